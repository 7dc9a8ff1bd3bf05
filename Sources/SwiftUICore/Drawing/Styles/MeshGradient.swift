import LegatoDisplay

/// A two-dimensional gradient defined by a 2D grid of positioned colors.
///
/// Between its points it is a patch of cubic curves: where no control points are given, curves run through the
/// points as Catmull and Rom's do. It is sampled at 128 by 128 places and drawn smoothly between them.
public struct MeshGradient: Equatable, Sendable {
  /// One location in a gradient mesh, along with the four Bezier control points surrounding it.
  public struct BezierPoint: Equatable, Sendable {
    /// The position, in units of the frame.
    public var position: SIMD2<Float>
    /// The control point towards the column before.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the row above.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the column behind.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the row below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a location.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// An array of 2D locations and their control points.
  public enum Locations: Equatable, Sendable {
    /// Locations whose control points are computed.
    case points([SIMD2<Float>])
    /// Locations with control points of their own.
    case bezierPoints([BezierPoint])
  }

  /// An array of colors.
  public enum Colors: Equatable, Sendable {
    /// Colors that adapt to their surroundings.
    case colors([Color])
    /// Colors that do not.
    case resolvedColors([Color.Resolved])
  }

  /// The width of the mesh: the number of vertices per row.
  public var width: Int
  /// The height of the mesh: the number of vertices per column.
  public var height: Int
  /// The locations, row by row.
  public var locations: Locations
  /// The colors of the locations.
  public var colors: Colors
  /// What is seen where the mesh is not.
  public var background: Color
  /// Whether colors run smoothly through the locations, and not straight from one to the next.
  public var smoothsColors: Bool
  /// The color space in which to interpolate vertex colors.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a new gradient mesh specified as a 2D grid of colored points.
  ///
  /// - Parameters:
  ///   - width: The number of vertices per row, 2…32.
  ///   - height: The number of vertices per column, 2…32.
  ///   - locations: The locations, row by row. Where their number is not width × height, the background is
  ///     drawn, and that is reported.
  ///   - colors: A color for each location.
  ///   - background: What is seen where the mesh is not.
  ///   - smoothsColors: Whether colors run smoothly through the locations.
  ///   - colorSpace: The color space between the colors.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a new gradient mesh specified as a 2D grid of colored points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a new gradient mesh specified as a 2D grid of colored points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a new gradient mesh specified as a 2D grid of colored points, specifying the Bezier control points
  /// explicitly.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The mesh with colors as they are shown; `nil` where its numbers do not fit.
  func surface(in environment: EnvironmentValues) -> MeshSurface? {
    let shown: [DisplayColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.display(in: environment) }
      case .resolvedColors(let colors): colors.map { Color($0).display(in: environment) }
      }
    let points: [MeshSurface.Vertex] =
      switch locations {
      case .points(let points): points.map { MeshSurface.Vertex($0) }
      case .bezierPoints(let points): points.map { MeshSurface.Vertex($0) }
      }
    return MeshSurface(
      width: width, height: height, vertices: points, colors: shown,
      background: background.display(in: environment), isSmooth: smoothsColors,
      isPerceptual: colorSpace == .perceptual)
  }

  fileprivate static let fault =
    "MeshGradient: width × height is not the number of its points and colors, or more than 32 × 32; the background is drawn."
}

extension MeshGradient: ShapeStyle, PlatformShapeStyle {
  package func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let surface = surface(in: environment) else {
      ViewGraph.reportWhereItRuns(Self.fault)
      return .color(background.display(in: environment))
    }
    return surface.style
  }
}

extension MeshGradient: View {
  /// A rectangle filled with the gradient, whose points and colors are animated.
  public var body: some View { MeshReader(gradient: self) }
}

/// Makes colors concrete, as only numbers can be animated.
private struct MeshReader: View {
  let gradient: MeshGradient
  @Environment(\.self) private var environment

  var body: some View {
    if let surface = gradient.surface(in: environment) {
      MeshRectangle(surface: surface)
    } else {
      Rectangle().fill(gradient)
    }
  }
}

private struct MeshRectangle: View, @MainActor Animatable {
  var surface: MeshSurface

  var animatableData: AnimatableVector {
    get { surface.vector }
    set { surface.vector = newValue }
  }

  var body: some View { Rectangle().fill(MeshStyle(surface: surface)) }
}

private struct MeshStyle: ShapeStyle, PlatformShapeStyle {
  let surface: MeshSurface

  func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { surface.style }
}
