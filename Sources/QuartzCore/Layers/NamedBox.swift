import CoreGraphics
import Foundation
import SwiftUICore

extension GraphicsContext {
  /// Draws what stands for something that is not drawn: a field with a dashed edge and its name.
  package func drawBox(named name: String, in rect: CGRect) {
    guard rect.width >= 1, rect.height >= 1 else { return }
    let edge = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6)
    fill(edge, with: .color(Color(.system(.quaternaryFill))))
    stroke(
      edge, with: .color(Color(.system(.tertiary))), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
    let text = resolve(
      Text(verbatim: name).font(.system(size: 11)).foregroundStyle(Color(.system(.secondary))))
    let size = text.measure(in: CGSize(width: max(rect.width - 8, 1), height: .infinity))
    guard size.height <= rect.height, rect.width >= 16 else { return }
    draw(
      text,
      in: CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width + 1,
        height: size.height))
  }
}
