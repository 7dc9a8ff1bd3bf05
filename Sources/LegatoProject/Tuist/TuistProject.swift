import SwiftSyntax

/// Reads a Tuist `Project.swift`: what stands there as plain text. Code is not run: targets that functions make are those of
/// the folders (``TuistConvention``), and that is named as a problem.
enum TuistProject {
  /// - Parameter folder: the folder with `Project.swift`, absolute.
  static func read(_ folder: String, disk: ProjectDisk) throws(ProjectProblem) -> Project {
    let file = folder + "/Project.swift"
    let literals = Literals(try disk.text(at: file))
    var project = Project(kind: .tuist, root: folder, name: Paths.name(of: folder))
    guard let call = CallFinder(["Project"], in: literals.file).calls.first else {
      conventional(&project, literals, disk: disk, file: file, line: nil)
      return project
    }
    project.name = literals.text(call["name"]) ?? project.name
    for package in literals.elements(call["packages"]) ?? [] {
      guard let call = LiteralCall(package) else { continue }
      if let path = literals.text(call["path"]) {
        project.packages.append(
          PackageReference(
            name: Paths.name(of: path), location: .local(Paths.join(folder, Self.path(path)))))
      } else if let url = literals.text(call["url"]) {
        project.packages.append(PackageReference(name: Paths.stem(of: url), location: .remote(url)))
      }
    }
    var usual: [String: String] = [:]
    addSettings(call["settings"], to: &usual, literals)
    guard let targets = literals.elements(call["targets"]) else {
      conventional(&project, literals, disk: disk, file: file, line: literals.line(of: call.node))
      return project
    }
    for expression in targets {
      guard let call = LiteralCall(expression), ["target", "Target"].contains(call.name),
        let name = literals.text(call["name"])
      else {
        project.problems.append(
          ProjectProblem(
            file, line: literals.line(of: expression),
            "a target is made by code: the manifest is read, not run"))
        continue
      }
      project.targets.append(
        target(
          name, call, literals, usual, folder: folder, disk: disk, file: file, &project.problems))
    }
    if project.targets.isEmpty, !targets.isEmpty {
      // One for all of them.
      project.problems = []
      conventional(&project, literals, disk: disk, file: file, line: literals.line(of: call.node))
    }
    return project
  }

