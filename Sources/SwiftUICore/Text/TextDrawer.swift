import LegatoDisplay

/// Draws texts in another way than they draw themselves; what is drawn with is declared above texts.
protocol TextDrawer {
  /// Makes what draws one text.
  @MainActor func makePlayer(for element: Element) -> any TextDrawerPlayer
}

/// Draws one text, for as long as it has a drawer of the same type.
@MainActor
protocol TextDrawerPlayer: AnyObject {
  /// Takes another value of the drawer.
  ///
  /// - Returns: `false` where it is one of another type.
  func take(_ drawer: any TextDrawer, _ transaction: Transaction) -> Bool
  func size(_ proposal: ProposedViewSize, measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize
  func commands(_ text: DrawnText) -> [DrawCommand]
  var isMoving: Bool { get }
}

/// A text that is set, and all that is known of it.
struct DrawnText: Facet {
  let text: Text
  let setting: TextSetting
  let layout: TextLayout
  let carets: TextCarets
  let size: CGSize
  /// What fills words without a color of their own.
  let paint: Paint
  let node: Node
}

private enum TextDrawerKey: EnvironmentKey {
  static var defaultValue: (any TextDrawer)? { nil }
}

extension EnvironmentValues {
  /// What draws the texts here; `nil` where they draw themselves.
  var textDrawer: (any TextDrawer)? {
    get { self[TextDrawerKey.self] }
    set { self[TextDrawerKey.self] = newValue }
  }
}

/// A value that you can attach to text views and that text renderers can query.
public protocol TextAttribute {}

/// A text attribute of the app's own, compared by its value.
struct CustomTextAttribute: Hashable, Sendable {
  // Values are attached on the main thread, and read where the text is drawn, which is there too.
  nonisolated(unsafe) let value: any TextAttribute

  static func == (left: Self, right: Self) -> Bool {
    func isEqual<T: TextAttribute>(_ value: T) -> Bool {
      guard let other = right.value as? T else { return false }
      if let value = value as? any Hashable, let other = other as? any Hashable {
        return AnyHashable(value) == AnyHashable(other)
      }
      // Those that cannot be compared count as different: the text is set again.
      guard _isPOD(T.self) else { return false }
      return withUnsafeBytes(of: value) { left in
        withUnsafeBytes(of: other) { left.elementsEqual($0) }
      }
    }
    return isEqual(left.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: value)))
  }
}

extension Text {
  /// Adds a custom attribute to the text view: renderers of text find it at the runs of the text.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.custom(CustomTextAttribute(value: value)))
  }
}
