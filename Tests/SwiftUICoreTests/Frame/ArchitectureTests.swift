import Foundation
import TestSupport
import Testing

@testable import SwiftUICore

/// What `Documentation/Architecture.md` says of the runtime is so.
@Suite("The architecture")
struct ArchitectureTests {
  private static let root = PackageFolder.root

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("lists the passes in the order in which they run, each with its file")
  func passes() throws {
    let document = try Self.text("Documentation/Architecture.md")
    let rows = document.matches(of: /\n\| `(\w+)` \| `([\w\/+]+\.swift)` \|/)
    #expect(
      rows.map { String($0.output.1) }
        == Pass.allCases.map(\.rawValue) + ["drive", "animate", "record"])
    for row in rows {
      let file = try Self.text("Sources/SwiftUICore/\(row.output.2)")
      #expect(file.contains("extension ViewGraph {"), "\(row.output.2) has no pass")
    }
  }

  @Test("names files that are there")
  func files() throws {
    let document = try Self.text("Documentation/Architecture.md")
    let paths = document.matches(of: /`([\w\/+]+\/[\w+]+\.(?:swift|txt|md))`/).map {
      String($0.output.1)
    }
    #expect(paths.count > 40)
    for path in paths {
      let places = [path, "Sources/SwiftUICore/\(path)"].map(Self.root.appendingPathComponent)
      #expect(
        places.contains { FileManager.default.fileExists(atPath: $0.path) }, "\(path) is missing")
    }
  }

  @Test("has hubs that stay small: the graph's properties and what elements override")
  @MainActor func hubs() throws {
    let graph = try Probe(EmptyView()).host.graph
    #expect(Mirror(reflecting: graph).children.count <= 30)

    let element = try Self.text("Sources/SwiftUICore/Layout/Element.swift")
    let members = element.matches(of: /\n  (?:package )?(?:var|func) (\w+)/)
    #expect(members.count > 10)
    #expect(members.count <= 18, "\(members.map(\.output.1).joined(separator: ", "))")
  }

  @Test("lets a host without features insert and remove views at once")
  @MainActor func bare() throws {
    let engine = try Probe(EmptyView()).host.graph.textEngine
    let switching = Switching()
    let host = ViewHost(
      features: HostFeatures(
        background: { _ in .white },
        makeSurface: { content, node in BareSurface(content: content, node: node) },
        transitions: nil, makeInputs: { _ in [] }),
      configuration: HostConfiguration(), textEngine: engine
    ) { SwitchingView(model: switching) }
    #expect(host.frame().list.description.contains("fill"))
    host.act { withAnimation(.linear(duration: 1)) { switching.isShown = false } }
    #expect(!host.frame().list.description.contains("fill"))
    #expect(!host.needsFrame)
  }
}

@Observable @MainActor
private final class Switching {
  var isShown = true
}

private struct SwitchingView: View {
  let model: Switching
  var body: some View { if model.isShown { Color.red.frame(width: 10, height: 10) } }
}

/// A surface that holds its content and nothing else.
private final class BareSurface: Element, Surface {
  let content: Element

  init(content: Element, node: Node) {
    self.content = content
    super.init(node: node)
    setChildren([content])
  }

  func layOut(_ proposal: ProposedViewSize) { content.place(at: .zero, proposal: proposal) }
  func occludes(_ element: Element) -> Bool { false }
  var contentCount: Int { content.children.count }
}
