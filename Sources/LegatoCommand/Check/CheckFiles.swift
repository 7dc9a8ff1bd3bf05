import Foundation
import LegatoFilm

/// Finds the files to check.
enum CheckFiles {
  /// Files that are compiled together.
  struct Group: Equatable {
    var files: [CheckFile]
    /// Whether they are to be compiled one by one where they cannot be together.
    var isFolder: Bool
  }

  private static let leftOut: Set<String> = [
    ".build", "build", "Tests", "Pods", "DerivedData", "Carthage", "node_modules",
  ]

  /// The groups of the paths, in order.
  ///
  /// - Throws: where a path cannot be read, or holds no Swift file.
  static func groups(_ options: CheckOptions) throws(FilmFailure) -> [Group] {
    var groups: [Group] = []
    for path in options.paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw FilmFailure("\(path) cannot be read.")
      }
      if isFolder.boolValue {
        groups += try folder(path, options)
      } else {
        groups.append(Group(files: [try file(path, options)], isFolder: false))
      }
    }
    return groups
  }

  private static func file(_ path: String, _ options: CheckOptions) throws(FilmFailure) -> CheckFile
  {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FilmFailure("\(path) cannot be read.")
    }
    let text = String(decoding: data, as: UTF8.self)
    let choices = CheckChoices(source: text, expressions: options.views)
    return CheckFile(path: path, text: text, choices: choices.choices, omitted: choices.omitted)
  }

  /// One group for each target of a package, one for any other folder.
  private static func folder(_ path: String, _ options: CheckOptions) throws(FilmFailure) -> [Group]
  {
    let root = path.hasSuffix("/") ? String(path.dropLast()) : path
    let sources = root + "/Sources"
    let isPackage =
      FileManager.default.fileExists(atPath: root + "/Package.swift")
      && FileManager.default.fileExists(atPath: sources)
    var byTarget: [String: [String]] = [:]
    for file in swiftFiles(in: isPackage ? sources : root) {
      let rest = file.dropFirst((isPackage ? sources : root).count + 1)
      let target = isPackage ? String(rest.prefix { $0 != "/" }) : ""
      byTarget[target, default: []].append(file)
    }
    var groups: [Group] = []
    for target in byTarget.keys.sorted() {
      var files: [CheckFile] = []
      for path in (byTarget[target] ?? []).sorted() { files.append(try file(path, options)) }
      groups.append(Group(files: files, isFolder: true))
    }
    guard groups.contains(where: { $0.files.contains { !$0.choices.isEmpty } }) else {
      throw FilmFailure("There is no view and no preview in \(path).")
    }
    return groups
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
      if isFolder.boolValue {
        return leftOut.contains(name) || name.hasPrefix(".") ? [] : swiftFiles(in: path)
      }
      return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
    }
  }
}
