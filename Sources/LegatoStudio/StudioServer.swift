import CSoup
import Foundation

/// The studio's server: a page, files to be saved, and a socket for each page that is open.
///
/// It listens on 127.0.0.1 alone unless it is told otherwise. Whoever asks has to know the token in the link,
/// has to name the server by its own address, and may not come from a page of elsewhere; others are refused,
/// before anything of theirs is read, and that is said once for each kind.
@MainActor
public final class StudioServer {
  /// Where to listen.
  public enum Reach: Sendable {
    case thisMachine
    /// Everybody in the network who has the link.
    case network
  }

  /// What is answered to a `GET`.
  public struct Answer {
    var type: String
    var body: [UInt8]
    var headers: [String: String]

    public init(type: String, body: [UInt8], headers: [String: String] = [:]) {
      self.type = type
      self.body = body
      self.headers = headers
    }
  }

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The largest message that a page may send, in bytes: a session of an hour has less.
  public static let maxMessage: UInt = 4 << 20
  /// How many pages may be connected at once.
  public static let maxConnections = 32
  /// How long a request may take to arrive, in seconds.
  private static let patience: UInt32 = 15

  public let token: String
  private let server: UnsafeMutablePointer<SoupServer>
  private let reach: Reach
  public private(set) var port: UInt32 = 0
  private var hosts: Set<String> = []
  private var connections: [StudioConnection] = []
  private var refused: Set<String> = []
  /// Answers the path behind the token, without a slash in front; `nil` where there is nothing.
  public var answer: (_ path: String) -> Answer? = { _ in nil }
  public var didConnect: (StudioConnection) -> Void = { _ in }
  public var didDisconnect: (StudioConnection) -> Void = { _ in }
  /// Says what a person should know.
  public var log: (String) -> Void = { _ in }

  /// - Parameter token: what only who has the link knows.
  public init(token: String, reach: Reach) {
    self.token = token
    self.reach = reach
    server = csoup_server_new()
    // Within one machine, to compress a film takes longer than to send it.
    if reach == .thisMachine { csoup_server_send_plain(server) }
  }

