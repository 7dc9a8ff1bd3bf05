import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport

extension DrawnView {
  /// A canvas that fills the surface.
  convenience init(
    _ width: Double, _ height: Double,
    canvas renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws {
    try self.init(Canvas(renderer: renderer), width, height)
  }

  /// What the canvas draws, as text: a line for each command.
  var commands: [String] {
    let lines = host.frame().list.description.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(where: { $0.contains("Canvas") }) else { return [] }
    let margin = lines[start].prefix { $0 == " " }.count + 2
    return lines[(start + 1)...].prefix { $0.prefix { $0 == " " }.count >= margin }
      .map { String($0.dropFirst(margin)) }
  }
}

/// A square of a size whose top left is at a point.
func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: side, height: side))
}

extension GraphicsContext.Shading {
  static var pureRed: Self { .color(red: 1, green: 0, blue: 0) }
  static var pureBlue: Self { .color(red: 0, green: 0, blue: 1) }
}
