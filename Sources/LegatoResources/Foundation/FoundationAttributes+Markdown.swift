public import Foundation

// The attributes of Foundation's that its library on Linux leaves out, under the names that they have there.

extension AttributeScopes.FoundationAttributes {
  /// The key of how text is presented within its line.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The attribute is a set of intents.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute where it is encoded.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The key of what a paragraph is in its document.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The attribute is an intent.
    public typealias Value = PresentationIntent
    /// The name of the attribute where it is encoded.
    public static let name = "NSPresentationIntent"
  }

  /// The key of how words agree with what stands beside them.
  public enum InflectionRuleAttribute:
    CodableAttributedStringKey, MarkdownDecodableAttributedStringKey
  {
    /// The attribute is a rule.
    public typealias Value = InflectionRule
    /// The name of the attribute where it is encoded.
    public static let name = "NSInflect"
    /// The name of the attribute in Markdown.
    public static let markdownName = "inflect"
  }

  /// The key of the grammar of a stretch of text.
  public enum MorphologyAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey
  {
    /// The attribute is a description of grammar.
    public typealias Value = Morphology
    /// The name of the attribute where it is encoded.
    public static let name = "NSMorphology"
    /// The name of the attribute in Markdown.
    public static let markdownName = "morphology"
  }

  // Names for key paths alone: nothing has a value of a scope, whose keys are types.

  /// The key of how text is presented within its line.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { key() }
  /// The key of what a paragraph is in its document.
  public var presentationIntent: PresentationIntentAttribute { key() }
  /// The key of how words agree with what stands beside them.
  public var inflect: InflectionRuleAttribute { key() }
  /// The key of the grammar of a stretch of text.
  public var morphology: MorphologyAttribute { key() }

  private func key<Key>() -> Key { fatalError("A scope of attributes has no values.") }
}
