#pragma once
#include <stddef.h>

/// How often this process has asked for memory; 0 where there is no way to know.
///
/// With glibc the executable's own `malloc`, `calloc`, `realloc` and aligned forms stand before those
/// of the library, for all of the process, count the call and pass it on.
size_t allocation_count(void);

/// The nanoseconds that this thread has worked, whatever else the machine did meanwhile.
long long thread_nanoseconds(void);
