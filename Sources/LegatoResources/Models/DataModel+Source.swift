extension DataModel {
  /// The Swift file of the classes of data models, as Xcode generates them, for the stand-in for Core Data; `nil` where
  /// there is no entity.
  ///
  /// Each property is read and written by its name. What entities relate to, and their defaults, stand in a class
  /// of the models, which the stand-in finds by its name where the app's own classes do not name it.
  package static func source(of models: [DataModel]) -> String? {
    var entities: [Entity] = []
    for entity in models.flatMap(\.entities)
    where !entities.contains(where: { $0.name == entity.name }) {
      entities.append(entity)
    }
    guard !entities.isEmpty else { return nil }
    let byName = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    var lines = ["import CoreData", "import Foundation"]
    if entities.flatMap(\.attributes).contains(where: { type(of: $0).hasPrefix("UI") }) {
      lines.append("import UIKit")
    }
    lines += ["", "final class GeneratedDataModel: NSManagedObjectModel {"]
    lines += ["  override class var _entities: [NSEntityDescription] {", "    ["]
    for entity in entities { lines += description(of: entity) }
    lines += ["    ]", "  }", "}"]
    var written: Set<String> = []
    for entity in entities where entity.codeGeneration != .none {
      guard let type = entity.type, written.insert(type).inserted else { continue }
      lines += source(of: entity, type, byName)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Descriptions

  private static func description(of entity: Entity) -> [String] {
    let isGenerated = entity.codeGeneration != .none
    let type = entity.type.map { isGenerated ? "\($0).self" : "named: \"\($0)\"" }
    var lines = [
      "      NSEntityDescription(\"\(entity.name)\", \(type ?? "NSManagedObject.self"),"
        + " parent: \(entity.parent.map { "\"\($0)\"" } ?? "nil"), isAbstract: \(entity.isAbstract),"
        + " in: GeneratedDataModel.self, ["
    ]
    for attribute in entity.attributes {
      let value = attribute.defaultValue.flatMap { literal($0, attribute.type) }
      lines.append(
        "        NSAttributeDescription(\"\(attribute.name)\", .\(kind(of: attribute.type))"
          + (value.map { ", \($0)" } ?? "") + "),")
    }
    for relationship in entity.relationships {
      let inverse = relationship.inverse.map { ", inverse: \"\($0)\"" } ?? ""
      let rule =
        ["Cascade": "cascade", "Deny": "deny", "No Action": "noAction"][relationship.deletionRule]
        ?? "nullify"
      lines.append(
        "        NSRelationshipDescription(\"\(relationship.name)\", to: \"\(relationship.destination)\""
          + inverse + ", isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered),"
          + " .\(rule)DeleteRule),")
    }
    return lines + ["      ]),"]
  }

  private static func kind(of type: String) -> String {
    let kinds = [
      "Integer 16": "integer16", "Integer 32": "integer32", "Integer 64": "integer64",
      "Decimal": "decimal", "Double": "double", "Float": "float", "String": "string",
      "Boolean": "boolean", "Date": "date", "Binary": "binaryData", "UUID": "UUID", "URI": "URI",
      "Transformable": "transformable", "Composite": "composite",
    ]
    return (kinds[type] ?? "undefined") + "AttributeType"
  }

  /// A value that an attribute has at first, in Swift.
  private static func literal(_ text: String, _ type: String) -> String? {
    switch type {
    case "Integer 16", "Integer 32", "Integer 64": return Int64(text).map { "\($0)" }
    case "Double", "Float": return Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
    case "Decimal":
      return Double(text).flatMap {
        $0.isFinite ? "NSDecimalNumber(string: \(quoted(text)))" : nil
      }
    case "Boolean": return text == "YES" ? "true" : "false"
    case "Date":
      return Double(text).flatMap {
        $0.isFinite ? "Date(timeIntervalSinceReferenceDate: \($0))" : nil
      }
    case "String": return quoted(text)
    case "UUID": return "UUID(uuidString: \(quoted(text)))"
    case "URI": return "URL(string: \(quoted(text)))"
    default: return nil
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: Classes

  private static func source(
    of entity: Entity, _ type: String, _ all: [String: Entity]
  ) -> [String] {
    var lines = [""]
    let parent = entity.parent.flatMap { all[$0]?.type }.flatMap { $0 == type ? nil : $0 }
    if entity.codeGeneration == .whole {
      lines += [
        "public class \(quotedName(type)): \(parent.map(quotedName) ?? "NSManagedObject") {",
        "  override public class var _model: NSManagedObjectModel.Type? { GeneratedDataModel.self }",
        "}",
      ]
    }
    lines += [
      "extension \(quotedName(type)) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(quotedName(type))> {",
      "    NSFetchRequest<\(quotedName(type))>(entityName: \"\(entity.name)\")", "  }",
    ]
    // What entities above have is inherited.
    var inherited: Set<String> = []
    var above = entity.parent
    var depth = 0
    while let known = above.flatMap({ all[$0] }), depth < 64 {
      inherited.formUnion(known.attributes.map(\.name) + known.relationships.map(\.name))
      above = known.parent
      depth += 1
    }
    for attribute in entity.attributes where !inherited.contains(attribute.name) {
      let type = self.type(of: attribute)
      if !type.isEmpty { lines.append(property(attribute.name, type)) }
    }
    for relationship in entity.relationships where !inherited.contains(relationship.name) {
      let other = quotedName(all[relationship.destination]?.type ?? "NSManagedObject")
      if !relationship.isToMany {
        lines.append(property(relationship.name, other + "?"))
      } else {
        lines.append(
          property(relationship.name, relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"))
        lines += accessors(of: relationship, other)
      }
    }
    lines.append("}")
    if entity.parent == nil { lines.append("extension \(quotedName(type)): Identifiable {}") }
    return lines
  }

  private static func property(_ name: String, _ type: String) -> String {
    "  public var \(quotedName(name)): \(type) { get { _value(\"\(name)\") } set { _setValue(newValue, \"\(name)\") } }"
  }

  /// The type of an attribute; empty where it has none in Swift.
  private static func type(of attribute: Attribute) -> String {
    let numbers = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    if let number = numbers[attribute.type] { return attribute.isScalar ? number : "NSNumber?" }
    switch attribute.type {
    case "Date": return attribute.isScalar ? "TimeInterval" : "Date?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Composite": return "[String: Any]?"
    case "Transformable":
      guard let type = attribute.customType, isType(type) else { return "NSObject?" }
      return type + "?"
    default: return ""
    }
  }

  /// Whether a text can be the name of a type, as `[String]` is, and nothing else.
  private static func isType(_ text: String) -> Bool {
    var depth = 0
    for character in text {
      switch character {
      case "[", "<": depth += 1
      case "]", ">": depth -= 1
      case "_", ".", ":", ",", " ", "?": break
      default: guard character.isLetter || ("0"..."9").contains(character) else { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0 && text.utf8.count < 200
      && (text.first?.isLetter == true || text.first == "[")
      && (text.last?.isLetter == true || text.last?.isNumber == true || text.last == "]"
        || text.last == ">")
  }

  private static func accessors(of relationship: Relationship, _ other: String) -> [String] {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let key = "of: \"\(relationship.name)\""
    var lines = [
      "  public func addTo\(name)(_ value: \(other)) { _change(value, \(key)) }",
      "  public func removeFrom\(name)(_ value: \(other)) { _change(value, \(key)) }",
      "  public func addTo\(name)(_ values: \(set)) { _change(values, \(key)) }",
      "  public func removeFrom\(name)(_ values: \(set)) { _change(values, \(key)) }",
    ]
    guard relationship.isOrdered else { return lines }
    let indexes = "at indexes: NSIndexSet"
    lines += [
      "  public func insertInto\(name)(_ value: \(other), at idx: Int) { _change(value, idx, \(key)) }",
      "  public func removeFrom\(name)(at idx: Int) { _change(idx, \(key)) }",
      "  public func insertInto\(name)(_ values: [\(other)], \(indexes)) { _change(values, indexes, \(key)) }",
      "  public func removeFrom\(name)(\(indexes)) { _change(indexes, \(key)) }",
      "  public func replace\(name)(at idx: Int, with value: \(other)) { _change(idx, value, \(key)) }",
      "  public func replace\(name)(\(indexes), with values: [\(other)]) { _change(indexes, values, \(key)) }",
    ]
    return lines
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  private static func quotedName(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
