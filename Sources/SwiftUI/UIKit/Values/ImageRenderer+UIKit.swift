import SwiftUICore
import UIKit

extension ImageRenderer {
  /// The current contents of the view, rasterized as a UIKit image; `nil` outside of a host, or where the view takes
  /// no room.
  public var uiImage: UIImage? {
    picture.map { UIImage(cgImage: CGImage($0.data), scale: shownScale, orientation: .up) }
  }

  /// The current contents of the view, rasterized as a Core Graphics image; `nil` outside of a host, or where the view
  /// takes no room.
  public var cgImage: CGImage? { picture.map { CGImage($0.data) } }

  /// Draws the renderer's current contents into a Core Graphics context: the renderer's function gets the size of the
  /// view in points, and one that draws it.
  ///
  /// The context is as UIKit's are, with its origin at the top left. Where there is nothing to draw, the function is not
  /// called.
  ///
  /// - Parameter rasterizationScale: pixels to a point, of what is drawn; 1 by default.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let own = scale
    scale = rasterizationScale
    let drawn = picture
    scale = own
    guard let drawn else { return }
    let image = UIImage(
      cgImage: CGImage(drawn.data), scale: CGFloat(drawn.data.width) / max(drawn.size.width, 1),
      orientation: .up)
    renderer(drawn.size) { context in
      UIGraphicsPushContext(context)
      image.draw(in: CGRect(origin: .zero, size: drawn.size))
      UIGraphicsPopContext()
    }
  }

  private var shownScale: CGFloat { (0.1...16).contains(scale) ? scale : 1 }
}
