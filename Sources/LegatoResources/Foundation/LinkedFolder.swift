import Foundation
import Synchronization

/// Folders of links that stand for bundles while a program runs, and go with it.
enum LinkedFolder {
  private static let made = Mutex<[String]>([])

  /// A new folder; `nil` where the system has no room for temporary files.
  static func make() -> String? {
    var template = Array((NSTemporaryDirectory() + "legato-app-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { return nil }
    let folder = String(cString: made)
    Self.made.withLock { folders in
      if folders.isEmpty { atexit { LinkedFolder.removeAll() } }
      folders.append(folder)
    }
    return folder
  }

  private static func removeAll() {
    let folders = made.withLock { folders in
      defer { folders = [] }
      return folders
    }
    for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
  }
}
