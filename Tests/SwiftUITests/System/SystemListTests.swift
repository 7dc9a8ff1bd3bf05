import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Lists of iOS 18 and 26 against frames that were measured on pictures of both.
@MainActor @Suite("Lists are those of the system")
struct SystemListTests {
  private func list<V: View>(
    _ view: V, _ system: SystemVersion, textSize: DynamicTypeSize = .large
  ) throws -> Probe {
    var configuration = HostConfiguration(
      size: Size(393, 852), scale: 3, dynamicTypeSize: textSize, system: system)
    configuration.safeAreaInsets = EdgeInsets()
    return try Probe(view, configuration)
  }

  private func sections(footer: Bool) -> some View {
    List {
      Section("Header") {
        Text("a")
        Text("b")
      }
      Section {
        Text("c")
      } header: {
        Text("Second")
      }
      if footer {
        Section {
          Text("d")
        } footer: {
          Text("Note")
        }
        Section("Third") { Text("e") }
      } else {
        Section { Text("d") }
        Section { Text("e") }
      }
    }
  }

  private func middle(_ probe: Probe, _ label: String) throws -> CGFloat {
    try #require(probe.frame(of: label), "\(label) of \(probe.labels)").midY
  }

  @Test(arguments: [
    // Row, top to the first card with a header, card to card with a header, and without one.
    (SystemVersion.iOS18, 44.0, 38.67, 56.33, 35.33), (.iOS26, 52, 40.33, 58, 35.33),
  ])
  func rowsAndSectionsStandWhereTheyDoOnAPhone(
    _ system: SystemVersion, _ row: CGFloat, _ top: CGFloat, _ header: CGFloat, _ plain: CGFloat
  ) throws {
    let probe = try list(sections(footer: false), system)
    let (a, b, c) = (try middle(probe, "a"), try middle(probe, "b"), try middle(probe, "c"))
    let (d, e) = (try middle(probe, "d"), try middle(probe, "e"))
    #expect(isClose(b - a, row, within: 0.34))
    #expect(isClose(a - row / 2, top, within: 0.4), "\(a)")
    #expect(isClose(c - b - row, header, within: 0.4), "\(c - b)")
    #expect(isClose(e - d - row, plain, within: 0.4), "\(e - d)")
  }

  @Test(arguments: [(SystemVersion.iOS18, 44.0, 72.33), (.iOS26, 52, 70)])
  func aFooterStandsBetweenCards(_ system: SystemVersion, _ row: CGFloat, _ distance: CGFloat)
    throws
  {
    let probe = try list(sections(footer: true), system)
    let (d, e) = (try middle(probe, "d"), try middle(probe, "e"))
    #expect(isClose(e - d - row, distance, within: 0.4), "\(e - d - row)")
  }

  /// At the medium size a header is 12 points: a third lower.
  @Test func headersFollowTheTextSize() throws {
    let probe = try list(sections(footer: false), .iOS18, textSize: .medium)
    let distance = try middle(probe, "c") - middle(probe, "b") - 44
    #expect(isClose(distance, 55, within: 0.4), "\(distance)")
  }

  @Test(arguments: [(SystemVersion.iOS18, 40.0), (.iOS26, 32)])
  func contentIsInsetInItsCard(_ system: SystemVersion, _ leading: CGFloat) throws {
    let view = List {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    let probe = try list(view, system)
    #expect(isClose(probe.frame(of: "a").map { Double($0.minX) }, leading, within: 0.34))
    #expect(isClose(probe.frame(of: "b").map { Double($0.maxX) }, 393 - leading, within: 0.34))
  }

  @Test(arguments: [(SystemVersion.iOS18, 20.0), (.iOS26, 16)])
  func aPlainListEndsBeforeItsEdges(_ system: SystemVersion, _ inset: Double) throws {
    let view = List {
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    let probe = try list(view.listStyle(.plain), system)
    #expect(isClose(probe.frame(of: "a").map { Double($0.minX) }, inset, within: 0.34))
    #expect(isClose(probe.frame(of: "b").map { Double($0.maxX) }, 393 - inset, within: 0.34))
  }

  @Test(
    "A label's icon has the tint in a row, or the style that is asked for",
    arguments: SystemVersion.allCases)
  func labelIcons(_ system: SystemVersion) throws {
    func paints(_ label: some View) throws -> [Paint] {
      let probe = try list(List { label }, system)
      return probe.host.graph.displayList.drawnLayers.flatMap(\.commands).compactMap {
        guard case .text(let layout, _, let paint) = $0, layout.text != "Title" else { return nil }
        return paint
      }
    }
    let label = Label("Title", systemImage: "star")
    let (tinted, red) = (try paints(label.tint(.red)), try paints(label.foregroundStyle(.red)))
    #expect(tinted.count == 1 && tinted == red)
    #expect(try paints(label) != red)
    #expect(
      try paints(
        Button {
        } label: {
          label
        }.tint(.red)) == red)
    #expect(
      try paints(
        NavigationLink {
        } label: {
          label
        }.tint(.red)) != paints(label))
  }

  @Test func headersOf18AreInCapitals() throws {
    #expect(try list(sections(footer: false), .iOS18).list.description.contains("\"HEADER\""))
    #expect(try list(sections(footer: false), .iOS26).list.description.contains("\"Header\""))
    let written = Section {
      Text("a")
    } header: {
      Text("As written").textCase(nil)
    }
    #expect(try !list(List { written }, .iOS26).list.description.contains("AS WRITTEN"))
  }

  @Test func aListsMarginOfZeroLeavesNothingAboveIt() throws {
    let view = List { Text("a") }.contentMargins(.top, 0)
    let probe = try list(view, .iOS18)
    #expect(isClose(probe.frame(of: "a").map { Double($0.midY) }, 22, within: 0.34))
    let other = try list(List { Text("a") }.contentMargins(.top, 10), .iOS26)
    #expect(isClose(other.frame(of: "a").map { Double($0.midY) }, 36, within: 0.34))
    let sides = try list(List { Text("a") }.contentMargins(.horizontal, 0), .iOS18)
    #expect(isClose(sides.frame(of: "a").map { Double($0.midY) }, 57, within: 0.34))
  }

  @Test func rowsOfAListInASectionAreTheSections() throws {
    let view = Form {
      Section {
        List(["a", "b"], id: \.self) { Text($0) }
        Text("c")
      }
    }
    let probe = try list(view, .iOS26)
    #expect(probe.labels == ["a", "b", "c"])
    #expect(isClose(try middle(probe, "b") - middle(probe, "a"), 52, within: 0.34))
    #expect(isClose(try middle(probe, "c") - middle(probe, "b"), 52, within: 0.34))
  }

  @Test func aLabelWithABadgeShowsItInALink() throws {
    let view = NavigationStack {
      List {
        NavigationLink {
          Text("there")
        } label: {
          Text("Inbox").badge(3)
        }
        NavigationLink("Sent") { Text("there") }.badge(4)
      }
    }
    let text = try list(view, .iOS26).list.description
    #expect(text.contains("\"3\"") && text.contains("\"4\""), "\(text)")
  }
}
