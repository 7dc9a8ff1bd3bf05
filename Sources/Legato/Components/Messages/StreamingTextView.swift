import LegatoMotion
import SwiftUI

/// A text that grows: new text appears character by character, one every 10 ms, the first one at
/// once.
///
/// There is one queue, towards the newest text: a prefix of it is always shown. The text of the
/// first update is shown at once. Where a new text is no continuation, the common prefix stays and
/// the rest follows. When much more than a second's worth is queued, several characters appear per
/// step. A character is a grapheme cluster: an accent never appears alone.
///
/// Reduce Motion, Low Power Mode and off screen: the whole text at once.
public struct StreamingTextView: View, MotionDeclaring {
  let text: String
  /// How many characters of the text are shown.
  @State private var shownCount: Int
  /// How many there are to show: where a queue that is on its way goes.
  @State private var goal: Int
  @State private var next = Wait()
  @State private var isSeen = false
  @Environment(\.motionPolicy) private var motionPolicy

  /// Creates a view that shows a text as it grows.
  ///
  /// - Parameter text: The whole text so far, shown verbatim. The text of the first update is shown
  ///   at once.
  public init(text: String) {
    self.text = text
    _shownCount = State(initialValue: text.count)
    _goal = State(initialValue: text.count)
  }

  /// The characters appear one after the other. Reduce Motion and Low Power Mode: the whole text at
  /// once.
  public nonisolated static let motion = MotionDeclaration(
    component: "StreamingTextView", motion: "stream", token: .messages.streamCharacter,
    purpose: "Shows that the text is being written.", cost: .layout,
    role: .decorativeEntry, reducedForm: .endStateAtOnce,
    reason: "The text says what it says at once.")
  /// The motion of the text: ``motion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [motion] }

  private var isInstant: Bool { motionPolicy.outcome(of: Self.motion).isInstant }

  /// The characters shown so far; assistive technology reads the whole text.
  public var body: some View {
    Text(verbatim: isInstant ? text : String(text.prefix(shownCount)))
      .withoutMotion()
      .accessibilityLabel(text)
      .onChange(of: text) { old, new in follow(from: old, to: new) }
      .onChange(of: isInstant) { _, isInstant in if isInstant { showAll() } }
      .onAppear { isSeen = true }
      .onDisappear {
        isSeen = false
        showAll()
      }
  }

  private func showAll() {
    next.cancel()
    shownCount = text.count
  }

  private func follow(from old: String, to new: String) {
    guard !isInstant, isSeen else { return showAll() }
    let shown = min(shownCount, old.count)
    let common = zip(old.prefix(shown), new).prefix { $0 == $1 }.count
    goal = new.count
    // A queue that is on its way keeps its beat: text that comes quickly does not hold it up.
    if common == shown, common < goal, next.isWaiting { return }
    next.cancel()
    shownCount = common
    // A character that replaces another one waits for its turn.
    if common == shown, shown == old.count { shownCount = min(common + 1, goal) }
    if shownCount < goal { schedule() }
  }

  private func schedule() {
    let step = motionPolicy.theme.timing(of: Self.motion.token).settlingTime
    next.begin(step, repeats: true) {
      shownCount += max(1, (goal - shownCount) / 100)
      if shownCount >= goal { next.cancel() }
    }
  }
}
