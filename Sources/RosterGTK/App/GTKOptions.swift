#if GTK
  /// How a program with a window calls itself.
  public struct GTKOptions: Sendable, Hashable {
    /// What names the program to the desktop, such as "org.example.Mail": its `.desktop` file and its
    /// icon have this name too.
    public var applicationID: String
    /// The name of the program, for people.
    public var name: String
    /// The version, for the window about the program; `nil` for none.
    public var version: String?
    /// What the program does, in a sentence, for the window about it.
    public var about: String?
    /// How wide a new window is, in pixels.
    public var width: Int
    /// How high a new window is, in pixels.
    public var height: Int

    /// The given options. Without an id and a name the program is Roster itself, with its icon.
    public init(
      applicationID: String = "io.roster.Roster", name: String = "Roster", version: String? = nil,
      about: String? = nil, width: Int = 480, height: Int = 680
    ) {
      self.applicationID = applicationID
      self.name = name
      self.version = version
      self.about = about
      self.width = width
      self.height = height
    }
  }
#endif
