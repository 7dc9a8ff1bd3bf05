/// What a key means in one language.
package struct LocalizedEntry: Hashable, Sendable {
  /// Words, or which words are meant when.
  package indirect enum Words: Hashable, Sendable {
    case format(String)
    /// By the number that the words are about.
    case plural([PluralCategory: Words])
    /// By the kind of the device: `iphone`, `ipad`, `mac`, `other` …
    case device([String: Words])
  }

  /// What a variable of a format stands for.
  package struct Variable: Hashable, Sendable {
    package var words: Words
    /// The number of its argument, from 1 on, where it says so.
    package var argument: Int?
    /// How the argument is written where the words say `%arg`.
    package var specifier: FormatSpecifier?

    package init(words: Words, argument: Int? = nil, specifier: FormatSpecifier? = nil) {
      self.words = words
      self.argument = argument
      self.specifier = specifier
    }
  }

  package var words: Words
  package var variables: [String: Variable]

  package init(_ words: Words, variables: [String: Variable] = [:]) {
    self.words = words
    self.variables = variables
  }

  package init(format: String) { self.init(.format(format)) }
}

/// What an entry says of given values, piece by piece.
package enum LocalizedPiece: Hashable, Sendable {
  /// Written by the translator: markdown means something in it.
  case words(String)
  /// A value as text, in which markdown means nothing.
  case value(String)
  /// A value that the caller writes itself, by its number among the caller's.
  case opaque(Int)
}
