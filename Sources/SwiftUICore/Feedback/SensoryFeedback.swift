/// Represents a type of haptic and/or audio feedback that can be played.
public struct SensoryFeedback: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case success, warning, error, selection
    case increase, decrease, start, stop
    case alignment, levelChange, pathComplete
    case impact(Body, intensity: Double)
  }

  /// What hits.
  enum Body: Equatable, Sendable {
    case light, medium, heavy
    case rigid, solid, soft
  }

  let kind: Kind

  /// Indicates that a task or action has completed.
  public static let success = SensoryFeedback(kind: .success)
  /// Indicates that a task or action has produced a warning of some kind.
  public static let warning = SensoryFeedback(kind: .warning)
  /// Indicates that an error has occurred.
  public static let error = SensoryFeedback(kind: .error)
  /// Indicates that a UI element's values are changing.
  public static let selection = SensoryFeedback(kind: .selection)
  /// Indicates that an important value increased above a significant threshold.
  public static let increase = SensoryFeedback(kind: .increase)
  /// Indicates that an important value decreased below a significant threshold.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// Indicates that an activity started.
  public static let start = SensoryFeedback(kind: .start)
  /// Indicates that an activity stopped.
  public static let stop = SensoryFeedback(kind: .stop)
  /// Indicates the alignment of a dragged item.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// Indicates movement between discrete levels of pressure.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// Indicates that a drawn path has completed or been recognized.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// A physical metaphor: a light impact of full intensity.
  public static let impact = SensoryFeedback(kind: .impact(.light, intensity: 1))

  /// A physical metaphor: an impact of things of some weight.
  ///
  /// - Parameter intensity: 0…1, kept within. One that is not a number counts as 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.body, intensity: sanitized(intensity)))
  }

  /// A physical metaphor: an impact of things that give way more or less.
  ///
  /// - Parameter intensity: 0…1, kept within. One that is not a number counts as 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.body, intensity: sanitized(intensity)))
  }

  private static func sanitized(_ intensity: Double) -> Double {
    intensity.isNaN ? 1 : min(max(intensity, 0), 1)
  }

  /// The weight to be represented by a type of feedback.
  public struct Weight: Equatable, Sendable {
    let body: Body
    /// Indicates a collision between small or lightweight UI objects.
    public static let light = Weight(body: .light)
    /// Indicates a collision between medium-sized or medium-weight UI objects.
    public static let medium = Weight(body: .medium)
    /// Indicates a collision between large or heavyweight UI objects.
    public static let heavy = Weight(body: .heavy)
  }

  /// The flexibility to be represented by a type of feedback.
  public struct Flexibility: Equatable, Sendable {
    let body: Body
    /// Indicates a collision between hard or inflexible UI objects.
    public static let rigid = Flexibility(body: .rigid)
    /// Indicates a collision between solid UI objects of medium flexibility.
    public static let solid = Flexibility(body: .solid)
    /// Indicates a collision between soft or flexible UI objects.
    public static let soft = Flexibility(body: .soft)
  }

  /// The feedback in words: `success`, `impact medium 0.7`.
  package var name: String {
    if case .impact(let body, let intensity) = kind { return "impact \(body) \(intensity)" }
    return "\(kind)"
  }
}
