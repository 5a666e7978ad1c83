// A list in a window that an app has made by itself.
#if GTK
  import Roster
  import RosterGTK

  // Lets tasks and timers of the main actor run in GTK's loop.
  MainLoop.install()
  guard gtk_init_check() != 0 else {
    print(GTKProblem.noDisplay)
    exit(2)
  }

  let tasks = TaskList()
  let window = UnsafeMutablePointer<GtkWindow>(OpaquePointer(gtk_window_new()!))
  gtk_window_set_title(window, "Tasks")
  gtk_window_set_default_size(window, 360, 420)
  gtk_window_set_child(window, GTKHost(tasks.driver).widget)
  gtk_window_present(window)

  while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
    g_main_context_iteration(nil, 1)
  }
#else
  print("This example needs GTK 4: swift run --traits GTK GTKExample")
#endif
