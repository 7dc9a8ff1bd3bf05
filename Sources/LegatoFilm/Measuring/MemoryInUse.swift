import Foundation
import Glibc

/// The memory of this program.
@_spi(Host)
public struct MemoryInUse: Sendable, Hashable {
  /// Bytes asked for and not given back, as the C library reports of its heaps.
  public var heap: Int
  /// Bytes that lie in the machine's memory, with all that the C library keeps for later.
  public var resident: Int

  /// As it is now; 0 for what the system does not report.
  public static func now() -> MemoryInUse {
    MemoryInUse(heap: heapInUse(), resident: residentBytes())
  }

  public static func - (now: MemoryInUse, before: MemoryInUse) -> MemoryInUse {
    MemoryInUse(heap: now.heap - before.heap, resident: now.resident - before.resident)
  }

  private static func residentBytes() -> Int {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let fields = numbers.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(getpagesize())
  }

  /// The C library's function for it is in no module, so it is looked up by its name.
  private static func heapInUse() -> Int {
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
}
