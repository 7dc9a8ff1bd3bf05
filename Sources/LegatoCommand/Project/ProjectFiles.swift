import Foundation
import LegatoLint

/// Finds and reads the files of projects.
enum ProjectFiles {
  private static let leftOut: Set<String> = [
    "build", "Pods", "DerivedData", "Carthage", "node_modules", "checkouts",
  ]
  /// How deep folders are looked into: a link that leads back up ends there.
  private static let deepest = 32
  /// How many folders are looked at.
  private static let maxFolders = 4096

  /// The Swift files at a path or below it, in order. Hidden folders and those of builds and of other
  /// packages are left out; so are tests, which need what a film has not.
  static func swiftFiles(at path: String, withTests: Bool = false) -> [String] {
    var seen: Set<String> = []
    return files(at: path, withTests: withTests, depth: 0, &seen)
  }

  /// The folders below a folder that may have sources, some thousands at the most.
  static func folders(below root: String) -> [String] {
    var found: [String] = []
    var open = [root]
    while let folder = open.popLast(), found.count < maxFolders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where !leftOut.contains(name) && !name.hasPrefix(".") {
        let path = folder + "/" + name
        // No link is followed: it may lead in a circle.
        let kind =
          try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard kind == .typeDirectory else { continue }
        found.append(path)
        open.append(path)
      }
    }
    return found
  }

  private static func files(
    at path: String, withTests: Bool, depth: Int, _ seen: inout Set<String>
  ) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    let name = FilmSources.fileName(of: path)
    guard isFolder.boolValue else {
      return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
    }
    if depth > 0 {
      let isTest = !withTests && name.hasSuffix("Tests")
      if leftOut.contains(name) || name.hasPrefix(".") || isTest { return [] }
    }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard depth < deepest, seen.insert(real).inserted else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().flatMap {
      files(at: join(path, $0), withTests: withTests, depth: depth + 1, &seen)
    }
  }

  /// The file; `nil` where it cannot be read, or is larger than any source.
  static func read(_ path: String) -> SourceFile? {
    SwiftFiles.text(of: path).map { SourceFile(path: path, text: $0) }
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether two paths lead to one file, links left out.
  static func areSame(_ left: String, _ right: String) -> Bool {
    left == right
      || URL(fileURLWithPath: left).standardizedFileURL.path
        == URL(fileURLWithPath: right).standardizedFileURL.path
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The folder and those above it, the nearest first.
  static func ancestors(of path: String) -> [String] {
    var folders: [String] = []
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    while folder != "/", folders.count < deepest {
      folders.append(folder)
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return folders
  }
}
