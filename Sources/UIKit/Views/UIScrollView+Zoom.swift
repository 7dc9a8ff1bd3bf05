import CoreGraphics

extension UIScrollView {
  /// Scales the view that the delegate names, around the top left corner of the content.
  ///
  /// - Parameter scale: confined to the limits. What is not a positive number changes nothing, and neither does a
  ///   zoom without a view to zoom.
  final func applyZoom(_ scale: CGFloat) {
    guard scale > 0, scale.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard limited != zoom else { return }
    zoom = limited
    view.transform = CGAffineTransform(scaleX: limited, y: limited)
    // A frame leaves the transform out here, which is around the middle.
    let size = CGSize(width: view.bounds.width * limited, height: view.bounds.height * limited)
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    delegate?.scrollViewDidZoom(self)
    changed()
  }

  final func zoomTo(_ rect: CGRect) {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    applyZoom(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: rect.midX * zoom, y: rect.midY * zoom)
    contentOffset = CGPoint(
      x: min(max(middle.x - bounds.width / 2, 0), max(contentSize.width - bounds.width, 0)),
      y: min(max(middle.y - bounds.height / 2, 0), max(contentSize.height - bounds.height, 0)))
  }
}
