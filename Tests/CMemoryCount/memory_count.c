#include "memory_count.h"

#include <stdlib.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

// A sanitizer has functions of its own in this place.
#if defined(__GLIBC__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)
#include <errno.h>

static __thread size_t asked;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  asked += size;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  asked += number * size;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  asked += size;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  asked += size;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  asked += size;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

size_t memory_asked(void) { return asked; }
int memory_is_counted(void) { return 1; }
#else
size_t memory_asked(void) { return 0; }
int memory_is_counted(void) { return 0; }
#endif
