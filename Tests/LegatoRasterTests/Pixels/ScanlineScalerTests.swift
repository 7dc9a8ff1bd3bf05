import LegatoDisplay
import Testing

@testable import LegatoRaster

/// What takes stretches of one colour whole, and blocks of eight pixels, beside the same pixel by pixel.
@Suite("Pictures laid between pixels")
struct ScanlineScalerTests {
  /// Stretches of few colours, clear ones among them, that many rows have in common.
  private func picture(_ random: inout Seeded) -> Bitmap {
    let bitmap = Bitmap(
      width: [1, 2, 7, 9, 40, 128, 129, 150, 200, 333][random.below(10)],
      height: [1, 2, 3, 12, 30][random.below(5)])
    let colors: [UInt32] = [0, 0, 0xFF20_4060, 0x4010_2030, 0x8080_8080]
    var row: [UInt32] = []
    for y in 0..<bitmap.height {
      if y == 0 || random.chance(0.4) {
        row = []
        while row.count < bitmap.width {
          let length = random.chance(0.5) ? 1 + random.below(6) : 1 + random.below(150)
          row += Array(repeating: colors[random.below(colors.count)], count: length)
        }
      }
      for x in 0..<bitmap.width { bitmap.row(y)[x] = row[x] }
    }
    return bitmap
  }

  @Test("have the pixels of the plain way, whatever part of them is drawn", arguments: 0..<600)
  func plain(seed: Int) {
    var random = Seeded(UInt64(seed))
    let rows = PictureRows(
      picture(&random), x: random.below(9) - 4, y: random.below(9) - 4)
    let scale = [1, 1, 1, 0.5, 2][random.below(5)]
    // Sixteenths, halved or doubled, are the same numbers on every way.
    func place() -> Double { Double(random.below(160) - 40) / 16 }
    let placed = Transform(scale, 0, 0, scale, place(), place() + 1.0 / 32)
    let opacity = [1, 0.3][random.below(2)]
    let clip = PixelBox(
      left: random.below(12), top: random.below(8), right: 20 + random.below(340),
      bottom: 10 + random.below(40))
    let (drawn, expected) = (Bitmap(width: 350, height: 44), Bitmap(width: 350, height: 44))
    for bitmap in [drawn, expected] { bitmap.fill(bitmap.bounds, with: 0xFF11_8844) }
    Canvas(drawn, clip: clip).draw(rows, placed: placed, opacity: opacity)
    Canvas(expected, clip: clip).draw(
      rows.bitmap,
      placed: Transform.translation(Double(rows.x), Double(rows.y)).then(placed),
      opacity: UInt32((opacity * 255).rounded()))
    let differing = (0..<350 * 44).filter { drawn.pixels[$0] != expected.pixels[$0] }
    #expect(
      differing.isEmpty,
      "\(differing.count) of \(rows.width) × \(rows.height), first \(differing.first.map { ($0 % 350, $0 / 350) } ?? (0, 0))"
    )
  }
}
