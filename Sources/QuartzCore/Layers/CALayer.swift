import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

/// An object that manages image-based content: of a layer what stands still is drawn, in the view that it
/// belongs to.
///
/// Animations that are added to a layer do not run: the layer shows the values that were set, and that is
/// reported once.
open class CALayer: NSObject {
  // MARK: Geometry

  /// The layer's bounds rectangle.
  open var bounds = CGRect.zero { didSet { if bounds != oldValue { changed() } } }
  /// The layer's position in its superlayer's coordinates: that of the anchor point.
  open var position = CGPoint.zero { didSet { if position != oldValue { changed() } } }
  /// The point of the bounds that `position` places, 0…1 in each direction; the middle by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
  /// The layer's place among its siblings: those with higher numbers are in front.
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  /// The transform of the layer; of a turn in space the plane's part is drawn.
  open var transform = CATransform3DIdentity { didSet { changed() } }

  /// The layer's frame rectangle, without its transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The affine part of the transform.
  open func affineTransform() -> CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42)
  }
  /// Sets the transform to an affine one.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    var new = CATransform3DIdentity
    (new.m11, new.m12, new.m21, new.m22) = (transform.a, transform.b, transform.c, transform.d)
    (new.m41, new.m42) = (transform.tx, transform.ty)
    self.transform = new
  }

  // MARK: Looks

  /// Whether the layer is displayed.
  open var isHidden = false { didSet { changed() } }
  /// The opacity of the layer, 0…1.
  open var opacity: Float = 1 { didSet { changed() } }
  /// The background color of the layer.
  open var backgroundColor: CGColor? {
    didSet { changedAtOnce("backgroundColor") }
  }
  /// The radius of the background's corners, in points.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The corners that `cornerRadius` rounds; all of them by default.
  open var maskedCorners: CACornerMask = .all { didSet { changed() } }
  /// The curve of rounded corners.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { changed() } }
  /// The width of the layer's border, in points, inside of its bounds.
  open var borderWidth: CGFloat = 0 {
    didSet { changedAtOnce("borderWidth") }
  }
  /// The color of the layer's border; black by default.
  open var borderColor: CGColor? = .black {
    didSet { changedAtOnce("borderColor") }
  }
  /// Whether sublayers are clipped to the layer's bounds.
  open var masksToBounds = false { didSet { changed() } }
  /// The opacity of the layer's shadow, 0…1; 0 by default.
  open var shadowOpacity: Float = 0 {
    didSet { changedAtOnce("shadowOpacity") }
  }
  /// The blur radius of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat = 3 {
    didSet { changedAtOnce("shadowRadius") }
  }
  /// The offset of the shadow, in points; 3 points up by default.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { changedAtOnce("shadowOffset") }
  }
  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? = .black {
    didSet { changedAtOnce("shadowColor") }
  }
  /// The shape of the shadow, where it is not that of the background.
  open var shadowPath: CGPath? {
    didSet { changedAtOnce("shadowPath") }
  }
  /// The content of the layer: a `CGImage`.
  open var contents: Any? { didSet { changed() } }
  /// The number of pixels to a point of `contents`.
  open var contentsScale: CGFloat = 1 { didSet { changed() } }
  /// How `contents` are laid into the bounds; they fill them by default.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { changed() } }
  /// Whether the layer is drawn as one picture; nothing differs here.
  open var shouldRasterize = false
  /// The pixels to a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer is taken as opaque; nothing differs here.
  open var isOpaque = false
  /// Whether drawing may happen elsewhere; nothing differs here.
  open var drawsAsynchronously = false
  /// A name of the layer.
  open var name: String?

  /// A layer whose alpha the layer is masked with. A shape is; of others, their background.
  open var mask: CALayer? { didSet { changed() } }

  // MARK: The tree

  /// The superlayer of the layer.
  open private(set) weak var superlayer: CALayer?
  /// The layer's sublayers, from the back.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
      changed()
    }
  }

  /// Appends the layer to the layer's list of sublayers.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
  }
  /// Inserts the layer into the list of sublayers; an index beyond the list is its end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var list = sublayers ?? []
    list.insert(layer, at: min(Int(index), list.count))
    sublayers = list
  }
  /// Inserts the layer below a sublayer, or at the back.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }
  /// Inserts the layer above a sublayer, or in front.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let list = sublayers ?? []
    let index = list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count
    insertSublayer(layer, at: UInt32(index))
  }
  /// Detaches the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    superlayer = nil
    parent.sublayers?.removeAll { $0 === self }
  }

  /// What is notified of changes, where the layer is shown.
  package final var onChange: (() -> Void)?

  package final func changed() {
    onChange?()
    if onChange == nil { superlayer?.changed() }
  }

  /// Whether changes are made within an animation of views.
  package nonisolated(unsafe) static var isInAnimation = false

  /// A property that is not animated has another value.
  private func changedAtOnce(_ property: String) {
    if Self.isInAnimation {
      RunningHost.report(
        "UIView.animate: the layer's \(property) does not move; it changes at once.")
    }
    changed()
  }

  // MARK: Making and updating

  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a layer as from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a copy of a layer's looks.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (bounds, position, anchorPoint) = (layer.bounds, layer.position, layer.anchorPoint)
    (backgroundColor, cornerRadius, opacity) =
      (layer.backgroundColor, layer.cornerRadius, layer.opacity)
  }

  /// Marks the layer's contents as needing to be updated.
  open func setNeedsDisplay() { changed() }
  /// Updates the layer's contents.
  open func displayIfNeeded() {}
  /// Marks the layer's layout as needing to be updated.
  open func setNeedsLayout() { changed() }
  /// Lays the layer's sublayers out.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Lays the layer's sublayers out: does nothing by default.
  open func layoutSublayers() {}
  /// Draws the layer's content: does nothing by default.
  open func draw(in ctx: CGContext) {}

  /// Whether the layer contains a point, in its own coordinates.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Whether a box with its name stands for what the layer would draw.
  package var isBox: Bool { false }

  /// Draws what is between background and border: the layer's `contents`.
  package func drawContent(into context: inout GraphicsContext) {
    if isBox {
      context.drawBox(named: "\(type(of: self))", in: CGRect(origin: .zero, size: bounds.size))
    }
    guard let image = contents as? CGImage else { return }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    var copy = context
    copy.clip(to: outline)
    let frame = contentsGravity.frame(of: size, in: bounds.size)
    copy.draw(
      commands: PlatformImage(image.data, scale: scale.native).commands(
        in: Rect(frame.minX, frame.minY, frame.width, frame.height)))
  }

  // MARK: Animations

  private var animations: [String: CAAnimation] = [:]

  /// Adds an animation. It does not run, which is reported once; its delegate and its completion are
  /// notified of its end at once.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    RunningHost.report(
      "CALayer.add(_:forKey:): Core Animation's animations do not run here; the layer shows the values"
        + " that are set.")
    animations[key ?? "animation \(animations.count)"] = animation
    animation.delegate?.animationDidStart(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
  }
  /// Removes the animation with the specified key.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }
  /// The animation with the specified key.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The keys of all animations.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  /// The layer as it is displayed: the layer itself.
  open func presentation() -> Self? { self }
  /// The layer that is the model: the layer itself.
  open func model() -> Self { self }
}

/// The corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts of circles.
  public static let circular = Self(rawValue: "circular")
  /// Curves that begin sooner and bend harder in the middle.
  public static let continuous = Self(rawValue: "continuous")
}

/// How a layer's content is laid into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, in its own size.
  public static let center = Self(rawValue: "center")
  /// Stretched over the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

extension CALayerContentsGravity {
  func frame(of size: CGSize, in bounds: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let (x, y): (CGFloat, CGFloat) =
      switch self {
      case .resizeAspect: (min(across, down), min(across, down))
      case .resizeAspectFill: (max(across, down), max(across, down))
      case .center: (1, 1)
      default: (across, down)
      }
    let scaled = CGSize(width: size.width * x, height: size.height * y)
    return CGRect(
      x: (bounds.width - scaled.width) / 2, y: (bounds.height - scaled.height) / 2,
      width: scaled.width, height: scaled.height)
  }
}
