import CoreGraphics
import Foundation
import QuartzCore
import SwiftUICore

/// An object that manages the content for a rectangular area on the screen.
///
/// A view in a `UIViewRepresentable` is drawn as it stands: its background and layer, what it draws itself,
/// and its subviews where their frames, or plain constraints, put them. Classes that are not known are drawn
/// as far as that goes. Animations of views do not run: what they change is there at once.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance, UICoordinateSpace {
  /// The Core Animation layer for drawing the view's content.
  public let layer: CALayer

  /// The class of the layer that a view is made with.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame, in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.onChange = { [weak self] in MainActor.assumeIsolated { self?.changed() } }
    layer.frame = frame
  }

  /// Creates a view as from an archive: of no size.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.onChange = { [weak self] in MainActor.assumeIsolated { self?.changed() } }
  }

  /// Creates a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  private static func makeLayer() -> CALayer {
    guard layerClass != CALayer.self, let type = layerClass as? CALayer.Type else {
      return CALayer()
    }
    return type.init(coder: NSCoder()) ?? CALayer()
  }

  // MARK: Watching

  private final let changes = ViewChanges()

  /// How often the view's look has been put together: what is made of it then differs from what was before.
  package final var evaluations = 0

  /// Reads that the view has changed: where it is drawn it is drawn again when it does.
  package final func observe() { changes.observe() }

  /// Marks the view as changed.
  package final func changed() {
    if !Self.isQuiet { changes.note() }
  }

  private static var isQuiet = false

  /// Lays views out or draws them: what their code sets then is part of it, and nothing to draw again for.
  package static func quietly<Result>(_ body: () -> Result) -> Result {
    let before = isQuiet
    isQuiet = true
    defer { isQuiet = before }
    return body()
  }

  // MARK: Geometry

  /// The frame rectangle, in the superview's coordinates.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }
  /// The bounds rectangle, in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }
  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2)
    }
  }
  /// The transform of the view around its center.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// How the view resizes with its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame and `autoresizingMask` place the view, and not constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether subviews resize with the view.
  open var autoresizesSubviews = true
  /// What the device covers of the view: nothing, but for windows.
  open var safeAreaInsets: UIEdgeInsets { container?.safeAreaInsets ?? .zero }
  /// The room that subviews keep from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { changed() }
  }
  /// The same, by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }
  /// Whether margins keep to the safe area; nothing differs here.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The natural size of the view, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// A size in a direction in which a view has none.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// The natural size has changed.
  open func invalidateIntrinsicContentSize() { changed() }
  /// The size that best fits a room, in points: that of the view by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : bounds.width,
      height: own.height >= 0 ? own.height : bounds.height)
  }
  /// Resizes the view to what fits it.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size of the view by its constraints: that which fits it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// A size as small as possible.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// A size as large as possible.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  private var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  private var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// How much the view resists to become larger than its natural size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis.rawValue]
  }
  /// Sets how much the view resists to become larger than its natural size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis.rawValue] = priority
    changed()
  }
  /// How much the view resists to become smaller than its natural size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    resistance[axis.rawValue]
  }
  /// Sets how much the view resists to become smaller than its natural size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis.rawValue] = priority
    changed()
  }

  // MARK: Looks

  /// The background color.
  open var backgroundColor: UIColor? { didSet { set("backgroundColor", isDrawn: true) } }
  /// Whether the view is hidden.
  open var isHidden: Bool = false { didSet { set("isHidden") } }
  /// The opacity of the view, 0…1.
  open var alpha: CGFloat = 1 { didSet { set("alpha") } }
  /// Whether the view is opaque; nothing differs here.
  open var isOpaque = true
  /// Whether subviews are confined to the bounds of the view.
  open var clipsToBounds: Bool = false { didSet { set("clipsToBounds") } }
  /// The tint of the view, that of its superview where it is `nil`.
  open var tintColor: UIColor! { didSet { set("tintColor") } }
  /// How the tint is shown.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// How content is laid into the bounds.
  open var contentMode: ContentMode = .scaleToFill { didSet { set("contentMode") } }
  /// The pixels to a point.
  open var contentScaleFactor: CGFloat = 2
  /// The style that is asked for of the view and its subviews.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { set("overrideUserInterfaceStyle") }
  }
  /// The direction that is asked for of the view.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { set("semanticContentAttribute") }
  }
  /// A view whose alpha masks the view.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// The traits of the view.
  open var traitCollection: UITraitCollection { .current }
  /// The traits of the view have changed. A host does not call it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The tint has changed.
  open func tintColorDidChange() {}

  /// Draws the view's content into the current context: does nothing by default.
  open func draw(_ rect: CGRect) {}
  /// Marks the view as needing to be drawn again.
  open func setNeedsDisplay() { changed() }
  /// Marks a part of the view as needing to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { changed() }

  // MARK: Layout

  /// Lays the subviews out: does nothing by default.
  open func layoutSubviews() {}
  /// Marks the layout as outdated.
  open func setNeedsLayout() { changed() }
  /// Lays the subviews out at once.
  open func layoutIfNeeded() { layOut() }
  /// Marks constraints as outdated.
  open func setNeedsUpdateConstraints() { changed() }
  /// Updates constraints: does nothing by default.
  open func updateConstraints() {}
  /// Updates constraints at once.
  open func updateConstraintsIfNeeded() {}

  package final var ownConstraints: [NSLayoutConstraint] = [] { didSet { changed() } }

  /// What is drawn in the view by SwiftUI's own views, where it is.
  package final var hostedContent: AnyObject?
  /// The name of the box that stands for what the view would show; `nil` where it is drawn.
  package var boxName: String? { nil }

  // MARK: The tree

  fileprivate weak var container: UIView?
  /// Whether the view is that of a representable: what is above it is SwiftUI's.
  package final var isRepresented = false

  /// The superview of the view. Above the view of a representable there is none, which is reported: what
  /// code changes there has modifiers in SwiftUI.
  open package(set) var superview: UIView? {
    get {
      if container == nil, isRepresented {
        RunningHost.report(
          "\(type(of: self)).superview: above the view of a representable are no views of UIKit here."
        )
      }
      return container
    }
    set { container = newValue }
  }
  /// The subviews, from the back.
  open package(set) var subviews: [UIView] = [] { didSet { changed() } }
  /// The window that the view is in.
  open var window: UIWindow? { UIWindow.shared }
  /// The number of the view.
  open var tag = 0

  /// Adds a view to the end of the list of subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a subview at an index; one beyond the list is its end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view below a subview, or at the back.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  /// Inserts a view above a subview, or in front.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    view.willMove(toSuperview: self)
    view.detach()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.container = self
    didAddSubview(view)
    view.didMoveToSuperview()
    view.didMoveToWindow()
  }

  private func detach() {
    container?.subviews.removeAll { $0 === self }
    container = nil
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let container else { return }
    container.willRemoveSubview(self)
    willMove(toSuperview: nil)
    detach()
    didMoveToSuperview()
  }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.container === self { insert(view, at: subviews.count) }
  }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { if view.container === self { insert(view, at: 0) } }
  /// Whether the view is the other one, or in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || container?.isDescendant(of: view) ?? false
  }
  /// The view with a number, itself or below.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}
  open override var next: UIResponder? { container }

  /// A point in the coordinates of another view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// A point of another view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
  }
  /// A rectangle in the coordinates of another view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  private var originInRoot: CGPoint {
    let outer = container?.originInRoot ?? .zero
    return CGPoint(x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }
  /// Whether a point lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view at a point, the one in front first.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Interaction

  /// Whether touches are taken. None are brought to views in boxes.
  open var isUserInteractionEnabled = true { didSet { set("isUserInteractionEnabled") } }
  /// Whether the view takes several touches.
  open var isMultipleTouchEnabled = false
  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Adds a gesture recognizer. Of them taps are recognized.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
    if !(gestureRecognizer is UITapGestureRecognizer) {
      RunningHost.report(
        "\(type(of: gestureRecognizer)) of a UIView is not recognized here; only taps are.")
    }
    changed()
  }
  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    changed()
  }
  /// The interactions of the view.
  final var storedInteractions: [any UIInteraction] = []
  /// Ends editing in the view: what has the focus loses it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard RunningHost.current?.hasFocus ?? false else { return false }
    RunningHost.current?.resignFocus()
    return true
  }

  // MARK: Accessibility

  /// Whether the view is an element of assistive technologies.
  open var isAccessibilityElement = false
  /// What is said in place of the view.
  open var accessibilityLabel: String?
  /// What is said of what the view does.
  open var accessibilityHint: String?
  /// What is said of the view's value.
  open var accessibilityValue: String?
  /// A name of the view for tests.
  open var accessibilityIdentifier: String?
  /// How the view behaves.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether the elements in the view are hidden.
  open var accessibilityElementsHidden = false

  // MARK: Appearance

  package final var isAppearanceProxy = false

  /// Notes that a property was set: a proxy whose property nothing reads reports it.
  package final func set(_ property: String, isDrawn: Bool = false) {
    if isAppearanceProxy { appearanceDidSet(property) } else { changed() }
  }

  /// Notes that something was set that is not drawn: of a proxy as ``set(_:isDrawn:)`` does, of a view it is reported.
  package final func setUndrawn(_ property: String) {
    if isAppearanceProxy {
      appearanceDidSet(property)
    } else {
      RunningHost.report("\(type(of: self)).\(property): it is not drawn here.")
    }
  }

  /// The properties of the class's proxy that act on SwiftUI's views.
  package class var effectiveAppearance: Set<String> { [] }

  package final func appearanceDidSet(_ property: String) {
    guard !type(of: self).effectiveAppearance.contains(property) else { return }
    RunningHost.report(
      "\(type(of: self)).appearance().\(property) has no effect on SwiftUI's views here.")
  }
}

extension UIView {
  /// Options for how a view resizes with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room at the left.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The room at the right.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The room above.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The room below.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// How content is laid into the bounds.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched, as large as fits, as small as fills, and drawn again.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// In its own size, in the middle and at the edges.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// How the tint is shown.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview's, as it is, and dimmed.
    case automatic, normal, dimmed
  }

  /// The color of the tint as it is shown: the view's own, or the nearest superview's.
  package final var shownTint: UIColor? { tintColor ?? container?.shownTint }
}

/// What is asked of the direction of a view.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// That of the interface, and of what does not turn: playback, and places.
  case unspecified, playback, spatial
  /// From left to right, and from right to left.
  case forceLeftToRight, forceRightToLeft
}