  /// Begins to listen.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Throws: where it cannot, as where another program has the port.
  public func listen(port: UInt32) throws(Failure) {
    let data = Unmanaged.passUnretained(self).toOpaque()
    soup_server_add_early_handler(
      server, "/", { StudioServer.of($4)?.check($1) }, data, nil)
    soup_server_add_handler(
      server, "/", { StudioServer.of($4)?.handle($1, path: $2) }, data, nil)
    soup_server_add_websocket_handler(
      server, "/", nil, nil,
      { StudioServer.of($4)?.connect($3, path: $2) }, data, nil)
    let started: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      StudioServer.of($2)?.didStart($1)
    }
    csoup_connect(
      UnsafeMutableRawPointer(server), "request-started",
      unsafeBitCast(started, to: GCallback.self), data)
    var error: UnsafeMutablePointer<GError>?
    let isListening =
      switch reach {
      case .thisMachine: listenHere(port, &error)
      case .network: soup_server_listen_all(server, port, SoupServerListenOptions(0), &error)
      }
    guard isListening != 0 else {
      defer { g_error_free(error) }
      throw Failure(
        description: "The studio cannot listen on port \(port): "
          + (error.map { String(cString: $0.pointee.message) } ?? "unknown") + ".")
    }
    guard let first = soup_server_get_uris(server)?.pointee.data else {
      throw Failure(description: "The studio has no address.")
    }
    self.port = UInt32(g_uri_get_port(OpaquePointer(first)))
    let names = ["127.0.0.1", "localhost"] + (reach == .network ? NetworkAddresses.all : [])
    hosts = Set(names.map { "\($0):\(self.port)" })
  }

  /// IPv4 alone: the link names its address.
  private func listenHere(
    _ port: UInt32, _ error: inout UnsafeMutablePointer<GError>?
  ) -> gboolean {
    let address = g_inet_socket_address_new_from_string("127.0.0.1", port)
    defer { g_object_unref(address) }
    return soup_server_listen(server, address, SoupServerListenOptions(0), &error)
  }

  /// The link to the studio: on this machine, then by the machine's addresses where the network may ask.
  public var links: [String] {
    let names = ["127.0.0.1"] + (reach == .network ? NetworkAddresses.all : [])
    return names.map { "http://\($0):\(port)/\(token)/" }
  }

  /// Closes all connections, and listens no more.
  public func stop() {
    for connection in connections { connection.close() }
    soup_server_disconnect(server)
  }

  private nonisolated static func of(_ data: gpointer?) -> IsolatedServer? {
    data.map {
      IsolatedServer(server: Unmanaged<StudioServer>.fromOpaque($0).takeUnretainedValue())
    }
  }

  /// The server as the main loop's callbacks see it: they run on the main thread alone.
  private struct IsolatedServer: @unchecked Sendable {
    let server: StudioServer

    private struct Pointers: @unchecked Sendable {
      let message: OpaquePointer?
      var path: UnsafePointer<CChar>?
    }

    func check(_ message: OpaquePointer?) {
      let pointers = Pointers(message: message)
      MainActor.assumeIsolated { server.check(pointers.message) }
    }

    func didStart(_ message: OpaquePointer?) {
      let pointers = Pointers(message: message)
      MainActor.assumeIsolated { server.didStart(pointers.message) }
    }

    func handle(_ message: OpaquePointer?, path: UnsafePointer<CChar>?) {
      let pointers = Pointers(message: message, path: path)
      MainActor.assumeIsolated { server.handle(pointers.message, path: pointers.path) }
    }

    func connect(_ connection: OpaquePointer?, path: UnsafePointer<CChar>?) {
      let pointers = Pointers(message: connection, path: path)
      MainActor.assumeIsolated { server.connect(pointers.message, path: pointers.path) }
    }
  }

  // MARK: Requests

  /// A request that never comes to its end holds nothing for long.
  private func didStart(_ message: OpaquePointer?) {
    guard let message, let socket = soup_server_message_get_socket(message) else { return }
    g_socket_set_timeout(socket, Self.patience)
  }

  /// Refuses who has no business here, before more than the head of the request is read.
  private func check(_ message: OpaquePointer?) {
    guard let message else { return }
    guard let reason = reasonToRefuse(message) else { return }
    refuse(message, reason.status, reason.words)
  }

  private func reasonToRefuse(_ message: OpaquePointer) -> (status: UInt32, words: String)? {
    let headers = soup_server_message_get_request_headers(message)
    func header(_ name: String) -> String? {
      soup_message_headers_get_list(headers, name).map { String(cString: $0) }
    }
    guard let host = header("Host"), hosts.contains(host.lowercased()) else {
      return (403, "a request for another host")
    }
    if let origin = header("Origin"), origin.lowercased() != "http://\(host.lowercased())" {
      return (403, "a request from a page of elsewhere")
    }
    let isUpgrade = header("Upgrade") != nil
    if isUpgrade, header("Origin") == nil {
      return (403, "a connection that does not say which page it is from")
    }
    guard String(cString: soup_server_message_get_method(message)) == "GET" else {
      return (405, "a request that is no GET")
    }
    guard soup_message_headers_get_content_length(headers) == 0,
      header("Transfer-Encoding") == nil
    else { return (413, "a request with a body") }
    guard let uri = soup_server_message_get_uri(message),
      let path = g_uri_get_path(uri).map({ String(cString: $0) }), rest(of: path) != nil
    else { return (404, "a request without the token of the link") }
    if isUpgrade, connections.count >= Self.maxConnections {
      return (503, "more than \(Self.maxConnections) pages at once")
    }
    return nil
  }

  /// What of a path is behind the token; `nil` where the token is not in it. How long the comparison takes
  /// says nothing of the token.
  private func rest(of path: String) -> String? {
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard let first = parts.first else { return nil }
    let (given, wanted) = (Array(first.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return nil }
    let difference = zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    guard difference == 0 else { return nil }
    return parts.count > 1 ? String(parts[1]) : ""
  }

  private func refuse(_ message: OpaquePointer, _ status: UInt32, _ words: String) {
    soup_server_message_set_status(message, status, nil)
    let headers = soup_server_message_get_response_headers(message)
    soup_message_headers_replace(headers, "Connection", "close")
    if refused.insert(words).inserted { log("Refused: \(words).") }
  }

  private func handle(_ message: OpaquePointer?, path: UnsafePointer<CChar>?) {
    guard let message, let path, let rest = rest(of: String(cString: path)) else { return }
    // The handshake of a socket comes after this.
    let asked = soup_server_message_get_request_headers(message)
    if rest == "socket", soup_message_headers_get_one(asked, "Upgrade") != nil { return }
    guard let answer = answer(rest) else {
      refuse(message, 404, "a request for something that there is not")
      return
    }
    let headers = soup_server_message_get_response_headers(message)
    let usual = [
      "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    ]
    for (name, value) in usual.merging(answer.headers, uniquingKeysWith: { $1 }) {
      soup_message_headers_replace(headers, name, value)
    }
    soup_server_message_set_status(message, 200, nil)
    answer.body.withUnsafeBufferPointer { bytes in
      soup_server_message_set_response(
        message, answer.type, SOUP_MEMORY_COPY,
        bytes.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) },
        gsize(bytes.count))
    }
  }

  private func connect(_ pointer: OpaquePointer?, path: UnsafePointer<CChar>?) {
    guard let pointer, let path, rest(of: String(cString: path)) == "socket" else {
      if let pointer { soup_websocket_connection_close(pointer, 1008, nil) }
      return
    }
    let connection = StudioConnection(pointer, maxMessage: Self.maxMessage)
    connections.append(connection)
    connection.didClose = { [weak self, weak connection] in
      guard let self, let connection else { return }
      connections.removeAll { $0 === connection }
      didDisconnect(connection)
    }
    didConnect(connection)
  }
}
