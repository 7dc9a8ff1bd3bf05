import Foundation
import LegatoFilm
import LegatoResources

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
  /// Those of them that are copied as they are.
  var copied: [String] = []

  /// Its Swift files, in order.
  var files: [String] {
    let roots = sources.isEmpty ? [folder] : sources.map { "\(folder)/\($0)" }
    let left = excluded.map { "\(folder)/\($0)" }
    return roots.flatMap { ProjectFiles.swiftFiles(at: $0) }.filter { path in
      !left.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  func holds(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

  /// Its files with their texts, and what the package manager adds to them.
  var contents: [SourceFile] {
    let files = files.compactMap { ProjectFiles.read($0) }
    return files + additions(to: files)
  }

  /// What the package manager and Xcode add to a target with resources: their bundle, and the constants of its
  /// catalogues, where the files ask for them.
  func additions(to files: [SourceFile]) -> [SourceFile] {
    var added: [SourceFile] = []
    let links = module.links()
    guard !links.isEmpty else { return [] }
    let catalogues = links.filter { $0.name.hasSuffix(".xcassets") }
    let folders = catalogues.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path }
    let constants = AssetConstants.file(
      for: files, folders: Array(Set(folders)).sorted(), bundle: ".module")
    if let constants {
      added.append(SourceFile(path: "\(folder)/\(AssetConstants.fileName)", text: constants.text))
    }
    let models = links.map(\.path).filter(DataModel.isModel)
    if let classes = DataModelClasses.file(for: models) {
      added.append(SourceFile(path: "\(folder)/\(classes.path)", text: classes.text))
    }
    if (files + added).contains(where: { $0.text.contains(".module") }) {
      added.append(SourceFile(path: "\(folder)/resource_bundle_accessor.swift", text: bundle))
    }
    return added
  }

  private var module: ModuleBundle {
    func paths(_ names: [String]) -> [String] {
      names.map { URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path }
    }
    return ModuleBundle(
      folder: URL(fileURLWithPath: folder).standardizedFileURL.path,
      processed: paths(resources.filter { !copied.contains($0) }), copied: paths(copied),
      excluded: paths(excluded))
  }

  private var bundle: String {
    let module = module
    func list(_ paths: [String]) -> String {
      "[" + paths.map(FilmSources.literal).joined(separator: ", ") + "]"
    }
    return """
      import Foundation
      import LegatoFilm
      extension Foundation.Bundle {
        static let module = LegatoFilm.ModuleResources.bundle(
          of: \(FilmSources.literal(module.folder)), processing: \(list(module.processed)),
          copying: \(list(module.copied)), excluding: \(list(module.excluded)))
      }
      """
  }
}
