/// Reads image files. What a platform implements so that views can show pictures.
///
/// Calls come from one thread, the one that runs the host.
public protocol ImageDecoder: AnyObject {
  /// Reads a file's bytes. What they are is seen from themselves, not from a name. The same bytes
  /// give an equal image, on every machine.
  func decode(_ bytes: [UInt8]) throws(ImageFault) -> ImageData
}

/// Why bytes are no image.
public enum ImageFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// They are of no kind that can be read.
  case unknownKind
  /// They begin as an image does, and then are none.
  case damaged
  /// It has more pixels than are read.
  case tooLarge(width: Int, height: Int)
  /// What reads files of its kind is not installed.
  case missing(package: String)

  public var description: String {
    switch self {
    case .unknownKind: "it is no PNG, JPEG, WebP, SVG or PDF image"
    case .damaged: "the image is damaged"
    case .tooLarge(let width, let height):
      "an image of \(width)×\(height) pixels is too large to be read"
    case .missing(let package): "it is read with the package \(package), which is not installed"
    }
  }
}
