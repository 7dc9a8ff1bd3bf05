import CoreGraphics
import Foundation
import LegatoDisplay
import SwiftUICore

/// An object that manages image data in your app.
///
/// It holds a symbol, or a picture: pixels, a drawing, or what code has drawn. Files are read where there is
/// a host, on its thread.
open class UIImage: NSObject, @unchecked Sendable {
  enum Content: Hashable {
    case empty
    case picture(PlatformImage)
    case symbol(String, SymbolConfiguration?)
  }

  let content: Content
  /// Where a picture is from: its look may be another one in the dark, and its name is what is said of it.
  let name: NameInBundle?
  /// The settings to use when loading or rasterizing the image's symbol.
  public let renderingMode: RenderingMode
  /// What the image is painted with, where it is a template or a symbol.
  let tint: UIColor?
  /// The insets of the parts that keep their size when the image is resized.
  public let capInsets: UIEdgeInsets
  /// How the rest of the image is resized.
  public let resizingMode: ResizingMode
  /// How the image is meant to be turned. Pixels are turned where the image is made.
  public let imageOrientation: Orientation
  /// Whether the image is mirrored in interfaces from right to left.
  public let flipsForRightToLeftLayoutDirection: Bool

  struct NameInBundle: Hashable {
    var name: String
    var bundle: Bundle?
  }

  /// Constants that specify how the image is drawn.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place where it is shown has it, as it is, and as far as it is opaque in one color.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Constants that specify how an image is resized.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Over and over, and stretched.
    case tile, stretch
  }

  /// Constants that specify how an image is meant to be turned.
  public enum Orientation: Int, Hashable, Sendable {
    /// As it is, by half a turn, and by a quarter to the left and to the right.
    case up, down, left, right
    /// The same of the mirrored image.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  init(
    _ content: Content, name: NameInBundle? = nil, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile,
    imageOrientation: Orientation = .up, flips: Bool = false
  ) {
    self.content = content
    self.name = name
    self.renderingMode = renderingMode
    self.tint = tint
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.imageOrientation = imageOrientation
    flipsForRightToLeftLayoutDirection = flips
    super.init()
  }

  func with(
    content: Content? = nil, renderingMode: RenderingMode? = nil, tint: UIColor? = nil,
    capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil, flips: Bool? = nil
  ) -> UIImage {
    UIImage(
      content ?? self.content, name: name, renderingMode: renderingMode ?? self.renderingMode,
      tint: tint ?? self.tint, capInsets: capInsets ?? self.capInsets,
      resizingMode: resizingMode ?? self.resizingMode, imageOrientation: imageOrientation,
      flips: flips ?? flipsForRightToLeftLayoutDirection)
  }

  // MARK: Making images

  /// Creates an image of no size.
  public override convenience init() { self.init(.empty) }

  /// Creates an image object from the named image asset or file of the main bundle; `nil` where there is
  /// none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates the image of an image literal: that of a name in the main bundle. Where there is none it has no size, which
  /// is reported.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name)
    if image == nil {
      RunningHost.report("#imageLiteral(resourceName: \"\(name)\"): there is no such image.")
    }
    self.init(image?.content ?? .empty, name: image?.name)
  }

  /// Creates an image object from the named image asset or file of a bundle, the main one where it is
  /// `nil`; `nil` where there is none.
  ///
  /// Of an image asset whose file cannot be read, as where `git lfs` has not fetched it, the image has no size, and that is
  /// reported.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    var values = RunningHost.resourceEnvironment
    if let traitCollection {
      values.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    }
    let place = NameInBundle(name: name, bundle: bundle)
    if let image = PlatformImage(named: name, in: bundle, for: values) {
      self.init(.picture(image), name: place)
    } else if let path = PlatformImage.unreadableFile(named: name, in: bundle, for: values) {
      RunningHost.report(
        "UIImage(named:): \(path) is not there or is no image; where Git LFS keeps it, `git lfs pull` fetches it. \(name)"
          + " has no size.")
      self.init(.empty, name: place)
    } else {
      return nil
    }
  }

  /// Creates an image object from the named image asset or file of a bundle; `nil` where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    if configuration != nil {
      RunningHost.report("UIImage(named:in:with:): \(name) has no configuration here.")
    }
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates an image object of an image resource.
  public convenience init(resource: ImageResource) {
    let (name, bundle) = Image.place(of: resource)
    let image = PlatformImage(named: name, in: bundle, for: RunningHost.resourceEnvironment)
    self.init(
      image.map { .picture($0) } ?? .empty, name: NameInBundle(name: name, bundle: bundle))
    if image == nil { RunningHost.report("UIImage(resource:): there is no image \(name).") }
  }

  /// Creates an image object that contains a system symbol image; `nil` where there is none of the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image object that contains a system symbol image with a configuration; `nil` where there
  /// is none of the name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard Image.hasSymbol(name) else { return nil }
    self.init(.symbol(name, configuration as? SymbolConfiguration))
  }

  /// Creates an image object that contains a system symbol image for traits; `nil` where there is none of
  /// the name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image object from the data of a file; `nil` where they are no image.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image object from the data of a file, with a number of pixels to a point; `nil` where they
  /// are no image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = PlatformImage([UInt8](data), scale: scale.native) else { return nil }
    self.init(.picture(image))
  }

  /// Creates an image object from a file; `nil` where it is no image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1)
  }

  /// Creates an image object of a Core Graphics image.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image object of a Core Graphics image, with a number of pixels to a point, turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let turned = cgImage.oriented(orientation.image)
    self.init(.picture(PlatformImage(turned.data, scale: scale.native)))
  }

  convenience init(_ recording: CommandRecording, scale: CGFloat, isOpaque: Bool) {
    let size = Size(recording.size.width, recording.size.height)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      self.init(.empty)
      return
    }
    var commands = recording.commands
    if isOpaque {
      commands.insert(
        .fill(.rect(Rect(0, 0, size.width, size.height)), .color(.black), evenOdd: false), at: 0)
    }
    let pixels = scale > 0 ? scale.native : UITraitCollection.current.displayScale.native
    self.init(.picture(PlatformImage(commands, size: size, scale: pixels)))
  }

  // MARK: Asking

  /// The logical dimensions of the image, in points.
  open var size: CGSize {
    switch content {
    case .empty: return .zero
    case .picture(let image): return CGSize(width: image.size.width, height: image.size.height)
    case .symbol(let name, let configuration):
      let size = Image.symbolSize(name, (configuration ?? SymbolConfiguration()).descriptor)
      return size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    }
  }

  /// The scale factor of the image: pixels to a point.
  open var scale: CGFloat {
    switch content {
    case .empty: 1
    case .picture(let image): CGFloat(image.scale)
    case .symbol: UITraitCollection.current.displayScale
    }
  }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { if case .symbol = content { true } else { false } }
  /// The configuration of the image.
  open var configuration: Configuration? {
    if case .symbol(_, let configuration) = content { configuration } else { nil }
  }
  /// The configuration of the symbol.
  open var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = content { configuration } else { nil }
  }
  /// The images of an animation: none.
  open var images: [UIImage]? { nil }
  /// The seconds of an animation: none.
  open var duration: TimeInterval { 0 }
  /// The distance of the baseline from the bottom; `nil` for pictures.
  open var baselineOffsetFromBottom: CGFloat? { nil }

  /// Whether two images are made in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.content == content && other.renderingMode == renderingMode && other.tint == tint
      && other.capInsets == capInsets
  }
  /// A hash of what the image holds.
  open override var hash: Int { content.hashValue }
}

extension UIImage.Orientation {
  var image: Image.Orientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral(resourceName:)` is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
