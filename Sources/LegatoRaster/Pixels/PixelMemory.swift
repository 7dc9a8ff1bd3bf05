import Glibc

/// Memory for pixels, all clear.
///
/// The system's own pages are clear as they come, so that large ones are not cleared again; and they are
/// asked for in pieces of 2 MB, as to take a screen of them one by one costs as much as to draw it.
enum PixelMemory {
  /// In bytes: smaller ones come from the heap.
  private static let minMappedBytes = 2 << 20

  static func allocate(count: Int) -> UnsafeMutablePointer<UInt32> {
    let bytes = count * MemoryLayout<UInt32>.stride
    if bytes >= minMappedBytes {
      let pages = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if let pages, pages != MAP_FAILED {
        // Where the system has no large pages it takes small ones.
        _ = madvise(pages, bytes, MADV_HUGEPAGE)
        return pages.bindMemory(to: UInt32.self, capacity: count)
      }
      fatalError("There is no memory left for a bitmap of \(count) pixels.")
    }
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
    return pixels
  }

  static func deallocate(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    let bytes = count * MemoryLayout<UInt32>.stride
    if bytes >= minMappedBytes { munmap(pixels, bytes) } else { pixels.deallocate() }
  }
}
