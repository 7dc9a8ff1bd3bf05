import LegatoDisplay

/// The bar that stands where the next character will go. It blinks: one endless motion of its
/// opacity, which Reduce Motion leaves out.
@MainActor
final class CaretElement: LeafElement {
  static let width = 2.0

  private var opacity: AnimatedAttribute<Double>!
  private var height = 0.0
  private(set) var isShown = false

  /// Half a period, in seconds, and how long the caret stands still after it was moved: the
  /// platform's are not documented.
  private static let blinking = Animation.timingCurve(0.9, 0, 0.1, 1, duration: 0.53)
    .repeatForever(autoreverses: true).delay(0.4)

  override init(node: Node) {
    super.init(node: node)
    // It is where the next character goes, and on no way to there.
    skipsFrameAnimation = true
    opacity = AnimatedAttribute(self, "caret") { [$0] }
    opacity.set(0, Transaction())
  }

  override var isHittable: Bool { false }
  override var drawsLayer: Bool { isShown }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: Self.width, height: height)
  }

  func setHeight(_ height: Double) {
    guard height != self.height else { return }
    self.height = height
    invalidateLayout()
  }

  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    if !isShown {
      if opacity.isMoving { opacity.jump() }
      if let layerID { graph.removeLayer(layerID) }
      layerID = nil
    }
    self.isShown = isShown
    parent?.invalidateLayerList()
    if isShown { stir() }
  }

  /// Shows the caret in full, and lets it blink from now on.
  func stir() {
    guard isShown else { return }
    if opacity.isMoving { opacity.jump() }
    opacity.set(1, Transaction())
    if !environment.accessibilityReduceMotion {
      opacity.set(0, Transaction(animation: Self.blinking))
    }
    setNeedsRecord()
  }

  override func record(into layer: inout Layer) {
    let frame = frame.shown
    layer.transform = .translation(frame.x, frame.y)
    layer.opacity = min(max(opacity.presented, 0), 1)
    let color = (environment.tint ?? .accentColor).display(in: environment)
    let radius = Size(Self.width / 2, Self.width / 2)
    layer.commands = [
      .fill(
        .roundedRect(
          Rect(0, 0, frame.width, frame.height), radius: radius, continuous: false),
        .color(color), evenOdd: false)
    ]
  }
}
