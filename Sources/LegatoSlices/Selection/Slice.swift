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
  /// Of each module the others of the slice that its files import.
  var imports: [String: Set<String>] = [:]

  /// A module behind all those that it needs, in the order in which they can be compiled; empty where the slice has none of
  /// the name.
  public func modules(for name: String) -> [SourceModuleText] {
    guard let last = modules.lastIndex(where: { $0.name == name }) else { return [] }
    var names: Set<String> = [name]
    for module in modules[...last].reversed() where names.contains(module.name) {
      names.formUnion(imports[module.name] ?? [])
    }
    return modules[...last].filter { names.contains($0.name) }
  }

  /// The modules that can be compiled once some others are there.
  ///
  /// - Parameter done: whether a module is there.
  public func next(after done: (String) -> Bool) -> [String] {
    modules.map(\.name).filter { name in
      !done(name) && modules(for: name).dropLast().allSatisfy { done($0.name) }
    }
  }
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
