import Foundation

/// A data model of Core Data as Xcode keeps it: the current version of `Model.xcdatamodeld`.
///
/// What cannot be read is left out: of a hostile file as much remains as is a model.
package struct DataModel: Hashable, Sendable {
  /// Who writes the class of an entity.
  package enum CodeGeneration: String, Hashable, Sendable {
    /// Xcode writes the class and its properties.
    case whole = "class"
    /// Xcode writes the properties, and the app its class.
    case properties = "category"
    /// The app writes both.
    case none = ""
  }

  package struct Attribute: Hashable, Sendable {
    package var name: String
    /// As the file calls it: `Integer 16`.
    package var type: String
    package var isOptional = false
    /// Whether a number is a number of Swift, and no object.
    package var isScalar = false
    package var defaultValue: String?
    /// The type of a value that is transformed.
    package var customType: String?
  }

  package struct Relationship: Hashable, Sendable {
    package var name: String
    package var isToMany = false
    package var isOrdered = false
    /// The entity at the other end.
    package var destination: String
    package var inverse: String?
    /// As the file calls it: `Cascade`.
    package var deletionRule: String
  }

  package struct Entity: Hashable, Sendable {
    package var name: String
    /// Its class; `nil` where it is one of Core Data's own.
    package var type: String?
    package var codeGeneration: CodeGeneration
    package var parent: String?
    package var isAbstract = false
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
  }

  package var entities: [Entity] = []

  /// The largest file that is read, in bytes, and the entities and properties that are.
  private static let byteLimit = 8 << 20
  private static let entityLimit = 500
  private static let propertyLimit = 2_000
  /// What objects have themselves, and no model may name a property.
  private static let taken: Set<String> = [
    "description", "debugDescription", "entity", "hash", "hashValue", "hasChanges", "isDeleted",
    "isFault", "isInserted", "isUpdated", "managedObjectContext", "objectID", "objectWillChange",
    "faultingState", "hasPersistentChangedValues",
  ]

  package init(entities: [Entity] = []) { self.entities = entities }

  /// - Parameter path: `Model.xcdatamodeld`, or one of its versions, `Model.xcdatamodel`.
  package init(path: String) {
    let file = Self.currentVersion(of: path) + "/contents"
    let bytes = (try? ResourceFile.read(file).get()) ?? []
    self.init(contents: bytes.count <= Self.byteLimit ? bytes : [])
  }

  /// - Parameter contents: the text of a version's file `contents`.
  package init(contents: String) { self.init(contents: Array(contents.utf8)) }

  init(contents: [UInt8]) {
    var scanner = MarkupScanner(contents)
    var entity: Entity?
    var names: Set<String> = []
    func close() {
      guard let found = entity, entities.count < Self.entityLimit,
        !entities.contains(where: { $0.name == found.name })
      else { return }
      entities.append(found)
    }
    while let event = scanner.next() {
      switch event {
      case .start("entity", let attributes):
        close()
        names = []
        entity = Self.entity(attributes)
      case .end("entity"):
        close()
        entity = nil
      case .start("attribute", let attributes):
        guard let name = Self.property(attributes["name"]), names.count < Self.propertyLimit,
          let type = attributes["attributeType"], names.insert(name).inserted
        else { break }
        entity?.attributes.append(Self.attribute(name, type, attributes))
      case .start("relationship", let attributes):
        guard let name = Self.property(attributes["name"]), names.count < Self.propertyLimit,
          names.insert(name).inserted
        else { break }
        entity?.relationships.append(Self.relationship(name, attributes))
      default: break
      }
    }
    close()
    cutCircles()
  }

  /// No entity is above itself, however far.
  private mutating func cutCircles() {
    var parents: [String: String] = [:]
    for entity in entities { parents[entity.name] = entity.parent }
    for index in entities.indices {
      var seen: Set<String> = [entities[index].name]
      var above = entities[index].parent
      while let name = above {
        guard seen.insert(name).inserted else {
          entities[index].parent = nil
          parents[entities[index].name] = nil
          break
        }
        above = parents[name]
      }
    }
  }

  private static func entity(_ attributes: [String: String]) -> Entity? {
    guard let name = identifier(attributes["name"]) else { return nil }
    // A class of a module is found without it.
    let type = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
    let generation = attributes["codeGenerationType"].flatMap(CodeGeneration.init) ?? .none
    return Entity(
      name: name, type: type == "NSManagedObject" ? nil : identifier(type),
      codeGeneration: generation, parent: identifier(attributes["parentEntity"]),
      isAbstract: attributes["isAbstract"] == "YES")
  }

  private static func attribute(
    _ name: String, _ type: String, _ attributes: [String: String]
  ) -> Attribute {
    Attribute(
      name: name, type: type, isOptional: attributes["optional"] == "YES",
      isScalar: attributes["usesScalarValueType"] == "YES",
      defaultValue: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"],
      customType: attributes["customClassName"])
  }

  private static func relationship(
    _ name: String, _ attributes: [String: String]
  ) -> Relationship {
    Relationship(
      name: name, isToMany: attributes["toMany"] == "YES",
      isOrdered: attributes["ordered"] == "YES",
      destination: identifier(attributes["destinationEntity"]) ?? "",
      inverse: identifier(attributes["inverseName"]),
      deletionRule: attributes["deletionRule"] ?? "Nullify")
  }

  /// A name of Swift; `nil` where it is none, so that no code comes in by it.
  static func identifier(_ name: String?) -> String? {
    guard let name, let first = name.unicodeScalars.first, name.utf8.count <= 200,
      first == "_" || first.properties.isAlphabetic,
      name.unicodeScalars.allSatisfy({
        $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      })
    else { return nil }
    return name
  }

  private static func property(_ name: String?) -> String? {
    identifier(name).flatMap { taken.contains($0) ? nil : $0 }
  }

  /// The folder of the version that is in use: the one that is said to be, or the last by name.
  private static func currentVersion(of path: String) -> String {
    guard path.hasSuffix(".xcdatamodeld") else { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    if case .success(let bytes) = ResourceFile.read(path + "/.xccurrentversion"),
      bytes.count <= byteLimit
    {
      var scanner = MarkupScanner(bytes)
      while let event = scanner.next() {
        if case .text(let text) = event, versions.contains(text) { return path + "/" + text }
      }
    }
    return path + "/" + (versions.last ?? "")
  }

  /// Whether a path is that of a data model, or of the versions of one.
  package static func isModel(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
  }

  /// The data models at and below a folder, by path.
  package static func paths(in folder: String) -> [String] {
    var found: [String] = []
    collect(folder, depth: 0, into: &found)
    return found
  }

  private static func collect(_ folder: String, depth: Int, into found: inout [String]) {
    if isModel(folder) {
      return found.append(folder)
    }
    guard depth < 16, found.count < 100 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
      // Links are not followed: they may lead to where they are.
      if type as? FileAttributeType == .typeDirectory {
        collect(path, depth: depth + 1, into: &found)
      }
    }
  }
}
