import SwiftSyntax

/// What takes the place of an initialiser's whole body, where no part of it can go alone: every stored property gets a
/// value that is made up. Without its initialiser a type is of no use to what needs it.
enum InitialiserCut {
  /// - Parameters:
  ///   - properties: the properties of the type that are still there.
  /// - Returns: `nil` where it is no designated initialiser of a type.
  static func body(
    of declaration: DeclSyntax, title: String, properties: [VariableDeclSyntax]
  ) -> (range: Range<Int>, replacement: String)? {
    guard let initialiser = declaration.as(InitializerDeclSyntax.self),
      let body = initialiser.body,
      !initialiser.modifiers.contains(where: { $0.name.text == "convenience" })
    else { return nil }
    var lines = ["let _ = _legatoLeftOut(\(StandIn.literal(title)))"]
    for property in properties { lines += assignments(property, title) }
    return (body.contentRange, "{ " + lines.joined(separator: "; ") + " }")
  }

  private static func assignments(_ property: VariableDeclSyntax, _ title: String) -> [String] {
    let words = property.modifiers.map(\.name.text)
    guard words.allSatisfy({ !["static", "class", "lazy"].contains($0) }) else { return [] }
    let wrappers = property.attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init)
    }
    // These are given by what stands around the view.
    guard wrappers.allSatisfy({ !provided.contains($0) }) else { return [] }
    let isVariable = property.bindingSpecifier.text == "var"
    return property.bindings.compactMap { binding in
      guard binding.initializer == nil, let type = binding.typeAnnotation?.type, isStored(binding),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      let isOptional = type.is(OptionalTypeSyntax.self)
      if isVariable, wrappers.isEmpty, isOptional { return nil }
      let value = "_legatoValue(\(StandIn.literal("\(title): \(name)")))"
      if wrappers.contains("Binding") {
        return "self._\(name) = SwiftUI.Binding.constant(\(value))"
      }
      if wrappers.contains("StateObject") {
        return "self._\(name) = SwiftUI.StateObject(wrappedValue: \(value))"
      }
      return "self.\(name) = \(value)"
    }
  }

  private static let provided: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "GestureState", "FocusState",
    "AccessibilityFocusState", "Query", "FetchRequest", "ScaledMetric", "NSManaged",
  ]

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
