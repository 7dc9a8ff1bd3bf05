import SwiftSyntax

/// Makes up arguments for a view by their types alone, so that it can be played: two values of each,
/// so that something changes.
struct ArgumentSynthesis {
  /// How many items a list holds.
  var items = 3
  /// Whether arguments that have a value already get another one, where there is one.
  var replacesDefaults = false
  /// Whether nothing changes from step to step.
  private var isConstant = false

  private let structures: [String: StructDeclSyntax]
  private let cases: [String: [String]]

  init(_ finder: StructureFinder) {
    structures = Dictionary(
      finder.structures.map { ($0.name, $0.node) }, uniquingKeysWith: { first, _ in first })
    cases = finder.cases
  }

  /// An expression that makes the structure, and what of it changes; `nil` where a type is not one
  /// that values can be made up for.
  ///
  /// - Parameter fixed: expressions for some of its arguments, by label.
  func call(
    _ name: String, _ node: StructDeclSyntax, fixed: [String: String] = [:], depth: Int = 0
  ) -> (code: String, isChanging: Bool)? {
    guard node.genericParameterClause == nil || depth == 0, let ways = parameters(of: node) else {
      return nil
    }
    var arguments: [String] = []
    var isChanging = false
    var number = 0
    for parameter in ways {
      let value: (code: String, isChanging: Bool)
      if let given = fixed[parameter.label] {
        value = (given, false)
      } else if let usual = parameter.usual {
        guard replacesDefaults, let other = other(parameter, than: usual, depth: depth) else {
          continue
        }
        value = (other, false)
      } else if let made = argument(parameter, of: name, number: number, depth: depth) {
        value = made
      } else {
        return nil
      }
      number += parameter.usual == nil ? 1 : 0
      isChanging = isChanging || value.isChanging
      arguments.append((parameter.label == "_" ? "" : parameter.label + ": ") + value.code)
    }
    return ("\(name)(\(arguments.joined(separator: ", ")))", isChanging)
  }

  // MARK: What is asked for

  struct Parameter: Equatable {
    let label: String
    let type: String
    let isBinding: Bool
    /// The value that it has where nobody gives it one.
    var usual: String?
  }

