import Foundation
import LegatoDisplay
import LegatoFilm
import LegatoTesting
import SwiftUI
import TestSupport
import Testing

@testable import Legato

/// Every component in every state, in light and dark, as text and as a small picture: `References/`, and all
/// pictures on one page, `Documentation/components.html`. `LEGATO_BLESS=1` takes over what is drawn.
@MainActor @Suite("References of components")
struct ComponentReferenceTests {
  private static let page = PackageFolder.url("Documentation/components.html")
  private static let folder = PackageFolder.url("Tests/LegatoTests/References")

  private func references(of component: String) -> ReferenceFolder {
    ReferenceFolder(Self.folder.appendingPathComponent(component, isDirectory: true))
  }

  // MARK: Looks

  @Test("every component looks as its references, in every state, in light and dark")
  func looks() throws {
    var components: [ContactSheet.Component] = []
    var files: Set<String> = []
    let families = try families()
    for state in ComponentStates.all {
      let snapshots = [try state.snapshot(.light), try state.snapshot(.dark)]
      let folder = references(of: state.component)
      let faults = try folder.faults(of: snapshots[0], snapshots[1], named: state.name, .small)
      for fault in faults {
        for (name, content) in fault.attachments {
          Attachment.record(content, named: "\(state.component)-\(name)")
        }
        Issue.record("\(state.component): \(fault.text(maxLines: 20))")
      }
      let pictures = try snapshots.map { snapshot in
        let file = "\(state.name)-\(snapshot.scheme).png"
        files.insert("\(state.component)/\(file)")
        let size = try PNGSize(folder.folder.appendingPathComponent(file))
        return ContactSheet.Picture(
          scheme: snapshot.scheme, width: size?.width ?? 0, height: size?.height ?? 0,
          ground: snapshot.list.background)
      }
      files.insert("\(state.component)/\(state.name).txt")
      if !components.contains(where: { $0.name == state.component }) {
        components.append(
          ContactSheet.Component(
            name: state.component, family: families[state.component] ?? "Others"))
      }
      components.indices.filter { components[$0].name == state.component }.forEach {
        components[$0].states.append(ContactSheet.State(name: state.name, pictures: pictures))
      }
    }
    try checkFiles(files)
    try checkPage(components)
  }

  /// References of states that there are no more.
  private func checkFiles(_ known: Set<String>) throws {
    let isBlessing = ReferenceFolder(Self.folder).isBlessing
    for file in try files(in: Self.folder) where !known.contains(file) {
      // What a failure has written is no reference.
      if file.contains(".new.") || file.contains(".diff.") { continue }
      let url = Self.folder.appendingPathComponent(file)
      if isBlessing {
        try FileManager.default.removeItem(at: url)
      } else {
        Issue.record(
          "References/\(file) is of no state: remove it, or run with \(ReferenceFolder.variable)=1."
        )
      }
    }
  }

  private func checkPage(_ components: [ContactSheet.Component]) throws {
    let sorted = components.sorted {
      ($0.family == "Modifiers" ? 1 : $0.family == "Transitions" ? 2 : 0, $0.family, $0.name)
        < ($1.family == "Modifiers" ? 1 : $1.family == "Transitions" ? 2 : 0, $1.family, $1.name)
    }
    let html = ContactSheet(components: sorted, references: "../Tests/LegatoTests/References").html
    if ReferenceFolder(Self.folder).isBlessing {
      return try Data(html.utf8).write(to: Self.page, options: .atomic)
    }
    let known = try? String(contentsOf: Self.page, encoding: .utf8)
    #expect(
      known == html,
      "Documentation/components.html is stale: \(ReferenceFolder.variable)=1 writes it anew.")
  }

  // MARK: Completeness

  @Test("every public component, modifier and style has a reference, or a reason for none")
  func complete() throws {
    let components = Set(ComponentStates.all.map(\.component))
    let declared =
      #/public struct ([A-Za-z]+)(?:<[^>]*>)?: (?:View|ViewModifier|PrimitiveButtonStyle|ButtonStyle|ToggleStyle)[,\s{]/#
    var count = 0
    for file in try PackageFolder.swiftFiles(in: "Sources/Legato") {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declared) {
        let name = String(match.output.1)
        count += 1
        #expect(
          components.contains(name) != (ComponentStates.withoutLook[name] != nil),
          "\(name) has no state in ComponentStates, or has one and a reason for none")
      }
    }
    #expect(count > 45)
  }

  @Test("every subject of the laws is named in its states, but for transitions")
  func subjects() {
    let moving = Set(ComponentSubjects.transitions.map(\.name))
    let named = ComponentStates.names.map(\.subject)
    for subject in ComponentSubjects.all where !moving.contains(subject.name) {
      let isKnown =
        named.contains(subject.name) || ComponentStates.withoutLook[subject.name] != nil
      #expect(isKnown, "ComponentStates.names lacks \(subject.name)")
    }
    let all = Set(ComponentSubjects.all.map(\.name))
    for name in named where !all.contains(name) { Issue.record("\(name) is no subject") }
    let files = ComponentStates.all.map { "\($0.component)/\($0.name)" }
    #expect(Set(files).count == files.count, "two states have one name")
  }

  @Test("the pictures of all references take less than 2 MB")
  func small() throws {
    var total = 0
    for file in try files(in: Self.folder) where file.hasSuffix(".png") {
      let url = Self.folder.appendingPathComponent(file)
      let size = try Data(contentsOf: url).count
      total += size
      #expect(size < 32 * 1024, "\(file) has \(size) bytes")
    }
    #expect(total < 2 * 1024 * 1024)
  }

  // MARK: Files

  private func files(in folder: URL) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
  }

  /// The family of every type and function of the design system: the folder that it is declared in.
  private func families() throws -> [String: String] {
    var families: [String: String] = [:]
    let declared = #/(?:struct|enum|func) ([A-Za-z]+)/#
    for file in try PackageFolder.swiftFiles(in: "Sources/Legato") {
      let folder = file.deletingLastPathComponent().lastPathComponent
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declared) {
        let name = String(match.output.1)
        if families[name] == nil { families[name] = Self.words(folder) }
      }
    }
    return families
  }

  /// `Content states` of `ContentStates`.
  private static func words(_ name: String) -> String {
    name.enumerated().map { index, character in
      index > 0 && character.isUppercase ? " \(character.lowercased())" : "\(character)"
    }.joined()
  }
}

/// The size that a PNG file has by its header.
private struct PNGSize {
  let width: Int
  let height: Int

  /// `nil` where there is no such file.
  init?(_ file: URL) throws {
    guard let data = FileManager.default.contents(atPath: file.path), data.count > 24 else {
      return nil
    }
    func number(_ offset: Int) -> Int {
      data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    (width, height) = (number(16), number(20))
  }
}
