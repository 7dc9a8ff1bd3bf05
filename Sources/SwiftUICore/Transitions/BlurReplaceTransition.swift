/// A transition that animates the insertion or removal of a view by combining blurring and scaling
/// effects.
public struct BlurReplaceTransition: KnownTransition {
  /// Configuration properties for a transition.
  public struct Configuration: Equatable, Sendable {
    /// The view grows from nine tenths when it is inserted, and shrinks to nine tenths when it is
    /// removed.
    public static let downUp = Configuration(removedScale: 0.9)
    /// The view grows from nine tenths when it is inserted, and to eleven tenths when it is removed.
    public static let upUp = Configuration(removedScale: 1.1)

    fileprivate let removedScale: Double
  }

  /// The transition configuration.
  public var configuration: Configuration

  /// Creates a new transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The blur of a view that is not there, in points.
  private static let radius = 7.0
  private static let insertedScale = 0.9

  /// Blurs, scales and fades the content outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(phase))
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: Self.insertedScale
    case .identity: 1
    case .didDisappear: configuration.removedScale
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that animates the insertion or removal of a view by combining blurring and
  /// scaling effects.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }

  /// A transition that animates the insertion or removal of a view by combining blurring and
  /// scaling effects.
  public static var blurReplace: BlurReplaceTransition { blurReplace() }
}
