#pragma once
#include <stddef.h>

/// The bytes that this thread has asked for so far; an array that is copied asks for its length again.
///
/// With glibc the executable's own `malloc`, `calloc`, `realloc` and aligned forms stand before those of
/// the library, count and pass the call on.
size_t memory_asked(void);

/// Whether there is a way to know.
int memory_is_counted(void);
