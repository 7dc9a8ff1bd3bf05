import Foundation

/// A target of a package: Swift files that are one module.
struct SwiftTarget: Equatable {
  enum Kind: Equatable {
    case regular, test
    /// A macro or a plug-in, which runs while other targets are compiled; or no Swift.
    case tool
  }

  let name: String
  var kind = Kind.regular
  /// Where it is, without a slash at the end.
  var folder: String
  var sources: [String] = []
  var excluded: [String] = []
  /// The paths of its resources, relative to its folder.
  var resources: [String] = []

  /// Its Swift files, in order.
  var files: [String] {
    let roots = sources.isEmpty ? [folder] : sources.map { "\(folder)/\($0)" }
    let left = excluded.map { "\(folder)/\($0)" }
    return roots.flatMap { ProjectFiles.swiftFiles(at: $0) }.filter { path in
      !left.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  func holds(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

  /// Its files with their texts, and what SwiftPM adds to them: the bundle of its resources.
  var contents: [SourceFile] {
    var files = files.compactMap { ProjectFiles.read($0) }
    let constants = AssetConstants.file(for: files, folders: [bundleFolder], bundle: ".module")
    if let constants {
      files.append(SourceFile(path: "\(folder)/\(AssetConstants.fileName)", text: constants.text))
    }
    if !resources.isEmpty, files.contains(where: { $0.text.contains(".module") }) {
      files.append(SourceFile(path: "\(folder)/resource_bundle_accessor.swift", text: bundle))
    }
    return files
  }

  /// What is processed stands at the bundle's root: of one folder of resources it is that folder. Of
  /// several, and of copies, it is the target's.
  private var bundleFolder: String {
    var place = folder
    var isFolder: ObjCBool = false
    if resources.count == 1,
      FileManager.default.fileExists(atPath: "\(folder)/\(resources[0])", isDirectory: &isFolder),
      isFolder.boolValue
    {
      place += "/\(resources[0])"
    }
    return URL(fileURLWithPath: place).path
  }

  private var bundle: String {
    """
    import Foundation
    extension Foundation.Bundle {
      static let module = Foundation.Bundle(path: \(FilmSources.literal(bundleFolder))) ?? .main
    }
    """
  }
}
