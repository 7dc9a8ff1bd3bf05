import Foundation

/// What a file is compiled with: the other files of its target, and the modules that they import,
/// those first that others import.
struct Companions: Equatable, Sendable {
  var files: [SourceFile] = []
  var modules: [SourceModule] = []
  var settings = CompileSettings.usual
  /// Whether they are the file's target, and not only beside it.
  var isTarget = false

  static let none = Companions()
}

extension Companions {
  /// The most text that is compiled with a file without being asked for, in files and bytes.
  private static let maxFiles = 500
  private static let maxBytes = 8 << 20

  /// What a file of a package's target is compiled with; `nil` where it stands alone, or is of none.
  init?(inTargetOf file: SourceFile) {
    guard let project = SwiftProject.containing(file.path),
      let target = project.target(of: file.path)
    else { return nil }
    let others = target.contents.filter { !ProjectFiles.areSame($0.path, file.path) }
    let modules = project.modules(for: others + [file], of: target.moduleName)
    guard !others.isEmpty || !modules.isEmpty else { return nil }
    self.init(files: others, modules: modules, isTarget: true)
  }

  /// What a file of a project is compiled with; `nil` where it stands alone.
  ///
  /// - Parameter home: the folder that was asked for, where one was: all of an app that is no package.
  init?(of file: SourceFile, home: String? = nil) {
    if SwiftProject.containing(file.path)?.target(of: file.path) != nil {
      self.init(inTargetOf: file)
      return
    }
    let others = Self.neighbours(of: file, home: home)
    guard !others.isEmpty else { return nil }
    self.init(files: others)
  }

  /// The other files of an app that is no package: those below the folder that has its project or that was asked
  /// for, or of the file's own folder.
  private static func neighbours(of file: SourceFile, home: String?) -> [SourceFile] {
    let ancestors = ProjectFiles.ancestors(of: file.path)
    let root = ancestors.prefix(6).first { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }
    let own = home.flatMap { ancestors.contains($0) ? $0 : nil }
    guard let folder = root ?? own ?? ancestors.first else { return [] }
    let paths = ProjectFiles.swiftFiles(at: folder).filter { !ProjectFiles.areSame($0, file.path) }
    guard paths.count <= maxFiles else { return [] }
    let files = paths.compactMap(ProjectFiles.read).filter(\.canComeAlong)
    return files.reduce(0) { $0 + $1.text.utf8.count } <= maxBytes ? files : []
  }
}

extension SourceFile {
  /// Whether a file that nobody has asked for may be compiled with one that somebody has: it needs
  /// nothing that is not there, and is no start of a program.
  fileprivate var canComeAlong: Bool {
    imports.isSubset(of: FilmBuildConfiguration.modules) && !text.contains("@main")
  }
}
