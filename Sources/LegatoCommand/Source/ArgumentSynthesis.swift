import SwiftSyntax

/// Makes up arguments for a view by their types alone, so that it can be played: two values of each,
/// so that something changes.
struct ArgumentSynthesis {
  /// How many items a list holds.
  var items = 3

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
    for (index, parameter) in ways.enumerated() {
      let value: (code: String, isChanging: Bool)
      if let given = fixed[parameter.label] {
        value = (given, false)
      } else if let made = argument(parameter, number: index, depth: depth) {
        value = made
      } else {
        return nil
      }
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
  }

  /// What the structure cannot be made without; `nil` where it cannot be made.
  func parameters(of node: StructDeclSyntax) -> [Parameter]? {
    let missing = RequiredArguments.missing(in: node, extensions: [])
    if missing.contains(.access) { return nil }
    let labels = missing.compactMap { argument -> String? in
      if case .label(let label) = argument { label } else { nil }
    }
    if labels.isEmpty { return missing.isEmpty ? [] : nil }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let required = initializer.signature.parameterClause.parameters.filter {
        $0.defaultValue == nil && $0.ellipsis == nil
      }
      guard required.map(\.firstName.text) == labels else { continue }
      return required.map { parameter in
        let type = parameter.type.trimmedDescription
        return Parameter(
          label: parameter.firstName.text, type: Self.plain(type),
          isBinding: Self.plain(type).hasPrefix("Binding<"))
      }
    }
    var found: [String: Parameter] = [:]
    for member in node.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self) else { continue }
      let isBinding = property.attributes.contains {
        $0.trimmedDescription.hasSuffix("Binding")
      }
      for binding in property.bindings {
        let name = binding.pattern.trimmedDescription
        guard let type = (binding.typeAnnotation ?? property.bindings.last?.typeAnnotation)?.type
        else { continue }
        found[name] = Parameter(
          label: name, type: Self.plain(type.trimmedDescription), isBinding: isBinding)
      }
    }
    let parameters = labels.compactMap { found[$0] }
    return parameters.count == labels.count ? parameters : nil
  }

  /// The lists that the structure's own initialiser takes and that have a value already.
  func optionalLists(of node: StructDeclSyntax) -> [(label: String, code: String)] {
    var found: [(label: String, code: String)] = []
    for member in node.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self), property.attributes.isEmpty,
        property.bindingSpecifier.tokenKind == .keyword(.var),
        !property.modifiers.contains(where: {
          ["private", "static", "fileprivate"].contains($0.name.text)
        })
      else { continue }
      for binding in property.bindings where binding.initializer != nil {
        guard let type = binding.typeAnnotation?.type.trimmedDescription, type.hasPrefix("["),
          let code = list(of: String(type.dropFirst().dropLast()), label: "", depth: 0)?.first
        else { continue }
        found.append((binding.pattern.trimmedDescription, code))
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

  private func argument(_ parameter: Parameter, number: Int, depth: Int)
    -> (code: String, isChanging: Bool)?
  {
    if parameter.isBinding {
      let type =
        parameter.type.hasPrefix("Binding<")
        ? String(parameter.type.dropFirst(8).dropLast()) : parameter.type
      guard let values = values(of: type, label: parameter.label, depth: depth) else { return nil }
      let list = values.map { "(\($0)) as \(type)" }.joined(separator: ", ")
      return ("_legatoInputs.binding(\(number), \(list))", values.count > 1)
    }
    guard let values = values(of: parameter.type, label: parameter.label, depth: depth) else {
      return nil
    }
    guard values.count > 1 else { return (values[0], false) }
    let list = values.map { "(\($0)) as \(parameter.type)" }.joined(separator: ", ")
    return ("_legatoInputs.value(\(list))", true)
  }

  private func values(of type: String, label: String, depth: Int) -> [String]? {
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
    case "UUID": return ["UUID()"]
    default: break
    }
    if type.hasSuffix("?") {
      let base = String(type.dropLast())
      guard let values = values(of: base, label: label, depth: depth) else { return ["nil"] }
      return ["nil", values[0]]
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      return list(of: String(type.dropFirst().dropLast()), label: label, depth: depth)
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

  private func list(of type: String, label: String, depth: Int) -> [String]? {
    if let node = structures[type] {
      guard let made = call(type, node, depth: depth + 1) else { return nil }
      // Things that would all be the same are told apart by their numbers, where they have some.
      let parameters = parameters(of: node) ?? []
      var numbers: [String: String] = [:]
      for parameter in parameters where parameter.label == "id" {
        if parameter.type == "Int" { numbers["id"] = "$0" }
        if parameter.type == "String" { numbers["id"] = "\"\\($0)\"" }
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
    guard let values = values(of: result, label: "", depth: depth) else { return nil }
    return ["{\(head) \(values[0]) }"]
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
