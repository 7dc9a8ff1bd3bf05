/// Reads an `.xcworkspace`: the projects and packages that it names.
enum XcodeWorkspace {
  /// The paths that a workspace names, in order.
  ///
  /// - Throws: where its contents cannot be read.
  static func references(_ path: String, disk: ProjectDisk) throws(ProjectProblem) -> [String] {
    let text = try disk.text(at: path + "/contents.xcworkspacedata")
    let root = Paths.folder(of: path)
    var folders = [root]
    var references: [String] = []
    for tag in Tags(text) {
      if tag.name == "Group" {
        if tag.closes {
          if folders.count > 1 { folders.removeLast() }
        } else if !tag.isEmpty {
          folders.append(
            resolved(tag.attributes["location"] ?? "", in: folders.last ?? root, root: root))
        }
      } else if tag.name == "FileRef", let location = tag.attributes["location"] {
        references.append(resolved(location, in: folders.last ?? root, root: root))
      }
    }
    return references
  }

  private static func resolved(_ location: String, in folder: String, root: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let path = parts.last ?? ""
    switch parts.first {
    case "container": return Paths.join(root, path)
    case "absolute": return Paths.standard(path)
    // The workspace inside of a project names the project itself.
    case "self": return path.isEmpty ? root : Paths.join(Paths.folder(of: root), path)
    default: return Paths.join(folder, path)
    }
  }
}
