#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>

/* How another event loop serves the main queue of libdispatch, which runs the main actor's work. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);
