import CoreGraphics
import Foundation
import SwiftUICore

/// Where an animation of views stands.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, running, and stopped on the way.
  case inactive, active, stopped
}

/// Where an animation has come to its end.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At the end, at the start, and in between.
  case end, start, current
}

/// A class that animates changes to views and allows the dynamic modification of those animations.
///
/// What it animates is what `UIView.animate` does. It runs from beginning to end: it cannot be paused, scrubbed or
/// reversed, which is reported where code asks for it.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// The seconds of the animation.
  public let duration: TimeInterval
  /// The seconds to wait before it begins.
  open private(set) var delay: TimeInterval = 0
  /// Where the animation stands.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is running.
  open private(set) var isRunning = false
  /// Whether the animation runs backwards: it never does, which is reported.
  open var isReversed = false { didSet { if isReversed { cannot("isReversed") } } }
  /// How much of the animation is done: 0 before it begins, 1 from then on. To set it is reported.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : 1 }
    set { cannot("fractionComplete = \(newValue)") }
  }

  private let animation: Animation?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private init(_ duration: TimeInterval, _ animation: (TimeInterval) -> Animation) {
    self.duration = duration
    self.animation = duration.isFinite && duration > 0 ? animation(duration) : nil
    super.init()
  }

  /// Creates an animator with a built-in curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration) { curve.animation($0) }
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a cubic curve, by its two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration) { .timingCurve(point1.x, point1.y, point2.x, point2.y, duration: $0) }
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a spring, which is at rest after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration) { .settling(in: $0, dampingRatio: ratio, velocity: 0) }
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and begins at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; of an animator that runs, they begin now.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { run([animation], delay: 0) } else { animations.append(animation) }
  }
  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Begins.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Begins after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    self.delay = delay.isFinite ? max(delay, 0) : 0
    state = .active
    isRunning = true
    run(animations, delay: self.delay)
    animations = []
    let wait = self.delay + (duration.isFinite ? max(duration, 0) : 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated { self?.end(at: .end) }
    }
  }
  /// Pauses, which is reported: the animation goes on.
  open func pauseAnimation() { cannot("pauseAnimation()") }
  /// Stops: what is shown goes on to where it was going, which is reported unless the animation is over.
  ///
  /// - Parameter withoutFinishing: whether no closure is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard isRunning else { return }
    cannot("stopAnimation(_:)")
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends an animation that was stopped, and calls the closures.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    tellEnd(finalPosition)
  }

  private func run(_ changes: [() -> Void], delay: TimeInterval) {
    guard let animation else {
      UIView.performWithoutAnimation { changes.forEach { $0() } }
      return
    }
    UIView.animate(delay > 0 ? animation.delay(delay) : animation) { changes.forEach { $0() } }
  }

  private func end(at position: UIViewAnimatingPosition) {
    guard isRunning else { return }
    tellEnd(position)
  }

  private func tellEnd(_ position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let all = completions
    completions = []
    all.forEach { $0(position) }
  }

  private func cannot(_ name: String) {
    RunningHost.report(
      "UIViewPropertyAnimator.\(name): animations run from their beginning to their end here.")
  }
}
