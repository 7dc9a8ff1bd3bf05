/// URLs that go from the app to the system, and back.
@MainActor
final class URLExchange: GraphService {
  /// What was handed to the system to be opened, in order.
  var opened: [OpenedURL] = []
  /// Views that want to know of URLs that the app is handed.
  var receivers: [any URLReceiver] = []

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  final var urls: URLExchange { service(URLExchange.self) }
}
