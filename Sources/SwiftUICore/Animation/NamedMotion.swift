/// A value that something else than an animation moves.
@MainActor
protocol NamedMotion: AnyAttribute {
  /// The parameters of the motion.
  var motionName: String { get }
}

extension AnyAttribute {
  /// What moves the value, for people; `nil` where nothing has.
  package var motionDescription: String? {
    animation?.description ?? (self as? any NamedMotion)?.motionName
  }
}
