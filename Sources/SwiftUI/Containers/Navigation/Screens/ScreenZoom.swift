import SwiftUICore

/// How a screen grows from a view of the screen below, and shrinks back to it: a part of the way.
struct ScreenZoom: Equatable {
  let source: ZoomSource
  let room: ZoomRoom

  /// `nil` where there is nothing to grow from, or into.
  init?(_ source: ZoomSource?, _ room: ZoomRoom) {
    guard let source, source.frame.width > 0, source.frame.height > 0, room.whole.width > 0,
      room.whole.height > 0
    else { return nil }
    self.source = source
    self.room = room
  }

  /// Where the screen is on the surface.
  ///
  /// - Parameter position: 0 in place, 1 at the source.
  func target(_ position: Double) -> CGRect {
    func between(_ whole: CGFloat, _ small: CGFloat) -> CGFloat {
      whole + (small - whole) * position
    }
    let (whole, small) = (room.whole, source.frame)
    return CGRect(
      x: between(whole.minX, small.minX), y: between(whole.minY, small.minY),
      width: max(between(whole.width, small.width), 1),
      height: max(between(whole.height, small.height), 1))
  }

  func scale(_ position: Double) -> CGFloat { target(position).width / room.whole.width }

  /// The screen's own coordinates to those of where it is.
  func transform(_ position: Double) -> CGAffineTransform {
    let (target, whole, scale) = (target(position), room.whole, scale(position))
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: target.minX - room.frame.minX - (whole.minX - room.frame.minX) * scale,
      ty: target.minY - room.frame.minY - (whole.minY - room.frame.minY) * scale)
  }

  /// What of the screen is shown, in its own coordinates: as much from its top as the target has room for.
  func shown(_ position: Double) -> Path {
    let (target, whole, scale) = (target(position), room.whole, scale(position))
    let rect = CGRect(
      x: whole.minX - room.frame.minX, y: whole.minY - room.frame.minY, width: whole.width,
      height: target.height / scale)
    let radius = source.radius * position / scale
    return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
  }

  /// What is shown on the way: the screen fades in during the first part of it.
  func look(_ position: Double) -> EffectLook {
    EffectLook(
      clip: shown(position), opacity: min(1, max(0, (1 - position) / Self.fade)))
  }

  /// How much of the way, at the source, the screen fades in.
  private static let fade = 0.3
}
