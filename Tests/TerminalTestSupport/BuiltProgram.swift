import Foundation

/// The programs that were built beside the tests.
public enum BuiltProgram {
  /// The path of a program, if it has been built.
  public static func path(_ name: String) -> String? {
    var folder = Bundle.main.bundleURL
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL
    }
    // The test bundle is a file beside the programs, or a folder somewhere under theirs.
    while folder.pathComponents.count > 1 {
      let file = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return file.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
