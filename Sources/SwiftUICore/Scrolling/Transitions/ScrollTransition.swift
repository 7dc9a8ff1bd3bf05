struct ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    ScrollTransitionElement(self, content: content, node: node)
  }
}

/// Shows effects that follow from how much of the view is seen in the scroll view around it.
private final class ScrollTransitionElement<Effect: VisualEffect>: EffectChainElement<
  ScrollTransitionModifier<Effect>
>
{
  /// The phase that is shown, where phases are animated.
  private var phase: ScrollTransitionPhase?

  override var followsScrolling: Bool { true }

  private func steps(_ phase: ScrollTransitionPhase) -> [VisualEffectStep] {
    modifier.transition(EmptyVisualEffect(), phase).steps
  }

  /// How far the view is beyond an edge of the scroll view: 0 where as much is seen as has to be, 1
  /// where nothing is.
  private func departure() -> (phase: ScrollTransitionPhase, part: Double) {
    guard let (scroll, offset) = enclosingScroll else { return (.identity, 0) }
    let axis = modifier.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let frame = CGRect(origin: origin, size: size).offsetBy(dx: offset.x, dy: offset.y)
    let (start, end) =
      axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    let window = scroll.window
    let (from, to) = axis == .vertical ? (window.minY, window.maxY) : (window.minX, window.maxX)
    let isMirrored = axis == .horizontal && isRightToLeft
    let first: ScrollTransitionPhase = isMirrored ? .bottomTrailing : .topLeading
    let last: ScrollTransitionPhase = isMirrored ? .topLeading : .bottomTrailing
    func part(_ beyond: CGFloat, _ phase: ScrollTransitionPhase) -> Double {
      let threshold = configuration(phase).threshold
      let length = max(end - start, 1e-6)
      let hidden = min(max((beyond + threshold.inset) / length, 0), 1)
      let allowed = 1 - threshold.part
      guard allowed < 1 else { return hidden >= 1 ? 1 : 0 }
      return min(max((hidden - allowed) / (1 - allowed), 0), 1)
    }
    let (before, after) = (part(from - start, first), part(end - to, last))
    if before >= after { return before > 0 ? (first, before) : (.identity, 0) }
    return (last, after)
  }

  private func configuration(_ phase: ScrollTransitionPhase) -> ScrollTransitionConfiguration {
    phase == .bottomTrailing ? modifier.bottomTrailing : modifier.topLeading
  }

  override func currentSteps() -> [VisualEffectStep]? {
    let (wanted, part) = departure()
    let kind = configuration(wanted == .identity ? phase ?? .identity : wanted).kind
    switch kind {
    case .identity: return steps(.identity)
    case .interactive(let curve):
      phase = wanted
      guard wanted != .identity else { return steps(.identity) }
      return VisualEffectStep.between(
        steps(.identity), steps(wanted), curve.value(at: part))
    case .animated:
      phase = phase ?? wanted
      return steps(phase ?? .identity)
    }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    changePhase()
  }

  override var followsInSteps: Bool {
    [modifier.topLeading, modifier.bottomTrailing].contains {
      if case .animated = $0.kind { true } else { false }
    }
  }

  override func windowDidStep() {
    guard node.isMounted else { return }
    changePhase()
  }

  /// Goes to another phase with the animation of the edge that the view comes from or goes to.
  private func changePhase() {
    let wanted = departure().phase
    guard let phase, wanted != phase else { return }
    guard case .animated(let animation) = configuration(wanted == .identity ? phase : wanted).kind
    else { return }
    self.phase = wanted
    graph.withTransaction(Transaction(animation: animation)) { apply() }
  }
}

extension VisualEffectStep {
  /// The effects a part of the way from one phase to another. Where the phases have different effects
  /// the nearer one is shown.
  static func between(_ from: [Self], _ to: [Self], _ part: Double) -> [Self] {
    guard from.count == to.count else { return part < 0.5 ? from : to }
    return zip(from, to).map { $0.mixed(with: $1, part) ?? (part < 0.5 ? $0 : $1) }
  }

  private func mixed(with other: Self, _ part: Double) -> Self? {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }
    func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint {
      UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
    }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.blur(let a, let opaque), .blur(let b, _)): return .blur(mix(a, b), opaque: opaque)
    case (.color(let kind, let a), .color(let same, let b)) where kind == same:
      return .color(kind, mix(a, b))
    case (.scale(let a, let p), .scale(let b, let q)): return .scale(mix(a, b), mix(p, q))
    case (.rotation(let a, let p), .rotation(let b, let q)):
      return .rotation(.radians(mix(a.radians, b.radians)), mix(p, q))
    case (.rotation3D(var a), .rotation3D(let b)):
      var way = b.animatableData
      way -= a.animatableData
      way.scale(by: part)
      a.animatableData += way
      return .rotation3D(a)
    case (.offset(let a), .offset(let b)): return .offset(mix(a, b))
    case (.transform(let a), .transform(let b)):
      return .transform(a.mixed(with: b, part))
    default: return nil
    }
  }
}

extension ProjectionTransform {
  fileprivate func mixed(with other: Self, _ part: Double) -> Self {
    var result = self
    func mix(_ path: WritableKeyPath<Self, CGFloat>) {
      result[keyPath: path] += (other[keyPath: path] - result[keyPath: path]) * part
    }
    for path in [\Self.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33] { mix(path) }
    return result
  }
}

extension View {
  /// Applies the given transition, animating between the phases of the transition as this view
  /// appears and disappears within the visible region of the containing scroll view.
  ///
  /// - Parameters:
  ///   - configuration: how the transition follows scrolling.
  ///   - axis: the axis along which it does; that of the scroll view where there is none, the
  ///     vertical one where it has both.
  ///   - transition: the effects of a phase, which have no influence on layout. All phases should
  ///     have the same ones with other values.
  nonisolated public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies the given transition, with a configuration for each edge of the containing scroll view.
  nonisolated public func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
