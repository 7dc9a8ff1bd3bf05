import Foundation
import Glibc

/// Bytes in use of the main thread's heap, and of what is so large that it has memory of its own; as
/// the C library tells. `nil` where it does not.
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
  guard let end = text.range(of: "</heap>"),
    let rest = text.range(of: "</heap>", options: .backwards)
  else { return nil }
  func size(_ start: String, in text: Substring) -> Int {
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(start) }),
      let place = line.range(of: "size=\"")
    else { return 0 }
    return Int(line[place.upperBound...].prefix { $0 != "\"" }) ?? 0
  }
  let heap = text[..<end.lowerBound]
  return size("<system type=\"current\"", in: heap) - size("<total type=\"fast\"", in: heap)
    - size("<total type=\"rest\"", in: heap)
    + size("<total type=\"mmap\"", in: text[rest.upperBound...])
}
