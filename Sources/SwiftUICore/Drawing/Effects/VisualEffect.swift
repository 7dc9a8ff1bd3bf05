/// Visual effects change the visual appearance of a view without changing its ancestors or
/// descendents.
///
/// Effects are made by the functions of others, beginning with the one that `visualEffect(_:)` hands
/// to its closure; there is no need for types of one's own, and none is drawn.
public protocol VisualEffect: Sendable, Animatable {}

/// The base visual effect that you apply additional effect to.
public struct EmptyVisualEffect: VisualEffect {
  /// An empty effect has nothing to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a new empty visual effect.
  public init() {}
}

/// Effects one after the other, the innermost first.
struct VisualEffectChain: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData

  var steps: [VisualEffectStep]
}

/// One effect with its parameters.
enum VisualEffectStep: Sendable {
  case opacity(Double)
  case blur(CGFloat, opaque: Bool)
  case color(ColorEffectModifier.Kind, Double)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case rotation3D(Rotation3DEffect)
  case transform(ProjectionTransform)
  case offset(CGSize)

  /// The modifier that does the same to a view. Each keeps values that move.
  @MainActor var modifier: any PrimitiveModifier {
    switch self {
    case .opacity(let opacity): OpacityModifier(opacity: opacity)
    case .blur(let radius, let opaque): BlurModifier(radius: radius, opaque: opaque)
    case .color(let kind, let amount): ColorEffectModifier(kind: kind, amount: amount)
    case .scale(let scale, let anchor): ScaleModifier(scale: scale, anchor: anchor)
    case .rotation(let angle, let anchor): RotationModifier(angle: angle, anchor: anchor)
    case .rotation3D(let effect): GeometryEffectModifier(effect: effect)
    case .transform(let transform):
      GeometryEffectModifier(effect: ProjectionEffect(transform: transform))
    case .offset(let offset): GeometryEffectModifier(effect: OffsetEffect(offset: offset))
    }
  }
}

/// Shows a view beside its place. In layouts from right to left it goes the other way, as all
/// geometry effects do.
nonisolated struct OffsetEffect: ReadableGeometryEffect {
  typealias Body = Never

  var offset: CGSize

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  static var property: String { "offset" }
  static var components: [String] { ["x", "y"] }
  static func readable(_ data: AnimatableData) -> [Double] { [data.first, data.second] }
}

extension View {
  /// Shows the view beside its place, as one unit: where `offset` lays it out elsewhere, this moves
  /// what has been laid out.
  nonisolated package func displaced(x: CGFloat) -> some View {
    modifier(GeometryEffectModifier(effect: OffsetEffect(offset: CGSize(width: x, height: 0))))
  }
}

extension VisualEffect {
  private func adding(_ step: VisualEffectStep) -> VisualEffectChain {
    VisualEffectChain(steps: ((self as? VisualEffectChain)?.steps ?? []) + [step])
  }

  /// Sets the transparency of the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

  /// Applies a Gaussian blur to the view; `radius` is its standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius, opaque: opaque))
  }

  /// Brightens the view by the specified amount.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.color(.brightness, amount))
  }

  /// Sets the contrast and separation between similar colors in the view.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.color(.contrast, amount)) }

  /// Adjusts the color saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.color(.saturation, amount))
  }

  /// Adds a grayscale effect to the view.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.color(.grayscale, amount))
  }

  /// Applies a hue rotation effect to the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.color(.hueRotation, angle.radians))
  }

  /// Scales the view's rendered output by the given vertical and horizontal size amounts.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor))
  }

  /// Scales the view's rendered output by the given amount in both directions.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: s, height: s), anchor))
  }

  /// Scales the view's rendered output by the given horizontal and vertical amounts.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    adding(.scale(CGSize(width: x, height: y), anchor))
  }

  /// Rotates the view's rendered output in two dimensions around the specified point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor))
  }

  /// Renders content as if it's rotated in three dimensions around the specified axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        Rotation3DEffect(
          angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }

  /// Offsets the view by the horizontal and vertical amount specified in the offset parameter.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Offsets the view by the specified horizontal and vertical distances.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Applies an affine transformation to the view's rendered output.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(ProjectionTransform(transform)))
  }

  /// Applies a projection transformation to the view's rendered output.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.transform(transform))
  }
}
