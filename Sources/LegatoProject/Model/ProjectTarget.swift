/// A target of a project: the files that are compiled together, and how.
public struct ProjectTarget: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case application, appExtension, library, tests, tool
  }

  public var name: String
  public var kind: Kind
  /// The name by which code imports it.
  public var moduleName: String
  /// The Swift files, as absolute paths without `.` and `..`, in order, each once.
  public var sources: [String] = []
  /// Files and folders such as asset catalogues that are copied into its bundle.
  public var resources: [String] = []
  public var settings = BuildSettings()
  /// What its `Info.plist` says as plain text, the values expanded; those of lists are apart.
  public var info: [String: String] = [:]
  /// The files that `UIAppFonts` names.
  public var fonts: [String] = []
  /// The other targets of the project that it depends on, by name.
  public var dependencies: [String] = []
  /// The products of packages, and the modules of other origin, that it depends on, by name.
  public var products: [String] = []
  /// The platforms that it is built for, as in `iOS`; empty where nothing says.
  public var platforms: Set<String> = []
  /// What describes it: a project file or a manifest.
  public var origin: String

  public init(name: String, kind: Kind, moduleName: String? = nil, origin: String) {
    self.name = name
    self.kind = kind
    self.moduleName = moduleName ?? Self.moduleName(of: name)
    self.origin = origin
  }

  /// A name with what cannot stand in an identifier replaced, as Xcode and the package manager do.
  public static func moduleName(of name: String) -> String {
    var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if result.first?.isNumber ?? true { result = "_" + result }
    return result
  }
}
