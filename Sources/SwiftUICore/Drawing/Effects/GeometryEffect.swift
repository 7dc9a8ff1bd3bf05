import LegatoDisplay

/// An effect that changes where a view is seen, and nothing else of it, of what is above it, or of
/// what it holds.
///
/// While its data move, `effectValue(size:)` is asked once a frame with the data as they are then; no
/// body is evaluated and nothing is laid out.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the current value of the effect.
  ///
  /// A value with a number that is not finite shows the view as it is, and is reported; one that
  /// flattens the plane shows nothing.
  ///
  /// - Parameter size: the view's size as it is shown, in points.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// Whether points that are converted across the view follow the effect, touches among them.
  static var _affectsLayout: Bool { get }
}

extension GeometryEffect {
  /// `true`: by default touches find the view where it is shown.
  public static var _affectsLayout: Bool { true }

  /// Stops the program: an effect is applied by the runtime and has no body.
  @MainActor public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body to call.")
  }

  /// Creates the node that applies the effect to the content.
  @MainActor public static func _makeModifiedView<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    PassThroughNode(view, inputs) {
      ModifiedContent(
        content: $0.content, modifier: GeometryEffectModifier(effect: $0.modifier))
    }
  }

  /// Returns an effect that produces the same geometry transform as this effect, but only applies the
  /// transform while rendering its view: touches find the view where it is without the effect.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// An effect that shows a view elsewhere and leaves it where it is for everything but the eye.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect has no body: it is applied by the runtime.
  public typealias Body = Never

  /// The effect that is applied.
  public var base: Base

  /// Creates an effect that only drawing follows.
  public init(_ base: Base) { self.base = base }

  /// `false`: touches find the view where it is without the effect.
  public static var _affectsLayout: Bool { false }

  /// Returns the value of the effect that is applied.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  /// The data of the effect that is applied.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// An effect of the runtime whose values have names and units that people know.
nonisolated package protocol ReadableGeometryEffect: GeometryEffect {
  static var property: String { get }
  static var components: [String] { get }
  static func readable(_ data: AnimatableData) -> [Double]
}

struct GeometryEffectModifier<Effect: GeometryEffect>: PrimitiveModifier {
  var effect: Effect

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    GeometryEffectElement(self, content: content, node: node)
  }
}

private final class GeometryEffectElement<Effect: GeometryEffect>: BarrierElement<
  GeometryEffectModifier<Effect>
>
{
  private var data: AnimatedAttribute<Effect.AnimatableData>!

  override init(_ modifier: GeometryEffectModifier<Effect>, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    data = Self.attribute(of: self, Effect.self)
    modifierDidChange()
  }

  private static func attribute(of element: Element, _ type: Effect.Type) -> AnimatedAttribute<
    Effect.AnimatableData
  > {
    func named<Named: ReadableGeometryEffect>(_ type: Named.Type) -> AnyAttribute {
      AnimatedAttribute<Named.AnimatableData>(
        element, type.property, components: type.components, readable: type.readable)
    }
    if let type = type as? any ReadableGeometryEffect.Type,
      let attribute = named(type) as? AnimatedAttribute<Effect.AnimatableData>
    {
      return attribute
    }
    return AnimatedAttribute(element, "animatableData") { numbers(of: $0) }
  }

  override func modifierDidChange() {
    (modifier.effect as? any PresentedEffect)?.presented.attribute = data
    data.set(modifier.effect.animatableData, transaction())
    setNeedsRecord()
  }

  override var shown: (projection: Projection?, transform: Transform) {
    let frame = frame.shown
    let place = Transform.translation(frame.x, frame.y)
    var value = value(Size(frame.width, frame.height))
    // After a half turn next to nothing is left of the perspective: it is drawn as sharp as if there
    // were none.
    if abs(value.m13) * frame.width + abs(value.m23) * frame.height < 1e-9 * value.m33 {
      (value.m13, value.m23) = (0, 0)
    }
    if let affine = value.affine { return (nil, affine.then(place)) }
    return (value, place)
  }

  override func record(into layer: inout Layer) {
    super.record(into: &layer)
    guard var effect = modifier.effect as? any PresentedEffect else { return }
    effect = presented(effect)
    let frame = frame.shown
    let look = effect.look(size: CGSize(width: frame.width, height: frame.height))
    layer.clip = look.map { Layer.Clip($0.clip.geometry) }
    layer.opacity = look?.opacity ?? 1
  }

  private func presented(_ effect: any PresentedEffect) -> any PresentedEffect {
    func shown<E: PresentedEffect>(_ effect: E) -> E {
      guard let data = data.presented as? E.AnimatableData else { return effect }
      var copy = effect
      copy.animatableData = data
      return copy
    }
    return shown(effect)
  }

  private func value(_ size: Size) -> Projection {
    var effect = modifier.effect
    effect.animatableData = data.presented
    var value = effect.effectValue(size: CGSize(width: size.width, height: size.height)).display
    guard value.isInSupportedRange else {
      graph.report(
        "\(shortName(of: Effect.self)): a number is not finite or too large; the view is shown as "
          + "it is.", at: node)
      return .identity
    }
    if isRightToLeft {
      // An effect is written for left-to-right: elsewhere it is seen in a mirror.
      let mirror = Projection(Transform(-1, 0, 0, 1, size.width, 0))
      value = mirror.then(value).then(mirror)
    }
    return value
  }

  override var childTransform: Transform {
    Effect._affectsLayout ? shown.transform : .translation(frame.shown.x, frame.shown.y)
  }

  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case ChildProjection.self:
      (Effect._affectsLayout ? shown.projection : nil).map(ChildProjection.init)
    default: super.facet(key)
    }
  }
}

extension Projection {
  fileprivate var isInSupportedRange: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isInSupportedRange)
  }
}
