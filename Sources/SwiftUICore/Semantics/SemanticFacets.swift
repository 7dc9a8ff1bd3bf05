/// The facet of an element that is text or a picture: what is read out of it.
package struct SemanticText: Facet {
  let text: String
  /// What kind of thing the text is of.
  var traits: AccessibilityTraits = .isStaticText

  init(_ text: String, traits: AccessibilityTraits = .isStaticText) {
    self.text = text
    self.traits = traits
  }
}

extension SemanticProperties: Facet {}
extension AccessibilityChildBehavior: Facet {}

extension Element {
  /// What the view says of itself to assistive technologies.
  package final var semantics: SemanticProperties? { facet(SemanticProperties.self) }
  /// What is read out of the element itself, where it is text or a picture.
  package final var semanticText: String? { facet(SemanticText.self)?.text }
  /// What kind of thing the text is of.
  package final var semanticTraits: AccessibilityTraits {
    facet(SemanticText.self)?.traits ?? .isStaticText
  }
  /// How the element's children are read out; `nil` where it does not say.
  package final var childBehavior: AccessibilityChildBehavior? {
    facet(AccessibilityChildBehavior.self)
  }
}
