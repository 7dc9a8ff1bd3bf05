/// What only some features need: an object that a graph has one of, made when it is first asked for.
///
/// The kernel knows none of them. A feature adds its own with an extension of `ViewGraph` that names
/// the type.
@MainActor
package protocol GraphService: AnyObject {
  init(_ graph: ViewGraph)
}

/// The services of a graph, by their types.
struct Services {
  fileprivate var list: [ObjectIdentifier: any GraphService] = [:]
}

extension ViewGraph {
  /// The graph's service of a type.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let known = existing(type) { return known }
    let service = type.init(self)
    services.list[ObjectIdentifier(type)] = service
    return service
  }

  /// The service of a type, where it has been asked for before.
  func existing<Service: GraphService>(_ type: Service.Type) -> Service? {
    services.list[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }
}
