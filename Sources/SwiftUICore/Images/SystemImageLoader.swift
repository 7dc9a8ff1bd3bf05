import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      let result: Result<[UInt8], any Error>
      if let error {
        result = .failure(Fault(description: "\(error)"))
      } else if !(200..<300).contains(status) {
        result = .failure(Fault(description: "the server answered with \(status)"))
      } else if let data, data.count <= FileBytes.limit {
        result = .success([UInt8](data))
      } else {
        result = .failure(FileBytes.Fault.tooLarge(data?.count ?? 0))
      }
      Task { @MainActor in request.complete(result) }
    }
    request.onCancel { task.cancel() }
    task.resume()
  }
}
