import CZlib

/// Bytes made smaller and whole again (zlib, RFC 1950). A checksum is part of it.
package enum Zlib {
  /// The same bytes give the same result.
  ///
  /// - Parameter level: from 0, which only wraps them, to 9, the smallest and slowest.
  package static func compressed(
    _ bytes: [UInt8], level: Int32 = Z_BEST_COMPRESSION
  ) -> [UInt8] {
    var length = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { target, count in
      let result = compress2(target.baseAddress, &length, bytes, uLong(bytes.count), level)
      count = result == Z_OK ? Int(length) : 0
    }
  }

  /// How many times as long as before bytes can become at the most.
  private static let maxGrowth = 1_100

  /// The bytes that were compressed; `nil` where they are damaged or not `count` bytes.
  ///
  /// No more memory is asked for than so many compressed bytes can fill.
  package static func decompressed(_ bytes: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    guard count > 0, count / maxGrowth <= bytes.count else { return nil }
    var length = uLong(count)
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      initialized = 0
      let status = bytes.withUnsafeBufferPointer { source in
        uncompress(target.baseAddress, &length, source.baseAddress, uLong(source.count))
      }
      isWhole = status == Z_OK && Int(length) == count
      if isWhole { initialized = count }
    }
    return isWhole ? result : nil
  }
}
