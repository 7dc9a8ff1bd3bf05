import Foundation
import Glibc

/// Bytes that the C library has given out and not got back; `nil` where it does not tell. What other
/// threads use counts as well.
func heapBytes() -> Int? {
  typealias Inform = @convention(c) (CInt, UnsafeMutableRawPointer) -> CInt
  guard let symbol = dlsym(nil, "malloc_info") else { return nil }
  let inform = unsafeBitCast(symbol, to: Inform.self)
  var buffer: UnsafeMutablePointer<CChar>?
  var count = 0
  guard let stream = open_memstream(&buffer, &count) else { return nil }
  let isTold = inform(0, UnsafeMutableRawPointer(stream)) == 0
  fclose(stream)
  defer { free(buffer) }
  guard isTold, let buffer else { return nil }
  let text = String(cString: buffer)
  // What all heaps come to follows after them.
  guard let end = text.range(of: "</heap>", options: .backwards) else { return nil }
  let totals = text[end.upperBound...]
  func size(_ start: String, in text: Substring) -> Int {
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(start) }),
      let place = line.range(of: "size=\"")
    else { return 0 }
    return Int(line[place.upperBound...].prefix { $0 != "\"" }) ?? 0
  }
  return size("<system type=\"current\"", in: totals) - size("<total type=\"fast\"", in: totals)
    - size("<total type=\"rest\"", in: totals) + size("<total type=\"mmap\"", in: totals)
}
