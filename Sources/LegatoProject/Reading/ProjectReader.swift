/// Finds out what a path is, and reads it.
public enum ProjectReader {
  /// How many packages and projects may belong together.
  private static let maxParts = 300

  /// Reads the project at a path: a project's file or folder.
  ///
  /// A folder is read by what lies in it, the first of: an `.xcworkspace`, an `.xcodeproj`, `project.yml`,
  /// `Workspace.swift` or `Project.swift`, `Package.swift`; where there is none, by what the folders below have.
  ///
  /// - Parameter path: absolute or relative to the working folder.
  /// - Throws: where there is nothing that can be read; everything less is among the project's problems.
  public static func read(_ path: String) throws(ProjectProblem) -> Project {
    guard let path = ProjectDisk.real(path) else {
      throw ProjectProblem(path, "there is nothing at this path")
    }
    let disk = ProjectDisk(of: path)
    var loader = Loader(disk: disk)
    var project = try loader.project(at: path)
    loader.addPackages(to: &project)
    project.problems = ProjectProblem.once(project.problems)
    guard !project.targets.isEmpty || !project.problems.isEmpty else {
      throw ProjectProblem(path, "the \(project.kind.rawValue) has no targets")
    }
    return project
  }

  /// The project that a file belongs to: the nearest above it that has the file.
  public static func project(of file: String) -> Project? {
    guard let real = ProjectDisk.real(file) else { return nil }
    var folder = Paths.folder(of: real)
    // No further up than the repository, nor than projects are deep.
    for _ in 0..<16 where folder != "/" {
      if Loader.description(in: folder, disk: ProjectDisk(of: folder)) != nil
        || folder.hasSuffix(".swiftpm"),
        let project = try? read(folder),
        project.targets.contains(where: { $0.sources.contains(real) })
      {
        return project
      }
      if ProjectDisk.exists(folder + "/.git") { return nil }
      folder = Paths.folder(of: folder)
    }
    return nil
  }

  private struct Loader {
    let disk: ProjectDisk
    private var read: Set<String> = []

    init(disk: ProjectDisk) { self.disk = disk }

    /// What describes a folder's project.
    static func description(in folder: String, disk: ProjectDisk) -> String? {
      let names = disk.names(in: folder)
      let file =
        names.first { $0.hasSuffix(".xcworkspace") } ?? names.first { $0.hasSuffix(".xcodeproj") }
        ?? ["project.yml", "project.yaml", "Workspace.swift", "Project.swift", "Package.swift"]
        .first(where: names.contains)
      return file.map { folder + "/" + $0 }
    }

    mutating func project(at path: String) throws(ProjectProblem) -> Project {
      let name = Paths.name(of: path)
      switch (Paths.ending(of: path), name) {
      case ("xcodeproj", _): return try XcodeProject.read(path, disk: disk)
      case ("xcworkspace", _): return try workspace(path)
      case (_, "Package.swift"): return try SwiftPackage.read(Paths.folder(of: path), disk: disk)
      case (_, "Project.swift"): return try TuistProject.read(Paths.folder(of: path), disk: disk)
      case (_, "Workspace.swift"): return try tuistWorkspace(path)
      case ("yml", _), ("yaml", _): return try XcodeGenProject.read(path, disk: disk)
      default: break
      }
      guard ProjectDisk.isFolder(path) else {
        throw ProjectProblem(
          path,
          "it is no project: an .xcodeproj, .xcworkspace, project.yml, Project.swift, Package.swift, or a folder with one"
        )
      }
      let names = disk.names(in: path)
      let candidates =
        names.filter { $0.hasSuffix(".xcworkspace") } + names.filter { $0.hasSuffix(".xcodeproj") }
        + ["project.yml", "project.yaml", "Workspace.swift", "Project.swift", "Package.swift"]
        .filter(names.contains)
      var problems: [ProjectProblem] = []
      for candidate in candidates {
        do {
          var project = try project(at: path + "/" + candidate)
          // A workspace of nothing that is there, as package managers leave behind.
          if project.targets.isEmpty, candidate != candidates.last {
            problems += project.problems
            continue
          }
          let others = candidates.filter { $0.hasSuffix(".xcodeproj") && $0 != candidate }
          if project.kind == .xcode, !others.isEmpty {
            project.problems.append(
              ProjectProblem(
                path,
                "besides \(candidate) there are \(others.joined(separator: ", ")): name one of them to read it"
              ))
          }
          project.problems = problems + project.problems
          if project.kind == .package, let app = app(beside: project, in: path) { return app }
          return project
        } catch {
          problems.append(error)
        }
      }
      if let problem = problems.first { throw problem }
      return try below(path)
    }

