/// What only the runtime knows of a run and no frame shows: kept for those who judge motion.
@MainActor
package final class RunJournal {
  /// A view that came or went after the first frame.
  package struct Change: Hashable, Sendable {
    /// Seconds of host time.
    package let time: Double
    package let path: String
    package let isInsertion: Bool
    /// Whether code gave the view a transition.
    package let hasTransition: Bool
    /// Whether the transition ran; else the view came or went at once.
    package let isAnimated: Bool
    package let origin: ViewOrigin
  }

  /// App motion that the framework, not the app, suppressed under Reduce Motion.
  package struct ReducedMotionFallback: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A transition with motion, which cross-faded.
      case transition
      /// Characters that roll, which cross-faded.
      case roll
      /// A view with the frame of another, which took its place within an animation.
      case matchedGeometry
    }

    package let kind: Kind
    /// Seconds of host time.
    package let time: Double
    package let path: String
  }

  /// Whether graphs that are made from now on keep a journal. Off: nobody pays for it.
  package static var isKept = false

  package internal(set) var changes: [Change] = []
  package internal(set) var substitutes: [ReducedMotionFallback] = []
  /// The paths of the views that go from phase to phase by themselves, each once.
  package internal(set) var loops: [String] = []
  /// The paths of the views whose bodies have asked for Low Power Mode, each once; an empty one for what
  /// made the views.
  package internal(set) var powerReaders: [String] = []
  /// How often anything has asked for Low Power Mode: a body, an action, what made the views.
  package internal(set) var powerReads = 0
  /// Whether the views are being made.
  var isMaking = false
  private var cells: [WeakCell] = []

  private struct WeakCell {
    weak var cell: (any StateHandle)?
  }

  /// The state of the views that are there, in the order in which it was made.
  package var states: [any StateHandle] { cells.compactMap(\.cell).filter(\.isAlive) }

  func note(_ cell: any StateHandle) { cells.append(WeakCell(cell: cell)) }

  func note(_ kind: ReducedMotionFallback.Kind, at node: Node) {
    substitutes.append(
      ReducedMotionFallback(kind: kind, time: node.graph.now, path: node.namingNode.path))
  }

  func noteLoop(at node: Node) {
    let path = node.namingNode.path
    if !loops.contains(path) { loops.append(path) }
  }

  func notePowerRead(by node: Node?) {
    powerReads += 1
    guard let path = node?.namingNode.path ?? (isMaking ? "" : nil) else { return }
    if !powerReaders.contains(path) { powerReaders.append(path) }
  }
}
