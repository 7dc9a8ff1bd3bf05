/// The places in an app's source that give animations, where a tool has compiled it so that they say which
/// they are.
@MainActor
package enum AnimationPlaces {
  /// What each place is called: `withAnimation, Card.swift:12`. An animation's place 1 is the first.
  package static var names: [String] = []

  /// What the place is called that has given an animation; `nil` where that is not known.
  package static func name(of animation: Animation?) -> String? {
    guard let animation, animation.place > 0, animation.place <= names.count else { return nil }
    return names[Int(animation.place) - 1]
  }
}