  /// Takes the targets from the folders.
  private static func conventional(
    _ project: inout Project, _ literals: Literals, disk: ProjectDisk, file: String, line: Int?
  ) {
    let value = literals.file.statements.lazy
      .compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings.first }
      .first { $0.pattern.trimmedDescription == "project" }?.initializer?.value
    let name = literals.text(LiteralCall(value)?["name"])
    project.name = name ?? project.name
    let convention = TuistConvention(project.root, named: name, disk: disk)
    project.targets = convention.targets(&project.problems)
    let names = project.targets.map(\.name).joined(separator: ", ")
    project.problems.append(
      ProjectProblem(
        file, line: line,
        "the targets are made by code, and the manifest is read, not run: "
          + (names.isEmpty
            ? "its folders have none that are usual" : "by its folders they are \(names)")))
  }

  /// The folders of the projects that a `Workspace.swift` names.
  static func projects(
    inWorkspace file: String, disk: ProjectDisk, _ problems: inout [ProjectProblem]
  )
    throws(ProjectProblem) -> [String]
  {
    let literals = Literals(try disk.text(at: file))
    let folder = Paths.folder(of: file)
    guard let call = CallFinder(["Workspace"], in: literals.file).calls.first else { return [] }
    var folders = OrderedPaths()
    for pattern in literals.texts(call["projects"]).map(path) {
      if !Glob.isPattern(pattern) {
        folders.append(Paths.join(folder, pattern))
        continue
      }
      let glob = Glob(pattern)
      for entry in disk.walk(Paths.join(folder, Glob.base(of: pattern)), &problems)
      where Paths.name(of: entry.path) == "Project.swift" {
        let place = Paths.folder(of: entry.path)
        if glob.matches(Paths.relative(place, to: folder)) { folders.append(place) }
      }
    }
    return folders.paths
  }

  /// Paths may say what they are relative to; from the root of the repository that is known only to Tuist.
  private static func path(_ text: String) -> String {
    text.hasPrefix("//") ? String(text.dropFirst(2)) : text
  }

  private static let kinds: [String: ProjectTarget.Kind] = [
    "app": .application, "appClip": .application, "framework": .library,
    "staticFramework": .library,
    "staticLibrary": .library, "dynamicLibrary": .library, "unitTests": .tests, "uiTests": .tests,
    "appExtension": .appExtension, "extensionKitExtension": .appExtension,
    "watch2App": .application,
    "bundle": .tool, "commandLineTool": .tool, "macro": .tool,
  ]

  private static func target(
    _ name: String, _ call: LiteralCall, _ literals: Literals, _ usual: [String: String],
    folder: String,
    disk: ProjectDisk, file: String, _ problems: inout [ProjectProblem]
  ) -> ProjectTarget {
    let product = member(literals.resolved(call["product"]))
    var target = ProjectTarget(name: name, kind: kinds[product] ?? .library, origin: file)
    var values = usual
    values["TARGET_NAME"] = name
    values["PRODUCT_NAME"] = literals.text(call["productName"]) ?? name
    addSettings(call["settings"], to: &values, literals)
    if let deployment = call["deploymentTargets"] ?? call["deploymentTarget"],
      let call = LiteralCall(deployment)
    {
      values["IPHONEOS_DEPLOYMENT_TARGET"] =
        literals.text(call[nil]) ?? literals.text(call["targetVersion"])
        ?? literals.text(call["iOS"])
    }
    let table = SettingsTable(values)
    target.apply(table.expanded(), folder: folder, disk: disk, &problems)
    let destinations =
      (call["destinations"] ?? call["platform"]).map { $0.trimmedDescription } ?? ""
    for (word, platform) in [
      ("iOS", "iOS"), ("iPhone", "iOS"), ("macOS", "macOS"), ("watchOS", "watchOS"),
      ("tvOS", "tvOS"),
    ] where destinations.contains(word) {
      target.platforms.insert(platform)
    }
    addInfo(call["infoPlist"], to: &target, literals, folder: folder, disk: disk, values, &problems)
    var sources = OrderedPaths()
    addFiles(
      call["sources"], literals, folder: folder, disk: disk, name: name, file: file, &problems
    ) {
      if FileSorting.isSource($0) { sources.append($0) }
    }
    for path in sourceFolders(call["buildableFolders"], literals, folder: folder) {
      for entry in disk.walk(path, &problems) {
        if FileSorting.isSource(entry.path) {
          sources.append(entry.path)
        } else if FileSorting.isResource(entry.path) {
          target.resources.append(entry.path)
        }
      }
    }
    target.sources = sources.paths
    var resources = OrderedPaths()
    for path in target.resources { resources.append(path) }
    addFiles(
      call["resources"], literals, folder: folder, disk: disk, name: name, file: file, &problems
    ) {
      if !FileSorting.isSource($0) { resources.append($0) }
    }
    target.resources = resources.paths
    for dependency in literals.elements(call["dependencies"]) ?? [] {
      guard let call = LiteralCall(dependency) else { continue }
      switch call.name {
      case "target": if let name = literals.text(call["name"]) { target.dependencies.append(name) }
      case "project":
        if let name = literals.text(call["target"]) { target.dependencies.append(name) }
      case "external", "package":
        if let name = literals.text(call["name"]) ?? literals.text(call["product"]) {
          target.products.append(name)
        }
      default: break
      }
    }
    return target
  }

  /// `app` of `.app`, `Product.app` and `.app(…)`.
  private static func member(_ expression: ExprSyntax?) -> String {
    expression?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? LiteralCall(expression)?
      .name ?? ""
  }

  private static func sourceFolders(_ expression: ExprSyntax?, _ literals: Literals, folder: String)
    -> [String]
  {
    (literals.elements(expression) ?? []).compactMap { element in
      literals.text(element) ?? literals.text(LiteralCall(element)?[nil])
    }.map { Paths.join(folder, path($0)) }
  }

  /// Calls `add` with the files that patterns name: `"Sources/**"`, `.glob("…", excluding: […])`,
  /// `.sourceFilesList(globs: […])`, `.folderReference(path: …)`.
  private static func addFiles(
    _ expression: ExprSyntax?, _ literals: Literals, folder: String, disk: ProjectDisk,
    name: String, file: String,
    _ problems: inout [ProjectProblem], _ add: (String) -> Void
  ) {
    guard let expression = literals.resolved(expression) else { return }
    var elements = literals.elements(expression) ?? [expression]
    if let call = LiteralCall(expression),
      ["sourceFilesList", "resources", "paths"].contains(call.name)
    {
      elements = literals.elements(call["globs"] ?? call[nil]) ?? []
    }
    for element in elements {
      let call = LiteralCall(element)
      guard
        let pattern = literals.text(element)
          ?? literals.text(call?[nil] ?? call?["pattern"] ?? call?["path"])
      else {
        problems.append(
          ProjectProblem(
            file, line: literals.line(of: element),
            "files of \(name) are named by code: the manifest is read, not run"))
        continue
      }
      let excluded = literals.texts(call?["excluding"]).map { Glob(Paths.join(folder, path($0))) }
      let full = Paths.join(folder, path(pattern))
      let base = Paths.standard(Glob.base(of: full))
      if let problem = disk.problem(
        with: base, "folder", from: file, line: literals.line(of: element))
      {
        problems.append(problem)
        continue
      }
      guard Glob.isPattern(full) else {
        if !ProjectDisk.isFolder(full) || ProjectDisk.bundles.contains(Paths.ending(of: full)) {
          add(full)
        } else {
          for entry in disk.walk(full, &problems) { add(entry.path) }
        }
        continue
      }
      let glob = Glob(full)
      for entry in disk.walk(base, &problems)
      where glob.matches(entry.path) && !excluded.contains(where: { $0.matches(entry.path) }) {
        add(entry.path)
      }
    }
  }

  private static func addSettings(
    _ expression: ExprSyntax?, to values: inout [String: String], _ literals: Literals
  ) {
    guard let call = LiteralCall(literals.resolved(expression)) else { return }
    guard let table = literals.resolved(call["base"])?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = table.content
    else { return }
    for element in elements {
      guard let key = literals.text(element.key) else { continue }
      let value = literals.resolved(element.value)
      if let text = literals.text(value) ?? literals.text(LiteralCall(value)?[nil]) {
        values[key] = text
      } else if let list = literals.elements(value) {
        values[key] = list.compactMap { literals.text($0) }.joined(separator: " ")
      } else if let value {
        values[key] = value.trimmedDescription
      }
    }
  }

  private static func addInfo(
    _ expression: ExprSyntax?, to target: inout ProjectTarget, _ literals: Literals, folder: String,
    disk: ProjectDisk, _ values: [String: String], _ problems: inout [ProjectProblem]
  ) {
    guard let expression = literals.resolved(expression) else { return }
    let call = LiteralCall(expression)
    if let file = literals.text(expression) ?? literals.text(call?["path"]) {
      target.readInfo(Paths.join(folder, path(file)), values, disk: disk, &problems)
      return
    }
    guard let table = literals.resolved(call?["with"] ?? call?[nil])?.as(DictionaryExprSyntax.self),
      case .elements(let elements) = table.content
    else { return }
    for element in elements {
      guard let key = literals.text(element.key) else { continue }
      if let text = literals.text(element.value) { target.info[key] = text }
      if key == "UIAppFonts" { target.fonts = literals.texts(element.value) }
    }
  }
}
