import CoreGraphics
import Foundation
import SwiftUICore

/// A view that allows the scrolling and zooming of its contained views. In a box its subviews are drawn where
/// `contentOffset` has them; it does not scroll, which is reported.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The size of the content.
  open var contentSize = CGSize.zero { didSet { changed() } }
  /// Where the content is scrolled to.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { set("contentInset") } }
  /// Room around the content, with that of the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// How the safe area counts.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { set("contentInsetAdjustmentBehavior") }
  }
  /// What is notified. Views that scroll texts, rows and items have one of their own kind by the same name.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the view scrolls.
  open var isScrollEnabled = true { didSet { set("isScrollEnabled") } }
  /// Whether the view scrolls by pages.
  open var isPagingEnabled = false { didSet { set("isPagingEnabled") } }
  /// Whether the content springs back past its end.
  open var bounces = true { didSet { set("bounces") } }
  /// Whether content that fits springs back too.
  open var alwaysBounceVertical = false { didSet { set("alwaysBounceVertical") } }
  /// Whether content that fits springs back too.
  open var alwaysBounceHorizontal = false { didSet { set("alwaysBounceHorizontal") } }
  /// Whether indicators are shown.
  open var showsVerticalScrollIndicator = true {
    didSet {
      set("showsVerticalScrollIndicator")
      shareAppearance()
    }
  }
  /// Whether indicators are shown.
  open var showsHorizontalScrollIndicator = true {
    didSet {
      set("showsHorizontalScrollIndicator")
      shareAppearance()
    }
  }
  /// How scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet {
      set("keyboardDismissMode")
      shareAppearance()
    }
  }
  /// Whether touches wait for scrolling.
  open var delaysContentTouches = true { didSet { set("delaysContentTouches") } }
  /// The limits of the zoom.
  open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1
  /// The zoom, within its limits: the view that the delegate names is scaled by it, and the content with it.
  open var zoomScale: CGFloat {
    get { zoom }
    set { applyZoom(newValue) }
  }
  final var zoom: CGFloat = 1
  /// Whether a zoom springs back past its limits.
  open var bouncesZoom = true
  /// Whether dragging keeps to the direction in which it begins.
  open var isDirectionalLockEnabled = false
  /// Whether a touch on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether touches in the content can become scrolling.
  open var canCancelContentTouches = true
  /// Room around the indicators.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the indicator at the side.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the indicator below.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the room around the indicators follows the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The gesture that scrolls. It is not recognized here.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that zooms; `nil` where the limits leave nothing to zoom. It is not recognized here.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinch : nil
  }
  private let pinch = UIPinchGestureRecognizer()
  /// The speed at which content slides.
  open var decelerationRate = DecelerationRate.normal { didSet { set("decelerationRate") } }
  /// The control that refreshes.
  open var refreshControl: UIRefreshControl?
  /// What a finger does.
  open var isDragging: Bool { false }
  /// Whether a finger is down: never.
  open var isTracking: Bool { false }
  /// Whether content slides.
  open var isDecelerating: Bool { false }
  /// Whether fingers zoom: never.
  open var isZooming: Bool { false }
  /// Whether a zoom springs back: never.
  open var isZoomBouncing: Bool { false }

  /// What is set on the proxy is what SwiftUI's scroll views do where nothing else is said.
  private func shareAppearance() {
    guard isAppearanceProxy, type(of: self) == UIScrollView.self else { return }
    let defaults = ScrollDefaults.current
    switch keyboardDismissMode {
    case .none: defaults.keyboard = .automatic
    case .onDrag: defaults.keyboard = .immediately
    case .interactive: defaults.keyboard = .interactively
    }
    defaults.verticalIndicators = showsVerticalScrollIndicator ? .automatic : .hidden
    defaults.horizontalIndicators = showsHorizontalScrollIndicator ? .automatic : .hidden
  }

  /// Scrolls to a place, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let before = self.contentOffset
    self.contentOffset = contentOffset
    if animated, before != contentOffset { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// Scrolls so far that a rectangle is seen, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset, animated: animated)
  }
  /// Zooms, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms and scrolls so that a rectangle of the zoomed view fills the bounds as far as it fits, at once.
  open func zoom(to rect: CGRect, animated: Bool) { zoomTo(rect) }
  /// Shows the indicators for a moment: they are not drawn.
  open func flashScrollIndicators() {}
  /// Whether touches in a view can become scrolling.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether touches go to a view of the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  /// The color of the indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// As the interface is, black, and white.
    case `default`, black, white
  }
  /// How the safe area counts.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As the system has it, along axes that scroll, never, and always.
    case automatic, scrollableAxes, never, always
  }
  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not, as scrolling begins, and with the finger.
    case none, onDrag, interactive
  }
  /// The speed at which content slides.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of scroll views.
    public static let normal = Self(rawValue: 0.998)
    /// A faster end.
    public static let fast = Self(rawValue: 0.99)
  }

  package override class var effectiveAppearance: Set<String> {
    ["keyboardDismissMode", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator"]
  }
}
