import LegatoDisplay

/// An immediate mode drawing destination, and its current state.
///
/// The state is a value: a change to a copy changes nothing about the context that was copied. The
/// destination is shared: both draw into the same canvas, in the order of the calls.
///
/// Lengths are in points, y points down. What holds a number that is not finite is not drawn, and
/// that is reported as a runtime issue.
public struct GraphicsContext {
  let board: DrawingBoard

  /// The opacity of drawing operations in the context, 0…1; beyond that it is clamped, and one that
  /// is not a number is 1. The default is 1.
  public var opacity: Double = 1

  /// The blend mode used by drawing operations in the context. The default is `normal`.
  ///
  /// Operations blend with what the canvas, or the layer, holds already; never with what is behind
  /// the canvas.
  public var blendMode: BlendMode = .normal

  /// The environment associated with the graphics context: that of the canvas.
  public let environment: EnvironmentValues

  /// The current transform matrix, defining user space coordinates: from those to the canvas's.
  public var transform: CGAffineTransform = .identity

  /// In the canvas's coordinates.
  var clips: [DrawGroup.Clip] = []
  /// A box around what the clips leave, in the canvas's coordinates.
  var clipBox: Rect
  /// The one added last first: it is applied first. In the canvas's coordinates.
  var filters: [LegatoDisplay.Filter] = []

  init(_ board: DrawingBoard, size: CGSize, environment: EnvironmentValues) {
    self.board = board
    self.environment = environment
    clipBox = Rect(0, 0, size.width, size.height)
  }

  // MARK: Coordinates

  /// Scales subsequent drawing operations by an amount in each dimension.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves subsequent drawing operations by an amount in each dimension.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawing operations by an angle, clockwise to the eye.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Appends the given transform to the context's existing transform: it is applied before.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// Options that affect the use of clip shapes.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Shows what is outside of the shape instead: `1 − alpha` in place of `alpha`.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounding rectangle of the intersection of all current clip shapes, in user space; that of
  /// the canvas where there is none.
  public var clipBoundingRect: CGRect {
    guard let inverse = transform.display.inverse else { return .zero }
    let box = inverse.bounds(of: clipBox)
    return CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
  }

  /// Adds a path to the context's array of clip shapes. What is drawn from now on shows inside of
  /// all of them only.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    guard path.isInSupportedRange, transform.isInSupportedRange else {
      board.tools.report("Canvas: a clip holds a number that is not finite; it is left out.")
      return
    }
    let isInverse = options.contains(.inverse)
    clips.append(
      DrawGroup.Clip(
        .geometry(path.geometry, transform.display, evenOdd: style.isEOFilled),
        isInverse: isInverse))
    guard !isInverse else { return }
    clipBox = clipBox.intersection(transform.display.bounds(of: path.tightBounds))
  }

  /// Adds a clip shape that you define in a new layer to the context's array of clip shapes: its
  /// alpha, times `opacity`.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let commands = try layer(content)
    let group = DrawGroup(opacity: sanitized(opacity), isIsolated: true, commands)
    let isInverse = options.contains(.inverse)
    clips.append(DrawGroup.Clip(.picture(group), isInverse: isInverse))
    if !isInverse { clipBox = clipBox.intersection(group.bounds) }
  }

  // MARK: Layers

  /// Draws a new layer, created by drawing code that you provide, into the context.
  ///
  /// The layer's context has this one's coordinates and otherwise the state of a new context. The
  /// layer is drawn as one: filters, clips, opacity and blend mode of this context apply to all of
  /// it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let commands = try layer(content)
    guard !commands.isEmpty else { return }
    emit(commands, as: .layer)
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawCommand] {
    let inner = DrawingBoard(board.tools)
    var context = GraphicsContext(inner, size: .zero, environment: environment)
    context.clipBox = clipBox
    context.transform = transform
    try content(&context)
    return inner.commands
  }
}

extension CGAffineTransform {
  /// Whether all numbers are finite.
  var isInSupportedRange: Bool { (a + b + c + d + tx + ty).isFinite }
}
