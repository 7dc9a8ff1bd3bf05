import CoreGraphics
import Foundation

/// Methods that follow scrolling and zooming. In a box code alone scrolls.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content was scrolled: by code, as a box takes no touches.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content was zoomed, by code.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to drag: never.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The content begins to slide: never.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest: never.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Scrolling that code asked for has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a touch on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A touch on the status bar has scrolled to the top: never.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The room around the content has changed: never by the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// A finger is lifted: never.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger was lifted: never.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The view that is zoomed; none where there is `nil`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Fingers begin to zoom: never.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Fingers have zoomed: never.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

// All of them may be left out.
extension UIScrollViewDelegate {
  /// A default that does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A default that does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// A default that does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A default that does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// A default that does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// A default that does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// A default: yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// A default that does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// A default that does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// A default that does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// A default that does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// A default: no view is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// A default that does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// A default that does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

// Methods that may be left out are called with a question mark on iOS: `delegate?.scrollViewDidScroll?(view)`.
extension UIScrollViewDelegate {
  /// The method, to be called as one that may be left out.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// The method, to be called as one that may be left out.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// The method, to be called as one that may be left out.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// The method, to be called as one that may be left out.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The method, to be called as one that may be left out.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// The method, to be called as one that may be left out.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The method, to be called as one that may be left out.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  /// The method, to be called as one that may be left out.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  /// The method, to be called as one that may be left out.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}
