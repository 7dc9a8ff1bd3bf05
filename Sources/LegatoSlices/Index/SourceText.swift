/// A Swift file: how it is called, and its text.
public struct SourceText: Hashable, Sendable {
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
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
