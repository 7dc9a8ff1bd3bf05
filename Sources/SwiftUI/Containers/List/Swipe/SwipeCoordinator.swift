import SwiftUICore

/// Knows which row of a list stands open: one at a time.
@MainActor
final class SwipeCoordinator {
  private weak var row: SwipeLink?

  /// A row is taken hold of or opened: another one closes.
  func open(_ new: SwipeLink) {
    guard row !== new else { return }
    row?.close()
    row = new
  }

  func closed(_ old: SwipeLink) {
    if row === old { row = nil }
  }

  func close() {
    row?.close()
    row = nil
  }

  /// Whether a touch on the surface is for closing the row that stands open: all but those on its
  /// buttons.
  func intercepts(_ point: CGPoint) -> Bool {
    guard let row, row.isOpen else { return false }
    return !row.hasAction(at: point)
  }
}
