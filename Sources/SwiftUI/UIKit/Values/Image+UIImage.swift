import LegatoDisplay
import SwiftUICore
import UIKit

extension Image {
  /// Creates a SwiftUI image from a UIKit image instance. An image without a size shows nothing.
  public init(uiImage: UIImage) {
    let (look, isTemplate) = uiImage.look
    var image: Image
    switch look {
    case .named(let name, let bundle): image = Image(name, bundle: bundle)
    case .picture(let picture): image = Image(picture, label: nil)
    case .empty: image = Image(PlatformImage([], size: Size(0, 0), scale: 1), label: nil)
    }
    if let isTemplate { image = image.renderingMode(isTemplate ? .template : .original) }
    self = image
  }
}
