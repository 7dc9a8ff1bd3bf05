/// A project as it lies on disk: its targets with what they are made of, read and never run.
public struct Project: Equatable, Sendable {
  /// What describes the project.
  public enum Kind: String, Sendable {
    case xcode = "Xcode project"
    case xcodeWorkspace = "Xcode workspace"
    case xcodeGen = "XcodeGen project"
    case tuist = "Tuist project"
    case package = "Swift package"
    case playground = "app playground"
    case folder = "folder of packages"
  }

  public var kind: Kind
  /// The folder that holds the project; everything of it lies below, or beside it in its repository.
  public var root: String
  /// What it is called: the name of its file or folder, without an ending.
  public var name: String
  /// Every target, those of local packages behind the project's own.
  public var targets: [ProjectTarget] = []
  /// The shared schemes, with the names of the targets that they run or build.
  public var schemes: [ProjectScheme] = []
  /// The packages that it depends on.
  public var packages: [PackageReference] = []
  /// What could not be read, or was not followed.
  public var problems: [ProjectProblem] = []

  public init(kind: Kind, root: String, name: String) {
    self.kind = kind
    self.root = root
    self.name = name
  }
}

/// A scheme of an Xcode project.
public struct ProjectScheme: Equatable, Sendable {
  public var name: String
  /// The targets that it builds, in order; the one that it launches first.
  public var targets: [String]
}

/// A package that a project depends on.
public struct PackageReference: Equatable, Hashable, Sendable {
  public enum Location: Equatable, Hashable, Sendable {
    /// A repository elsewhere.
    case remote(String)
    /// A folder beside the project.
    case local(String)
  }

  /// What it is called: the last part of its location, or the name that the project gives it.
  public var name: String
  public var location: Location
}

extension Project {
  /// What a person builds: the targets that are no tests, tools or extensions, apps first.
  public var mainTargets: [ProjectTarget] {
    targets.filter { $0.kind == .application } + targets.filter { $0.kind == .library }
  }

  /// The targets of a name: their own, or that of their module.
  public func targets(named name: String) -> [ProjectTarget] {
    let own = targets.filter { $0.name == name }
    return own.isEmpty ? targets.filter { $0.moduleName == name } : own
  }

  /// The target that is imported by a name.
  public func module(_ name: String) -> ProjectTarget? {
    targets.first { $0.moduleName == name && [.library, .application].contains($0.kind) }
  }

  /// The targets that a file is part of, in order.
  public func targets(of file: String) -> [ProjectTarget] {
    let path = Paths.standard(file)
    return targets.filter { $0.sources.contains(path) }
  }
}
