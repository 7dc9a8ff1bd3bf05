import CNetwork
import Foundation
import Testing

/// What `AsyncImage` loads with, against a server of this program.
@Suite("Loading from the network", .serialized)
struct NetworkLoadingTests {
  private func load(
    _ path: String, limit: Int = 1 << 20, isCancelled: Bool = false
  ) throws -> (bytes: [UInt8], status: Int, isTooLarge: Bool, message: String) {
    let server = try Server()
    defer { server.stop() }
    let load = cnetwork_load_make()
    defer { cnetwork_load_free(load) }
    if isCancelled { cnetwork_load_cancel(load) }
    let answer = cnetwork_load_run(load, "http://127.0.0.1:\(server.port)\(path)", limit)
    defer { free(answer.bytes) }
    let message = withUnsafeBytes(of: answer.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return (
      Array(UnsafeBufferPointer(start: answer.bytes, count: answer.count)), answer.status,
      answer.is_too_large, message
    )
  }

  @Test("The bytes of an answer, as they are")
  func bytes() throws {
    let answer = try load("/bytes/100000")
    #expect(answer.bytes.count == 100_000 && answer.bytes.prefix(3) == [0, 1, 2])
    #expect(answer.status == 200 && answer.message.isEmpty && !answer.isTooLarge)
    #expect(try load("/bytes/0").bytes.isEmpty)
  }

  @Test("A server's status is told, and redirections are followed")
  func status() throws {
    #expect(try load("/missing").status == 404)
    let answer = try load("/moved")
    #expect(answer.status == 200 && answer.bytes.count == 7)
  }

  @Test("What is too large, cancelled, or not there ends")
  func ends() throws {
    #expect(try load("/bytes/1001", limit: 1000).isTooLarge)
    #expect(try !load("/bytes/1000", limit: 1000).isTooLarge)
    #expect(try !load("/bytes/10", isCancelled: true).message.isEmpty)
    let load = cnetwork_load_make()
    defer { cnetwork_load_free(load) }
    for address in ["http://127.0.0.1:1/", "file:///etc/passwd", "no address", ""] {
      let answer = cnetwork_load_run(load, address, 100)
      #expect(answer.message.0 != 0 && answer.count == 0, "\(address)")
    }
  }
}

/// Answers on a port of this machine, one connection after the other.
private final class Server: Sendable {
  let port: Int
  private let socket: Int32

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 8) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    try #require(isBound)
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread {
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Self.answer(connection)
        close(connection)
      }
    }
  }

  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private static func answer(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = max(read(connection, &buffer, buffer.count), 0)
    let request = String(decoding: buffer[..<count], as: UTF8.self)
    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    var (head, body): (String, [UInt8]) = ("404 Not Found", [])
    if path == "/moved" {
      head = "302 Found\r\nLocation: /bytes/7"
    } else if path.hasPrefix("/bytes/"), let size = Int(path.dropFirst(7)) {
      (head, body) = ("200 OK", (0..<size).map { UInt8(truncatingIfNeeded: $0) })
    }
    let text =
      "HTTP/1.1 \(head)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    let answer = Array(text.utf8) + body
    var sent = 0
    while sent < answer.count {
      let more = answer[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard more > 0 else { return }
      sent += more
    }
  }
}
