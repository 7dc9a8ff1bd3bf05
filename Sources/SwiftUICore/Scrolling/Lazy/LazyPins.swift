import LegatoDisplay

/// A set of view types that may be pinned to the bounds of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The view types as bits.
  public let rawValue: UInt32
  /// Creates a set of view types from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The header view of each `Section` will be pinned.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footer view of each `Section` will be pinned.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// Headers and footers that stay visible while any part of their section is.
///
/// A header has its own position, but never before the window's start; the end of its section
/// pushes it out. Footers do the same at the other end.
@MainActor
struct LazyPins {
  var kinds: PinnedScrollableViews = []

  struct Pin {
    let element: Element
    let section: ObjectIdentifier
    let role: RowRole
    /// Where it is written, along the axis.
    let start: CGFloat
    let length: CGFloat
    var shown: CGFloat
  }

  private var pins: [Pin] = []
  private var held: Set<ObjectIdentifier> = []
  private var sections: [ObjectIdentifier: (start: CGFloat, end: CGFloat)] = [:]

  var isEmpty: Bool { pins.isEmpty }
  func holds(_ element: Element) -> Bool { held.contains(ObjectIdentifier(element)) }

  /// The rows are placed again.
  mutating func begin() {
    pins.removeAll(keepingCapacity: true)
    held.removeAll(keepingCapacity: true)
    sections.removeAll(keepingCapacity: true)
  }

  /// Notes the position of a row.
  mutating func note(
    _ element: Element, in part: SectionPart?, _ start: CGFloat, _ end: CGFloat
  ) {
    guard !kinds.isEmpty, let part else { return }
    let section = ObjectIdentifier(part.section)
    let known = sections[section]
    sections[section] = (min(known?.start ?? start, start), max(known?.end ?? end, end))
    let isPinned =
      part.role == .header && kinds.contains(.sectionHeaders)
      || part.role == .footer && kinds.contains(.sectionFooters)
    guard isPinned else { return }
    held.insert(ObjectIdentifier(element))
    pins.append(
      Pin(
        element: element, section: section, role: part.role, start: start, length: end - start,
        shown: start))
  }

  /// Extends a section to a position, although not all of its rows exist.
  mutating func note(_ section: SectionIdentity, endingAt end: CGFloat) {
    guard let known = sections[ObjectIdentifier(section)], end > known.end else { return }
    sections[ObjectIdentifier(section)] = (known.start, end)
  }

  private func place(_ pin: Pin, in window: ClosedRange<CGFloat>) -> CGFloat {
    guard let section = sections[pin.section] else { return pin.start }
    if pin.role == .header {
      return max(pin.start, min(window.lowerBound, section.end - pin.length))
    }
    return min(pin.start, max(window.upperBound - pin.length, section.start))
  }

  /// Updates the positions of all pins for the visible window.
  mutating func update(in window: ClosedRange<CGFloat>) -> [Pin] {
    for index in pins.indices { pins[index].shown = place(pins[index], in: window) }
    return pins
  }

  /// Whether any pin would move for a different visible window.
  func wouldMove(in window: ClosedRange<CGFloat>) -> Bool {
    pins.contains { place($0, in: window) != $0.shown }
  }
}
