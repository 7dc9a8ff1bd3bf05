import LegatoDisplay

/// Mirrors a view in one of the two layout directions.
struct LayoutDirectionMirrorModifier: PrimitiveModifier {
  var behavior: LayoutDirectionBehavior

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    LayoutDirectionMirrorElement(self, content: content, node: node)
  }
}

private final class LayoutDirectionMirrorElement: BarrierElement<LayoutDirectionMirrorModifier> {
  /// 1 where the view is shown as it is, −1 where it is mirrored.
  private var scale: AnimatedAttribute<CGFloat>!

  override init(_ modifier: LayoutDirectionMirrorModifier, content: Element, node: Node) {
    super.init(modifier, content: content, node: node)
    scale = AnimatedAttribute(self, "scale", components: ["x", "y"]) { [$0, 1] }
    modifierDidChange()
  }

  override func modifierDidChange() {
    let isMirrored = modifier.behavior == .mirrors(in: environment.layoutDirection)
    scale.set(isMirrored ? -1 : 1, transaction())
  }

  override func effect(_ size: Size) -> Transform {
    .scale(scale.presented, 1, about: anchorPoint(.center, size))
  }
}

extension View {
  /// Sets the behavior of this view for different layout directions.
  ///
  /// Where the view mirrors, it is laid out as ever and shown flipped about its middle; touches find it
  /// where it is shown. Under an animation, a change of the behavior or of the direction turns it over
  /// through no width, as `flipsForRightToLeftLayoutDirection(_:)` does.
  ///
  /// - Parameter behavior: the layout direction in which the view is mirrored, or `fixed` for none. A
  ///   view adjusts its layout to the direction by itself, and seldom needs to be mirrored.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    modifier(LayoutDirectionMirrorModifier(behavior: behavior))
  }
}
