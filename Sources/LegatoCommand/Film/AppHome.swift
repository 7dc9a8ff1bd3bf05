import Foundation

/// The folders that an app finds in the place of a person's own while its code runs: as on a phone, where it has some for itself
/// alone. They are empty when it begins, so that a film does not depend on those before it, and go with it.
struct AppHome {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("legato-home-\(UUID().uuidString)").path

  /// Those that are there on a phone before an app makes any.
  private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

  /// Where the system has no room for them, the app has to do without: its own code sees to that on a phone as well.
  init() {
    for folder in Self.folders {
      try? FileManager.default.createDirectory(
        atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
  }

  /// What tells Foundation of them. `HOME` stays, which other libraries go by.
  var variables: [String: String] {
    [
      "CFFIXED_USER_HOME": path, "XDG_DATA_HOME": path + "/Library/Application Support",
      "XDG_CONFIG_HOME": path + "/Library/Preferences",
      "XDG_CACHE_HOME": path + "/Library/Caches", "TMPDIR": path + "/tmp",
    ]
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
