/// A kind of transition that applies to the content within a single view, rather than to the
/// insertion or removal of a view.
///
/// It takes effect only where the content changes in a transaction that carries an animation.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Nobody has asked for anything: texts and symbols cross-fade.
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect(ReplaceSymbolEffect.Form, rate: Double)

    /// Whether characters move.
    var rolls: Bool {
      switch self {
      case .numericText, .numericValue: true
      default: false
      }
    }
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The new content replaces the old at once. The view's frame may still move.
  public static let identity = ContentTransition(.identity)

  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition(.opacity)

  /// The characters of a text that says the same as before move to their new places, sizes and
  /// colors; any other text cross-fades.
  public static let interpolate = ContentTransition(.interpolate)

  /// Characters that change roll out of and into their places; the others stay.
  ///
  /// - Parameter countsDown: Whether the characters roll downwards, instead of upwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(.numericText(countsDown: countsDown))
  }

  /// Characters that change roll out of and into their places: downwards where `value` is less
  /// than it was for the text before, upwards otherwise. The others stay.
  ///
  /// - Parameter value: The value that the text represents. Where it is not a number, the
  ///   characters roll upwards.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(.numericValue(value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { ContentTransition(.automatic) }
}

private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The current method of animating the contents of views.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a view whose content changes is drawn as one picture while it does.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Modifies the view to use a given transition as its method of animating changes to the
  /// contents of its views.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
