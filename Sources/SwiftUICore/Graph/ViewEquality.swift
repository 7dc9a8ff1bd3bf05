@_spi(Reflection) import Swift

/// Whether two values of a view are the same, so that its body need not be evaluated again.
///
/// Equal bytes are equal values. Otherwise fields are compared one by one: with `==` where their
/// type has it, by their own fields where they are structs, by what they hold where they are enums or
/// existentials, whose unused bytes are never written and say nothing. A closure that captured
/// something new is a different value.
@MainActor
package enum ViewEquality {
  package static func areEqual<V>(_ left: V, _ right: V) -> Bool {
    // What is the same byte by byte, as most of a view is that is given anew, needs no rule: to find the
    // rule of a type takes the runtime longer than the view takes to be made.
    if areSameBytes(left, right) { return true }
    return withUnsafePointer(to: left) { leftPointer in
      withUnsafePointer(to: right) { rightPointer in
        TypeComparison.of(V.self).areEqual(
          UnsafeRawPointer(leftPointer), UnsafeRawPointer(rightPointer))
      }
    }
  }

  /// On no actor: its closures need not ask whose thread they are on.
  private nonisolated static func areSameBytes<V>(_ left: V, _ right: V) -> Bool {
    withUnsafePointer(to: left) { leftPointer in
      withUnsafePointer(to: right) { rightPointer in
        memcmp(leftPointer, rightPointer, MemoryLayout<V>.size) == 0
      }
    }
  }
}

/// How values of one type are compared; found once per type.
@MainActor
private final class TypeComparison {
  private enum Rule {
    /// Always equal: what the node keeps itself counts, not what the view's value says.
    case kept
    /// Equal where the bytes are.
    case bytes(count: Int)
    /// Equal where `==` says so.
    case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// Equal where all stored properties are.
    case fields([Field])
    /// Equal where the values in them are of one type, and equal.
    case existential((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// Equal where they are of one case, and what goes with it is equal.
    case enumeration((UnsafeRawPointer, UnsafeRawPointer) -> Bool)

    var isKept: Bool {
      if case .kept = self { true } else { false }
    }
  }

  /// A stored property, whose rule is found once two values differ in its bytes.
  @MainActor
  private final class Field {
    private let offset: Int
    private let size: Int
    private let type: Any.Type
    private lazy var comparison = TypeComparison.of(type)

    init(offset: Int, _ type: Any.Type) {
      self.offset = offset
      self.type = type
      size = TypeComparison.size(of: type)
    }

    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
      let (left, right) = (left + offset, right + offset)
      return memcmp(left, right, size) == 0 || comparison.areEqual(left, right)
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  private static var known = TypeTable<TypeComparison>()
  private let size: Int
  private let rule: Rule

  private init(size: Int, rule: Rule) {
    self.size = size
    self.rule = rule
  }

  static func of(_ type: Any.Type) -> TypeComparison { known.answer(for: type) { make(type) } }

  private static func make(_ type: Any.Type) -> TypeComparison {
    let bytes = size(of: type)
    let kind = Self.kind(of: type)
    // What conforms to nothing is not asked for: the runtime would look through all that does.
    switch kind {
    case .function: return TypeComparison(size: bytes, rule: .bytes(count: bytes))
    case .existential, .extendedExistential:
      return TypeComparison(size: bytes, rule: .existential(boxes(type)))
    case .enumeration, .optional, .other:
      if let rule = ownRule(of: type, kind) {
        return TypeComparison(size: rule.isKept ? 0 : bytes, rule: rule)
      }
    case .tuple: break
    }
    if type is AnyClass { return TypeComparison(size: bytes, rule: .bytes(count: bytes)) }
    var fields: [Field] = []
    let isStruct = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      fields.append(Field(offset: offset, fieldType))
      return true
    }
    guard isStruct, !fields.isEmpty else {
      return TypeComparison(size: bytes, rule: .bytes(count: bytes))
    }
    return TypeComparison(size: bytes, rule: .fields(fields))
  }

  /// The rule that a type has by what it conforms to.
  private static func ownRule(of type: Any.Type, _ kind: Kind) -> Rule? {
    let special = type as? any ComparedInItsWay.Type
    if special is any KeptByNode.Type { return .kept }
    if let erased = special as? any ComparedBySelf.Type {
      return .equatable(equality(ofErased: erased))
    }
    if let equatable = type as? any Equatable.Type { return .equatable(equality(equatable)) }
    if kind == .optional, let optional = type as? any OptionalValue.Type {
      return .equatable { left, right in
        MainActor.assumeIsolated { optional.areEqual(left, right) }
      }
    }
    if let compared = special as? any ComparedByContent.Type {
      return .equatable(equality(ofObjects: compared))
    }
    // A mirror that an enum makes itself may leave out anything.
    if kind == .enumeration, !(type is any CustomReflectable.Type) {
      return .enumeration(cases(type))
    }
    return nil
  }

  /// What the first word of a type's metadata says of it, as far as it matters here.
  private enum Kind: UInt {
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    /// An existential with constraints, `any Collection<Int>`.
    case extendedExistential = 0x307
    case other = 0
  }

  private static func kind(of type: Any.Type) -> Kind {
    Kind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) ?? .other
  }

