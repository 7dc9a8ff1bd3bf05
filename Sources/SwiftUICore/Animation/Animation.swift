package import LegatoMotion

/// The way a view changes over time to create a smooth visual transition from one state to another.
public struct Animation: Hashable, Sendable {
  /// What the animation is made of. Kept as data, so that it can be compared, described and
  /// evaluated at any time.
  package indirect enum Kind: Hashable, Sendable {
    case curve(Easing, duration: Double)
    /// The same from a `UnitCurve`, which hands its velocity over to a spring that follows.
    case unitCurve(Easing, duration: Double)
    case fluidSpring(response: Double, dampingFraction: Double, blendDuration: Double)
    /// `.default`: moves like `.spring`, and is equal to itself only.
    case systemDefault
    case interpolatingSpring(
      mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    case delay(Double, Kind)
    case speed(Double, Kind)
    /// `count` is `nil` for ever.
    case repeating(count: Int?, autoreverses: Bool, Kind)
    case logicallyComplete(after: Double, Kind)
    case custom(AnyCustomAnimation)
    /// Shows what the code says and remembers how fast it changes: that of writes whose
    /// transaction tracks velocity.
    case velocityTracking
  }

  package let kind: Kind
  /// Whether the framework's own views animate with it, unasked by code of an app. It is ignored when
  /// animations are compared.
  package let isSystem: Bool

  /// Which of the ``AnimationPlaces`` has given it, from 1; 0 where that is not known. It is ignored when
  /// animations are compared.
  package let place: UInt32

  package init(_ kind: Kind) { self.init(kind, isSystem: false, place: 0) }

  private init(_ kind: Kind, isSystem: Bool, place: UInt32) {
    self.kind = kind
    self.isSystem = isSystem
    self.place = place
  }

  /// The same, as a place in the source gives it.
  package func given(at place: UInt32) -> Animation {
    Animation(kind, isSystem: isSystem, place: place)
  }

  /// The same, as the system's own views move by it.
  package var bySystem: Animation { Animation(kind, isSystem: true, place: place) }

  private func modified(_ kind: Kind) -> Animation {
    Animation(kind, isSystem: isSystem, place: place)
  }

  /// Whether two animations are made of the same curves, springs, modifiers and numbers.
  ///
  /// Animations compare by definition: ``default`` does not equal the spring that it moves like.
  public static func == (left: Animation, right: Animation) -> Bool { left.kind == right.kind }

  /// Hashes what the animation is made of.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The default animation: moves like a spring of duration 0.5 and bounce 0.
  public static let `default` = Animation(.systemDefault)
}

// MARK: Timing curves

extension Animation {
  /// How long a timing curve takes where no duration is given, in seconds.
  package static let defaultDuration = 0.35

  /// An animation with constant speed.
  ///
  /// - Parameter duration: Seconds. 0, negative values and NaN end the animation at once; an
  ///   infinite duration holds the start value. All of these but 0 are reported.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.curve(.linear, duration: duration))
  }
  /// An animation that starts slowly and then speeds up.
  ///
  /// - Parameter duration: Seconds; limits as for ``linear(duration:)``.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeIn, duration: duration))
  }
  /// An animation that starts quickly and then slows down.
  ///
  /// - Parameter duration: Seconds; limits as for ``linear(duration:)``.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeOut, duration: duration))
  }
  /// An animation that starts slowly, speeds up, and slows down again.
  ///
  /// - Parameter duration: Seconds; limits as for ``linear(duration:)``.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeInOut, duration: duration))
  }
  /// An animation with constant speed that takes 0.35 s.
  public static var linear: Animation { linear(duration: defaultDuration) }
  /// An animation that starts slowly and then speeds up. It takes 0.35 s.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  /// An animation that starts quickly and then slows down. It takes 0.35 s.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  /// An animation that starts slowly, speeds up, and slows down again. It takes 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// An animation created from a cubic Bézier timing curve. The x of the control points are
  /// clamped to 0…1; the y are not, so that a curve may overshoot.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.curve(.bezier(CubicBezier(p1x, p1y, p2x, p2y)), duration: duration))
  }

  /// Creates a new animation with speed controlled by the given curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.unitCurve(curve.easing, duration: duration))
  }
}

// MARK: Springs

extension Animation {
  /// A spring animation by its perceived duration and bounce.
  ///
  /// Where it replaces another spring animation it starts with that one's velocity.
  ///
  /// - Parameters:
  ///   - duration: Seconds, the period that the spring would have without damping. 0, negative
  ///     values and NaN are treated as the stiffest spring that runs: 29.6 ms.
  ///   - bounce: From -1 to 1: 0 is critical damping, above 0 the spring overshoots, below 0 it is
  ///     overdamped. 1 and above never comes to rest. NaN is treated as 0.
  ///   - blendDuration: Seconds over which the response changes from that of the spring that this
  ///     one replaces; at most 5. Negative values and NaN are treated as 0.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring animation by its response and damping ratio.
  ///
  /// Where it replaces another spring animation it starts with that one's velocity.
  ///
  /// - Parameters:
  ///   - response: Seconds, the period that the spring would have without damping. 0, negative
  ///     values and NaN are treated as the stiffest spring that runs: 29.6 ms.
  ///   - dampingFraction: The damping ratio: 0 never comes to rest, 1 is critical damping, above 1
  ///     the spring is overdamped. Negative values are treated as 0, NaN as 1.
  ///   - blendDuration: Seconds over which the response changes from that of the spring that this
  ///     one replaces; at most 5. Negative values and NaN are treated as 0.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .fluidSpring(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring animation of duration 0.5 s without bounce.
  public static var spring: Animation { spring() }

