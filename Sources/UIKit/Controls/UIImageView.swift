import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

/// An object that displays a single image in your interface. Sequences of images show their first one.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image displayed in the view.
  open var image: UIImage? { didSet { set("image") } }
  /// The image that is displayed while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false { didSet { set("isHighlighted") } }
  /// Images to show one after the other: the first one is shown.
  open var animationImages: [UIImage]? {
    didSet {
      RunningHost.report("UIImageView.animationImages: the first image is shown.")
      if image == nil { image = animationImages?.first }
    }
  }
  /// The seconds of one pass of the images.
  open var animationDuration: TimeInterval = 0
  /// How often the images are shown.
  open var animationRepeatCount = 0
  /// Starts showing the images.
  open func startAnimating() {}
  /// Stops showing the images.
  open func stopAnimating() {}
  /// Whether the images are shown.
  open var isAnimating: Bool { false }
  /// The configuration of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { set("preferredSymbolConfiguration") }
  }

  /// Creates a view of an image, in its size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// Creates a view of two images, in the size of the first.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view as from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return image }
    return image?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    guard var image = shown, image.size.width > 0, image.size.height > 0 else { return }
    if image.tint == nil, image.renderingMode == .alwaysTemplate || image.isSymbolImage {
      image = image.withTintColor(shownTint ?? .tintColor)
    }
    let size = image.size
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let (x, y): (CGFloat, CGFloat) =
      switch contentMode {
      case .scaleToFill, .redraw: (across, down)
      case .scaleAspectFit: (min(across, down), min(across, down))
      case .scaleAspectFill: (max(across, down), max(across, down))
      default: (1, 1)
      }
    let (width, height) = (size.width * x, size.height * y)
    let left: CGFloat =
      switch contentMode {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: bounds.width - width
      default: (bounds.width - width) / 2
      }
    let top: CGFloat =
      switch contentMode {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: bounds.height - height
      default: (bounds.height - height) / 2
      }
    image.draw(in: CGRect(x: left, y: top, width: width, height: height))
  }
}
