/// What has been cut or copied last.
@MainActor
final class Clipboard: GraphService {
  var string: String?

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  final var clipboard: String? {
    get { service(Clipboard.self).string }
    set { service(Clipboard.self).string = newValue }
  }
}
