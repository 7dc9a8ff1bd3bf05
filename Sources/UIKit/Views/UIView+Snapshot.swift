import CoreGraphics
import Foundation
import QuartzCore
import SwiftUICore

extension UIView {
  /// Draws the view with its subviews into the current context, over a rectangle. Materials and turning
  /// indicators are left out.
  ///
  /// - Returns: whether there was a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layOut()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    drawAll(into: context)
    context.restoreGState()
    return true
  }

  /// Draws the view with its subviews, in its own bounds.
  package final func drawAll(into context: CGContext) {
    guard !isHidden, alpha > 0 else { return }
    context.saveGState()
    if clipsToBounds { context.clip(to: CGRect(origin: .zero, size: bounds.size)) }
    context.withContext { layer.renderOwn(into: &$0, background: backgroundColor?.color) }
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
    context.withContext { layer.renderSublayers(into: &$0) }
    for view in subviews {
      context.saveGState()
      context.translateBy(x: view.frame.minX - bounds.minX, y: view.frame.minY - bounds.minY)
      context.setAlpha(view.alpha)
      view.drawAll(into: context)
      context.restoreGState()
    }
    context.restoreGState()
  }

  /// A view that looks as this one does now: a copy of what is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    return UIImageView(image: image)
  }
}
