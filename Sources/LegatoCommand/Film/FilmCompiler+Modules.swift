import Foundation
import LegatoFilm
import LegatoSlices
import Synchronization

/// The modules that a film's program imports, each built once for all that import it.
extension FilmCompiler {
  /// A module with the constants of its catalogues; one that is not of files, as a stand-in is, has none.
  private static func withConstants(_ module: SourceModule) -> SourceModule {
    guard let first = module.files.first, FileManager.default.fileExists(atPath: first.path) else {
      return module
    }
    return SourceModule(
      name: module.name, files: withConstants(module.files), settings: module.settings)
  }

  struct BuiltModule {
    let name: String
    let folder: URL

    var object: URL { folder.appendingPathComponent("\(name).o") }
  }

  static func parts(of module: SourceModule) -> [String] {
    [module.name] + module.settings.languageVersions + module.settings.arguments
      + module.files.flatMap { [$0.path, $0.text] }
  }

  /// How far a module is built.
  enum Depth: String {
    /// As far as what it declares: code in bodies is not looked at.
    case declared
    /// As far as its types: nothing can be linked with it.
    case checked
    case whole

    /// What serves as well, and may have been built already.
    var deeper: [Depth] {
      switch self {
      case .declared: [.checked, .whole]
      case .checked: [.whole]
      case .whole: []
      }
    }

    /// What a module is kept under, beside what it is made from.
    var mark: [String] { self == .whole ? [] : [rawValue] }
  }

  /// - Parameters:
  ///   - modules: each behind those that it imports.
  ///   - depth: how far the last is built.
  ///   - inner: how far the others are.
  ///   - patience: how many seconds an expression of the last may take; `nil`: as long as the compiler itself would.
  func build(
    _ modules: [SourceModule], as depth: Depth = .whole, importing inner: Depth = .whole,
    patience: Double? = nil
  ) throws -> [BuiltModule] {
    let modules = modules.map(Self.withConstants)
    let imports = modules.indices.map { Self.imported(by: $0, of: modules) }
    var built: [Int: BuiltModule] = [:]
    while built.count < modules.count {
      // Those that import nothing that is still to be built are built at the same time.
      let ready = modules.indices.filter { index in
        built[index] == nil && imports[index].allSatisfy { built[$0] != nil }
      }
      let known = built
      let results = Mutex<[Int: Result<BuiltModule, any Error>]>([:])
      Jobs.each(ready.count) { number in
        let index = ready[number]
        let isLast = index == modules.count - 1
        // What a module imports is part of what it is made from.
        let parts =
          [identity, lines] + imports[index].flatMap { Self.parts(of: modules[$0]) }
          + Self.parts(of: modules[index])
        let result = Result {
          try build(
            modules[index], importing: imports[index].compactMap { known[$0] }, parts: parts,
            as: isLast ? depth : inner, patience: isLast ? patience : nil)
        }
        results.withLock { $0[index] = result }
      }
      for (index, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
        built[index] = try result.get()
      }
    }
    return modules.indices.compactMap { built[$0] }
  }

  /// The numbers of the modules that a module imports, and of those that these import, in order.
  private static func imported(by index: Int, of modules: [SourceModule]) -> [Int] {
    var names = Set(modules[index].files.flatMap(\.imports))
    var found: [Int] = []
    for number in modules.indices.prefix(index).reversed()
    where names.contains(modules[number].name) {
      found.append(number)
      names.formUnion(modules[number].files.flatMap(\.imports))
    }
    return found.reversed()
  }

  /// As the compiler's own driver asks where it makes a module beside its objects. Bodies that declare types are read.
  private static let withoutBodies = [
    "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
  ]

  private func build(
    _ module: SourceModule, importing built: [BuiltModule], parts: [String], as depth: Depth,
    patience: Double?
  ) throws -> BuiltModule {
    let known = ([depth] + depth.deeper).lazy.compactMap { cache.module(for: parts + $0.mark) }
      .first
    if let known { return BuiltModule(name: module.name, folder: known) }
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("module")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let result = BuiltModule(name: module.name, folder: output)
    let subjects = try write(
      module.files, to: Self.sources(of: module.name, in: folder),
      importing: built.map(\.name), module.settings)
    try compile(
      subjects, in: folder, module.settings,
      arguments(for: module.name, in: folder, importing: built) + [
        "-enable-testing", "-emit-module",
        // By the frontend that compiles it, and not by one more.
        "-no-emit-module-separately-wmo", "-emit-module-path",
        output.appendingPathComponent("\(module.name).swiftmodule").path,
      ]
        + (depth == .whole ? ["-c", "-o", result.object.path] : [])
        + (depth == .declared ? Self.withoutBodies : [])
        + Self.driverBounds(patience))
    return BuiltModule(
      name: module.name, folder: try cache.store(module: output, for: parts + depth.mark))
  }
}
