import Foundation

extension StringProtocol {
  /// Whether words stand in the text, byte by byte. Names and keywords of Swift have one form, so that looking for
  /// them needs no rules of Unicode, which take many times as long.
  func hasBytes(of words: String) -> Bool {
    var words = words
    return words.withUTF8 { words in
      utf8.withContiguousStorageIfAvailable { Self.hasBytes(of: words, in: $0) }
    } ?? contains(words)
  }

  private static func hasBytes(
    of words: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = words.first, let wanted = words.baseAddress else { return true }
    guard var place = UnsafeRawPointer(text.baseAddress) else { return false }
    let end = place + text.count
    while end - place >= words.count {
      guard let found = memchr(place, Int32(first), end - place - words.count + 1) else {
        return false
      }
      if memcmp(found, wanted, words.count) == 0 { return true }
      place = UnsafeRawPointer(found) + 1
    }
    return false
  }
}
