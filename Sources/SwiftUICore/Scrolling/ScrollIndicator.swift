import LegatoDisplay

/// The bar at the edge of a scrolled content that tells which part of it is seen. It is there while
/// the content moves under a finger or by itself, and fades out after.
@MainActor
final class ScrollIndicator: Element {
  private(set) var axis = Axis.vertical
  /// Whether it is to be seen at all.
  var isWanted = false {
    didSet {
      guard isWanted != oldValue else { return }
      setNeedsRecord()
      parent?.invalidateLayerList()
    }
  }
  private var opacity: AnimatedAttribute<Double>!
  private var bar: Rect?

  /// How thick it is, and how far from the edges, in points.
  private static let thickness = 3.0
  private static let inset = 3.0
  private static let minLength = 36.0
  private static let fade = Animation.easeOut(duration: 0.25).bySystem

  convenience init(_ axis: Axis, node: Node) {
    self.init(node: node)
    self.axis = axis
    opacity = AnimatedAttribute(self, "indicator") { [$0] }
    opacity.set(0, Transaction())
  }

  override var isHittable: Bool { false }
  override var drawsLayer: Bool { isWanted }

  func appear() {
    guard isWanted else { return }
    if opacity.isMoving { opacity.jump() }
    opacity.set(1, Transaction())
    setNeedsRecord()
  }

  func disappear() {
    guard isWanted else { return }
    opacity.set(0, Transaction(animation: Self.fade))
  }

  /// Stands where it belongs for a window on the content, in the content's coordinates.
  func follow(
    _ window: CGRect, in content: CGSize, from origin: CGPoint, margins: EdgeInsets = EdgeInsets()
  ) {
    guard isWanted else { return }
    let (length, whole) = (window.size[axis], content[axis])
    guard whole > length, length > 0 else {
      if bar != nil { setNeedsRecord() }
      return bar = nil
    }
    let leading = isRightToLeft ? margins.trailing : margins.leading
    let before = Self.inset + (axis == .vertical ? margins.top : leading)
    let after =
      Self.inset
      + (axis == .vertical ? margins.bottom : margins.leading + margins.trailing - leading)
    let track = max(0, length - before - after)
    let from = (axis == .vertical ? window.minY - origin.y : window.minX - origin.x)
    let beyond = max(0, -from) + max(0, from + length - whole)
    let size = max(min(Self.minLength, track), track * length / whole) - min(beyond, track / 2)
    let barLength = max(size, 2 * Self.thickness)
    let part = min(max(from / (whole - length), 0), 1)
    let start = before + part * (track - barLength)
    let across =
      (axis == .horizontal || !isRightToLeft)
      ? window.size[axis.other] - Self.inset - Self.thickness : Self.inset
    bar =
      axis == .vertical
      ? Rect(window.minX + across, window.minY + start, Self.thickness, barLength)
      : Rect(window.minX + start, window.minY + across, barLength, Self.thickness)
    setNeedsRecord()
  }

  override func record(into layer: inout Layer) {
    layer.opacity = min(max(opacity.presented, 0), 1)
    layer.commands = []
    guard let bar, opacity.presented > 0 else { return }
    var color = SystemColor.primary.display(environment.colorScheme)
    color.alpha = 0.35
    let radius = Size(Self.thickness / 2, Self.thickness / 2)
    layer.commands = [
      .fill(
        .roundedRect(bar, radius: radius, continuous: false), .color(color), evenOdd: false)
    ]
  }
}
