import SwiftSyntax

/// What a structure cannot be made without.
enum RequiredArguments {
  /// What the easiest initialiser of `structure` asks for; empty if `Name()` makes one.
  /// `extensions` are the initialisers that the file's extensions add.
  static func missing(
    in structure: StructDeclSyntax, extensions: [InitializerDeclSyntax]
  ) -> [MissingArgument] {
    let properties = structure.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    let own = structure.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    var ways = (own + extensions).filter { !isPrivate($0) }.map(requiredLabels)
    if own.isEmpty {
      ways.append(properties.flatMap(requiredNames).map { MissingArgument.label($0) })
    }
    let generics = (structure.genericParameterClause?.parameters ?? []).map {
      MissingArgument.generic($0.name.text)
    }
    guard let easiest = ways.min(by: { $0.count < $1.count }) else { return [.access] }
    // Arguments usually decide the type parameters; without any, nothing does.
    return easiest.isEmpty ? generics : easiest
  }

  private static func isPrivate(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
  }

  private static func requiredLabels(of initializer: InitializerDeclSyntax) -> [MissingArgument] {
    initializer.signature.parameterClause.parameters
      .filter { $0.defaultValue == nil && $0.ellipsis == nil }
      .map { .label($0.firstName.text) }
  }

  // MARK: The initialiser that the compiler writes

  /// Wrappers that start out with a value of their own.
  private static let selfSufficientWrappers: Set<String> = [
    "AccessibilityFocusState", "Environment", "EnvironmentObject", "FocusState",
    "FocusedBinding", "FocusedObject", "FocusedValue", "Namespace",
  ]

  /// Wrappers that are empty when their value is optional.
  private static let optionalWrappers: Set<String> = ["GestureState", "State"]

  /// The names of a declaration's stored properties that have no value.
  private static func requiredNames(of property: VariableDeclSyntax) -> [String] {
    let modifiers = property.modifiers.map(\.name.tokenKind)
    if modifiers.contains(.keyword(.static)) || modifiers.contains(.keyword(.lazy)) { return [] }
    let isLet = property.bindingSpecifier.tokenKind == .keyword(.let)
    let wrappers = property.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !isBuiltIn($0) }
    // `var a, b: Int` gives its type to both, so the types are read from the end.
    var names: [String] = []
    var type: TypeSyntax?
    for binding in property.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      if binding.initializer != nil || isComputed(binding) { continue }
      let isOptional = type.map(isOptional) ?? false
      if let wrapper = wrappers.first {
        if hasValue(wrapper, isOptional: isOptional) { continue }
      } else if isOptional && !isLet {
        continue
      }
      names.append(binding.pattern.trimmedDescription)
    }
    return names.reversed()
  }

  private static func hasValue(_ wrapper: AttributeSyntax, isOptional: Bool) -> Bool {
    let name = wrapper.attributeName.trimmedDescription.split(separator: ".").last.map(String.init)
    guard let base = name?.split(separator: "<").first.map(String.init) else { return false }
    return wrapper.arguments != nil || selfSufficientWrappers.contains(base)
      || (isOptional && optionalWrappers.contains(base))
  }

  /// Attributes of the language, and builders of closures: not property wrappers.
  private static func isBuiltIn(_ attribute: AttributeSyntax) -> Bool {
    let name = attribute.attributeName.trimmedDescription
    return name.first?.isLowercase ?? true || name.hasSuffix("Actor") || name.hasSuffix("Builder")
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains {
      ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}
