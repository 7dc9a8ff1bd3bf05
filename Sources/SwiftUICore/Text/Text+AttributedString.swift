/// The attributes that views understand, under their names in `AttributedString`.
extension AttributeScopes {
  /// A property for accessing the attribute scopes defined by SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Attribute scopes defined by SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning, in points.
    public let kern: KerningAttribute
    /// The tracking, in points.
    public let tracking: TrackingAttribute
    /// The offset from the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The attribute is a font.
      public typealias Value = Font
      /// The name of the attribute where it is encoded.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The attribute is a color.
      public typealias Value = Color
      /// The name of the attribute where it is encoded.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The attribute is a color.
      public typealias Value = Color
      /// The name of the attribute where it is encoded.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The attribute is a line style.
      public typealias Value = Text.LineStyle
      /// The name of the attribute where it is encoded.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The attribute is a line style.
      public typealias Value = Text.LineStyle
      /// The name of the attribute where it is encoded.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the kerning.
    public enum KerningAttribute: AttributedStringKey {
      /// The attribute is a distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute where it is encoded.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// The attribute is a distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute where it is encoded.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the offset from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The attribute is a distance in points.
      public typealias Value = CGFloat
      /// The name of the attribute where it is encoded.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the key of an attribute by its name in ``AttributeScopes/SwiftUIAttributes``.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Creates a text view that displays styled attributed content. A literal is no such content: it
  /// is a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    typealias Foundation = AttributeScopes.FoundationAttributes
    pieces = attributedContent.runs.map { run in
      var attributes: [Attribute] = []
      if let font = run[Keys.FontAttribute.self] { attributes.append(.font(font)) }
      if let color = run[Keys.ForegroundColorAttribute.self] {
        attributes.append(.style(TextStyle(color, ofLetters: true)))
      }
      if let color = run[Keys.BackgroundColorAttribute.self] {
        attributes.append(.background(color))
      }
      if let line = run[Keys.UnderlineStyleAttribute.self] { attributes.append(.underline(line)) }
      if let line = run[Keys.StrikethroughStyleAttribute.self] {
        attributes.append(.strikethrough(line))
      }
      if let value = run[Keys.KerningAttribute.self] { attributes.append(.kerning(value)) }
      if let value = run[Keys.TrackingAttribute.self] { attributes.append(.tracking(value)) }
      if let value = run[Keys.BaselineOffsetAttribute.self] { attributes.append(.baseline(value)) }
      if let intent = run[Foundation.InlinePresentationIntentAttribute.self] {
        attributes += Attribute.attributes(of: intent)
      }
      if let link = run[Foundation.LinkAttribute.self] { attributes.append(.link(link)) }
      let words = String(attributedContent[run.range].characters)
      return Piece(content: .string(words), attributes: attributes)
    }
    if pieces.isEmpty { pieces = [Piece(content: .string(""))] }
  }
}
