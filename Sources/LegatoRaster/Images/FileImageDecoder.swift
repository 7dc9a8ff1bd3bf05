import CImages
import LegatoDisplay

/// Reads PNG, JPEG, WebP and SVG files and the first pages of PDF files with gdk-pixbuf, librsvg and Poppler.
///
/// A file of more than 2²⁵ pixels is not decoded. A drawing refers to nothing outside of its file:
/// librsvg loads no other file or address for bytes without an address of their own, and Poppler follows no link and
/// runs no script. The libraries are opened when the first file is read.
final class FileImageDecoder: ImageDecoder {
  static let maxPixels = 1 << 25

  func decode(_ bytes: [UInt8]) throws(ImageFault) -> ImageData {
    switch ImageHeader(bytes) {
    case nil: throw .unknownKind
    case .pixels(let width, let height):
      guard width > 0, height > 0, ImageHeader.isComplete(bytes) else { throw .damaged }
      guard width <= Bitmap.maxSide, height <= Bitmap.maxSide,
        width * height <= Self.maxPixels
      else { throw .tooLarge(width: width, height: height) }
      return try Self.pixels(of: bytes)
    case .drawing, .page:
      guard let drawing = VectorDrawing(bytes) else { throw Self.fault(of: bytes) }
      return ImageData(
        width: Int(drawing.width.rounded(.up)), height: Int(drawing.height.rounded(.up)),
        drawing: bytes)
    }
  }

  private static func pixels(of bytes: [UInt8]) throws(ImageFault) -> ImageData {
    var picture = CImagesPicture()
    guard cimages_read(bytes, bytes.count, &picture) else { throw fault(of: bytes) }
    defer { cimages_release(picture.owner) }
    guard let image = premultiplied(picture) else { throw .damaged }
    return image
  }

  /// Why a file that begins as one of a kind was not read.
  private static func fault(of bytes: [UInt8]) -> ImageFault {
    let (kind, package) =
      switch ImageHeader(bytes) {
      case .page: (CImagesPage, "libpoppler-glib8")
      case .drawing: (CImagesVector, "librsvg2-2")
      default: (CImagesPixels, "libgdk-pixbuf-2.0-0")
      }
    return cimages_can_read(kind) ? .damaged : .missing(package: package)
  }

  private static func premultiplied(_ picture: CImagesPicture) -> ImageData? {
    let (width, height) = (Int(picture.width), Int(picture.height))
    let (components, stride) = (Int(picture.components), Int(picture.stride))
    guard width > 0, height > 0, width * height <= maxPixels, components == 3 || components == 4,
      let source = picture.pixels
    else { return nil }
    let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
      var at = 0
      for y in 0..<height {
        var from = y * stride
        for _ in 0..<width {
          let alpha = components == 4 ? UInt32(source[from + 3]) : 255
          for component in 0..<3 {
            target[at + component] = UInt8((UInt32(source[from + component]) * alpha + 127) / 255)
          }
          target[at + 3] = UInt8(alpha)
          at += 4
          from += components
        }
      }
      count = at
    }
    return ImageData(width: width, height: height, pixels: pixels)
  }
}
