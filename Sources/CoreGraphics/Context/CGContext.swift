import Foundation
import LegatoDisplay
import SwiftUICore

/// A Quartz 2D drawing destination: what an image renderer or a view's `draw(_:)` draws with.
///
/// It records commands for the project's raster, so that what is drawn is sharp at any scale. y points
/// down, as in the contexts of UIKit. Numbers that are not finite are left out, and reported.
public final class CGContext {
  private var state: State
  private var saved: [State] = []
  private var path = Path()
  private let restarted: GraphicsContext

  /// The graphics state: what `saveGState()` keeps.
  struct State {
    var context: GraphicsContext
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle(lineWidth: 1)
    var alpha: CGFloat = 1
    var isAntialiased = true
    var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
  }

  package init(_ context: GraphicsContext) {
    state = State(context: context)
    restarted = context
  }

  /// What has to be drawn by code of the platform itself.
  package func withContext(_ draw: (inout GraphicsContext) -> Void) {
    var copy = prepared
    draw(&copy)
  }

  private var prepared: GraphicsContext {
    var context = state.context
    context.opacity = state.alpha.native
    if let shadow = state.shadow {
      context.addFilter(
        .shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    }
    return context
  }

  // MARK: The graphics state

  /// Pushes a copy of the current graphics state onto the graphics state stack.
  public func saveGState() { saved.append(state) }
  /// Sets the current graphics state to the state most recently saved; does nothing where there is none.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The current transformation matrix.
  public var ctm: CGAffineTransform { state.context.transform }
  /// Changes the scale of the user coordinate system in a context.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.context.scaleBy(x: x, y: y) }
  /// Changes the origin of the user coordinate system in a context.
  public func translateBy(x: CGFloat, y: CGFloat) { state.context.translateBy(x: x, y: y) }
  /// Rotates the user coordinate system in a context, by an angle in radians.
  public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(angle.native)) }
  /// Transforms the user coordinate system in a context using a specified matrix.
  public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }

  /// Sets the current fill color.
  public func setFillColor(_ color: CGColor) { state.fill = Color(cgColor: color) }
  /// Sets the current fill color to a value in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the current fill color to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Color(white: gray, opacity: alpha)
  }
  /// Sets the current stroke color.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(cgColor: color) }
  /// Sets the current stroke color to a value in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  package func setFill(_ color: Color) { state.fill = color }
  package func setStroke(_ color: Color) { state.stroke = color }

  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets the style for the endpoints of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the style for the joins of connected lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the miter limit for the joins of connected lines.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the pattern for dashed lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dash = lengths
  }
  /// Sets the opacity of what is drawn, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets whether edges are smoothed. Those of paths and images are.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
  /// Sets how what is drawn is composed with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.context.blendMode = mode.blendMode }
  /// Sets a shadow in black of a third of full opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (.black.opacity(1.0 / 3), blur / 2, offset)
  }
  /// Sets a shadow; none where the color is `nil`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (Color(cgColor: $0), blur / 2, offset) }
  }

  // MARK: The path

  /// Creates a new empty path.
  public func beginPath() { path = Path() }
  /// Begins a new subpath at the specified point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Appends a straight line segment.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a sequence of connected straight-line segments.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc of a circle; `clockwise: false` goes clockwise to the eye, as y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle.native),
      endAngle: .radians(endAngle.native), clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.addPath(path.path) }
  /// Closes and terminates the current path's subpath.
  public func closePath() { path.closeSubpath() }

  /// Paints the area within the current path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule.fill) }
  /// Paints a line along the current path, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the current path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      prepared.fill(
        path, with: .color(state.fill),
        style: FillStyle(
          eoFill: mode == .eoFill || mode == .eoFillStroke, antialiased: state.isAntialiased))
    }
    if mode != .fill, mode != .eoFill {
      prepared.stroke(path, with: .color(state.stroke), style: state.line)
    }
    path = Path()
  }

  /// Clips to the current path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.context.clip(to: path, style: FillStyle(eoFill: rule == .evenOdd))
    path = Path()
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { state.context.clip(to: Path(rect)) }
  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {
    state.context.clip(to: Path { $0.addRects(rects) })
  }
  /// The bounding box of the current clipping path.
  public var boundingBoxOfClipPath: CGRect { state.context.clipBoundingRect }

  // MARK: Drawing

  /// Paints a rectangle with the fill color.
  public func fill(_ rect: CGRect) { prepared.fill(Path(rect), with: .color(state.fill)) }
  /// Paints rectangles with the fill color.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Paints an ellipse with the fill color.
  public func fillEllipse(in rect: CGRect) {
    prepared.fill(Path(ellipseIn: rect), with: .color(state.fill))
  }
  /// Paints the outline of a rectangle with the stroke color.
  public func stroke(_ rect: CGRect) {
    prepared.stroke(Path(rect), with: .color(state.stroke), style: state.line)
  }
  /// Paints the outline of a rectangle with the stroke color and a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.lineWidth = width
    prepared.stroke(Path(rect), with: .color(state.stroke), style: line)
  }
  /// Paints the outline of an ellipse with the stroke color.
  public func strokeEllipse(in rect: CGRect) {
    prepared.stroke(Path(ellipseIn: rect), with: .color(state.stroke), style: state.line)
  }
  /// Strokes a sequence of line segments: each two points are one.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      prepared.stroke(
        Path { $0.addLines([points[index], points[index + 1]]) }, with: .color(state.stroke),
        style: state.line)
    }
  }
  /// Paints a transparent rectangle.
  public func clear(_ rect: CGRect) {
    var context = state.context
    context.blendMode = .clear
    context.fill(Path(rect), with: .color(.black))
  }

  /// Draws an image into a rectangle: upside down, as the y of the images of Core Graphics points up.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling {
      RunningHost.report("CGContext.draw(_:in:byTiling:): an image is not tiled here.")
    }
    var context = prepared
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    let picture = PlatformImage(image.data, scale: 1)
    context.draw(
      commands: picture.commands(in: Rect(rect.minX, rect.minY, rect.width, rect.height)))
  }

  /// Paints a gradient fill that varies along a line: before its start and after its end where the options say so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let shading = GraphicsContext.Shading.linearGradient(
      gradient.gradient, startPoint: start, endPoint: end)
    let length = hypot(end.x - start.x, end.y - start.y)
    guard !options.isSuperset(of: .both), length > 0, length.isFinite else {
      return fillClip(shading)
    }
    // The band between the two ends, as wide as the clip could be.
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let far: CGFloat = 100_000
    let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let last = options.contains(.drawsAfterEndLocation) ? far : length
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + dx * along - dy * across, y: start.y + dy * along + dx * across)
    }
    var band = Path()
    band.addLines([
      corner(first, -far), corner(last, -far), corner(last, far), corner(first, far),
    ])
    band.closeSubpath()
    fillClip(shading, within: band)
  }

  /// Paints a gradient fill that varies along the area between two circles. The circles have one center
  /// here: that of the end.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      RunningHost.report(
        "CGContext.drawRadialGradient: circles with two centers are drawn around the second one.")
    }
    let shading = GraphicsContext.Shading.radialGradient(
      gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius)
    guard !options.isSuperset(of: .both), startRadius.isFinite, endRadius.isFinite else {
      return fillClip(shading)
    }
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(
        x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let (showsInner, showsOuter) =
      startRadius <= endRadius
      ? (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
      : (options.contains(.drawsAfterEndLocation), options.contains(.drawsBeforeStartLocation))
    var ring = Path(ellipseIn: circle(showsOuter ? 100_000 : max(outer, 0)))
    if !showsInner, inner > 0 { ring.addEllipse(in: circle(inner)) }
    fillClip(shading, within: ring)
  }

  /// Fills what the clip leaves, as far as it lies within a path by the even-odd rule.
  private func fillClip(_ shading: GraphicsContext.Shading, within path: Path? = nil) {
    var context = prepared
    let clip = state.context.clipBoundingRect
    if let path { context.clip(to: path, style: FillStyle(eoFill: true)) }
    context.fill(Path(clip), with: shading)
  }
}

extension CGPathFillRule {
  fileprivate var fill: CGPathDrawingMode { self == .evenOdd ? .eoFill : .fill }
}

/// Options for rendering a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Fills by the winding number, and by the even-odd rule.
  case fill, eoFill
  /// Draws a line along the path.
  case stroke
  /// Fills by the winding number, then draws a line; the same by the even-odd rule.
  case fillStroke, eoFillStroke
}
