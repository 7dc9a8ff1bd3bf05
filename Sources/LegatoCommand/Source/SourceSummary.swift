/// What a Swift file offers to look at.
struct SourceSummary: Equatable {
  /// The file's `#Preview`s, in order.
  var previews: [PreviewBlock] = []

  /// The file's views that other code can name, in order.
  var views: [ViewDeclaration] = []

  /// The file's modifiers, which can be filmed on a view.
  var modifiers: [ViewDeclaration] = []

  /// The file's `PreviewProvider`s by name, in order.
  var providers: [PreviewProviderDeclaration] = []

  /// The names of the file's apps, in order.
  var apps: [String] = []

  /// The classes that handle a window of UIKit's, and those that handle such an app, in order.
  var sceneDelegates: [String] = []
  var appDelegates: [String] = []
}

/// A `#Preview { ... }` in a file.
struct PreviewBlock: Equatable {
  /// The name that the preview was given, where it is a plain string.
  let name: String?

  /// Where its `#` stands: the line, from 1.
  let line: Int

  /// Where its `#` stands: the column in UTF-8 code units, from 1.
  let column: Int

  /// Where the code between its braces stands: offsets in UTF-8 code units.
  let body: Range<Int>
}

/// A `PreviewProvider` in a file.
struct PreviewProviderDeclaration: Equatable {
  /// The name that the file's other code would use, such as `Outer.Card_Previews`.
  let name: String

  /// The line of its name, from 1.
  let line: Int

  /// Its previews, where it has several.
  var parts: [PreviewPart] = []
}

/// A structure that is a view.
struct ViewDeclaration: Equatable {
  /// The names of the types around it, and its own.
  let path: [String]

  /// The line of its name, from 1.
  let line: Int

  /// What it cannot be made without; empty if `Name()` makes it.
  let missing: [MissingArgument]

  /// The name that the file's other code would use, such as `Outer.Card`.
  var name: String { path.joined(separator: ".") }

  /// Whether `Name()` makes it.
  var needsNoArguments: Bool { missing.isEmpty }
}

/// What keeps a view from being made by its name and `()` alone.
enum MissingArgument: Hashable {
  /// An initialiser needs a value for this label (`_` where it has none).
  case label(String)

  /// A type parameter that nothing decides.
  case generic(String)

  /// Every initialiser is private to the view.
  case access
}
