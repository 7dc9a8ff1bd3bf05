import LegatoMotion
import SwiftUI

/// Fades a message in and moves it up when it appears. In a lazy stack or a list, use it inside of
/// ``SwiftUI/View/remembersEntries()``, an ``ArrivingForEach`` or a ``MessageThreadView``, because
/// a row cannot detect that scrolling created it.
///
/// The opacity is animated from 0 to 1 and the offset from 20 pt below to 0, by
/// ``MotionToken/App/spring``. Reduce Motion and Low Power Mode: end state on the first frame.
public struct MessageAppearAnimation: ViewModifier, MotionDeclaring {
  private let arrival: Arrival
  /// Whether the delay is as it was given: then it may be too long.
  private let isBounded: Bool
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  ///
  /// - Parameter delay: Seconds, 0…0.5, clamped to that range, whose end a theme may change; 0 by
  ///   default. Infinity and NaN are treated as 0.
  public init(delay: Double = 0) {
    arrival = Arrival(delay: delay.isFinite ? max(0, delay) : 0)
    isBounded = true
  }

  init(arrival: Arrival) {
    self.arrival = arrival
    isBounded = false
  }

  /// The entry of a message. Reduce Motion and Low Power Mode: end state on the first frame.
  public nonisolated static let motion = MotionDeclaration(
    component: "MessageAppearAnimation", motion: "entry", token: .app.spring,
    purpose: "Leads the eye to what is new.", cost: .transform,
    role: .decorativeEntry, reducedForm: .endStateAtOnce,
    reason: "The message says what it says without an entrance.")
  /// The motion of the modifier: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// The content, which fades in and moves up by 20 pt when it appears.
  public func body(content: Content) -> some View {
    content.modifier(
      Entry(motion: Self.motion, arrival: arrival(in: theme), y: theme[.app.entryShift]))
  }

  func arrival(in theme: TokenTheme) -> Arrival {
    guard isBounded, let delay = arrival.delay else { return arrival }
    return Arrival(delay: min(delay, theme[.stagger.messageLimit]))
  }
}

/// Fades a row in and moves it in from the leading side when it appears. In a lazy stack or a list,
/// use it inside of ``SwiftUI/View/remembersEntries()`` or an ``ArrivingForEach``, because a row
/// cannot detect that scrolling created it.
///
/// The opacity is animated from 0 to 1 and the offset from 20 pt to 0, by
/// ``MotionToken/App/spring``, each row 30 ms after the previous one. Reduce Motion and Low Power
/// Mode: end state on the first frame.
public struct ListItemAnimation: ViewModifier, MotionDeclaring {
  private let slot: EntrySlot
  @Environment(\.tokenTheme) private var theme

  /// When it enters.
  private enum EntrySlot {
    case index(Int)
    case arrival(Arrival)
  }

  /// Creates the modifier.
  ///
  /// - Parameter index: The index among the rows that appear together, not in the list; negative
  ///   numbers are treated as 0. The max delay is 0.3 s.
  public init(index: Int) { slot = .index(index) }

  init(arrival: Arrival) { slot = .arrival(arrival) }

  /// The entry of a row. Reduce Motion and Low Power Mode: end state on the first frame.
  public nonisolated static let motion = MotionDeclaration(
    component: "ListItemAnimation", motion: "entry", token: .app.spring,
    purpose: "Leads the eye down the list.", cost: .transform,
    role: .decorativeEntry,
    reducedForm: .endStateAtOnce, reason: "The row says what it says without an entrance.")
  /// The motion of the modifier: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// The content, which fades in and moves in by 20 pt from the leading side when it appears.
  public func body(content: Content) -> some View {
    content.modifier(
      Entry(motion: Self.motion, arrival: arrival, x: -theme[.app.entryShift]))
  }

  var arrival: Arrival {
    switch slot {
    case .index(let index): Arrival(index: index, stagger: theme.stagger(.rows))
    case .arrival(let arrival): arrival
    }
  }
}

/// Fades the content of a sheet in and scales it from 0.95 when it appears, by
/// ``MotionToken/App/spring``.
///
/// Reduce Motion and Low Power Mode: end state on the first frame.
public struct SheetAppearModifier: ViewModifier, MotionDeclaring {
  let token: MotionToken
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  ///
  /// - Parameter token: The timing; ``MotionToken/App/spring`` by default.
  ///   ``MotionToken/App/normal`` is the calmer one.
  public init(token: MotionToken = .app.spring) { self.token = token }

  /// The entry of a sheet's content. Reduce Motion and Low Power Mode: end state on the first
  /// frame.
  public nonisolated static let motion = MotionDeclaration(
    component: "SheetAppearModifier", motion: "entry", token: .app.spring,
    purpose: "Leads the eye to the sheet.", cost: .transform,
    role: .decorativeEntry,
    reducedForm: .endStateAtOnce, reason: "The sheet itself has come in already.")
  /// The motion of the modifier: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  /// The content, which fades in and grows from 0.95 of its size when it appears.
  public func body(content: Content) -> some View {
    content.modifier(
      Entry(
        motion: Self.motion.timed(by: token), arrival: Arrival(delay: 0),
        scale: theme[.app.sheetScale]))
  }
}

/// From elsewhere, smaller and transparent to its place, once.
private struct Entry: ViewModifier {
  let motion: MotionDeclaration
  var x = 0.0
  var y = 0.0
  var scale = 1.0
  /// As it was when the view appeared: what is new then is soon known.
  @State private var delay: Double
  @State private var hasEntered: Bool
  /// Whether it may enter where it was made.
  @State private var permission = EntryPermission()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.entryMemory) private var memory

  init(
    motion: MotionDeclaration, arrival: Arrival, x: Double = 0, y: Double = 0, scale: Double = 1
  ) {
    self.motion = motion
    (self.x, self.y, self.scale) = (x, y, scale)
    _delay = State(initialValue: arrival.delay ?? 0)
    _hasEntered = State(initialValue: arrival.delay == nil)
  }

  func body(content: Content) -> some View {
    // Where nothing is to move, not even the first frame is another one.
    let isIn =
      hasEntered || !permission.isGiven(by: memory) || motionPolicy.outcome(of: motion).isInstant
    content
      .moves(by: motion, delay: delay) { view, nudge in
        view
          .modifier(Shift(x: nudge(isIn ? 0 : x), y: nudge(isIn ? 0 : y)))
          .scaleEffect(nudge(isIn ? 1 : scale))
          .opacity(nudge(isIn ? 1 : 0))
      }
      .onAppear { hasEntered = true }
  }
}

/// Asks once, when a view is made, whether it came with a change or was made by scrolling.
@MainActor
private final class EntryPermission {
  private var isGiven: Bool?

  nonisolated init() {}

  func isGiven(by memory: EntryMemory?) -> Bool {
    let answer = isGiven ?? memory?.isOpen ?? true
    isGiven = answer
    return answer
  }
}
