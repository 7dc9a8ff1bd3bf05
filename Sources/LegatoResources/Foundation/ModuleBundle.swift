package import Foundation

/// What `Bundle.module` is to a target of a package: a folder of links to the resources that the package manager
/// would copy, each at the place where it would stand.
package struct ModuleBundle {
  /// The target's folder.
  package var folder: String
  /// The resources that are processed: of a folder what lies in it, at any depth, stands at the bundle's root.
  package var processed: [String]
  /// The resources that are copied as they are, by their own name.
  package var copied: [String]
  /// What the target leaves out.
  package var excluded: [String]

  package init(
    folder: String, processed: [String] = [], copied: [String] = [], excluded: [String] = []
  ) {
    (self.folder, self.processed, self.copied, self.excluded) = (
      folder, processed, copied, excluded
    )
  }

  /// The kinds of resources that are processed without being declared.
  private static let undeclared: Set<String> = [
    "xcassets", "xcstrings", "strings", "stringsdict", "lproj", "xib", "storyboard", "nib",
    "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "metal",
  ]
  /// Folders that are one resource.
  private static let packages: Set<String> = [
    "xcassets", "lproj", "xcdatamodeld", "xcdatamodel", "bundle", "scnassets", "mlpackage",
    "momd", "icon", "spriteatlas",
  ]
  private static let capacity = 4096
  private static let deepest = 12

  /// The bundle; the main one where none can be made.
  package func make() -> Bundle {
    guard let place = LinkedFolder.make() else { return .main }
    for (name, path) in links() {
      let link = place + "/" + name
      try? FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: link).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      symlink(path, link)
    }
    return Bundle(path: place) ?? .main
  }

  /// What stands in the bundle, by its path there, and where it lies. Of two of a name the first one counts, and of
  /// folders of a language, of which there may be several, the files count.
  package func links() -> [(name: String, path: String)] {
    var found = Links(excluded: excluded)
    for path in copied { found.add(Self.name(of: path), path) }
    for path in processed { found.walk(path, isDeclared: true, depth: 0) }
    let declared = processed + copied
    found.excluded += declared
    found.walk(folder, isDeclared: false, depth: 0)
    return found.links
  }

  /// Whether there is anything in it.
  package var isEmpty: Bool { links().isEmpty }

  private static func name(of path: String) -> String {
    String(path.drop { $0 == "/" }.split(separator: "/").last ?? "")
  }

  private struct Links {
    var excluded: [String]
    var links: [(name: String, path: String)] = []
    private var names: Set<String> = []

    init(excluded: [String]) { self.excluded = excluded }

    mutating func add(_ name: String, _ path: String) {
      guard links.count < ModuleBundle.capacity, names.insert(name).inserted else { return }
      links.append((name, path))
      if let compiled = CompiledModel.name(of: name), names.insert(compiled).inserted {
        links.append((compiled, path))
      }
    }

    mutating func walk(_ path: String, isDeclared: Bool, depth: Int) {
      guard depth < ModuleBundle.deepest, links.count < ModuleBundle.capacity,
        !excluded.contains(path)
      else { return }
      let name = ModuleBundle.name(of: path)
      let ending = name.contains(".") ? name.split(separator: ".").last.map(String.init) ?? "" : ""
      let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: path))
      let isWanted = isDeclared ? ending != "swift" : ModuleBundle.undeclared.contains(ending)
      guard let entries = isFolder, !ModuleBundle.packages.contains(ending) || ending == "lproj"
      else {
        if isWanted { add(name, path) }
        return
      }
      for entry in entries.sorted() where !entry.hasPrefix(".") {
        if ending == "lproj" {
          if isWanted { add(name + "/" + entry, path + "/" + entry) }
        } else {
          walk(path + "/" + entry, isDeclared: isDeclared, depth: depth + 1)
        }
      }
    }
  }
}
