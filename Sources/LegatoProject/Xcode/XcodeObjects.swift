/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects {
  /// One object: its type and its properties.
  struct Object {
    let id: String
    let isa: String
    let properties: [String: PropertyList]

    subscript(key: String) -> String? { properties[key]?.text }

    func list(_ key: String) -> [String] { properties[key]?.list.compactMap(\.text) ?? [] }

    /// What a person would call it.
    var name: String? { self["name"] ?? self["path"].map(Paths.name) }
  }

  private let objects: [String: PropertyList]
  let root: Object

  /// - Throws: where it is no project, or has no root object.
  init(_ list: PropertyList, path: String) throws(ProjectProblem) {
    guard let objects = list["objects"]?.table else {
      throw ProjectProblem(path, "it has no objects: it is not a project file")
    }
    self.objects = objects
    guard let id = list["rootObject"]?.text, let properties = objects[id]?.table else {
      throw ProjectProblem(path, "its root object does not exist")
    }
    root = Object(id: id, isa: properties["isa"]?.text ?? "", properties: properties)
  }

  subscript(id: String?) -> Object? {
    guard let id, let properties = objects[id]?.table else { return nil }
    return Object(id: id, isa: properties["isa"]?.text ?? "", properties: properties)
  }

  /// The objects that a property lists; those that do not exist are left out.
  func objects(_ key: String, of object: Object) -> [Object] {
    object.list(key).compactMap { self[$0] }
  }
}
