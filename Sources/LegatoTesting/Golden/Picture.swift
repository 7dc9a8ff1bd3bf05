import LegatoDisplay
import LegatoFilm

/// Pixels, row by row: red, green, blue, alpha.
struct Picture: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt8]

  /// The last frame of a film.
  @MainActor
  init(_ film: Film) throws {
    let picture = try film.lastPicture()
    (width, height, pixels) = (picture.width, picture.height, picture.pixels)
  }

  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads a PNG file; `nil` where it cannot be decoded.
  init?(png: [UInt8]) {
    guard let image = PNGFile.decode(png) else { return nil }
    (width, height, pixels) = (image.width, image.height, image.pixels)
  }

  @MainActor
  func png() throws -> [UInt8] {
    try PNGFile.encode(ImageData(width: width, height: height, pixels: pixels))
  }
}

/// Two pictures, pixel by pixel.
struct PictureComparison {
  private(set) var differing = 0
  /// The largest difference of a component.
  private(set) var largest = 0
  private let reference: Picture
  private let shown: Picture
  /// What is shown, pale, and what differs in red; `nil` where the sizes differ.
  private(set) var picture: Picture?

  init(_ reference: Picture, _ shown: Picture, tolerance: Int) {
    self.reference = reference
    self.shown = shown
    guard reference.width == shown.width, reference.height == shown.height,
      reference.pixels.count == shown.pixels.count
    else { return }
    var pixels = shown.pixels
    for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
      var difference = 0
      for component in 0..<4 {
        let (left, right) = (reference.pixels[pixel + component], shown.pixels[pixel + component])
        difference = max(difference, abs(Int(left) - Int(right)))
      }
      largest = max(largest, difference)
      if difference > max(0, tolerance) {
        differing += 1
        (pixels[pixel], pixels[pixel + 1], pixels[pixel + 2]) = (225, 0, 40)
      } else {
        for component in 0..<3 {
          pixels[pixel + component] = UInt8(191 + Int(pixels[pixel + component]) / 4)
        }
      }
      pixels[pixel + 3] = 255
    }
    picture = Picture(width: shown.width, height: shown.height, pixels: pixels)
  }

  /// What is wrong, in words, where more than a share of the pixels differs.
  func fault(allowing share: Double) -> String? {
    guard picture != nil else {
      return "it has \(shown.width) × \(shown.height) pixels, and the reference"
        + " \(reference.width) × \(reference.height)"
    }
    let count = shown.width * shown.height
    let allowed = Double(count) * (share.isFinite ? min(max(share, 0), 1) : 0)
    guard Double(differing) > allowed else { return nil }
    return "\(differing) of \(count) pixels differ, by up to \(largest) of 255"
  }
}
