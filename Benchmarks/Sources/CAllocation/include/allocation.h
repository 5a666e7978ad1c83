#pragma once
#include <stddef.h>

/// The bytes that the process has allocated and not freed; 0 where there is no way to know.
size_t allocated_bytes(void);
