import CoreGraphics
import Foundation
import QuartzCore
import SwiftUICore

/// Whether views animate in a host.
@MainActor
final class ViewAnimations: GraphService {
  private static let outside = ViewAnimations()
  var isEnabled = true

  private init() {}
  init(_ graph: ViewGraph) {}

  static var current: ViewAnimations {
    RunningHost.current?.service(ViewAnimations.self) ?? outside
  }
}

extension UIView {
  /// Options for animating views.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out within the animation.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Touches are taken while it runs.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// It begins from what is shown; animations always do here.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// It repeats without an end.
    public static let `repeat` = Self(rawValue: 8)
    /// Every second run goes back.
    public static let autoreverse = Self(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: Self = []
    /// Slow at first.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// A straight line.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// A cross-fade.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// The curve of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends, at first, at the end, and a straight line.
    case easeInOut, easeIn, easeOut, linear

    func animation(_ duration: TimeInterval) -> Animation {
      switch self {
      case .easeInOut: .easeInOut(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .linear: .linear(duration: duration)
      }
    }
  }

  /// Whether views are animated in the host.
  public class var areAnimationsEnabled: Bool { ViewAnimations.current.isEnabled }
  /// Sets whether views are animated in the host.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.current.isEnabled = enabled
  }
  /// Makes changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }

  /// Makes changes that are animated, and calls the closure when the animation has ended.
  ///
  /// Places, sizes, transforms, opacities, backgrounds and their corners move. What else changes is there at once;
  /// borders, shadows and backgrounds of layers are reported. Within `updateUIView` and `makeUIView`, which describe
  /// what is shown now, the changes are made right after the update, so that there is something to move from.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let length = max(duration.isFinite ? duration : 0, 0)
    run(
      length > 0 ? options.curve.animation(length) : nil, duration: length, delay: delay, options,
      animations, completion)
  }
  /// Makes changes that are animated: slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }
  /// Makes changes that are animated by a spring, which is at rest after the duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 for none of its swings; beyond 0…1 the nearer end.
  ///   - velocity: how fast it begins, in ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let length = max(duration.isFinite ? duration : 0, 0)
    run(
      length > 0
        ? .settling(in: length, dampingRatio: dampingRatio, velocity: velocity) : nil,
      duration: length, delay: delay, options, animations, completion)
  }
  /// Makes changes that are animated by a spring of a perceptual duration and a bounce.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let velocity = initialSpringVelocity.isFinite ? initialSpringVelocity.native : 0
    run(
      .interpolatingSpring(
        Spring(duration: duration, bounce: bounce.native), initialVelocity: velocity),
      duration: duration.isFinite ? max(duration, 0) : 0, delay: delay, options, animations,
      completion)
  }
  /// Makes changes that are animated as those of SwiftUI are.
  public class func animate(
    _ animation: Animation, changes: @escaping () -> Void, completion: (() -> Void)? = nil
  ) {
    perform(changes) { body in
      guard areAnimationsEnabled else {
        body()
        completion?()
        return
      }
      withAnimation(animation, body) { completion?() }
    }
  }
  /// Makes changes, at once: a cross-fade of the view's content is not drawn, which is reported.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    RunningHost.report(
      "UIView.transition(with:) of a \(type(of: view)): its content changes without the transition."
    )
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  // MARK: Running

  private class func run(
    _ animation: Animation?, duration: TimeInterval, delay: TimeInterval,
    _ options: AnimationOptions, _ animations: @escaping () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let wait = delay.isFinite ? max(delay, 0) : 0
    perform(animations) { body in
      guard areAnimationsEnabled else {
        body()
        completion?(true)
        return
      }
      var animation = animation
      if options.contains(.repeat) {
        animation = animation?.repeatForever(autoreverses: options.contains(.autoreverse))
      } else if options.contains(.autoreverse) {
        animation = animation?.repeatCount(2, autoreverses: true)
      }
      if wait > 0 { animation = animation?.delay(wait) }
      if animation == nil {
        performWithoutAnimation(body)
      } else {
        withAnimation(animation, body)
      }
      guard let completion, !options.contains(.repeat) else { return }
      nonisolated(unsafe) let end = completion
      let runs = options.contains(.autoreverse) ? 2.0 : 1
      DispatchQueue.main.asyncAfter(deadline: .now() + wait + runs * duration) { end(true) }
    }
  }

  /// Makes changes now, or right after the update that is on.
  private class func perform(
    _ changes: @escaping () -> Void, _ run: @escaping (_ body: () -> Void) -> Void
  ) {
    let body = {
      let before = CALayer.isInAnimation
      CALayer.isInAnimation = true
      defer { CALayer.isInAnimation = before }
      changes()
    }
    guard RunningHost.current?.isEvaluating == true else { return run(body) }
    nonisolated(unsafe) let later = { run(body) }
    DispatchQueue.main.async { later() }
  }
}

extension Animation {
  /// A spring that is at rest after a time, as UIKit asks for them.
  static func settling(
    in duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat
  ) -> Animation {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio.native, 0.01), 1) : 1
    return .interpolatingSpring(
      Spring(settlingDuration: duration, dampingRatio: ratio),
      initialVelocity: velocity.isFinite ? velocity.native : 0)
  }
}
