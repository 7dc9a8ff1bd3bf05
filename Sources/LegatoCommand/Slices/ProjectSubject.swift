import Foundation
import LegatoFilm
import LegatoProject

/// Chooses what of a project is meant: a target, and files of it.
enum ProjectSubject {
  /// Whether a path is a project rather than a file or a folder of files.
  static func isProject(_ path: String) -> Bool {
    let ending = path.split(separator: "/").last.map(String.init) ?? path
    if [".xcodeproj", ".xcworkspace", ".swiftpm", ".yml", ".yaml"].contains(where: ending.hasSuffix)
    {
      return true
    }
    if ["Package.swift", "Project.swift", "Workspace.swift"].contains(ending) { return true }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Reads a project.
  ///
  /// - Throws: where it cannot be read.
  static func read(_ path: String) throws(FilmFailure) -> Project {
    do {
      return try ProjectReader.read(path)
    } catch {
      throw FilmFailure("\(error)")
    }
  }

  /// The target that is meant: the one that is named, or the only app, or the only target.
  ///
  /// - Throws: where there are several, with their names.
  static func target(of project: Project, named name: String?) throws(FilmFailure) -> ProjectTarget
  {
    if let name {
      // A scheme means what it launches.
      let meant = project.targets(named: name)
      let scheme = project.schemes.first { $0.name == name }?.targets.first
      guard let target = meant.first ?? scheme.flatMap({ project.targets(named: $0).first }) else {
        throw noTarget(name, in: project)
      }
      return target
    }
    let main = project.mainTargets.filter { !$0.sources.isEmpty }
    let apps = main.filter { $0.kind == .application }
    let phone = apps.filter { $0.platforms.isEmpty || $0.platforms.contains("iOS") }
    if let only = [phone, apps, main].first(where: { $0.count == 1 })?.first { return only }
    // Of several apps the one that the project is called after.
    if let own = phone.first(where: { $0.name == project.name }) { return own }
    // Of variants of one app (for development, for a store), the first.
    if let first = phone.first, phone.dropFirst().allSatisfy({ isVariant($0, of: first) }) {
      return first
    }
    guard !main.isEmpty else {
      throw FilmFailure(
        "\(project.name) has no target with Swift files."
          + project.problems.prefix(10).map { "\n  \($0)" }.joined())
    }
    throw FilmFailure(
      "\(project.name) has several targets: choose one with --target.\n"
        + main.map {
          "  --target \(quotedWord($0.name))  (\($0.kind.rawValue), \($0.sources.count) files)"
        }
        .joined(separator: "\n"))
  }

  /// Whether two targets have most of their files in common.
  private static func isVariant(_ target: ProjectTarget, of other: ProjectTarget) -> Bool {
    let shared = Set(target.sources).intersection(other.sources).count
    return 2 * shared > max(target.sources.count, other.sources.count)
  }

  static func noTarget(_ name: String, in project: Project) -> FilmFailure {
    FilmFailure(
      "\(project.name) has no target \(name). There are: "
        + project.targets.map { quotedWord($0.name) }.joined(separator: ", ") + ".")
  }

  private static func quotedWord(_ name: String) -> String {
    name.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) } ? name : "“\(name)”"
  }

  /// Whether a file has a class that makes the root of a window of UIKit's.
  static func isSceneDelegate(_ text: String) -> Bool {
    text.hasBytes(of: "UIWindowSceneDelegate") && text.hasBytes(of: "rootViewController")
      && !ViewFinder.summary(of: text).sceneDelegates.isEmpty
  }

  /// The class of a target that handles its app; `nil` where there is none.
  static func appDelegate(in target: ProjectTarget) -> String? {
    for path in target.sources {
      guard let file = ProjectFiles.read(path), file.text.hasBytes(of: "UIApplicationDelegate")
      else { continue }
      if let name = ViewFinder.summary(of: file.text).appDelegates.first { return name }
    }
    return nil
  }

  /// The file of a target that has what is to be filmed: a preview or a view of a name, else the app itself.
  ///
  /// - Throws: where there is none, or there are several.
  static func file(
    in target: ProjectTarget, preview: String?, view: String?
  ) throws(FilmFailure) -> String {
    var apps: [String] = []
    var scenes: [String] = []
    var previews: [String] = []
    for path in target.sources {
      guard let file = ProjectFiles.read(path) else { continue }
      if let preview {
        guard file.text.contains(preview) else { continue }
        let summary = ViewFinder.summary(of: file.text)
        if summary.previews.contains(where: { $0.name == preview })
          || summary.providers.contains(where: { $0.previews.contains { $0.name == preview } })
        {
          return ShownPath.of(path)
        }
      } else if let view {
        let name = String(view.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard file.text.contains(name) else { continue }
        let summary = ViewFinder.summary(of: file.text)
        if summary.views.contains(where: { $0.path.last == name || $0.path.first == name })
          || summary.apps.contains(name)
        {
          return ShownPath.of(path)
        }
      } else if isSceneDelegate(file.text) {
        scenes.append(path)
      } else if file.text.contains("App") || file.text.contains("#Preview")
        || file.text.contains("PreviewProvider")
      {
        let summary = ViewFinder.summary(of: file.text)
        if !summary.apps.isEmpty { apps.append(path) }
        if !summary.previews.isEmpty || !summary.providers.isEmpty { previews.append(path) }
      }
    }
    if let preview { throw FilmFailure("No file of \(target.name) has a preview “\(preview)”.") }
    if let view { throw FilmFailure("No file of \(target.name) has a view \(view).") }
    if let app = apps.first ?? scenes.first { return ShownPath.of(app) }
    if previews.count == 1 { return ShownPath.of(previews[0]) }
    throw FilmFailure(
      previews.isEmpty
        ? "\(target.name) has neither an app nor a preview: --view names a view of it."
        : "\(target.name) has no app: --preview or --view says what is filmed, or a file of it:\n"
          + previews.prefix(20).map { "  " + ShownPath.of($0) }.joined(separator: "\n"))
  }
}
