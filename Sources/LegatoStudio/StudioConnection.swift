import CSoup

/// A page that is open.
@MainActor
public final class StudioConnection {
  /// How often it is asked whether the page is still there, in seconds.
  private static let keepAlive: UInt32 = 30

  private let pointer: OpaquePointer
  private var isOpen = true
  public var didReceive: ([UInt8]) -> Void = { _ in }
  var didClose: () -> Void = {}

  init(_ pointer: OpaquePointer, maxMessage: UInt) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
    soup_websocket_connection_set_max_incoming_payload_size(pointer, maxMessage)
    soup_websocket_connection_set_keepalive_interval(pointer, Self.keepAlive)
    let data = Unmanaged.passUnretained(self).toOpaque()
    let received: @convention(c) (gpointer?, gint, OpaquePointer?, gpointer?) -> Void = {
      guard let bytes = $2, let data = $3 else { return }
      var count: gsize = 0
      let start = g_bytes_get_data(bytes, &count)
      let message = [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
      let address = Int(bitPattern: data)
      MainActor.assumeIsolated { StudioConnection.at(address)?.didReceive(message) }
    }
    let closed: @convention(c) (gpointer?, gpointer?) -> Void = {
      let address = Int(bitPattern: $1)
      MainActor.assumeIsolated { StudioConnection.at(address)?.end() }
    }
    csoup_connect(
      UnsafeMutableRawPointer(pointer), "message", unsafeBitCast(received, to: GCallback.self), data
    )
    csoup_connect(
      UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(closed, to: GCallback.self), data)
    // A request has to come soon; a page may be silent for as long as it likes.
    let stream = soup_websocket_connection_get_io_stream(pointer)
    csoup_wait_without_end(stream)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  private static func at(_ address: Int) -> StudioConnection? {
    UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<StudioConnection>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func end() {
    guard isOpen else { return }
    isOpen = false
    didClose()
  }

  private var canSend: Bool {
    isOpen && soup_websocket_connection_get_state(pointer) == SOUP_WEBSOCKET_STATE_OPEN
  }

  public func send(text: String) {
    if canSend { soup_websocket_connection_send_text(pointer, text) }
  }

  public func send(bytes: [UInt8]) {
    guard canSend else { return }
    bytes.withUnsafeBytes {
      soup_websocket_connection_send_binary(pointer, $0.baseAddress, gsize($0.count))
    }
  }

  public func close() {
    if canSend { soup_websocket_connection_close(pointer, 1001, nil) }
  }
}
