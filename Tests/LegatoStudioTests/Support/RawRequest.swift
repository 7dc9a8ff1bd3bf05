import Foundation
import Testing

/// Bytes that are sent to a port, and what is answered: as no browser would.
enum RawRequest {
  /// - Parameter seconds: how long is waited for the connection to be closed.
  static func answer(_ text: String, port: Int, seconds: Int = 10) throws -> String {
    try answer(Array(text.utf8), port: port, seconds: seconds)
  }

  static func answer(_ bytes: [UInt8], port: Int, seconds: Int = 10) throws -> String {
    String(decoding: try received(bytes, port: port, seconds: seconds), as: UTF8.self)
  }

  /// What is answered behind the head.
  static func bytes(_ text: String, port: Int, seconds: Int = 30) throws -> [UInt8] {
    let all = try received(Array(text.utf8), port: port, seconds: seconds)
    let end = Array("\r\n\r\n".utf8)
    let head = all.indices.first { all[$0...].starts(with: end) }
    return Array(all[(try #require(head, "\(all.count) bytes") + end.count)...])
  }

  private static func received(_ bytes: [UInt8], port: Int, seconds: Int) throws -> [UInt8] {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try #require(file >= 0)
    defer { close(file) }
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
    _ = bytes.withUnsafeBytes { send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = recv(file, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return answer
  }
}
