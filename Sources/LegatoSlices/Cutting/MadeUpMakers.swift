import SwiftParser
import SwiftSyntax

/// What makes a value of an app's own type, where one was asked for when a film ran: a call of its initialiser, with values
/// that say nothing for what that takes.
struct MadeUpMakers {
  /// The end of what is said of a value that a maker needs.
  static let mark = " of a made-up "
  /// How many makers a module may have.
  private static let limit = 400

  private let files: [SourceFileSyntax]

  /// - Parameter texts: the files of the module.
  init(_ texts: [SourceText]) {
    files = texts.map { Parser.parse(source: $0.text) }
  }

  /// The makers of some types, and of those that these take, as far as they are in the same module.
  ///
  /// - Parameters:
  ///   - types: in their module, as in `Outer.Inner`.
  ///   - refused: those that there is to be none of, by their names with `_` in the place of the dot.
  func makers(for types: [String], but refused: Set<String>) -> [String] {
    var waiting = types.reversed().map { [$0] }
    var seen: Set<String> = []
    var makers: [String] = []
    while let names = waiting.popLast(), makers.count < Self.limit {
      for type in names where seen.insert(type).inserted {
        guard !refused.contains(MadeUpConformers.name(of: type)),
          let (code, needs) = maker(for: type)
        else { continue }
        makers.append(code)
        waiting += needs.map { Self.meanings(of: $0, in: type) }
        break
      }
    }
    return makers
  }

  /// What a name may mean in a type: what is nested there comes first.
  private static func meanings(of name: String, in type: String) -> [String] {
    let path = type.split(separator: ".").map(String.init)
    return path.indices.reversed().map { (path[...$0] + [name]).joined(separator: ".") } + [name]
  }

  /// A type that makes values of another one; `nil` where the files do not tell how one is made.
  func maker(for type: String) -> (code: String, needs: [String])? {
    let path = type.split(separator: ".").map(String.init)
    guard !path.isEmpty else { return nil }
    let declarations = files.flatMap { Self.declarations(of: path[...], in: $0.statements) }
    guard let value = Self.value(of: type, Self.typeFirst(declarations)) else { return nil }
    let name = MadeUpConformers.prefix + path.joined(separator: "_")
    let code = """
      nonisolated enum \(name): LegatoFilm.MadeUpMaker {
        @MainActor static func make() -> Any? { \(value.code) }
      }
      """
    return (code, value.needs)
  }

  /// How a value is made, with the types that that takes.
  private struct Value {
    let code: String
    var needs: [String] = []
  }

  // MARK: Declarations

  private static func typeFirst(_ found: [any DeclGroupSyntax]) -> [any DeclGroupSyntax] {
    found.filter { !$0.is(ExtensionDeclSyntax.self) }
      + found.filter { $0.is(ExtensionDeclSyntax.self) }
  }

  /// The declarations of a type and its extensions.
  private static func declarations(
    of path: ArraySlice<String>, in statements: CodeBlockItemListSyntax
  ) -> [any DeclGroupSyntax] {
    declarations(of: path, in: statements.compactMap { $0.item.as(DeclSyntax.self) })
  }

  private static func declarations(
    of path: ArraySlice<String>, in members: [DeclSyntax]
  ) -> [any DeclGroupSyntax] {
    var found: [any DeclGroupSyntax] = []
    for member in members {
      guard let group = member.asProtocol((any DeclGroupSyntax).self),
        let names = names(of: group), path.starts(with: names)
      else { continue }
      let rest = path.dropFirst(names.count)
      if rest.isEmpty {
        found.append(group)
      } else {
        found += declarations(of: rest, in: group.memberBlock.members.map(\.decl))
      }
    }
    return found
  }

  /// What a declaration is of, without generic types, of which nothing is known.
  private static func names(of group: any DeclGroupSyntax) -> [String]? {
    if let extended = group.as(ExtensionDeclSyntax.self) {
      return extended.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    }
    if let type = group.as(StructDeclSyntax.self), type.genericParameterClause == nil {
      return [type.name.text]
    }
    if let type = group.as(ClassDeclSyntax.self), type.genericParameterClause == nil {
      return [type.name.text]
    }
    if let type = group.as(EnumDeclSyntax.self), type.genericParameterClause == nil {
      return [type.name.text]
    }
    return nil
  }

  // MARK: Values

