import SwiftSyntax

/// What goes where an attribute is not there: it alone. A property without the wrapper of a service is still a property, and
/// what its type needs of it is there.
enum AttributeCut {
  /// What goes, and what takes its place.
  struct Part {
    let name: String
    let range: Range<Int>
    let replacement: String
  }

  /// - Parameters:
  ///   - token: where in the file the error is.
  ///   - title: how the declaration is called that has the attribute.
  /// - Returns: `nil` where the error is not about an attribute.
  static func part(at token: TokenSyntax, _ fault: CompilerFault, title: String) -> Part? {
    guard fault.message.hasPrefix("unknown attribute '") else { return nil }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let attribute = current.as(AttributeSyntax.self) {
        let name = "@\(attribute.attributeName.trimmedDescription)"
        if let property = enclosingProperty(of: attribute),
          let part = part(of: attribute, in: property, name, title: title)
        {
          return part
        }
        return Part(name: name, range: attribute.contentRange, replacement: "")
      }
      if current.is(DeclSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// Whether the value comes from around the object, as those that a container of services injects.
  private static func isProvided(_ attribute: AttributeSyntax) -> Bool {
    let name = attribute.attributeName.trimmedDescription
    return InitialiserCut.provided.contains(name) || name.contains("Inject")
  }

  private static func enclosingProperty(of attribute: AttributeSyntax) -> VariableDeclSyntax? {
    attribute.parent?.parent?.as(VariableDeclSyntax.self)
  }

  /// A property that had its value from its wrapper needs one of its own: what makes objects of the type gives it none.
  private static func part(
    of attribute: AttributeSyntax, in property: VariableDeclSyntax, _ name: String, title: String
  ) -> Part? {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let type = binding.typeAnnotation?.type, binding.initializer == nil,
      binding.accessorBlock == nil, attribute.arguments != nil || isProvided(attribute),
      !(property.bindingSpecifier.text == "var" && type.is(OptionalTypeSyntax.self)),
      // With another wrapper it is that one which takes the value.
      property.attributes.count == 1
    else { return nil }
    let range = attribute.contentRange.lowerBound..<binding.contentRange.upperBound
    let text = property.description.utf8.dropFirst(
      attribute.contentRange.upperBound - property.position.utf8Offset)
    let rest = String(
      decoding: text.prefix(range.upperBound - attribute.contentRange.upperBound), as: UTF8.self)
    return Part(
      name: name, range: range,
      replacement: rest + " = _legatoValue(\(StandIn.literal(title)))")
  }
}
