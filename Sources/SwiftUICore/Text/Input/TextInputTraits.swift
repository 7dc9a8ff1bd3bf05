/// What a text field asks of a keyboard. Hosts have a keyboard with all keys, which changes nothing
/// that is typed: the traits are told to assistive technologies and to tests, and do nothing else.
package struct TextInputTraits: Hashable, Sendable {
  /// The kind of keyboard, by name: `emailAddress`. `nil`: the default.
  package var keyboard: String?
  /// What the text means: `username`, `password`.
  package var contentType: String?
  package var capitalization: TextInputAutocapitalization?
  package var disablesAutocorrection: Bool?
  package var submitLabel: SubmitLabel?

  package init() {}
}

/// The kind of autocapitalization behavior applied during text input.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// Defines an autocapitalizing behavior that will not capitalize anything.
  public static var never: Self { Self(name: "never") }
  /// Defines an autocapitalizing behavior that will capitalize the first letter of every word.
  public static var words: Self { Self(name: "words") }
  /// Defines an autocapitalizing behavior that will capitalize the first letter in every sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// Defines an autocapitalizing behavior that will capitalize every letter.
  public static var characters: Self { Self(name: "characters") }
}

/// A semantic label describing the label of submission within a view hierarchy.
public struct SubmitLabel: Hashable, Sendable {
  package let name: String
  /// A label of “Done”.
  public static var done: Self { Self(name: "done") }
  /// A label of “Go”.
  public static var go: Self { Self(name: "go") }
  /// A label of “Send”.
  public static var send: Self { Self(name: "send") }
  /// A label of “Join”.
  public static var join: Self { Self(name: "join") }
  /// A label of “Route”.
  public static var route: Self { Self(name: "route") }
  /// A label of “Search”.
  public static var search: Self { Self(name: "search") }
  /// A label of “Return”.
  public static var `return`: Self { Self(name: "return") }
  /// A label of “Next”.
  public static var next: Self { Self(name: "next") }
  /// A label of “Continue”.
  public static var `continue`: Self { Self(name: "continue") }
}

private enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }
  /// A Boolean value that determines whether the view hierarchy has auto-correction enabled.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.disablesAutocorrection ?? false }
    set { textInputTraits.disablesAutocorrection = newValue }
  }
}

extension View {
  /// Sets the submit label for this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }

  /// Sets how often the shift key in the keyboard is automatically enabled.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  )
    -> some View
  {
    transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization }
  }

  /// Sets whether to disable autocorrection for this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInputTraits) { $0.disablesAutocorrection = disable }
  }

  /// Sets whether to disable autocorrection for this view.
  @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.disablesAutocorrection = disable }
  }
}

/// What a text field says of itself to people who do not see it.
package struct TextInputSemantics: Hashable, Sendable {
  package var label: String
  /// The text, as far as it may be told.
  package var value: String
  package var isSecure: Bool
  package var isFocused: Bool
  package var traits: TextInputTraits
}

extension TextInputSemantics: Facet {}

extension Element {
  /// What is read out of the element where it is text that a person edits.
  package final var textInputSemantics: TextInputSemantics? { facet(TextInputSemantics.self) }
}
