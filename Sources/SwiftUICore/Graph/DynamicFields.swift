@_spi(Reflection) import Swift

/// An interface for a stored variable that updates an external property of a view.
public protocol DynamicProperty {
  /// Updates the underlying value of the stored value.
  @MainActor @preconcurrency mutating func update()

  /// Connects the property with the place of its view.
  @MainActor mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext)
}

@MainActor
extension DynamicProperty {
  /// Does nothing: the default of a property without values of its own to refresh.
  public mutating func update() {}

  /// A property made of other properties: those are connected first, then its `update()` is called.
  public mutating func _install(_ storage: inout AnyObject?, _ context: _PropertyContext) {
    let node = context.node
    let nested = storage as? NestedFields ?? NestedFields(DynamicFields(of: Self.self))
    storage = nested
    nested.fields.install(in: &self, node: node)
    update()
  }
}

private final class NestedFields {
  var fields: DynamicFields
  init(_ fields: DynamicFields) { self.fields = fields }
}

/// The dynamic properties of a view's type, found once per type, and what they keep at one node.
@MainActor
package struct DynamicFields {
  let layout: FieldTable
  private var storage: [AnyObject?]

  package init(of type: Any.Type) {
    layout = FieldTable.of(type)
    storage = Array(repeating: nil, count: layout.fields.count)
  }

  package mutating func install<Value>(in value: inout Value, node: Node) {
    guard !layout.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, field) in layout.fields.enumerated() {
        field.install(base + field.offset, &storage[index], node)
      }
    }
  }

  struct Field {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, Node) -> Void
  }

  @MainActor
  final class FieldTable {
    let fields: [Field]
    private static var known: [ObjectIdentifier: FieldTable] = [:]

    private init(_ fields: [Field]) {
      self.fields = fields
    }

    static func of(_ type: Any.Type) -> FieldTable {
      if let layout = known[ObjectIdentifier(type)] { return layout }
      var fields: [Field] = []
      _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
        if kind != .function, let property = fieldType as? any DynamicProperty.Type {
          fields.append(makeField(property, offset: offset))
        }
        return true
      }
      let layout = FieldTable(fields)
      known[ObjectIdentifier(type)] = layout
      return layout
    }

    private static func makeField<P: DynamicProperty>(_ type: P.Type, offset: Int) -> Field {
      Field(offset: offset) { pointer, storage, node in
        pointer.assumingMemoryBound(to: P.self).pointee._install(
          &storage, _PropertyContext(node: node))
      }
    }
  }
}
