/// Commands that are drawn together within a layer, and what becomes of their picture.
///
/// The order is: the commands, brought to the outer coordinates by the transform; the filters over
/// the result; the clips; then opacity and blend mode. Filters and clips are in the coordinates that
/// the group itself is drawn in.
public struct DrawGroup: Hashable, Sendable {
  /// Takes the commands' coordinates to those that the group is drawn in.
  public var transform: Transform
  /// 0…1; the rasteriser clamps.
  public var opacity: Double
  public var blendMode: BlendMode
  /// The first is applied first.
  public var filters: [Filter]
  /// What is left is inside of all of them.
  public var clips: [Clip]
  /// Whether the commands are drawn apart in any case: blend modes inside see nothing beyond.
  public var isIsolated: Bool
  /// Whether pixels on the edges of shapes and lines are painted in part, here and in groups inside.
  public var isAntialiased: Bool
  public var commands: [DrawCommand]

  /// An area outside of which nothing of the group shows; inside of which, where it is inverse.
  public struct Clip: Hashable, Sendable {
    public enum Area: Hashable, Sendable {
      case geometry(Geometry, Transform, evenOdd: Bool)
      /// The alpha of what the group draws.
      indirect case picture(DrawGroup)
    }

    public var area: Area
    public var isInverse: Bool

    public init(_ area: Area, isInverse: Bool = false) {
      self.area = area
      self.isInverse = isInverse
    }
  }

  public init(
    transform: Transform = .identity, opacity: Double = 1, blendMode: BlendMode = .normal,
    filters: [Filter] = [], clips: [Clip] = [], isIsolated: Bool = false,
    isAntialiased: Bool = true, _ commands: [DrawCommand]
  ) {
    self.transform = transform
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
    self.clips = clips
    self.isIsolated = isIsolated
    self.isAntialiased = isAntialiased
    self.commands = commands
  }

  /// A box that holds everything that the group marks.
  public var bounds: Rect {
    var box = Rect.zero
    for command in commands { box = box.union(transform.bounds(of: command.bounds)) }
    for filter in filters {
      switch filter {
      case .blur(let radius, _): box = box.inset(by: -3 * max(radius, 0))
      case .shadow(_, let radius, let offset):
        box = box.union(box.inset(by: -3 * max(radius, 0)).offset(offset.x, offset.y))
      default: break
      }
    }
    for clip in clips where !clip.isInverse {
      switch clip.area {
      case .geometry(let geometry, let transform, _):
        box = box.intersection(transform.bounds(of: geometry.bounds))
      case .picture(let group): box = box.intersection(group.bounds)
      }
    }
    return box
  }
}
