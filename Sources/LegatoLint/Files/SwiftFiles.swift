import Foundation

/// Finds the Swift files of paths.
public enum SwiftFiles {
  /// Folders that hold what others wrote, or what was made of sources.
  private static let leftOut: Set<String> = [
    "build", "Pods", "DerivedData", "Carthage", "node_modules", "checkouts",
  ]
  /// How deep folders are looked into: a link that leads back up ends there.
  private static let deepest = 64
  /// The largest file that is read, in bytes.
  public static let maxSize = 4 << 20

  /// The files of a path: itself, or the Swift files below the folder that it is, in order. Hidden
  /// folders and those of builds and of other packages are left out.
  ///
  /// - Returns: `nil` where there is nothing at the path.
  public static func files(at path: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return [path] }
    let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var seen: Set<String> = []
    return files(in: root, depth: 0, &seen)
  }

  private static func files(in folder: String, depth: Int, _ seen: inout Set<String>) -> [String] {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard depth < deepest, seen.insert(real).inserted else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if !leftOut.contains(name) { found += files(in: path, depth: depth + 1, &seen) }
      } else if name.hasSuffix(".swift") {
        found.append(path)
      }
    }
    return found
  }

  /// The text of a file; `nil` where it cannot be read, is too large, or is no UTF-8.
  public static func text(of path: String) -> String? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      (attributes[.size] as? NSNumber)?.intValue ?? 0 <= maxSize,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return String(validating: data, as: UTF8.self)
  }
}