    /// The projects below a package that is no more than the logic of an app in one of its folders: with its targets they are
    /// what was meant. A package with views of its own is read alone, whatever examples it has.
    private mutating func app(beside package: Project, in folder: String) -> Project? {
      let hasViews = package.targets.contains { target in
        target.kind == .application
          || target.sources.contains { path in
            guard let text = try? disk.text(at: path) else { return false }
            return text.utf8.firstRange(of: "import SwiftUI".utf8) != nil
          }
      }
      guard !hasViews, var whole = try? below(folder),
        whole.targets.contains(where: { $0.kind == .application })
      else { return nil }
      whole.targets += package.targets.filter { target in
        !whole.targets.contains { $0.name == target.name && $0.origin == target.origin }
      }
      if let root = ProjectDisk.real(folder) { read.insert(root + "/Package.swift") }
      whole.packages += package.packages.filter { !whole.packages.contains($0) }
      whole.problems += package.problems
      return whole
    }

    /// The packages and projects in the folders below one that has none.
    private mutating func below(_ folder: String) throws(ProjectProblem) -> Project {
      var found: [String] = []
      func look(_ folder: String, depth: Int) {
        for name in disk.names(in: folder)
        where !name.hasPrefix(".") && found.count < ProjectReader.maxParts {
          let path = folder + "/" + name
          guard ProjectDisk.isFolder(path), disk.holds(path),
            !["Pods", "Carthage", "build", "DerivedData", "node_modules"].contains(name)
          else { continue }
          if Self.description(in: path, disk: disk) != nil {
            found.append(path)
          } else if depth < 3 {
            look(path, depth: depth + 1)
          }
        }
      }
      look(folder, depth: 0)
      guard !found.isEmpty else {
        throw ProjectProblem(
          folder,
          "there is no project in it: no .xcodeproj, .xcworkspace, project.yml, Project.swift or Package.swift"
        )
      }
      var whole = Project(kind: .folder, root: folder, name: Paths.name(of: folder))
      for path in found { add(path, to: &whole) }
      // One with an app, in a folder of its own, is what was meant.
      if found.count == 1, let only = try? project(at: found[0]) { return only }
      return whole
    }

    private mutating func add(_ path: String, to whole: inout Project) {
      guard read.count < ProjectReader.maxParts, let real = ProjectDisk.real(path) else { return }
      guard read.insert(real).inserted else { return }
      do {
        let part = try project(at: path)
        whole.targets += part.targets.filter { target in
          !whole.targets.contains { $0.name == target.name && $0.origin == target.origin }
        }
        whole.schemes += part.schemes
        whole.packages += part.packages.filter { !whole.packages.contains($0) }
        whole.problems += part.problems
      } catch {
        whole.problems.append(error)
      }
    }

    private mutating func workspace(_ path: String) throws(ProjectProblem) -> Project {
      var whole = Project(
        kind: .xcodeWorkspace, root: Paths.folder(of: path), name: Paths.stem(of: path))
      for reference in try XcodeWorkspace.references(path, disk: disk) {
        let isProject = reference.hasSuffix(".xcodeproj")
        let isPackage = ProjectDisk.exists(reference + "/Package.swift")
        if isProject || isPackage {
          if let problem = disk.problem(with: reference, "project", from: path) {
            whole.problems.append(problem)
          } else if !reference.hasSuffix("/Pods.xcodeproj") {
            add(isPackage ? reference + "/Package.swift" : reference, to: &whole)
          }
        } else if !ProjectDisk.exists(reference) {
          whole.problems.append(ProjectProblem(path, "it names \(reference), which does not exist"))
        }
      }
      whole.schemes += XcodeSchemes.read(in: path, disk: disk)
      return whole
    }

    private mutating func tuistWorkspace(_ path: String) throws(ProjectProblem) -> Project {
      var whole = Project(
        kind: .tuist, root: Paths.folder(of: path), name: Paths.name(of: Paths.folder(of: path)))
      for folder in try TuistProject.projects(inWorkspace: path, disk: disk, &whole.problems) {
        add(folder + "/Project.swift", to: &whole)
      }
      return whole
    }

    /// Adds the targets of the local packages that a project depends on, and of those that they depend on.
    mutating func addPackages(to project: inout Project) {
      if let root = ProjectDisk.real(project.root), [.package, .playground].contains(project.kind) {
        read.insert(root + "/Package.swift")
      }
      var index = 0
      while index < project.packages.count, index < ProjectReader.maxParts {
        let package = project.packages[index]
        index += 1
        guard case .local(let folder) = package.location else { continue }
        let manifest = folder + "/Package.swift"
        if let problem = disk.problem(with: manifest, "package", from: project.root) {
          project.problems.append(problem)
          continue
        }
        add(manifest, to: &project)
      }
    }
  }
}
