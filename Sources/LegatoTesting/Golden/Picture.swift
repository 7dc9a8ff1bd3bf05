import Foundation
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
  private let tolerance: Int

  init(_ reference: Picture, _ shown: Picture, tolerance: Int) {
    self.reference = reference
    self.shown = shown
    self.tolerance = max(0, tolerance)
    guard haveOneSize, !areEqual else { return }
    for pixel in stride(from: 0, to: shown.pixels.count - 3, by: 4) {
      let difference = difference(at: pixel)
      largest = max(largest, difference)
      if difference > self.tolerance { differing += 1 }
    }
  }

  private var haveOneSize: Bool {
    reference.width == shown.width && reference.height == shown.height
      && reference.pixels.count == shown.pixels.count
  }

  /// Most are: byte by byte it would take longest in a debug build, which tests are.
  private var areEqual: Bool {
    reference.pixels.withUnsafeBytes { reference in
      shown.pixels.withUnsafeBytes { shown in
        guard let left = reference.baseAddress, let right = shown.baseAddress else { return true }
        return memcmp(left, right, reference.count) == 0
      }
    }
  }

  private func difference(at pixel: Int) -> Int {
    var difference = 0
    for component in pixel..<pixel + 4 {
      difference = max(
        difference, abs(Int(reference.pixels[component]) - Int(shown.pixels[component])))
    }
    return difference
  }

  /// What is shown, pale, and what differs in red; `nil` where the sizes differ.
  var picture: Picture? {
    guard haveOneSize else { return nil }
    var pixels = shown.pixels
    for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
      if difference(at: pixel) > tolerance {
        (pixels[pixel], pixels[pixel + 1], pixels[pixel + 2]) = (225, 0, 40)
      } else {
        for component in pixel..<pixel + 3 {
          pixels[component] = UInt8(191 + Int(pixels[component]) / 4)
        }
      }
      pixels[pixel + 3] = 255
    }
    return Picture(width: shown.width, height: shown.height, pixels: pixels)
  }

  /// What is wrong, in words, where more than a share of the pixels differs.
  func fault(allowing share: Double) -> String? {
    guard haveOneSize else {
      return "it has \(shown.width) × \(shown.height) pixels, and the reference"
        + " \(reference.width) × \(reference.height)"
    }
    let count = shown.width * shown.height
    let allowed = Double(count) * (share.isFinite ? min(max(share, 0), 1) : 0)
    guard Double(differing) > allowed else { return nil }
    return "\(differing) of \(count) pixels differ, by up to \(largest) of 255"
  }
}
