import Foundation
import Synchronization

/// Messages to and from the studio, over a socket. Each begins with its length; one that is sent begins
/// with the length of its JSON, which bytes may follow.
final class PreviewChannel: Sendable {
  /// The largest message that is read, in bytes.
  static let maxLength = 16 << 20

  private let file: Int32
  private let writing = Mutex(())

  init(file: Int32) { self.file = file }

  /// Whether a message has come; waits for one as long as that takes where `waits`.
  func hasMessage(waits: Bool) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, waits ? -1 : 0) > 0
  }

  /// The next message; `nil` where the studio is gone.
  func receive() -> Data? {
    guard let head = read(4) else { return nil }
    let length = head.withUnsafeBytes { Int($0.loadUnaligned(as: UInt32.self).littleEndian) }
    guard length <= Self.maxLength else { return nil }
    return read(length)
  }

  private func read(_ length: Int) -> Data? {
    var data = Data(count: length)
    var place = 0
    while place < length {
      let count = data.withUnsafeMutableBytes { bytes in
        Glibc.read(file, bytes.baseAddress.map { $0 + place }, length - place)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      place += count
    }
    return data
  }

  func send(_ reply: PreviewReply, _ bytes: [UInt8] = []) {
    guard let json = try? JSONEncoder().encode(reply) else { return }
    var message = Data()
    append(UInt32(4 + json.count + bytes.count), to: &message)
    append(UInt32(json.count), to: &message)
    message += json
    message += bytes
    writing.withLock { _ in write(message) }
  }

  private func append(_ number: UInt32, to data: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { data += $0 }
  }

  private func write(_ message: Data) {
    message.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        let count = Glibc.send(
          file, bytes.baseAddress.map { $0 + place }, bytes.count - place, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        // Nobody is there any more.
        guard count > 0 else { _exit(0) }
        place += count
      }
    }
  }
}
