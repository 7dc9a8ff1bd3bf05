import Foundation
import LegatoFilm
import LegatoProject
import LegatoResources
import LegatoSlices

/// A target's code, with that of the modules that it imports, as slices are made of it.
struct ProjectCode: Sendable {
  let project: Project
  let target: ProjectTarget
  let index: SourceIndex
  /// The modules that stand-ins take the place of.
  let standIns: Set<String>
  /// What is declared anywhere.
  let names: KnownNames
  /// How each module is compiled.
  private let settings: [String: CompileSettings]

  /// What films are linked with: a target of one of these names is never compiled beside it.
  private static let own = FilmBuildConfiguration.modules.union([
    "LegatoAudit", "LegatoDisplay", "LegatoFilm", "LegatoRaster", "SwiftUIMacros",
  ])

  /// What a module is called while views of it are compiled: as it is, unless films are linked with one of the name.
  static func filmedName(of module: String?) -> String {
    guard let module, !own.contains(module), module != "Swift", module.first?.isNumber == false,
      module.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return FilmSources.module }
    return module
  }

  /// Reads the target's files. Those that cannot be read are left out.
  init(_ project: Project, _ target: ProjectTarget, _ compiler: FilmCompiler) {
    self = Self.together(project, [target], compiler)[0]
  }

  /// The code of some targets in as few indices as can be: in one of several, what one target imports of another is compiled
  /// once for all. An app is with the libraries; targets with a file or a name in common, or apps that are compiled under
  /// other conditions, are not.
  static func all(
    of targets: [ProjectTarget], in project: Project, _ compiler: FilmCompiler
  ) -> [ProjectCode] {
    var groups: [[ProjectTarget]] = []
    for target in targets {
      let place = groups.firstIndex { group in
        let isAlike =
          target.kind == .library
          || target.settings.conditions == group[0].settings.conditions
        return isAlike
          && group.allSatisfy {
            $0.moduleName != target.moduleName
              && Set($0.sources).isDisjoint(with: target.sources)
          }
      }
      if let place { groups[place].append(target) } else { groups.append([target]) }
    }
    let codes = groups.flatMap { together(project, $0, compiler) }
    return targets.compactMap { target in codes.first { $0.target == target } }
  }

  private static func together(
    _ project: Project, _ targets: [ProjectTarget], _ compiler: FilmCompiler
  ) -> [ProjectCode] {
    var conditions = FilmBuildConfiguration.standard
    conditions.version = compiler.version
    // Stand-ins draw boxes with it.
    conditions.modules.insert("LegatoFilm")
    var settings: [String: CompileSettings] = [:]
    for target in targets {
      conditions.defines.formUnion(target.settings.conditions)
      settings[target.moduleName] = CompileSettings(target.settings)
    }
    let names = Set(settings.keys)
    let others = project.targets.filter { !names.contains($0.moduleName) && $0.kind == .library }
    for other in others where settings[other.moduleName] == nil {
      settings[other.moduleName] = CompileSettings(other.settings)
    }
    var found: [String] = []
    let index = SourceIndex(
      targets.map(Self.module),
      importing: { name in
        guard !Self.own.contains(name) else { return nil }
        if let own = others.first(where: { $0.moduleName == name }) { return Self.module(own) }
        guard
          let standIn = compiler.standIns.module(
            name,
            for: { targets.flatMap(\.sources).compactMap { ProjectFiles.read($0)?.text } })
        else { return nil }
        if !name.hasPrefix("_") { found.append(name) }
        return standIn
      }, conditions: conditions)
    let declared = KnownNames(for: project.targets, compiler.installation)
    return targets.map { target in
      ProjectCode(
        project: project, target: target, index: index, standIns: Set(found), names: declared,
        settings: settings)
    }
  }

  private init(
    project: Project, target: ProjectTarget, index: SourceIndex, standIns: Set<String>,
    names: KnownNames, settings: [String: CompileSettings]
  ) {
    self.names = names
    self.project = project
    self.target = target
    self.index = index
    self.standIns = standIns
    self.settings = settings
  }

  private static func module(_ target: ProjectTarget) -> SourceModuleText {
    var files = target.sources.compactMap { path in
      ProjectFiles.read(path).map {
        SourceText(path: ShownPath.of(path), text: ImpliedImports.ofProjects(addedTo: $0.text))
      }
    }
    // What the package manager adds to a target with resources.
    if target.origin.hasSuffix("/Package.swift") {
      let root = URL(fileURLWithPath: target.origin).deletingLastPathComponent().path
      let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
      let declared = SwiftProject(root: root)?.targets.first { $0.name == target.name }
      files += (declared?.additions(to: sources) ?? []).map {
        SourceText(path: $0.path, text: $0.text)
      }
    } else if let classes = DataModelClasses.file(for: target.resources.filter(DataModel.isModel)) {
      files.append(SourceText(path: classes.path, text: classes.text))
    }
    return SourceModuleText(name: target.moduleName, files: files)
  }

  /// All that a view's slice is made of, and how it is compiled.
  var parts: [String] {
    [target.name, target.moduleName] + standIns.sorted() + index.parts + names.others.sorted()
      + settings.sorted { $0.key < $1.key }.flatMap { name, settings in
        [name] + settings.languageVersions + settings.arguments
      }
  }

  func settings(of module: String) -> CompileSettings { settings[module] ?? .usual }

  /// The target that a file is compiled in: an app's before a library's, and a test's last.
  ///
  /// - Throws: where the project has no target of the name.
  static func target(
    of file: String, in project: Project, named name: String?
  ) throws(FilmFailure) -> ProjectTarget? {
    let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    let owners = project.targets.filter { $0.sources.contains(real) }
    if let name {
      guard let target = project.targets(named: name).first else {
        throw ProjectSubject.noTarget(name, in: project)
      }
      return owners.contains(target) ? target : owners.first
    }
    let order: [ProjectTarget.Kind] = [.application, .library, .appExtension, .tool]
    return order.lazy.compactMap { kind in owners.first { $0.kind == kind } }.first
  }
}

/// How files are called in what is written: as a person would, from the working folder.
enum ShownPath {
  private static let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    .resolvingSymlinksInPath().path

  static func of(_ path: String) -> String {
    let name =
      folder == "/"
      ? path : path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    return name
  }
}
