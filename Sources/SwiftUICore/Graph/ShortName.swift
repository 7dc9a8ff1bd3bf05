import Synchronization

/// The names of the types that have been asked for. To make one takes the runtime longer than all else
/// that a view's path needs.
private let names = Mutex<[ObjectIdentifier: String]>([:])

/// The name of a type without its generic arguments, for paths.
package func shortName(of type: Any.Type) -> String {
  names.withLock { names in
    if let name = names[ObjectIdentifier(type)] { return name }
    let full = String(describing: type)
    let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
    names[ObjectIdentifier(type)] = name
    return name
  }
}
