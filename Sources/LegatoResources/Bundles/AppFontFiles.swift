import Foundation
import Synchronization

/// Finds the font files that an app's `Info.plist` names in `UIAppFonts`.
///
/// A built bundle has them where the list says; in a project's folders they may lie deeper, as a build copies them
/// to the top. They are looked for by their name then.
package enum AppFontFiles {
  private static let deepest = 4
  private static let capacity = 5_000

  private struct Question: Hashable {
    let names: [String]
    let folders: [String]
  }

  private static let known = Mutex<[Question: (found: [String], missing: [String])]>([:])

  /// - Parameters:
  ///   - names: as the list names them.
  ///   - folders: where the app's resources lie, the first one first.
  package static func find(
    _ names: [String], in folders: [String]
  ) -> (found: [String], missing: [String]) {
    let question = Question(names: names, folders: folders)
    if let answer = known.withLock({ $0[question] }) { return answer }
    var found: [String] = []
    var missing: [String] = []
    var below: [String: String]?
    for name in names {
      if let path = direct(name, in: folders) {
        found.append(path)
        continue
      }
      let files = below ?? index(of: folders)
      below = files
      if let path = files[String(name.split(separator: "/").last ?? "")] {
        found.append(path)
      } else {
        missing.append(name)
      }
    }
    let answer = (found: found, missing: missing)
    known.withLock { $0[question] = answer }
    return answer
  }

  private static func direct(_ name: String, in folders: [String]) -> String? {
    guard !name.hasPrefix("/"), !name.contains("\0"), !name.split(separator: "/").contains("..")
    else { return nil }
    return folders.map { $0 + "/" + name }.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The font files below folders by their names, the nearest ones first.
  private static func index(of folders: [String]) -> [String: String] {
    var files: [String: String] = [:]
    var open = folders.map { (path: $0, depth: 0) }
    var room = capacity
    while !open.isEmpty, room > 0 {
      let folder = open.removeFirst()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where room > 0 && !name.hasPrefix(".") {
        room -= 1
        let path = folder.path + "/" + name
        let ending = name.lowercased().suffix(4)
        if [".ttf", ".otf", ".ttc"].contains(ending) {
          files[name] = files[name] ?? path
        } else if folder.depth < deepest, !name.contains(".") {
          open.append((path, folder.depth + 1))
        }
      }
    }
    return files
  }
}
