import CNetwork
import Foundation
import LegatoResources

/// Loads from the network, in real time: what a host does that has no loader of its own.
enum SystemImageLoader {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  @MainActor
  static func load(_ url: URL, _ request: ImageRequest) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      request.complete(
        .failure(Fault(description: "\(url.scheme ?? "") addresses cannot be loaded")))
      return
    }
    ViewGraph.current?.report(
      "AsyncImage: \(url.host ?? "") is loaded in real time, not by the host's clock.", at: nil)
    let load = Load()
    let address = url.absoluteString
    request.onCancel { load.cancel() }
    Thread.detachNewThread {
      let result = load.run(address)
      Task { @MainActor in request.complete(result) }
    }
  }

  /// A load that one thread runs and another one may cancel.
  private final class Load: Sendable {
    private nonisolated(unsafe) let load = cnetwork_load_make()

    deinit { cnetwork_load_free(load) }

    func cancel() { cnetwork_load_cancel(load) }

    func run(_ address: String) -> Result<[UInt8], any Error> {
      let answer = cnetwork_load_run(load, address, ResourceFile.limit)
      defer { free(answer.bytes) }
      if answer.is_too_large {
        return .failure(ResourceFile.Fault.tooLarge(ResourceFile.limit + 1))
      }
      let message = withUnsafeBytes(of: answer.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard message.isEmpty else { return .failure(Fault(description: message)) }
      guard (200..<300).contains(answer.status) else {
        return .failure(Fault(description: "the server answered with \(answer.status)"))
      }
      return .success(Array(UnsafeBufferPointer(start: answer.bytes, count: answer.count)))
    }
  }
}
