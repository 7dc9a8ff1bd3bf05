/// What the host says of the device and of the person, for code that asks outside of any view.
@MainActor
final class HostState: GraphService {
  var configuration = HostConfiguration()

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// What the host says of the device and of the person.
  final var hostState: HostState { service(HostState.self) }
}