  /// A spring animation with the response and damping ratio of a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring. Its mass does not matter; its response is at least 29.6 ms.
  ///   - blendDuration: Seconds over which the response changes from that of the spring that this
  ///     one replaces; at most 5. Negative values and NaN are treated as 0.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(
      .fluidSpring(
        response: spring.response, dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration))
  }

  /// A stiff spring animation for values that follow a finger.
  ///
  /// The parameters have the limits of ``spring(response:dampingFraction:blendDuration:)``.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A stiff spring animation for values that follow a finger: duration 0.15 s, bounce 0.15,
  /// blended over 0.25 s.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A stiff spring animation for values that follow a finger, by duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: Added to a bounce of 0.15.
  ///   - blendDuration: Seconds; limits as for ``spring(duration:bounce:blendDuration:)``.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring animation of duration 0.5 s without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring animation without bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: Added to a bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring animation of duration 0.5 s with a small bounce of 0.15.
  public static var snappy: Animation { snappy() }
  /// A spring animation with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: Added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring animation of duration 0.5 s with a visible bounce of 0.3.
  public static var bouncy: Animation { bouncy() }
  /// A spring animation with a visible bounce.
  ///
  /// - Parameters:
  ///   - duration: Seconds; limits as for ``spring(duration:bounce:blendDuration:)``.
  ///   - extraBounce: Added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring animation by physical constants, which is added to the animations that it interrupts.
  ///
  /// Every change runs from 0 to 1 on its own spring and their effects are summed, so no velocity
  /// is handed over.
  ///
  /// - Parameters:
  ///   - mass: Above 0. 0, negative values and NaN are treated as 1.
  ///   - stiffness: Force per unit of distance; 0 and below is the softest spring.
  ///   - damping: Force per unit of velocity. Negative values and NaN are treated as 0, which never
  ///     comes to rest; more than critical damping is treated as critical.
  ///   - initialVelocity: In whole distances per second, positive towards the target. Infinity and
  ///     NaN are treated as 0.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// A spring animation by duration and bounce, which is added to the animations that it
  /// interrupts.
  ///
  /// - Parameters:
  ///   - duration: Seconds, the period that the spring would have without damping.
  ///   - bounce: From -1 to 1; limits as for ``Spring/init(duration:bounce:)``. Below 0 the damping
  ///     is treated as critical.
  ///   - initialVelocity: In whole distances per second, positive towards the target. Infinity and
  ///     NaN are treated as 0.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring animation of duration 0.5 s without bounce, which is added to the animations that it
  /// interrupts.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring animation with the constants of a spring, which is added to the animations that it
  /// interrupts.
  ///
  /// - Parameters:
  ///   - spring: The spring; one that is overdamped is treated as critically damped.
  ///   - initialVelocity: In whole distances per second, positive towards the target. Infinity and
  ///     NaN are treated as 0.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}

// MARK: Modifiers

extension Animation {
  /// Delays the start of the animation by the specified number of seconds. During the delay the
  /// start value is held. A negative delay starts the animation that much further on.
  public func delay(_ delay: TimeInterval) -> Animation { modified(.delay(delay, kind)) }

  /// Changes the duration of an animation by adjusting its speed: 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation { modified(.speed(speed, kind)) }

  /// Repeats the animation for a specific number of times. A way there and a way back are two.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(.repeating(count: repeatCount, autoreverses: autoreverses, kind))
  }

  /// Repeats the animation for the lifespan of the view containing the animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(.repeating(count: nil, autoreverses: autoreverses, kind))
  }

  /// Causes the animation to report logical completion after the specified duration, if it has not
  /// already logically completed.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    modified(.logicallyComplete(after: duration, kind))
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The animation as code, for example `linear(duration: 0.35).delay(1.0)`.
  public var description: String { kind.description }
  /// The same as ``description``; of the default animation, what erases it is named as well.
  public var debugDescription: String {
    if case .systemDefault = kind { return "AnyAnimator(SwiftUI.DefaultAnimation())" }
    return kind.description
  }
  /// The animation has no parts that can be looked at; it is described by ``description``.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Animation.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .curve(let easing, let duration): "\(easing)(duration: \(duration))"
    case .unitCurve(let easing, let duration):
      "timingCurve(\(easing), duration: \(duration))"
    case .fluidSpring(let response, let dampingFraction, let blendDuration):
      "spring(response: \(response), dampingFraction: \(dampingFraction)"
        + (blendDuration == 0 ? ")" : ", blendDuration: \(blendDuration))")
    case .systemDefault: "DefaultAnimation()"
    case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
      "interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
        + "initialVelocity: \(velocity))"
    case .delay(let delay, let base): "\(base).delay(\(delay))"
    case .speed(let speed, let base): "\(base).speed(\(speed))"
    case .repeating(.some(let count), let autoreverses, let base):
      "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeating(nil, let autoreverses, let base):
      "\(base).repeatForever(autoreverses: \(autoreverses))"
    case .logicallyComplete(let after, let base): "\(base).logicallyComplete(after: \(after))"
    case .custom(let box): "\(box.base)"
    case .velocityTracking: "velocityTracking"
    }
  }
}
