import CoreGraphics
import Foundation
import SwiftUICore

extension CALayer {
  /// The background's shape, in the layer's own coordinates.
  package var outline: Path {
    let rect = CGRect(origin: .zero, size: bounds.size)
    guard cornerRadius > 0 else { return Path(rect) }
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    func corner(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
        bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// Draws the layer with its sublayers where its superlayer has it.
  package final func render(into context: inout GraphicsContext) {
    guard !isHidden, opacity > 0 else { return }
    var copy = context
    copy.translateBy(x: position.x, y: position.y)
    copy.concatenate(affineTransform())
    copy.translateBy(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
    copy.opacity = Double(opacity)
    copy.drawLayer { layer in
      self.renderOwn(into: &layer)
      self.renderSublayers(into: &layer)
    }
  }

  /// Draws what the layer has of its own: shadow, background, content and border.
  ///
  /// - Parameter background: that of the layer's view, which stands in the place of the layer's.
  package final func renderOwn(into context: inout GraphicsContext, background: Color? = nil) {
    let background = background ?? backgroundColor.map { Color(cgColor: $0) }
    if let mask { context.clip(to: mask.maskOutline) }
    if shadowOpacity > 0, let shadowColor, !masksToBounds {
      var shadow = context
      shadow.addFilter(
        .shadow(
          color: Color(cgColor: shadowColor).opacity(Double(shadowOpacity)), radius: shadowRadius,
          x: shadowOffset.width, y: shadowOffset.height))
      let shape = shadowPath?.path ?? (background == nil ? nil : outline)
      if let shape { shadow.fill(shape, with: .color(background ?? .black)) }
    }
    if let background { context.fill(outline, with: .color(background)) }
    drawContent(into: &context)
    let drawing = CGContext(context)
    draw(in: drawing)
    if borderWidth > 0, let borderColor {
      var inside = context
      inside.clip(to: outline)
      inside.stroke(
        outline, with: .color(Color(cgColor: borderColor)),
        style: StrokeStyle(lineWidth: 2 * borderWidth))
    }
  }

  package final func renderSublayers(into context: inout GraphicsContext) {
    guard let sublayers, !sublayers.isEmpty else { return }
    var copy = context
    if let mask { copy.clip(to: mask.maskOutline) }
    if masksToBounds { copy.clip(to: outline) }
    copy.translateBy(x: -bounds.minX, y: -bounds.minY)
    let inOrder = sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in inOrder { layer.render(into: &copy) }
  }

  /// What the layer leaves of another one that it masks.
  fileprivate var maskOutline: Path {
    let shape = (self as? CAShapeLayer)?.path?.path ?? outline
    return shape.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The layers below, itself among them, that are not drawn and have to be named.
  package final var undrawn: [CALayer] {
    (isBox ? [self] : []) + (sublayers ?? []).flatMap(\.undrawn)
  }

  /// Whether the layer shows anything of its own.
  package final var isVisible: Bool {
    backgroundColor != nil || contents != nil || borderWidth > 0 || self is CAShapeLayer
      || self is CAGradientLayer || !(sublayers ?? []).isEmpty || isBox
  }
}

extension CALayer {
  /// Draws the layer with its sublayers into a context.
  public func render(in ctx: CGContext) {
    ctx.withContext { context in
      renderOwn(into: &context)
      renderSublayers(into: &context)
    }
  }
}
