import Foundation

/// What a build makes of a data model, by name: an app that opens its model itself asks its bundle for that.
enum CompiledModel {
  private static let endings = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]
  private static let deepest = 8
  private static let capacity = 64

  /// `Model.momd` for `Model.xcdatamodeld`; `nil` where a name is not that of a model.
  static func name(of source: String) -> String? {
    let parts = source.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last.flatMap({ endings[String($0)] }) else {
      return nil
    }
    return parts.dropLast().joined(separator: ".") + "." + ending
  }

  /// The models in a folder, at any depth, with their compiled names.
  static func all(in folder: String) -> [(name: String, path: String)] {
    var found: [(name: String, path: String)] = []
    func walk(_ path: String, _ depth: Int) {
      guard depth < deepest, found.count < capacity,
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      else { return }
      for name in names.sorted() where !name.hasPrefix(".") {
        if let compiled = Self.name(of: name) {
          found.append((compiled, path + "/" + name))
        } else if !name.contains(".") {
          walk(path + "/" + name, depth + 1)
        }
      }
    }
    walk(folder, 0)
    return found
  }
}
