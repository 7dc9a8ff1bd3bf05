/// A Swift file: how it is called, and its text.
public struct SourceText: Hashable, Sendable {
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// What takes the place of a module that is not there, as a file.
  public static func standIn(for module: String, _ text: String) -> SourceText {
    SourceText(path: "\(standInPrefix)\(module).swift", text: text)
  }

  private static let standInPrefix = "stand-in "

  var isStandIn: Bool { path.hasPrefix(Self.standInPrefix) }
}

/// The files that are compiled into one module.
public struct SourceModuleText: Hashable, Sendable {
  public var name: String
  public var files: [SourceText]

  public init(name: String, files: [SourceText]) {
    self.name = name
    self.files = files
  }
}
