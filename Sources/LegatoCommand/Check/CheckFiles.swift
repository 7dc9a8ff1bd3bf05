import Foundation
import LegatoAudit
import LegatoFilm
import LegatoProject

/// Finds the files to check.
enum CheckFiles {
  /// Files that are compiled together.
  struct Group {
    var files: [CheckFile]
    /// What is compiled with them and not checked.
    var companions = Companions.none
    /// Whether they are all of a folder: where they cannot be compiled together they are compiled
    /// one by one.
    var isFolder: Bool
    /// Files that cannot be read, and why.
    var unreadable: [CheckResults.Failure] = []
    /// The project that the files are part of; each is compiled with what it needs of it.
    var code: ProjectCode?
  }

  /// The groups of the paths, in order.
  ///
  /// - Throws: where a path cannot be read, or holds no Swift file.
  static func groups(
    _ options: CheckOptions, _ compiler: FilmCompiler? = nil
  ) throws(FilmFailure) -> [Group] {
    var groups: [Group] = []
    for path in options.paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw FilmFailure("\(path) cannot be read.")
      }
      if let compiler, let code = try Self.code(path, options, compiler) {
        groups.append(try group(code, options))
      } else if isFolder.boolValue {
        groups += try folder(path, options)
      } else {
        let file = CheckFile(try SourceFile(reading: path), options)
        groups.append(Group(files: [file], isFolder: false))
      }
    }
    return groups
  }

  /// The code of a project that is no package, or of which a target is named.
  private static func code(
    _ path: String, _ options: CheckOptions, _ compiler: FilmCompiler
  ) throws(FilmFailure) -> ProjectCode? {
    guard ProjectSubject.isProject(path) else { return nil }
    let project: Project
    do {
      project = try ProjectReader.read(path)
    } catch {
      // A folder of files is no project.
      if options.project.target != nil || !FileManager.default.fileExists(atPath: path + "/.") {
        throw FilmFailure("\(error)")
      }
      return nil
    }
    if project.kind == .package, options.project.target == nil { return nil }
    let target = try ProjectSubject.target(of: project, named: options.project.target)
    return ProjectCode(project, target, compiler)
  }

  /// The files of a project's target that have something to check.
  private static func group(
    _ code: ProjectCode, _ options: CheckOptions
  ) throws(FilmFailure) -> Group {
    var group = group(code.target.sources.map(ShownPath.of), options)
    group.files.removeAll { $0.choices.isEmpty && $0.omitted.isEmpty }
    group.code = code
    guard group.hasSomething else {
      throw FilmFailure("There is no view and no preview in \(code.target.name).")
    }
    return group
  }

  /// One group for each target of a package, one for any other folder. Tests are left out.
  private static func folder(_ path: String, _ options: CheckOptions) throws(FilmFailure) -> [Group]
  {
    let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let paths = ProjectFiles.swiftFiles(at: root)
    guard !paths.isEmpty else { throw FilmFailure("There is no Swift file in \(path).") }
    let groups = groups(
      paths, SwiftProject(root: root) ?? SwiftProject.containing(paths[0]), options)
    guard groups.contains(where: \.hasSomething) else {
      throw FilmFailure("There is no view and no preview in \(path).")
    }
    return groups
  }

  private static func groups(
    _ paths: [String], _ project: SwiftProject?, _ options: CheckOptions
  ) -> [Group] {
    guard let project else { return [group(paths, options)] }
    var byTarget: [String: (target: SwiftTarget, paths: [String])] = [:]
    for path in paths {
      guard let target = project.target(of: path), target.kind == .regular else { continue }
      byTarget[target.name, default: (target, [])].paths.append(path)
    }
    return byTarget.keys.sorted().compactMap { name -> Group? in
      guard let (target, paths) = byTarget[name] else { return nil }
      var group = group(paths, options)
      let all = target.contents
      group.companions.files = all.filter { file in
        !paths.contains { ProjectFiles.areSame($0, file.path) }
      }
      group.companions.modules = project.modules(for: all, of: target.moduleName)
      return group
    }
  }

  private static func group(_ paths: [String], _ options: CheckOptions) -> Group {
    var group = Group(files: [], isFolder: true)
    for path in paths {
      do throws(FilmFailure) {
        let file = try SourceFile(reading: path)
        if file.isCompilable { group.files.append(CheckFile(file, options)) }
      } catch {
        group.unreadable.append(CheckResults.Failure(file: path, message: error.message))
      }
    }
    return group
  }
}

extension CheckFiles.Group {
  var hasSomething: Bool {
    !unreadable.isEmpty || files.contains { !$0.choices.isEmpty || !$0.omitted.isEmpty }
  }
}

extension CheckFile {
  init(_ file: SourceFile, _ options: CheckOptions) {
    let choices = CheckChoices(source: file.text, expressions: options.views)
    self.init(
      path: file.path, text: file.text, choices: choices.choices, omitted: choices.omitted)
  }
}
