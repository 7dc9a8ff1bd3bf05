/// Where the files of an Xcode project lie: each reference's path comes from the groups around it.
struct XcodeGroups {
  /// The path of each file, folder and group, by identifier.
  private(set) var paths: [String: String] = [:]
  /// The folders that Xcode 16 keeps in step with the disk.
  private(set) var synchronized: [String] = []
  private(set) var problems: [ProjectProblem] = []

  private static let maxDepth = 200

  /// - Parameters:
  ///   - folder: the folder that the project's paths are relative to.
  ///   - file: the project file.
  ///   - disk: where names are looked up that are written with other capitals than on the disk.
  init(_ objects: XcodeObjects, folder: String, file: String, disk: ProjectDisk) {
    var ancestors: Set<String> = []
    var builder = XcodeGroups()
    func visit(_ id: String, in parent: String, depth: Int) {
      guard let object = objects[id] else { return }
      guard depth < Self.maxDepth, !ancestors.contains(id) else {
        builder.problems.append(
          ProjectProblem(file, "the group \(object.name ?? id) holds itself: it was read once"))
        return
      }
      // A file that several groups hold lies where the first of them says.
      guard builder.paths[id] == nil else { return }
      let path = Self.path(of: object, in: parent, folder: folder).map { path in
        disk.spelled(path, below: path.hasPrefix(parent + "/") ? parent : folder)
      }
      builder.paths[id] = path
      if object.isa == "PBXFileSystemSynchronizedRootGroup" { builder.synchronized.append(id) }
      ancestors.insert(id)
      for child in object.list("children") { visit(child, in: path ?? parent, depth: depth + 1) }
      ancestors.remove(id)
    }
    if let main = objects.root["mainGroup"] { visit(main, in: folder, depth: 0) }
    self = builder
  }

  private init() {}

  /// `nil` for what lies in the system or is made by a build.
  private static func path(of object: XcodeObjects.Object, in parent: String, folder: String)
    -> String?
  {
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return Paths.join(parent, path)
    case "SOURCE_ROOT": return Paths.join(folder, path)
    case "<absolute>": return Paths.standard(path)
    default: return nil
    }
  }
}
