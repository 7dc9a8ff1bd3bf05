import Foundation
import Glibc

/// The bytes that this program has asked for and not given back, as the C library tells of its heaps.
///
/// The function is in no module, so it is looked up by its name.
func heapInUse() -> Int {
  typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
  guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
  let report = unsafeBitCast(symbol, to: Report.self)
  var text: UnsafeMutablePointer<CChar>?
  var length = 0
  guard let stream = open_memstream(&text, &length) else { return 0 }
  _ = report(0, stream)
  fclose(stream)
  defer { free(text) }
  guard let text else { return 0 }
  // The totals of all heaps stand after those of each.
  let lines = String(cString: text).components(separatedBy: "</heap>").last ?? ""
  func size(_ start: String) -> Int {
    guard let line = lines.split(separator: "\n").first(where: { $0.hasPrefix(start) }),
      let range = line.range(of: "size=\"")
    else { return 0 }
    return Int(line[range.upperBound...].prefix { $0.isNumber }) ?? 0
  }
  let free = size("<total type=\"fast\"") + size("<total type=\"rest\"")
  return size("<system type=\"current\"") + size("<total type=\"mmap\"") - free
}
