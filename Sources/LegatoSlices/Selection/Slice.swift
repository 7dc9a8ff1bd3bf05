/// The code that a view needs of its project, and what it has to do without.
public struct Slice: Sendable {
  /// The modules, those first that others import; the last is the view's own, its file the first in it.
  public var modules: [SourceModuleText]
  /// Declarations that are needed, and cannot be compiled.
  public var leftOut: [LeftOut]
  /// Modules that its files import, and that are not there.
  public var missingModules: [MissingModule]
  /// How many declarations it has.
  public var count: Int
}

/// What a slice is made for.
public struct SliceSubject: Hashable, Sendable {
  /// The file of the view, as the index calls it.
  public var path: String
  /// The lines of the `#Preview`s that are wanted.
  public var previews: [Int]
  /// Expressions that are compiled at the end of the file.
  public var expressions: [String]

  public init(path: String, previews: [Int] = [], expressions: [String] = []) {
    self.path = path
    self.previews = previews
    self.expressions = expressions
  }
}