  /// What the structure is made of, in the order of its initialiser; `nil` where it cannot be made.
  func parameters(of node: StructDeclSyntax) -> [Parameter]? {
    let missing = RequiredArguments.missing(in: node, extensions: [])
    if missing.contains(.access) { return nil }
    let labels = missing.compactMap { argument -> String? in
      if case .label(let label) = argument { label } else { nil }
    }
    guard labels.count == missing.count else { return nil }
    let initializers = node.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let required = initializer.signature.parameterClause.parameters.filter {
        $0.defaultValue == nil && $0.ellipsis == nil
      }
      guard required.map(\.firstName.text) == labels else { continue }
      return initializer.signature.parameterClause.parameters.filter { $0.ellipsis == nil }.map {
        parameter in
        let type = parameter.type.trimmedDescription
        return Parameter(
          label: parameter.firstName.text, type: Self.plain(type),
          isBinding: Self.plain(type).hasPrefix("Binding<"),
          usual: parameter.defaultValue?.value.trimmedDescription)
      }
    }
    var found: [Parameter] = []
    for member in node.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self) else { continue }
      let isBinding = property.attributes.contains {
        $0.trimmedDescription.hasSuffix("Binding")
      }
      for binding in property.bindings {
        let name = binding.pattern.trimmedDescription
        let usual = binding.initializer?.value.trimmedDescription
        let type = (binding.typeAnnotation ?? property.bindings.last?.typeAnnotation)?.type
          .trimmedDescription
        if labels.contains(name) {
          guard let type else { continue }
          found.append(Parameter(label: name, type: Self.plain(type), isBinding: isBinding))
        } else if !initializers, Self.isOpen(property), binding.accessorBlock == nil {
          let isSwitch = usual == "true" || usual == "false"
          guard let type = type ?? (isSwitch ? "Bool" : nil) else { continue }
          found.append(
            Parameter(
              label: name, type: Self.plain(type), isBinding: false, usual: usual ?? "nil"))
        }
      }
    }
    return found.count { $0.usual == nil } == labels.count ? found : nil
  }

  /// Whether the initialiser that the compiler writes takes a value for the property that has one.
  private static func isOpen(_ property: VariableDeclSyntax) -> Bool {
    property.attributes.isEmpty && property.bindingSpecifier.tokenKind == .keyword(.var)
      && !property.modifiers.contains {
        ["private", "fileprivate", "static", "lazy"].contains($0.name.text)
      }
  }

  /// Whether each value of the structure makes up an identifier of its own.
  private static func makesIdentifier(_ node: StructDeclSyntax) -> Bool {
    node.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.initializer?.value.trimmedDescription.contains("UUID()") == true
      } == true
    }
  }

  /// The lists that the structure's own initialiser takes and that have a value already.
  func optionalLists(of node: StructDeclSyntax) -> [(label: String, code: String)] {
    var found: [(label: String, code: String)] = []
    for member in node.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self), Self.isOpen(property) else {
        continue
      }
      for binding in property.bindings where binding.initializer != nil {
        let label = binding.pattern.trimmedDescription
        guard let type = binding.typeAnnotation?.type.trimmedDescription, type.hasPrefix("["),
          let code = list(of: String(type.dropFirst().dropLast()), key: label, depth: 0)?.first
        else { continue }
        found.append((label, code))
      }
    }
    return found
  }

  private static func plain(_ type: String) -> String {
    var type = type
    for prefix in ["@escaping ", "@ViewBuilder ", "@MainActor ", "@Sendable ", "any ", "SwiftUI."]
    where type.hasPrefix(prefix) {
      type.removeFirst(prefix.count)
    }
    return type
  }

  // MARK: What is made up

  /// Another value than the usual one: the other position of a switch, something where there is
  /// nothing.
  private func other(_ parameter: Parameter, than usual: String, depth: Int) -> String? {
    switch (parameter.type, usual) {
    case ("Bool", "true"): return "false"
    case ("Bool", "false"): return "true"
    case (let type, "nil") where type.hasSuffix("?"):
      let base = String(type.dropLast())
      // A row with a second line is told from one without.
      if base == "String" { return "\"A second text, which says more\"" }
      return values(of: base, label: parameter.label, key: parameter.label, depth: depth)?.first
    default: return nil
    }
  }

  private func argument(_ parameter: Parameter, of owner: String, number: Int, depth: Int)
    -> (code: String, isChanging: Bool)?
  {
    let key = "\(owner).\(parameter.label)"
    if parameter.isBinding {
      let type =
        parameter.type.hasPrefix("Binding<")
        ? String(parameter.type.dropFirst(8).dropLast()) : parameter.type
      guard let values = values(of: type, label: parameter.label, key: key, depth: depth) else {
        return nil
      }
      let list = values.map { "(\($0)) as \(type)" }.joined(separator: ", ")
      return ("_legatoInputs.binding(\(number), \(list))", values.count > 1)
    }
    guard
      let values = values(of: parameter.type, label: parameter.label, key: key, depth: depth)
    else { return nil }
    guard values.count > 1, !isConstant else { return (values[0], false) }
    let list = values.map { "(\($0)) as \(parameter.type)" }.joined(separator: ", ")
    return ("_legatoInputs.value(\(list))", true)
  }

  private func values(of type: String, label: String, key: String, depth: Int) -> [String]? {
    switch type {
    // The whole of a share is where springs go too far.
    case "Double", "Float": return ["0.3", "1.0"]
    case "CGFloat":
      let name = label.lowercased()
      if name.contains("stroke") || name.contains("line") { return ["6"] }
      if name.contains("size") || name.contains("width") || name.contains("height") {
        return ["120"]
      }
      return ["0.3", "1.0"]
    case "Int": return ["3", "12"]
    case "Bool": return ["false", "true"]
    case "String": return ["\"Seven 7\"", "\"Eight 18\""]
    case "LocalizedStringKey", "Text": return ["\"Sample\""]
    case "Color": return [".blue", ".green"]
    case "Edge": return [".leading"]
    case "Animation": return [".default"]
    case "Alignment", "UnitPoint": return [".center"]
    case "Date": return ["Date(timeIntervalSinceReferenceDate: 0)"]
    case "UUID": return ["UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!"]
    default: break
    }
    if type.hasSuffix("?") {
      let base = String(type.dropLast())
      guard let values = values(of: base, label: label, key: key, depth: depth) else {
        return ["nil"]
      }
      return ["nil", values[0]]
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      return list(of: String(type.dropFirst().dropLast()), key: key, depth: depth)
    }
    if let arrow = type.range(of: "->", options: .backwards) {
      return closure(
        String(type[..<arrow.lowerBound]), result: String(type[arrow.upperBound...]), depth: depth)
    }
    if let names = cases[type], let first = names.first {
      return names.count > 1 ? [".\(first)", ".\(names[1])"] : [".\(first)"]
    }
    guard depth < 3, let node = structures[type] else { return nil }
    return call(type, node, depth: depth + 1).map { [$0.code] }
  }

  private func list(of type: String, key: String, depth: Int) -> [String]? {
    if let node = structures[type] {
      if Self.makesIdentifier(node) {
        // Made once: else each would be another thing whenever a body is evaluated.
        var constant = self
        constant.isConstant = true
        guard let code = constant.call(type, node, depth: depth + 1)?.code else { return nil }
        return [items, items + 1].map { "_legatoInputs.list(\"\(key)\", \($0)) { _ in \(code) }" }
      }
      guard let made = call(type, node, depth: depth + 1) else { return nil }
      // Things that would all be the same are told apart by their numbers, where they have some.
      let parameters = parameters(of: node) ?? []
      var numbers: [String: String] = [:]
      for parameter in parameters where parameter.label == "id" {
        if parameter.type == "Int" { numbers["id"] = "$0" }
        if parameter.type == "String" { numbers["id"] = "\"\\($0)\"" }
        if parameter.type == "UUID" {
          numbers["id"] =
            "UUID(uuidString: \"00000000-0000-0000-0000-\\(100_000_000_000 + $0)\")!"
        }
      }
      let code =
        numbers.isEmpty ? made.code : call(type, node, fixed: numbers, depth: depth + 1)?.code
      guard let code else { return nil }
      let body = code.contains("$0") ? "{ \(code) }" : "{ _ in \(code) }"
      return ["(0..<\(items)).map \(body)", "(0..<\(items + 1)).map \(body)"]
    }
    switch type {
    case "String":
      return [
        "(0..<\(items)).map { \"Item \\($0)\" }", "(0..<\(items + 1)).map { \"Item \\($0)\" }",
      ]
    case "Int": return ["Array(0..<\(items))", "Array(0..<\(items + 1))"]
    case "Double": return ["[0.2, 0.6, 0.4]", "[0.4, 0.9, 0.1]"]
    default: return nil
    }
  }

  private func closure(_ input: String, result: String, depth: Int) -> [String]? {
    let input = input.trimmingSpaces
    let result = result.trimmingSpaces
    let count =
      input.dropFirst().dropLast().allSatisfy(\.isWhitespace)
      ? 0 : input.split(separator: ",").count
    let head =
      count == 0 ? "" : " " + Array(repeating: "_", count: count).joined(separator: ", ") + " in"
    if result == "Void" || result == "()" { return ["{\(head) }"] }
    if result.count <= 10, structures[result] == nil, result.first?.isUppercase == true,
      ["Content", "Label", "some View", "Body", "V"].contains(result)
    {
      return ["{\(head) Text(\"Sample\") }"]
    }
    guard let values = values(of: result, label: "", key: result, depth: depth) else { return nil }
    return ["{\(head) \(values[0]) }"]
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
