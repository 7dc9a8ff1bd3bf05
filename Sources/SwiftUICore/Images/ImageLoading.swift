import Foundation
import LegatoResources

/// What somebody waits for: the bytes of an image, once.
@MainActor
package final class ImageRequest {
  private var finish: ((Result<[UInt8], any Error>) -> Void)?
  private var cancellation: (() -> Void)?

  init(_ finish: @escaping (Result<[UInt8], any Error>) -> Void) {
    self.finish = finish
  }

  /// Whether nobody waits any more.
  package var isOver: Bool { finish == nil }

  /// Hands the result over. Only the first one counts, and none after a cancellation.
  package func complete(_ result: Result<[UInt8], any Error>) {
    guard let finish else { return }
    self.finish = nil
    cancellation = nil
    finish(result)
  }

  /// Says how the work is given up.
  package func onCancel(_ action: @escaping () -> Void) {
    if !isOver { cancellation = action }
  }

  func cancel() {
    guard !isOver else { return }
    finish = nil
    let action = cancellation
    cancellation = nil
    action?()
  }
}

/// How a host loads images from addresses.
package struct ImageLoading: Sendable {
  /// Brings what is not a file and not a `data:` address; `nil`: the system's URL loading.
  package typealias Remote = @MainActor @Sendable (URL, ImageRequest) -> Void
  private let remote: Remote?

  package init(remote: Remote? = nil) {
    self.remote = remote
  }

  @MainActor
  func load(_ url: URL, _ request: ImageRequest) {
    if url.isFileURL {
      request.complete(ResourceFile.read(url.path).mapError { $0 })
    } else if url.scheme?.lowercased() == "data" {
      request.complete(DataAddress.bytes(of: url.absoluteString))
    } else if let remote {
      remote(url, request)
    } else {
      SystemImageLoader.load(url, request)
    }
  }
}

/// `data:` addresses (RFC 2397).
enum DataAddress {
  struct Fault: Error, CustomStringConvertible {
    var description: String { "the data address holds no data" }
  }

  static func bytes(of address: String) -> Result<[UInt8], any Error> {
    guard let comma = address.firstIndex(of: ",") else { return .failure(Fault()) }
    let payload = String(address[address.index(after: comma)...])
    let isBase64 = address[..<comma].lowercased().hasSuffix(";base64")
    let text = payload.removingPercentEncoding ?? payload
    if !isBase64 { return .success(Array(text.utf8)) }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      return .failure(Fault())
    }
    return .success([UInt8](data))
  }
}

private enum ImageLoadingKey: EnvironmentKey {
  static var defaultValue: ImageLoading { ImageLoading() }
}

extension EnvironmentValues {
  package var imageLoading: ImageLoading {
    get { self[ImageLoadingKey.self] }
    set { self[ImageLoadingKey.self] = newValue }
  }
}
