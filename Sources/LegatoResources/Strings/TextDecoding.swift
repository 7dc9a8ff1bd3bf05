import Foundation

/// The text of a file of strings: UTF-8, or UTF-16 with a byte order mark or by its zeros.
enum TextDecoding {
  static func text(of bytes: [UInt8]) throws(ResourceFault) -> String {
    let data = Data(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try utf8(data.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(data.dropFirst(2), .utf16LittleEndian) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(data.dropFirst(2), .utf16BigEndian) }
    // Old files have no mark; their first characters are ASCII.
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return try utf16(data, .utf16BigEndian) }
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return try utf16(data, .utf16LittleEndian) }
    return try utf8(data)
  }

  private static func utf8(_ data: Data) throws(ResourceFault) -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ResourceFault("it is neither UTF-8 nor UTF-16")
    }
    return text
  }

  private static func utf16(
    _ data: Data, _ encoding: String.Encoding
  ) throws(ResourceFault) -> String {
    guard data.count % 2 == 0, let text = String(data: data, encoding: encoding) else {
      throw ResourceFault("it is no UTF-16: a character is cut off or half of a pair")
    }
    return text
  }
}
