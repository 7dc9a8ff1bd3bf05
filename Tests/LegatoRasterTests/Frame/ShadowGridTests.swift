import LegatoDisplay
import Testing

@testable import LegatoRaster

@Suite("Places at which a shadow is looked up")
struct ShadowGridTests {
  private static func grid(
    _ deviation: Double, alpha: Double = 1, _ inverse: Projection = Projection(.identity),
    in rect: Rect = Rect(0, 0, 64, 64)
  ) -> ShadowGrid {
    ShadowGrid(deviation: deviation, alpha: alpha, seenThrough: inverse, in: rect)
  }

  @Test("are a quarter of the deviation apart, 16 pixels at the most")
  func steps() {
    #expect(Self.grid(7.9).across == 1)
    #expect(Self.grid(8).across == 2)
    #expect(Self.grid(12.5).across == 3)
    #expect(Self.grid(1_000).across == 16)
    #expect(Self.grid(20, alpha: 0.25).across == 10)
    #expect(Self.grid(20, alpha: 0).across == 16)
  }

  @Test("are nearer to each other in the direction in which the shadow is seen at an angle")
  func directions() {
    // What is a third as wide, and half as high.
    let grid = Self.grid(24, Projection(Transform(3, 0, 0, 2, 0, 0)))
    #expect(grid.across == 2)
    #expect(grid.down == 3)
  }

  @Test("are nearer to each other where the shadow is far away")
  func distances() {
    let inverse = Projection(1, 0, 0.004, 0, 1, 0, 0, 0, 1)
    let near = Self.grid(17, inverse, in: Rect(0, 0, 64, 64))
    let far = Self.grid(17, inverse, in: Rect(-128, 0, 64, 64))
    #expect(near.across == 4)
    #expect(far.across < near.across)
  }

  @Test(
    "are each pixel where nothing can be said",
    arguments: [0, -1, Double.nan, 4])
  func limits(deviation: Double) {
    #expect(Self.grid(deviation).across == 1)
    #expect(Self.grid(8, Projection(1, 0, 0, 0, 1, 0, 0, 0, -1)).across == 1)
    #expect(Self.grid(.infinity).across == 16)
    #expect(Self.grid(8, Projection(0, 0, 0, 0, 0, 0, 0, 0, 1)).across == 1)
  }

  @Test("hold what is mixed for every pixel of a box", arguments: -40...40)
  func points(first: Int) {
    for deviation in [4.0, 8, 12, 28, 64] {
      let grid = Self.grid(deviation)
      for count in [1, 2, 7, 64] {
        let box = PixelBox(left: first, top: first, right: first + count, bottom: first + count)
        let points = grid.points(around: box)
        for pixel in [first, first + count - 1] {
          let place = (Double(pixel) + 0.5) / Double(grid.across) - 0.5
          #expect(Int(place.rounded(.down)) >= points.x)
          #expect(Int(place.rounded(.up)) < points.x + points.width)
        }
      }
    }
  }

  @Test("are in tiles that cover a box, and start at the plane's first pixel")
  func tiles() {
    let box = PixelBox(left: -3, top: 60, right: 130, bottom: 64)
    let tiles = ShadowGrid.tiles(of: box)
    #expect(tiles.map(\.x) == [-64, 0, 64, 128])
    #expect(Set(tiles.map(\.y)) == [0])
    #expect(tiles.map { $0.intersection(box).area }.reduce(0, +) == box.area)
    #expect(ShadowGrid.tiles(of: .empty).isEmpty)
  }
}
