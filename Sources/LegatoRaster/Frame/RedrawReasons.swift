import LegatoDisplay

/// Why a layer is drawn again in a frame.
package struct RedrawReasons: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// All of the surface is drawn: its size, scale or background is new, or the tree was built anew.
  package static let surface = RedrawReasons(rawValue: 1 << 0)
  /// The layer was not there before.
  package static let firstDrawn = RedrawReasons(rawValue: 1 << 1)
  package static let commands = RedrawReasons(rawValue: 1 << 2)
  package static let filters = RedrawReasons(rawValue: 1 << 3)
  package static let opacity = RedrawReasons(rawValue: 1 << 4)
  /// Its transform or projection is different.
  package static let moved = RedrawReasons(rawValue: 1 << 5)
  /// Its clip or mask is different.
  package static let clip = RedrawReasons(rawValue: 1 << 6)
  /// Its blend mode is different, or whether it is a group.
  package static let blending = RedrawReasons(rawValue: 1 << 7)
  /// It has other children, or has them in another order.
  package static let children = RedrawReasons(rawValue: 1 << 8)
  /// It begins or stops to move.
  package static let motion = RedrawReasons(rawValue: 1 << 9)
  /// A layer that holds it has changed.
  package static let container = RedrawReasons(rawValue: 1 << 10)
  /// A layer that it holds has changed.
  package static let content = RedrawReasons(rawValue: 1 << 11)
  /// Neither it nor what it holds or is held by has changed: something else did where it is drawn.
  package static let neighbour = RedrawReasons(rawValue: 1 << 12)

  /// What of a layer's own properties is different.
  init(from old: Layer, to new: Layer) {
    var reasons: RedrawReasons = []
    if old.commands != new.commands { reasons.insert(.commands) }
    if old.filters != new.filters { reasons.insert(.filters) }
    if old.opacity != new.opacity { reasons.insert(.opacity) }
    if old.transform != new.transform || old.projection != new.projection { reasons.insert(.moved) }
    if old.clip != new.clip || old.mask != new.mask { reasons.insert(.clip) }
    if old.blendMode != new.blendMode || old.isGroup != new.isGroup { reasons.insert(.blending) }
    if old.children != new.children { reasons.insert(.children) }
    if old.isMoving != new.isMoving { reasons.insert(.motion) }
    self = reasons
  }

  /// Those that are seen in all that a layer holds.
  static let ofContainers: RedrawReasons = [
    .firstDrawn, .filters, .opacity, .moved, .clip, .blending, .motion,
  ]

  /// A few words for each, in a fixed order.
  package var words: [String] {
    Self.names.filter { contains($0.reason) }.map(\.words)
  }

  private static let names: [(reason: RedrawReasons, words: String)] = [
    (.surface, "all of the surface"), (.firstDrawn, "first drawn"), (.commands, "new commands"),
    (.filters, "filter changed"), (.moved, "moved"), (.opacity, "opacity"),
    (.clip, "clip or mask"), (.blending, "blending"), (.children, "other children"),
    (.motion, "motion began or ended"), (.container, "its container changed"),
    (.content, "something in it changed"), (.neighbour, "a neighbour changed"),
  ]
}
