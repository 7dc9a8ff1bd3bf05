/// The attributes that views understand, under their names in `AttributedString`.
extension AttributeScopes {
  /// A property for accessing the attribute scopes defined by SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Attribute scopes defined by SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
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
      if let link = run[Foundation.LinkAttribute.self] { attributes.append(.link(link)) }
      let words = String(attributedContent[run.range].characters)
      return Piece(content: .string(words), attributes: attributes)
    }
    if pieces.isEmpty { pieces = [Piece(content: .string(""))] }
  }
}
