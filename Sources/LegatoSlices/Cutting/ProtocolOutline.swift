import SwiftParser
import SwiftSyntax
import Synchronization

/// What the protocols of a file ask of what conforms to them, and what its extensions give.
struct ProtocolOutline: Sendable {
  struct Requirement: Sendable {
    /// The name by which an extension gives it, of a function with its labels.
    let name: String
    /// What is written of it in a type that conforms, but for its body.
    let head: String
    let kind: Kind

    enum Kind: Sendable {
      /// A function that answers something, or nothing.
      case function(answers: Bool, fails: Bool)
      /// A property, with the words behind `get`, and whether it is written to.
      case property(effects: String, isSet: Bool)
      case initialiser
    }
  }

  struct Declaration: Sendable {
    let name: String
    let inherited: [String]
    let requirements: [Requirement]
  }

  private(set) var imports: [String] = []
  private(set) var declarations: [Declaration] = []
  /// What extensions declare, by the name of the type.
  private(set) var given: [String: Set<String>] = [:]

  private static let known = Mutex<[String: ProtocolOutline]>([:])

  /// - Parameter text: a file. It is read once.
  static func of(_ text: String) -> ProtocolOutline {
    if let outline = known.withLock({ $0[text] }) { return outline }
    let outline = ProtocolOutline(Parser.parse(source: text))
    known.withLock { known in
      // A project is read again and again while it changes.
      if known.count > 4_000 { known = [:] }
      known[text] = outline
    }
    return outline
  }

  private init(_ tree: SourceFileSyntax) {
    for statement in tree.statements {
      if let imported = statement.item.as(ImportDeclSyntax.self) {
        imports.append(imported.trimmedDescription)
      } else if let declared = statement.item.as(ProtocolDeclSyntax.self) {
        if let declaration = Self.declaration(declared) { declarations.append(declaration) }
      } else if let extended = statement.item.as(ExtensionDeclSyntax.self) {
        let names = extended.memberBlock.members.flatMap { Self.names(of: $0.decl) }
        given[extended.extendedType.trimmedDescription, default: []].formUnion(names)
      }
    }
  }

  private static func names(of member: DeclSyntax) -> [String] {
    if let function = member.as(FunctionDeclSyntax.self) { return [name(of: function)] }
    if let variable = member.as(VariableDeclSyntax.self) {
      return variable.bindings.map { $0.pattern.trimmedDescription }
    }
    return member.is(InitializerDeclSyntax.self) ? ["init"] : []
  }

  /// - Returns: `nil` where a type that conforms cannot be written down from the protocol alone.
  private static func declaration(_ declared: ProtocolDeclSyntax) -> Declaration? {
    guard
      !declared.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
      declared.primaryAssociatedTypeClause == nil, declared.genericWhereClause == nil
    else { return nil }
    var requirements: [Requirement] = []
    for member in declared.memberBlock.members {
      if member.decl.is(TypeAliasDeclSyntax.self) { continue }
      guard let found = self.requirements(member.decl) else { return nil }
      requirements += found
    }
    return Declaration(
      name: declared.name.text,
      inherited: declared.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
      requirements: requirements)
  }

  private static func requirements(_ member: DeclSyntax) -> [Requirement]? {
    if let function = member.as(FunctionDeclSyntax.self) { return self.function(function) }
    if let variable = member.as(VariableDeclSyntax.self) { return self.variable(variable) }
    if let initialiser = member.as(InitializerDeclSyntax.self), initialiser.optionalMark == nil {
      return [
        Requirement(name: "init", head: initialiser.trimmedDescription, kind: .initialiser)
      ]
    }
    return nil
  }

  private static func name(of function: FunctionDeclSyntax) -> String {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(function.name.text)(\(labels.joined()))"
  }

  private static func function(_ function: FunctionDeclSyntax) -> [Requirement]? {
    let words = function.modifiers.map(\.name.text)
    guard !words.contains("optional"), case .identifier = function.name.tokenKind else {
      return nil
    }
    let effects = function.signature.effectSpecifiers?.throwsClause
    guard effects?.throwsSpecifier.text != "rethrows" else { return nil }
    let type = function.signature.returnClause?.type.trimmedDescription
    var function = function
    function.modifiers = function.modifiers.filter { $0.name.text != "mutating" }
    return [
      Requirement(
        name: name(of: function), head: function.trimmedDescription,
        kind: .function(
          answers: !["Void", "()", nil].contains(type),
          fails: effects != nil && effects?.type == nil))
    ]
  }

  private static func variable(_ variable: VariableDeclSyntax) -> [Requirement]? {
    let words = variable.modifiers.map(\.name.text)
    guard !words.contains("optional") else { return nil }
    var found: [Requirement] = []
    for binding in variable.bindings {
      guard let type = binding.typeAnnotation?.type,
        case .accessors(let accessors)? = binding.accessorBlock?.accessors
      else { return nil }
      let reader = accessors.first { $0.accessorSpecifier.text == "get" }
      let effects = reader?.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
      let name = binding.pattern.trimmedDescription
      let attributes = (variable.attributes.map(\.trimmedDescription) + words).map { $0 + " " }
      found.append(
        Requirement(
          name: name,
          head: "\(attributes.joined())var \(name): \(type.trimmedDescription)",
          kind: .property(
            effects: effects, isSet: accessors.contains { $0.accessorSpecifier.text == "set" })))
    }
    return found
  }
}