  private static func boxes<Box>(_ type: Box.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      let left = left.assumingMemoryBound(to: Box.self).pointee as Any
      let right = right.assumingMemoryBound(to: Box.self).pointee as Any
      return MainActor.assumeIsolated { areEqual(left, right) }
    }
  }

  private static func cases<E>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { left, right in
      let left = Mirror(reflecting: left.assumingMemoryBound(to: E.self).pointee)
      let right = Mirror(reflecting: right.assumingMemoryBound(to: E.self).pointee)
      // A case without values has no children, and differs in its tag, which is always written.
      guard let left = left.children.first, let right = right.children.first,
        left.label == right.label
      else { return false }
      return MainActor.assumeIsolated { areEqual(left.value, right.value) }
    }
  }

  /// Whether two values of any types are of one type, and equal.
  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    // The type of what is in the innermost box: an existential of a generic type is boxed twice.
    let type = Swift.type(of: left)
    func compare<T>(_ type: T.Type) -> Bool {
      guard let left = left as? T, let right = right as? T else { return false }
      return ViewEquality.areEqual(left, right)
    }
    return type == Swift.type(of: right) && compare(type)
  }

  private static func equality<E: Equatable>(_ type: E.Type)
    -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  {
    { left, right in
      left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
    }
  }

  private static func equality<C: ComparedByContent>(ofObjects type: C.Type)
    -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  {
    { left, right in
      let left = left.assumingMemoryBound(to: C.self).pointee
      let right = right.assumingMemoryBound(to: C.self).pointee
      return MainActor.assumeIsolated { left.isSame(as: right) }
    }
  }

  private static func equality<E: ComparedBySelf>(ofErased type: E.Type)
    -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  {
    { left, right in
      let left = left.assumingMemoryBound(to: E.self).pointee
      let right = right.assumingMemoryBound(to: E.self).pointee
      return MainActor.assumeIsolated { left.isSame(as: right) }
    }
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    if memcmp(left, right, size) == 0 { return true }
    switch rule {
    case .kept: return true
    case .bytes: return false
    case .equatable(let equal), .existential(let equal), .enumeration(let equal):
      return equal(left, right)
    case .fields(let fields):
      return fields.allSatisfy { $0.areEqual(left, right) }
    }
  }
}

/// A type whose values are compared in another way than by `==` or by their properties. All such ways have it in
/// common, so that of most types, which have none of them, the runtime is asked once.
package protocol ComparedInItsWay {}

/// An object that is made anew with each value of a view, and compares itself by content.
package protocol ComparedByContent: AnyObject, ComparedInItsWay {
  @MainActor func isSame(as other: AnyObject) -> Bool
}

/// A type-erasing wrapper that compares the value it holds.
protocol ComparedBySelf: ComparedInItsWay {
  @MainActor func isSame(as other: Self) -> Bool
}

/// An optional value of a type that has no `==`.
private protocol OptionalValue {
  @MainActor static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    switch (
      left.assumingMemoryBound(to: Self.self).pointee,
      right.assumingMemoryBound(to: Self.self).pointee
    ) {
    case (nil, nil): true
    case (let left?, let right?): ViewEquality.areEqual(left, right)
    default: false
    }
  }
}

/// A property whose value lives in the node, so that a new value of the view does not change it.
protocol KeptByNode: ComparedInItsWay {}
