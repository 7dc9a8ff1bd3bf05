import Foundation
import LegatoProject
import LegatoResources

/// What an app has beside its code, for the program that runs its views: where its texts, images, colours and
/// fonts lie, and its `Info.plist`.
///
/// Whoever knows the app's project fills it from there; ``found(beside:)`` looks around the sources.
struct AppResources: Hashable, Sendable {
  /// The folders that a build would copy into the bundle, the first one first.
  var folders: [String] = []
  var infoList: String?

  /// What the program is called with.
  var arguments: [String] {
    folders.flatMap { ["--resources", $0] } + (infoList.map { ["--info-plist", $0] } ?? [])
  }
}

extension AppResources {
  /// What a target copies into its bundle, in its order.
  init(_ target: ProjectTarget?) {
    for path in target?.resources ?? [] {
      var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      // Texts of a language stand in its folder in the bundle as well.
      if folder.pathExtension == "lproj" { folder = folder.deletingLastPathComponent() }
      add(folder.path)
    }
    guard let target, let name = target.settings["INFOPLIST_FILE"], !name.isEmpty else { return }
    let root = URL(fileURLWithPath: target.origin).deletingLastPathComponent()
    // The project file lies in the project's own folder.
    let places = [root, root.deletingLastPathComponent()].map {
      $0.appendingPathComponent(name).path
    }
    infoList = places.first { InfoList(path: $0).fault == nil }
  }

  /// Looks for resources below the project that the files are part of: the nearest folder above them that has
  /// a project or a manifest, at most six above. Without one, only their own folders are looked at, and those
  /// above that have a catalogue.
  static func found(beside files: [String]) -> AppResources {
    var own: [String] = []
    for file in files {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
      if !own.contains(folder) { own.append(folder) }
    }
    var result = AppResources(folders: own)
    var roots: Set<String> = []
    for folder in own {
      for ancestor in [folder] + ProjectFiles.ancestors(of: folder).prefix(6) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: ancestor)) ?? []
        if names.contains(where: isProject) {
          if roots.insert(ancestor).inserted { result.search(ancestor, near: folder) }
          break
        }
        if names.contains(where: isResource) { result.add(ancestor) }
        result.infoList = result.infoList ?? infoList(in: ancestor, names)
      }
    }
    return result
  }

  /// With folders of the app's project besides.
  func adding(_ folders: [String]) -> AppResources {
    var result = self
    for folder in folders { result.add(folder) }
    return result
  }

  private mutating func add(_ folder: String) {
    if !folders.contains(folder) { folders.append(folder) }
  }

  private static func isProject(_ name: String) -> Bool {
    ["Package.swift", ".git", "project.yml", "project.yaml", "Project.swift"].contains(name)
      || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// What builds copy into the bundle: code asks for it by `Bundle.main`.
  private static let endings = [
    ".xcassets", ".xcstrings", ".lproj", ".ttf", ".otf", ".json", ".csv", ".png", ".jpg", ".jpeg",
    ".webp", ".gif", ".heic",
    ".svg", ".pdf", ".html", ".mp3", ".m4a", ".wav", ".caf", ".mp4", ".mov", ".xcdatamodeld",
    ".plist", ".lottie", ".sqlite", ".db",
  ]

  private static func isResource(_ name: String) -> Bool {
    !name.hasSuffix("Info.plist") && endings.contains { name.hasSuffix($0) }
  }

  private static func infoList(in folder: String, _ names: [String]) -> String? {
    let own = names.sorted().filter { $0 == "Info.plist" || $0.hasSuffix("-Info.plist") }
    return own.lazy.map { folder + "/" + $0 }.first {
      InfoList(path: $0).fault == nil
    }
  }

  // MARK: Below a project

  private mutating func search(_ root: String, near folder: String) {
    var search = ResourceSearch()
    search.walk(root, depth: 0)
    // What lies nearest to the file counts first, as an app and its extensions have texts of one name.
    func distance(_ path: String) -> Int {
      let (left, right) = (path.split(separator: "/"), folder.split(separator: "/"))
      let common = zip(left, right).prefix { $0 == $1 }.count
      return left.count + right.count - 2 * common
    }
    let found = search.folders.enumerated().sorted {
      (distance($0.element), $0.offset) < (distance($1.element), $1.offset)
    }
    for (_, folder) in found { add(folder) }
    let lists = search.infoLists.enumerated().sorted {
      (distance($0.element), $0.offset) < (distance($1.element), $1.offset)
    }
    infoList = infoList ?? lists.first { InfoList(path: $0.element).fault == nil }?.element
  }

  /// Walks through a project's folders. What links lead to outside of the project is not looked at.
  private struct ResourceSearch {
    private static let deepest = 10
    private static let leftOut: Set<String> = [
      "build", "Pods", "DerivedData", "Carthage", "node_modules", "checkouts", "fastlane",
    ]
    var folders: [String] = []
    var infoLists: [String] = []
    private var room = 20_000

    mutating func walk(_ folder: String, depth: Int) {
      guard depth < Self.deepest, room > 0 else { return }
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      if names.contains(where: isResource) { folders.append(folder) }
      if let list = infoList(in: folder, names) { infoLists.append(list) }
      for name in names where room > 0 {
        room -= 1
        let isTest = name.hasSuffix("Tests")
        guard !name.hasPrefix("."), !name.contains(".") || name.hasSuffix(".swiftpm"),
          !Self.leftOut.contains(name), !isTest
        else { continue }
        let path = folder + "/" + name
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
        if type as? FileAttributeType == .typeDirectory { walk(path, depth: depth + 1) }
      }
    }
  }
}
