import SwiftSyntax

/// Where a type is named that is not there, and what is said of it there.
struct MadeUpPlace {
  /// Whether a declaration needs it that is of use without what the type really is.
  private(set) var isDeclared = false
  /// Whether it stands in a list of what a type conforms to.
  private(set) var isInherited = false
  /// Whether a property that is not there is better than one of a made-up type.
  private(set) var isGiven = false
  private(set) var kind = MadeUpTypes.Kind.value
  private(set) var arity = 0
  /// The types in it that are named behind it.
  private(set) var members: [String] = []

  /// - Returns: `nil` where a token is not the name of a type.
  init?(_ token: TokenSyntax) {
    guard let named = token.parent?.as(IdentifierTypeSyntax.self) else { return nil }
    arity = named.genericArgumentClause?.arguments.count ?? 0
    var node = Syntax(named)
    while let member = node.parent?.as(MemberTypeSyntax.self), member.baseType.id == node.id {
      members.append(member.name.text)
      node = Syntax(member)
    }
    read(node)
  }

  private mutating func read(_ start: Syntax) {
    var node = start
    while let parent = node.parent {
      if parent.is(InheritedTypeSyntax.self) {
        isInherited = true
        if Self.isOfValue(parent) { kind = .protocolType }
        return
      }
      if parent.is(SomeOrAnyTypeSyntax.self) || parent.is(CompositionTypeElementSyntax.self)
        || parent.is(GenericParameterSyntax.self)
        || parent.as(ConformanceRequirementSyntax.self)?.rightType.id == node.id
      {
        kind = .protocolType
      }
      if parent.is(ExtensionDeclSyntax.self) || parent.is(AttributeSyntax.self) { return }
      // In code that runs it is missed by that code alone.
      if parent.is(CodeBlockSyntax.self) || parent.is(ExprSyntax.self) { return }
      if let variable = parent.as(VariableDeclSyntax.self) {
        read(variable)
        return
      }
      if let declaration = parent.as(DeclSyntax.self) {
        isDeclared = Self.isDeclared(declaration)
        return
      }
      node = parent
    }
  }

  private mutating func read(_ variable: VariableDeclSyntax) {
    let words = variable.modifiers.map(\.name.text)
    if words.contains("weak") || words.contains("unowned") { kind = max(kind, .object) }
    var wrappers: Set<String> = []
    for case .attribute(let attribute) in variable.attributes {
      wrappers.insert(attribute.attributeName.trimmedDescription)
    }
    if !wrappers.isDisjoint(with: ["ObservedObject", "StateObject"]) { kind = max(kind, .object) }
    // What stands around a view gives it these: it is made without them. And bindings to what has no members are of no use.
    isGiven = !wrappers.isDisjoint(with: ["Bindable", "Environment", "EnvironmentObject", "Query"])
    // One that has a value has to have that of the real type.
    let hasValue = variable.bindings.contains { $0.initializer != nil }
    isDeclared = !isGiven && !hasValue && Self.isDeclared(DeclSyntax(variable))
  }

  /// Whether a declaration is a member or stands in a file, and is of use for what it declares.
  private static func isDeclared(_ declaration: DeclSyntax) -> Bool {
    // The view of a representable is one of the views that there are, or none.
    if declaration.is(FunctionDeclSyntax.self), isOfRepresentable(declaration) { return false }
    // A case of an enum stands in a declaration of cases.
    if declaration.is(EnumCaseDeclSyntax.self) { return true }
    return Slicer.isDeclared(declaration)
  }

  private static func isOfRepresentable(_ declaration: DeclSyntax) -> Bool {
    let owner = declaration.parent?.parent?.parent?.parent
    return owner?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
      .contains { $0.type.trimmedDescription.hasSuffix("Representable") } ?? false
  }

  private func max(_ one: MadeUpTypes.Kind, _ other: MadeUpTypes.Kind) -> MadeUpTypes.Kind {
    one.rawValue > other.rawValue ? one : other
  }

  /// Whether what conforms can have no superclass.
  private static func isOfValue(_ inherited: Syntax) -> Bool {
    guard let owner = inherited.parent?.parent?.parent else { return false }
    return owner.is(StructDeclSyntax.self) || owner.is(EnumDeclSyntax.self)
      || owner.is(ProtocolDeclSyntax.self)
  }
}
