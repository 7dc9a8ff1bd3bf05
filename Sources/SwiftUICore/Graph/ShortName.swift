import Synchronization

/// The names of the types that have been asked for.
private let names = Mutex<[ObjectIdentifier: String]>([:])

/// The name of a type without its generic arguments, for paths.
package func shortName(of type: Any.Type) -> String {
  names.withLock { names in
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = declaredName(of: type) ?? describedName(of: type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}

/// The name as it is declared, read from what the compiler says of a struct or enum: metadata is its kind and
/// the address of the declaration's descriptor, whose third number is where the name is, from there. The names
/// of all generic arguments, which a description has too, are long where a view has many modifiers.
private func declaredName(of type: Any.Type) -> String? {
  let (structKind, enumKind) = (0x200, 0x201)
  let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
  guard metadata[0] == structKind || metadata[0] == enumKind,
    let descriptor = UnsafeRawPointer(bitPattern: metadata[1])
  else { return nil }
  let place = descriptor + 8
  let name = place + Int(place.load(as: Int32.self))
  return String(cString: name.assumingMemoryBound(to: CChar.self))
}

private func describedName(of type: Any.Type) -> String {
  let full = String(describing: type)
  return full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
}
