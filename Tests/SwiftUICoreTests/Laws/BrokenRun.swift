import MotionLaws

/// A motion that is right but for one thing: what shows that a law can fail.
@MainActor
final class BrokenRun: MotionRun {
  enum Fault: CaseIterable {
    case startsSomewhereElse, endsSomewhereElse, jumpsOnTheWay, jumpsWhenInterrupted
    case forgetsItsVelocity, completesTwice, countsFrames, dependsOnTheFrameRate
    case isAnotherEveryTime, losesItsNumbers, neverRests, endsElsewhereWhenReduced
    case missesTheFlag, evaluatesBodies
  }

  private let fault: Fault?
  private var flags: Set<MotionFlag>
  private let firstFlags: Set<MotionFlag>
  /// Seconds that a change takes.
  private static let duration = 0.5
  private static var runs = 0
  private let run: Int
  private var now = 0.0
  private var frames = 0
  private var start = 0.0
  private var origin = 0.0
  private var velocity = 0.0
  private var target = 0.0
  private var pending = 0
  private(set) var completions = 0

  init(_ fault: Fault?, _ flags: Set<MotionFlag>) {
    self.fault = fault
    self.flags = flags
    firstFlags = flags
    Self.runs += 1
    run = Self.runs
  }

  /// A cubic from where it was, at the speed that it had, to the target at rest.
  private var value: Double {
    let progress = min((now - start) / Self.duration, 1)
    let (p2, p3) = (progress * progress, progress * progress * progress)
    var value =
      (2 * p3 - 3 * p2 + 1) * origin + (p3 - 2 * p2 + progress) * Self.duration * velocity
      + (3 * p2 - 2 * p3) * target
    switch fault {
    case .startsSomewhereElse where progress == 0 && pending > 0: value += 0.3
    case .endsSomewhereElse where progress == 1 && pending > 0: value += 0.001
    case .jumpsOnTheWay where progress > 0.5 && progress < 0.6: value += 0.5
    case .countsFrames: value += 1e-4 * Double(frames)
    case .dependsOnTheFrameRate: value += Double(frames % 2) * 1e-3
    case .isAnotherEveryTime: value += 1e-3 * Double(run)
    case .losesItsNumbers where progress > 0.3 && progress < 0.9: value = .nan
    case .endsElsewhereWhenReduced where flags.contains(.reducedMotion): value *= 0.5
    case .missesTheFlag where firstFlags.contains(.darkScheme): value += 1
    default: break
    }
    return value
  }

  func change(to state: Int, animated: Bool) {
    let step = 1e-6
    let shown = value
    now -= step
    let speed = (shown - value) / step
    now += step
    origin = fault == .jumpsWhenInterrupted && pending > 0 ? shown + 0.2 : shown
    velocity = fault == .forgetsItsVelocity || now == start ? 0 : speed
    start = animated ? now : now - Self.duration
    target = Double(state)
    if animated { pending += 1 }
    if !animated { (origin, velocity) = (target, 0) }
  }

  func advance(to time: Double) {
    now = time
    guard now - start >= Self.duration, completions < pending else { return }
    completions = fault == .completesTwice ? 2 * pending : pending
  }

  func switchOn(_ flag: MotionFlag) { flags.insert(flag) }
  func frame() { frames += 1 }
  var cost: (bodies: Int, layouts: Int) { (fault == .evaluatesBodies ? 1 : 0, 0) }
  var values: [String: [Double]] { ["value": [value]] }
  var picture: String { "\(value)" }
  var motions: [String] { fault == .neverRests || now - start < Self.duration ? ["value"] : [] }
  var leftovers: [String] { fault == .neverRests ? ["another frame"] : [] }
}
