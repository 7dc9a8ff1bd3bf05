import Foundation
import Testing
import UIKit

@MainActor @Suite("Zooming by code")
struct ZoomTests {
  private final class Owner: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var zooms: [CGFloat] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms.append(scrollView.zoomScale) }
  }

  private func made() -> (UIScrollView, Owner) {
    let (view, owner) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Owner())
    view.addSubview(owner.picture)
    view.delegate = owner
    view.maximumZoomScale = 4
    return (view, owner)
  }

  @Test("The view that the delegate names is scaled, within the limits") func scaled() {
    let (view, owner) = made()
    view.zoomScale = 2
    #expect(owner.picture.transform.a == 2 && owner.picture.center == CGPoint(x: 100, y: 50))
    #expect(view.contentSize == CGSize(width: 200, height: 100))
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 4)
    for wrong in [0, -1, CGFloat.infinity, .nan] { view.zoomScale = wrong }
    #expect(owner.zooms == [2, 4])
    #expect(view.pinchGestureRecognizer != nil)
  }

  @Test("A rectangle fills the bounds") func rectangle() {
    let (view, owner) = made()
    view.zoom(to: CGRect(x: 50, y: 0, width: 25, height: 25), animated: false)
    #expect(owner.zooms == [4])
    #expect(view.zoomScale == 4)
    #expect(view.contentOffset == CGPoint(x: 200, y: 0))
  }

  @Test("Without a view to zoom nothing changes") func nothing() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.maximumZoomScale = 3
    view.zoomScale = 2
    #expect(view.zoomScale == 1 && view.bouncesZoom)
  }
}
