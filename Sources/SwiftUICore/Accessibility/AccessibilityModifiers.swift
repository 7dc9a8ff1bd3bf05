/// What a view says of itself to people who do not see it.
package struct SemanticProperties: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var isHidden = false
  package var traits: AccessibilityTraits = []
}

/// A set of accessibility traits that describe how an element behaves.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

struct AccessibilityModifier: PrimitiveModifier {
  var properties: SemanticProperties

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    AccessibilityElement(self, content: content, node: node)
  }
}

private final class AccessibilityElement: ModifierElement<AccessibilityModifier> {
  override var semantics: SemanticProperties? { modifier.properties }
}

/// Defines the behavior for the child elements of the new parent element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

struct AccessibilityGroupModifier: PrimitiveModifier {
  var behavior: AccessibilityChildBehavior

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    AccessibilityGroupElement(self, content: content, node: node)
  }
}

private final class AccessibilityGroupElement: ModifierElement<AccessibilityGroupModifier> {
  override var childBehavior: AccessibilityChildBehavior? { modifier.behavior }
}

extension View {
  private func accessibility(_ properties: SemanticProperties) -> some View {
    modifier(AccessibilityModifier(properties: properties))
  }

  /// Adds a label to the view that describes its contents.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility(SemanticProperties(label: label.plainText))
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility(SemanticProperties(label: labelKey.text))
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(SemanticProperties(label: String(label)))
  }

  /// Adds a textual description of the value that the view contains.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibility(SemanticProperties(value: value.plainText))
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibility(SemanticProperties(value: valueKey.text))
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility(SemanticProperties(value: String(value)))
  }

  /// Communicates to the user what happens after performing the view's action.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibility(SemanticProperties(hint: hintKey.text))
  }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility(SemanticProperties(hint: String(hint)))
  }

  /// Uses the string you specify to identify the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    // An empty identifier is none, as on Apple platforms.
    accessibility(SemanticProperties(identifier: identifier.isEmpty ? nil : identifier))
  }

  /// Specifies whether to hide this view from system accessibility features.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility(SemanticProperties(isHidden: hidden))
  }

  /// Adds the given traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility(SemanticProperties(traits: traits))
  }

  /// Creates a new accessibility element, or modifies the behavior of the existing one.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityGroupModifier(behavior: children))
  }
}
