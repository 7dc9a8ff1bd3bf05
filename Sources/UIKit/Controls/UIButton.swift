import CoreGraphics
import Foundation
import SwiftUICore

/// A control that executes your custom code in response to user interactions: of its looks the title, the
/// image and the colors are drawn.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Without a style, and with that of the system.
    case custom, system
    /// With a symbol.
    case detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// The style of the button.
  public let buttonType: ButtonType
  private var titles: [UInt: String] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var pictures: [UInt: UIImage] = [:]
  /// The view of the title: its font counts.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 18)
    return label
  }()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Creates a button.
  public convenience init(type buttonType: ButtonType) { self.init(buttonType, .zero) }
  /// Creates a button that performs an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(buttonType, .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }
  /// Creates a button with a frame.
  public override convenience init(frame: CGRect) { self.init(.custom, frame) }
  /// Creates a button as from an archive.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }
  private init(_ type: ButtonType, _ frame: CGRect) {
    buttonType = type
    super.init(frame: frame)
    switch type {
    case .infoLight, .infoDark, .detailDisclosure:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system: break
    }
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    changed()
  }
  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    set("setTitleColor(_:for:)")
  }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    pictures[state.rawValue] = image
    changed()
  }
  /// The title in a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// The color of the title in a state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
  /// The image in a state.
  open func image(for state: State) -> UIImage? { pictures[state.rawValue] ?? pictures[0] }
  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The image that is shown.
  open var currentImage: UIImage? { image(for: state) }

  private var shown: (label: UILabel?, image: UIImage?) {
    guard let title = currentTitle, let titleLabel else { return (nil, currentImage) }
    titleLabel.text = title
    titleLabel.textColor =
      titleColor(for: state) ?? (buttonType == .system ? shownTint ?? .tintColor : .white)
    return (titleLabel, currentImage)
  }

  open override var intrinsicContentSize: CGSize {
    let (label, image) = shown
    let (title, picture) = (label?.intrinsicContentSize ?? .zero, image?.size ?? .zero)
    return CGSize(
      width: max(title.width + picture.width, 30),
      height: max(title.height + 12, picture.height, 34)
    )
  }

  open override func draw(_ rect: CGRect) {
    let (label, image) = shown
    let (title, picture) = (label?.intrinsicContentSize ?? .zero, image?.size ?? .zero)
    let width = title.width + picture.width
    var x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: 0
      case .right, .trailing: bounds.width - width
      default: (bounds.width - width) / 2
      }
    if let image {
      let tinted =
        image.tint == nil && image.renderingMode != .alwaysOriginal
          && (image.isSymbolImage || buttonType == .system
            || image.renderingMode == .alwaysTemplate)
        ? image.withTintColor(shownTint ?? .tintColor) : image
      tinted.draw(at: CGPoint(x: x, y: (bounds.height - picture.height) / 2))
      x += picture.width
    }
    label?.drawText(in: CGRect(x: x, y: 0, width: title.width, height: bounds.height))
  }
}
