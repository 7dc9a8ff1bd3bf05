import LegatoDisplay

/// The ring around what has got the focus from the keyboard. It stands where its view does, and
/// moves with it.
@MainActor
final class FocusRing {
  private unowned let element: Element
  private let frame: FrameAttribute
  private let attributesBefore: Int

  /// Points between the view and the ring, and how thick that is.
  private static let gap = 2.0
  private static let width = 3.0
  private static let radius = 8.0

  init(_ element: Element, around bounds: CGRect) {
    self.element = element
    attributesBefore = element.attributes.count
    frame = FrameAttribute(element)
    frame.set(bounds)
  }

  func place(_ bounds: CGRect) { frame.set(bounds) }

  /// Takes back what it has added to its element.
  func drop() {
    for attribute in element.attributes[attributesBefore...] { attribute.cancel() }
    element.attributes.removeSubrange(attributesBefore...)
  }

  var command: DrawCommand { Self.command(around: frame.shown, element.environment) }

  static func command(around bounds: Rect, _ environment: EnvironmentValues) -> DrawCommand {
    let box = bounds.inset(by: -gap - width / 2)
    var color = (environment.tint ?? .accentColor).display(in: environment)
    color.alpha *= 0.6
    let radius = min(Self.radius + gap, min(box.width, box.height) / 2)
    return .stroke(
      .roundedRect(box, radius: Size(radius, radius), continuous: true),
      LineStyle(width: width), .color(color))
  }
}

private enum FocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the focus effect can be shown.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectEnabledKey.self] }
    set { self[FocusEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Adds a condition that controls whether this view can display focus effects, such as a default
  /// focus ring.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

/// An element around others that shows a ring while it has the focus.
@MainActor
class FocusRingElement<Modifier>: ModifierElement<Modifier>, ShowsInPlace {
  private var ring: FocusRing?

  override var drawsLayer: Bool { ring != nil }

  final func showRing(_ isShown: Bool) {
    let isShown = isShown && environment.isFocusEffectEnabled
    guard isShown != (ring != nil) else { return }
    if isShown {
      ring = FocusRing(self, around: CGRect(origin: origin, size: size))
    } else {
      ring?.drop()
      ring = nil
      if let layerID { graph.removeLayer(layerID) }
      layerID = nil
    }
    parent?.invalidateLayerList()
    setNeedsRecord()
  }

  /// The ring has the colors of the environment.
  override func modifierDidChange() {
    if ring != nil { setNeedsRecord() }
  }

  override func place(_ bounds: CGRect, proposal: ProposedViewSize) {
    ring?.place(bounds)
    super.place(bounds, proposal: proposal)
  }

  override func wasDropped() {
    super.wasDropped()
    if let target = self as? any FocusTarget { graph.focus.forget(target) }
  }

  override func record(into layer: inout Layer) {
    layer.commands = ring.map { [$0.command] } ?? []
  }
}
