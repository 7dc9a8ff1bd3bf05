import SwiftSyntax

/// What takes the place of an initialiser's whole body, where no part of it can go alone: every stored property gets the
/// value that it is given by a parameter or a line of its own, or one that is made up. Without its initialiser a type is
/// of no use to what needs it.
enum InitialiserCut {
  /// - Parameters:
  ///   - properties: the properties of the type that are still there.
  ///   - offset: where in the file the error is.
  /// - Returns: bodies, the one that keeps most first; none where it is no designated initialiser of a type.
  static func bodies(
    of declaration: DeclSyntax, title: String, properties: [VariableDeclSyntax], at offset: Int
  ) -> [(range: Range<Int>, replacement: String)] {
    guard let initialiser = declaration.as(InitializerDeclSyntax.self),
      let body = initialiser.body,
      !initialiser.modifiers.contains(where: { $0.name.text == "convenience" })
    else { return [] }
    let parameters = parameters(of: initialiser)
    let lines = lines(of: body, but: offset)
    return [(parameters, lines), (parameters, [:]), ([:], [:])].map { parameters, lines in
      let given = Given(parameters: parameters, lines: lines)
      let parts = properties.flatMap { assignments($0, title, given) }
      let all = ["let _ = _legatoLeftOut(\(StandIn.literal(title)))"] + parts
      return (body.contentRange, "{ " + all.joined(separator: "; ") + " }")
    }
  }

  /// What an initialiser says of its properties itself.
  private struct Given {
    /// The types of its parameters, by their names.
    let parameters: [String: String]
    /// What it assigns to properties in lines of their own.
    let lines: [String: String]

    func value(of name: String, _ type: TypeSyntax) -> String? {
      let type = InitialiserCut.plain(type)
      if let own = parameters[name], own == type || own + "?" == type { return name }
      return lines[name]
    }
  }

  private static func parameters(of initialiser: InitializerDeclSyntax) -> [String: String] {
    Dictionary(
      initialiser.signature.parameterClause.parameters.map {
        (($0.secondName ?? $0.firstName).text, plain($0.type))
      }, uniquingKeysWith: { one, _ in one })
  }

  /// A type's text without what a parameter adds to it.
  private static func plain(_ type: TypeSyntax) -> String {
    var type = type
    if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    let text = type.trimmedDescription.filter { !$0.isWhitespace }
    return text.hasPrefix("any") && type.is(SomeOrAnyTypeSyntax.self)
      ? String(text.dropFirst(3)) : text
  }

  /// The values that lines of a body give to properties, where they need nothing that other lines declare.
  private static func lines(of body: CodeBlockSyntax, but offset: Int) -> [String: String] {
    var declared: Set<String> = ["self"]
    for item in body.statements {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        declared.formUnion(Mentions.names(in: binding.pattern, without: []))
      }
    }
    var lines: [String: String] = [:]
    for item in body.statements where !item.item.contentRange.contains(offset) {
      guard case .expr(let expression) = item.item,
        let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        let assigned = elements.first, let value = elements.last,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
        let name = property(assigned), !value.trimmedDescription.contains(where: \.isNewline),
        !value.tokens(viewMode: .sourceAccurate).contains(where: { declared.contains($0.text) })
      else { continue }
      lines[name] = value.trimmedDescription
    }
    return lines
  }

  /// The property that something is assigned to, as `self.name` or `name`.
  private static func property(_ expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private static func assignments(
    _ property: VariableDeclSyntax, _ title: String, _ given: Given
  ) -> [String] {
    let words = property.modifiers.map(\.name.text)
    guard words.allSatisfy({ !["static", "class", "lazy"].contains($0) }) else { return [] }
    let wrappers = property.attributes.compactMap { element -> String? in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init)
    }
    .filter { $0 != "ObservationIgnored" }
    // These are given by what stands around the view.
    guard wrappers.allSatisfy({ !provided.contains($0) }) else { return [] }
    let isVariable = property.bindingSpecifier.text == "var"
    return property.bindings.compactMap { binding in
      guard binding.initializer == nil, let type = binding.typeAnnotation?.type, isStored(binding),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      if wrappers.isEmpty, let value = given.value(of: name, type) {
        return "self.\(name) = \(value)"
      }
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

  /// The wrappers whose values come from what stands around a view.
  static let provided: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "GestureState", "FocusState",
    "AccessibilityFocusState", "Query", "FetchRequest", "ScaledMetric", "NSManaged",
  ]

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
