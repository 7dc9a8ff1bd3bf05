import LegatoDisplay
import TestSupport
import Testing

@testable import LegatoRaster

@Suite("Reading image files")
struct ImageDecoderTests {
  private let decoder = FileImageDecoder()

  static let drawing = Array(
    """
    <?xml version="1.0"?>
    <!-- a comment -->
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
    <rect width="10" height="10" fill="#f00"/></svg>
    """.utf8)

  /// A picture as our own encoder writes it.
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, with: 0xFF20_6080)
    return PNGEncoder.encode(bitmap)
  }

  @Test("gives the pixels of a PNG file")
  func pixels() throws {
    let image = try decoder.decode(Self.png(3, 2))
    #expect(image.width == 3 && image.height == 2 && image.drawing == nil)
    #expect(Array(image.pixels.prefix(4)) == [0x20, 0x60, 0x80, 255])
  }

  @Test("keeps a drawing a drawing, and draws it at the size that it is shown at")
  func drawings() throws {
    let image = try decoder.decode(Self.drawing)
    #expect(image.width == 20 && image.height == 10 && image.drawing == Self.drawing)
    let shown = try draw(200, 100) {
      $0.show([.image(image, in: Rect(0, 0, 200, 100), opacity: 1)])
    }
    // The edge is as sharp as if it had been drawn there.
    #expect(shown.isNear(98, 50, 255, 0, 0) && shown.isNear(101, 50, 255, 255, 255))
  }

  /// A red block in the lower left quarter.
  static let page = pageFile(width: 20, height: 10, "1 0 0 rg 0 0 10 5 re f")

  @Test("keeps a page a drawing, its origin below, and what it does not paint clear")
  func pages() throws {
    let image = try decoder.decode(Self.page)
    #expect(image.width == 20 && image.height == 10 && image.drawing == Self.page)
    let shown = try draw(200, 100) {
      $0.show([.image(image, in: Rect(0, 0, 200, 100), opacity: 1)])
    }
    #expect(shown.isNear(98, 52, 255, 0, 0) && shown.isNear(2, 98, 255, 0, 0))
    #expect(shown.isNear(98, 48, 255, 255, 255) && shown.isNear(101, 52, 255, 255, 255))
    // For pages of films: four pixels to a point.
    let pixels = try #require(pixelsOfPage(image))
    #expect(pixels.width == 80 && pixels.height == 40 && pixels.drawing == nil)
    #expect(Array(pixels.pixels[..<4]) == [0, 0, 0, 0])
    #expect(Array(pixels.pixels[(4 * 80 * 39)...].prefix(4)) == [255, 0, 0, 255])
    #expect(pixelsOfPage(try decoder.decode(Self.drawing)) == nil)
  }

  @Test("a page that is huge is drawn at the largest size there is")
  func hugePage() throws {
    let image = try decoder.decode(
      pageFile(width: 200_000, height: 100_000, "1 0 0 rg 0 0 100000 50000 re f"))
    #expect(image.width == 16_384 && image.height == 8192)
    let shown = try draw(20, 10) { $0.show([.image(image, in: Rect(0, 0, 20, 10), opacity: 1)]) }
    #expect(shown.isNear(5, 7, 255, 0, 0) && shown.isNear(15, 2, 255, 255, 255))
  }

  @Test("a page that is cut off, or has other bytes, is drawn or reported", arguments: 0..<100)
  func damagedPage(seed: Int) {
    var random = Seeded(UInt64(seed))
    var bytes = Self.page
    for _ in 0..<1 + seed % 8 {
      bytes[8 + random.below(bytes.count - 8)] = UInt8(random.below(256))
    }
    if seed % 3 == 0 { bytes.removeLast(random.below(bytes.count - 8)) }
    guard let image = try? decoder.decode(bytes) else { return }
    #expect((1...16_384).contains(image.width) && (1...16_384).contains(image.height))
    #expect(pixelsOfPage(image) != nil)
  }

  @Test("says what is wrong with bytes that are no image")
  func faults() {
    func fault(_ bytes: [UInt8]) -> ImageFault? {
      do {
        _ = try decoder.decode(bytes)
        return nil
      } catch { return error }
    }
    #expect(fault([]) == .unknownKind)
    #expect(fault(Array("hello, world".utf8)) == .unknownKind)
    #expect(fault(Array("<html><svg/></html>".utf8)) == .unknownKind)
    #expect(fault(Array("<svg".utf8)) == .damaged)
    #expect(fault(Array("%PDF-1.7".utf8)) == .damaged)
    #expect(fault(Array("%PDF-1.7\n%%EOF\n".utf8)) == .damaged)
    #expect(fault(Array("<!-- never ends".utf8)) == .unknownKind)
    let whole = Self.png(50, 50)
    for count in [8, 20, 30, whole.count / 2] {
      #expect(fault(Array(whole.prefix(count))) != nil, "\(count) of \(whole.count) bytes")
    }
  }

  @Test("does not believe a header that promises a huge image")
  func huge() {
    var bytes = Self.png(1, 1)
    for index in 16..<24 { bytes[index] = index % 4 == 2 ? 0x3F : 0xFF }
    bytes[16] = 0
    bytes[20] = 0
    #expect(throws: ImageFault.self) { try decoder.decode(bytes) }
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0xFF, 0xFF, 0xFF, 0xFF, 1,
    ]
    #expect(throws: ImageFault.tooLarge(width: 65535, height: 65535)) {
      try decoder.decode(jpeg + [0xFF, 0xD9])
    }
  }

  @Test("a drawing refers to nothing outside of its file")
  func references() throws {
    let bytes = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      width="10" height="10"><image xlink:href="file:///usr/share/pixmaps/debian-logo.png"
      width="10" height="10"/></svg>
      """.utf8)
    let image = try decoder.decode(bytes)
    let shown = try draw(10, 10) { $0.show([.image(image, in: Rect(0, 0, 10, 10), opacity: 1)]) }
    #expect(shown.isNear(5, 5, 255, 255, 255))
  }

  @Test("random bytes behind a signature neither trap nor hang", arguments: 0..<40)
  func noise(seed: Int) {
    var random = Seeded(UInt64(seed))
    let heads: [[UInt8]] = [
      Array(Self.png(9, 9).prefix(33)), [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1],
      Array("RIFF\u{40}\0\0\0WEBPVP8L".utf8), Array("<svg ".utf8),
    ]
    let bytes = heads[seed % 4] + (0..<200).map { _ in UInt8(random.below(256)) }
    if let image = try? decoder.decode(bytes) { #expect(image.width <= 16_384) }
  }
}
