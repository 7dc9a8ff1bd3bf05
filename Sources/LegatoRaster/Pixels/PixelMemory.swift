import Glibc
import Synchronization

/// Memory for pixels, all clear.
///
/// A picture that is made anew in each frame, as one with a blur that grows, takes the memory of the one before: pages
/// that the system gives for the first time cost more than to clear them. Of what is free some is kept, by size.
enum PixelMemory {
  /// In bytes: smaller ones come from the heap, which keeps them itself.
  private static let minKeptBytes = 1 << 17
  /// From so many bytes on pages are asked for in pieces of 2 MB, as to take a screen of them one by one costs as
  /// much as to draw it.
  private static let minMappedBytes = 2 << 20
  /// What is kept of free memory at the most, in bytes.
  static let maxFreeBytes = 16 << 20

  private struct Block: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
    let size: Int
  }

  private struct Free {
    /// The one that was given back last comes last.
    var blocks: [Block] = []
    var bytes = 0
  }

  private static let free = Mutex(Free())

  /// In bytes.
  static var freeBytes: Int { free.withLock { $0.bytes } }

  static func allocate(count: Int) -> UnsafeMutablePointer<UInt32> {
    let bytes = size(of: count)
    guard bytes >= minKeptBytes else {
      let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
      pixels.initialize(repeating: 0, count: count)
      return pixels
    }
    if let known = take(bytes) {
      memset(known, 0, count * MemoryLayout<UInt32>.stride)
      return known.bindMemory(to: UInt32.self, capacity: count)
    }
    // The system's own pages are clear as they come.
    let pages = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages, pages != MAP_FAILED else {
      fatalError("There is no memory left for a bitmap of \(count) pixels.")
    }
    // Where the system has no large pages it takes small ones.
    if bytes >= minMappedBytes { _ = madvise(pages, bytes, MADV_HUGEPAGE) }
    return pages.bindMemory(to: UInt32.self, capacity: count)
  }

  static func deallocate(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let bytes = size(of: count)
    guard bytes >= minKeptBytes else { return pixels.deallocate() }
    for block in keep(Block(start: UnsafeMutableRawPointer(pixels), size: bytes)) {
      munmap(block.start, block.size)
    }
  }

  /// The bytes that so many pixels take: of a larger one in steps of an eighth or less of it, so that one that grows a
  /// little finds the memory of the one before.
  private static func size(of count: Int) -> Int {
    let bytes = count * MemoryLayout<UInt32>.stride
    guard bytes >= minKeptBytes else { return bytes }
    let step = 1 << max(Int.bitWidth - bytes.leadingZeroBitCount - 4, 12)
    return (bytes + step - 1) / step * step
  }

  private static func take(_ bytes: Int) -> UnsafeMutableRawPointer? {
    free.withLock { free -> Block? in
      guard let index = free.blocks.lastIndex(where: { $0.size == bytes }) else { return nil }
      free.bytes -= bytes
      return free.blocks.remove(at: index)
    }?.start
  }

  /// Keeps a block, and gives those that there is no room for any more: the oldest.
  private static func keep(_ block: Block) -> [Block] {
    guard block.size <= maxFreeBytes else { return [block] }
    return free.withLock { free in
      free.blocks.append(block)
      free.bytes += block.size
      var dropped: [Block] = []
      while free.bytes > maxFreeBytes {
        let oldest = free.blocks.removeFirst()
        free.bytes -= oldest.size
        dropped.append(oldest)
      }
      return dropped
    }
  }
}
