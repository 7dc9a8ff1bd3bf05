import Foundation
import Synchronization

/// The texts of a folder of resources: its string catalogues, and the files of its `*.lproj` folders.
///
/// A file is read when its table is first asked for, and once.
package final class StringResources: Sendable {
  package let folder: String
  /// The one language that it has texts in, where it is the folder of one; `nil` where it may have any.
  let language: String?
  /// The languages of `*.lproj` folders, by name; `Base` among them.
  private let projects: [String: String]
  private let tables = Mutex<[String: Table]>([:])

  private struct Table: Sendable {
    var catalogue: StringCatalog?
    var byLanguage: [String: [String: LocalizedEntry]] = [:]
    var faults: [String] = []
  }

  private static let known = Mutex<[String: StringResources]>([:])

  /// The texts of a folder, which are read once.
  package static func of(_ folder: String) -> StringResources {
    known.withLock { known in
      if let found = known[folder] { return found }
      let resources = StringResources(folder)
      known[folder] = resources
      return resources
    }
  }

  /// Forgets what was read, as files may have changed.
  package static func forget() { known.withLock { $0 = [:] } }

  package init(_ folder: String) {
    self.folder = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var projects: [String: String] = [:]
    for name in names.sorted() where name.hasSuffix(".lproj") {
      projects[String(name.dropLast(6))] = folder + "/" + name
    }
    // Apps that choose the language themselves make a bundle of one language's folder.
    if folder.hasSuffix(".lproj"), let name = folder.split(separator: "/").last {
      language = String(name.dropLast(6))
      projects[String(name.dropLast(6))] = folder
    } else {
      language = nil
    }
    self.projects = projects
    catalogues = names.filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(10)) }
      .sorted()
  }

  /// The tables that have a catalogue.
  package let catalogues: [String]

  /// Whether the folder has any text at all.
  package var isEmpty: Bool { projects.isEmpty && catalogues.isEmpty }

  /// The language that the app is written in, as the first catalogue has it; `nil` where there is none.
  package var sourceLanguage: String? {
    catalogues.lazy.compactMap { self.table($0).catalogue?.sourceLanguage }.first
  }

  /// The languages that a table has texts in.
  func languages(of name: String) -> Set<String> {
    let table = table(name)
    return Set(table.byLanguage.keys).union(table.catalogue?.languages ?? [])
  }

  func entry(_ key: String, table name: String, language: String) -> LocalizedEntry? {
    let table = table(name)
    return table.catalogue?.entry(key, in: language) ?? table.byLanguage[language]?[key]
  }

  func isLeftAlone(_ key: String, table name: String) -> Bool {
    table(name).catalogue?.isLeftAlone(key) ?? false
  }

  /// Whether the key's own words are its text in the language that the app is written in.
  func isWritten(_ key: String, table name: String) -> Bool {
    table(name).catalogue?.has(key) ?? false
  }

  /// What is wrong with the files of a table.
  func faults(of name: String) -> [String] { table(name).faults }

  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 200 && !name.contains("/") && !name.contains("\0")
      && name != ".."
  }

  private func table(_ name: String) -> Table {
    tables.withLock { tables in
      if let known = tables[name] { return known }
      let table = Self.isUsable(name) ? read(name) : Table()
      tables[name] = table
      return table
    }
  }

  private func read(_ name: String) -> Table {
    var table = Table()
    func contents<Value>(
      _ path: String, _ parse: ([UInt8]) throws(ResourceFault) -> Value
    ) -> Value? {
      switch ResourceFile.read(path) {
      case .failure(.missing): return nil
      case .failure(let fault): table.faults.append("\(path): \(fault).")
      case .success(let bytes):
        do { return try parse(bytes) } catch { table.faults.append("\(path): \(error).") }
      }
      return nil
    }
    table.catalogue = contents("\(folder)/\(name).xcstrings") { bytes throws(ResourceFault) in
      try StringCatalog(bytes)
    }
    for (language, project) in projects {
      var entries: [String: LocalizedEntry] = [:]
      if let pairs = contents("\(project)/\(name).strings", StringsFile.read) {
        entries = pairs.mapValues { LocalizedEntry(format: $0) }
      }
      // A rule takes the place of a text of the same key.
      if let rules = contents("\(project)/\(name).stringsdict", StringsDictionary.read) {
        entries.merge(rules) { $1 }
      }
      if !entries.isEmpty { table.byLanguage[language] = entries }
    }
    return table
  }
}
