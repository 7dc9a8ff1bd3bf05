import Foundation
import TestSupport
import Testing

/// Who has no business with the studio gets nothing from it.
@Suite("What the studio refuses", .serialized)
struct StudioRefusalTests {
  private func withStudio(_ body: (StudioProgram, TemporaryFolder) throws -> Void) throws -> String
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write("View.swift", StudioViews.counter)
    let studio = try StudioProgram([path])
    try body(studio, folder)
    let end = studio.interrupt()
    #expect(end.code == 0)
    return end.errors
  }

  private func get(
    _ studio: StudioProgram, _ path: String, host: String? = nil, _ headers: [String] = [],
    method: String = "GET", body: String = ""
  ) throws -> String {
    let lines =
      [
        "\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(studio.port)")",
        "Connection: close",
      ]
      + headers
    return try RawRequest.answer(
      lines.joined(separator: "\r\n") + "\r\n\r\n" + body, port: studio.port)
  }

  @Test(
    "Requests without the token, for other hosts, from other pages, and for other files are refused, logged once"
  )
  func requests() throws {
    let log = try withStudio { (studio, _) throws in
      let good = try get(studio, "/\(studio.token)/")
      #expect(good.hasPrefix("HTTP/1.1 200"))
      #expect(good.contains("Content-Security-Policy: default-src 'none'"))
      #expect(good.contains("Referrer-Policy: no-referrer"))
      for _ in 1...3 {
        #expect(try get(studio, "/").hasPrefix("HTTP/1.1 404"))
        #expect(try get(studio, "/\(String(studio.token.reversed()))/").hasPrefix("HTTP/1.1 404"))
      }
      #expect(
        try get(studio, "/\(studio.token)/", host: "evil.example:\(studio.port)").hasPrefix(
          "HTTP/1.1 403"))
      #expect(try get(studio, "/\(studio.token)/", host: "127.0.0.1:1").hasPrefix("HTTP/1.1 403"))
      #expect(
        try get(studio, "/\(studio.token)/", ["Origin: http://evil.example"]).hasPrefix(
          "HTTP/1.1 403"))
      #expect(
        try get(studio, "/\(studio.token)/", method: "POST").hasPrefix("HTTP/1.1 405"))
      for path in [
        "../../etc/passwd", "..%2f..%2fetc%2fpasswd", "saved/../../View.swift", "saved/1-View.html",
        "View.swift",
      ] {
        let answer = try get(studio, "/\(studio.token)/\(path)")
        #expect(
          answer.hasPrefix("HTTP/1.1 4") && !answer.contains("root:"),
          "\(path): \(answer.prefix(40))")
      }
    }
    let lines = log.split(separator: "\n").filter { $0.hasPrefix("Refused: ") }
    #expect(Set(lines).count == lines.count, "\(log)")
    #expect(lines.count >= 4, "\(log)")
  }

  @Test("A socket from another page, or from none, is refused; half and huge requests hold nothing")
  func sockets() throws {
    _ = try withStudio { (studio, _) throws in
      let upgrade = [
        "Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
      ]
      func connect(_ path: String, _ headers: [String]) throws -> String {
        let lines =
          ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(studio.port)", "Connection: Upgrade"]
          + upgrade + headers
        return try RawRequest.answer(
          lines.joined(separator: "\r\n") + "\r\n\r\n", port: studio.port, seconds: 1)
      }
      #expect(try connect("/\(studio.token)/socket", []).hasPrefix("HTTP/1.1 403"))
      #expect(
        try connect("/\(studio.token)/socket", ["Origin: http://evil.example"]).hasPrefix(
          "HTTP/1.1 403"))
      #expect(
        try connect("/socket", ["Origin: http://127.0.0.1:\(studio.port)"]).hasPrefix(
          "HTTP/1.1 404"))
      let accepted = try connect(
        "/\(studio.token)/socket",
        [
          "Origin: http://127.0.0.1:\(studio.port)",
          "Sec-WebSocket-Extensions: permessage-deflate",
        ])
      #expect(accepted.hasPrefix("HTTP/1.1 101"))
      // On one machine nothing is compressed, though a browser asks for it.
      #expect(!accepted.lowercased().contains("sec-websocket-extensions"), "\(accepted)")
      // Half a request, and a head that never ends.
      #expect(
        try RawRequest.answer("GET /\(studio.token)/ HT", port: studio.port, seconds: 1) == "")
      let huge = "GET /\(studio.token)/ HTTP/1.1\r\nX: " + String(repeating: "a", count: 4 << 20)
      #expect(try !RawRequest.answer(huge, port: studio.port, seconds: 1).hasPrefix("HTTP/1.1 200"))
      #expect(try get(studio, "/\(studio.token)/").hasPrefix("HTTP/1.1 200"))
      #expect(studio.memory < 400 << 20)
    }
  }

  @Test("Only 127.0.0.1 listens, and an interrupted studio leaves nothing behind")
  func end() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write("View.swift", StudioViews.counter)
    let studio = try StudioProgram([path])
    let sockets = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
    let port = String(studio.port, radix: 16, uppercase: true)
    let listening = sockets.split(separator: "\n").filter {
      $0.contains(":\(port) ") && $0.contains(" 0A ")
    }
    #expect(
      listening.count == 1 && listening.first?.contains("0100007F:\(port)") == true, "\(listening)")
    let children = studio.children
    let end = studio.interrupt()
    #expect(end.code == 0)
    // They are killed; until the system has taken them away, a moment passes.
    let limit = Date().addingTimeInterval(5)
    while Date() < limit, children.contains(where: { kill($0, 0) == 0 }) { usleep(20_000) }
    for child in children { #expect(kill(child, 0) != 0) }
  }
}