  private static func value(of type: String, _ declarations: [any DeclGroupSyntax]) -> Value? {
    let members = declarations.flatMap(\.memberBlock.members).map(\.decl)
    guard let own = declarations.first, !own.is(ExtensionDeclSyntax.self) else { return nil }
    if own.is(EnumDeclSyntax.self) { return firstCase(of: type, members) }
    let initialisers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    let calls = initialisers.compactMap { call($0, of: type) }
    if let call = calls.min(by: { ($0.count, $0.value.code) < ($1.count, $1.value.code) }) {
      return call.value
    }
    // One that its own code alone can make keeps one for all.
    if let shared = members.lazy.compactMap({ shared($0, of: type) }).first { return shared }
    guard initialisers.isEmpty else { return nil }
    guard own.is(StructDeclSyntax.self) else { return Value(code: "\(type)()") }
    return memberwise(own, of: type)
  }

  private static func firstCase(of type: String, _ members: [DeclSyntax]) -> Value? {
    let cases = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    if let plain = cases.first(where: { $0.parameterClause == nil }) {
      return Value(code: "\(type).\(plain.name.text)")
    }
    guard let first = cases.first, let parameters = first.parameterClause?.parameters else {
      return nil
    }
    let arguments = parameters.map { argument($0.firstName?.text, of: type) }
    return Value(
      code: "\(type).\(first.name.text)(\(arguments.joined(separator: ", ")))",
      needs: parameters.compactMap { Slicer.name(of: $0.type) })
  }

  private static func call(
    _ initialiser: InitializerDeclSyntax, of type: String
  ) -> (count: Int, value: Value)? {
    let effects = initialiser.signature.effectSpecifiers
    guard isOpen(initialiser.modifiers), effects?.asyncSpecifier == nil,
      initialiser.genericParameterClause == nil
    else { return nil }
    let parameters = initialiser.signature.parameterClause.parameters.filter {
      $0.defaultValue == nil && $0.ellipsis == nil
    }
    // What objects are read from a file by says nothing without one.
    guard !parameters.contains(where: { ["coder", "from"].contains($0.firstName.text) }) else {
      return nil
    }
    let arguments = parameters.map { argument($0.firstName.text, of: type) }
    let prefix = effects?.throwsClause == nil ? "" : "try? "
    let code = "\(prefix)\(type)(\(arguments.joined(separator: ", ")))"
    // Those that may answer nothing come last.
    let mayFail = initialiser.optionalMark != nil || !prefix.isEmpty
    let value = Value(code: code, needs: parameters.compactMap { Slicer.name(of: $0.type) })
    return (parameters.count + (mayFail ? 100 : 0), value)
  }

  private static func shared(_ member: DeclSyntax, of type: String) -> Value? {
    guard let variable = member.as(VariableDeclSyntax.self), isOpen(variable.modifiers),
      variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      let binding = variable.bindings.first
    else { return nil }
    let own = type.split(separator: ".").last.map(String.init) ?? type
    let names = [own, type, "Self"]
    let isOfType =
      if let annotation = binding.typeAnnotation?.type.trimmedDescription {
        names.contains(annotation)
      } else {
        (binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression)
          .map { names.contains($0.trimmedDescription) } ?? false
      }
    return isOfType ? Value(code: "\(type).\(binding.pattern.trimmedDescription)") : nil
  }

  private static func memberwise(_ own: any DeclGroupSyntax, of type: String) -> Value? {
    var arguments: [String] = []
    var needs: [String] = []
    for member in own.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
      else { continue }
      for binding in variable.bindings where binding.initializer == nil {
        guard binding.accessorBlock == nil, let annotation = binding.typeAnnotation?.type else {
          continue
        }
        let isVariable = variable.bindingSpecifier.text == "var"
        if isVariable, annotation.is(OptionalTypeSyntax.self) { continue }
        arguments.append(argument(binding.pattern.trimmedDescription, of: type))
        if let name = Slicer.name(of: annotation) { needs.append(name) }
      }
    }
    return Value(code: "\(type)(\(arguments.joined(separator: ", ")))", needs: needs)
  }

  private static func argument(_ label: String?, of type: String) -> String {
    let name = label == "_" ? nil : label
    let value = "_legatoValue(\(StandIn.literal("\(name ?? "value")\(mark)\(type)")))"
    return name.map { "\($0): \(value)" } ?? value
  }

  private static func isOpen(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.allSatisfy { !["private", "fileprivate"].contains($0.name.text) }
  }
}
