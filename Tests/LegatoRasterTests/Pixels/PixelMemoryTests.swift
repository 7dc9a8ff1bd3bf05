import Testing

@testable import LegatoRaster

/// Other suites draw at the same time and take memory from the same store: nothing here counts what it holds exactly.
@Suite("Pixel memory")
struct PixelMemoryTests {
  @Test("is clear, whoever had it before", arguments: [1, 1000, 40_000, 300_000, 2_000_000])
  func clear(count: Int) {
    for round in 0..<6 {
      let count = count + round * count / 64
      let pixels = PixelMemory.allocate(count: count)
      #expect((0..<count).allSatisfy { pixels[$0] == 0 }, "round \(round)")
      for index in 0..<count { pixels[index] = 0xFFFF_FFFF }
      PixelMemory.deallocate(pixels, count: count)
    }
  }

  @Test("two blocks that are in use are never one")
  func apart() {
    let count = 90_000
    let first = PixelMemory.allocate(count: count)
    PixelMemory.deallocate(first, count: count)
    let blocks = (0..<5).map { _ in PixelMemory.allocate(count: count) }
    for (number, block) in blocks.enumerated() {
      for index in 0..<count { block[index] = UInt32(number) }
    }
    for (number, block) in blocks.enumerated() {
      #expect((0..<count).allSatisfy { block[$0] == UInt32(number) })
    }
    for block in blocks { PixelMemory.deallocate(block, count: count) }
  }

  @Test("what is free is kept up to a limit, and goes back beyond it")
  func limit() {
    let count = 1 << 20
    let blocks = (0..<12).map { _ in PixelMemory.allocate(count: count) }
    for block in blocks {
      PixelMemory.deallocate(block, count: count)
      #expect(PixelMemory.freeBytes <= PixelMemory.maxFreeBytes)
    }
    // Larger than all that is kept.
    let large = PixelMemory.allocate(count: 6 << 20)
    large[(6 << 20) - 1] = 1
    PixelMemory.deallocate(large, count: 6 << 20)
    #expect(PixelMemory.freeBytes <= PixelMemory.maxFreeBytes)
  }
}
