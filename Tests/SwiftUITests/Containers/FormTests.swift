import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Forms and what groups controls in them.
@MainActor
@Suite struct FormTests {
  @Test func controlsAreRowsOf44Points() throws {
    let probe = try Probe.list(
      Form {
        Toggle("switch", isOn: .constant(true))
        LabeledContent("name", value: "Ada")
        Stepper("count", value: .constant(1))
        Text("last")
      })
    #expect(probe.labels.contains("name, Ada"))
    let label = try #require(probe.frame(of: "last"))
    // The margin above the card, and three rows.
    #expect(isClose(label.midY, 35 + 3 * 44 + 22))
  }

  @Test func aValueStandsAtTheTrailingEdge() throws {
    let probe = try Probe.list(
      Form { LabeledContent("name", value: "Ada").accessibilityElement(children: .contain) })
    let row = try #require(probe.host.semantics.first)
    #expect(row.parts == ["name", "Ada"])
  }

  @Test func aPickerHasItsLabelAndItsValueAtTheEdges() throws {
    let picker = Picker("Sound", selection: .constant(1)) {
      Text("Bell").tag(0)
      Text("Chord").tag(1)
    }
    let probe = try Probe.list(Form { picker })
    #expect(probe.labels == ["Sound, Chord"])
    let runs = try texts(probe)
    #expect(isClose(runs["Sound"], 20 + 20, within: 1))
    #expect(try #require(runs["Chord"]) > 200)
    // Outside of a row there is the value alone.
    #expect(try Probe.list(picker).labels == ["Chord"])
    #expect(try Probe.list(Form { picker.labelsHidden() }).labels == ["Chord"])
  }

  @Test func aLinkedPickerHasAScreenOfItsOwn() throws {
    struct Sizes: View {
      @State private var size = 1
      var body: some View {
        NavigationStack {
          Form {
            Picker("Size", selection: $size) {
              Text("Small").tag(0)
              Text("Large").tag(1)
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    let probe = try Probe.list(Sizes())
    #expect(probe.labels == ["Size, Large"])
    probe.tap("Size, Large")
    probe.host.advance(by: 2)
    #expect(probe.labels.contains("Small") && probe.labels.contains("Size"))
    probe.tap("Small")
    probe.host.advance(by: 2)
    #expect(probe.labels == ["Size, Small"])
  }

  @Test func aLinkInARowIsTextWithAMark() throws {
    let log = Log()
    let probe = try Probe.list(
      NavigationStack {
        List { NavigationLink("Sound") { Text("Loud").onAppear { log("there") } } }
      })
    let images = probe.list.description.components(separatedBy: "Image").count - 1
    #expect(images == 1)
    probe.host.tap(at: Point(370, 57))
    probe.host.advance(by: 2)
    #expect(log.entries == ["there"])
  }

  /// Where texts begin on the surface, by what they say.
  private func texts(_ probe: Probe) throws -> [String: Double] {
    var found: [String: Double] = [:]
    func visit(_ element: Element) {
      if let text = element as? TextElement, let said = text.semanticText {
        found[said] = text.surfaceOrigin.x
      }
      element.drawnChildren.forEach(visit)
    }
    visit(probe.host.graph.rootElement)
    return found
  }

  @Test func linesBeginAtTheTextOfARow() throws {
    struct Rows: View {
      @State private var part = 0.5
      var body: some View {
        Form {
          Label("Mail", systemImage: "envelope")
          Slider(value: $part) { Text("Volume") }
          Picker("Look", selection: .constant(0)) {
            Text("Light").tag(0)
            Text("Dark").tag(1)
          }
          .pickerStyle(.segmented)
          Text("last")
        }
      }
    }
    let probe = try Probe.list(Rows())
    let lines = probe.list.description.split(separator: "\n").compactMap { line -> Double? in
      guard line.contains(", 0.5) #3C3C43 29%"), let start = line.range(of: "rect (0, 0, ") else {
        return nil
      }
      return line[start.upperBound...].split(separator: ",").first.flatMap { Double($0) }
    }
    // The card is 360 points wide; a label's text begins after its symbol, and what has no text of
    // its own begins at the margin of the row.
    #expect(lines.count >= 3)
    #expect(lines.first.map { $0 < 320 } == true)
    #expect(lines.dropFirst().allSatisfy { isClose($0, 340) })
  }

  @Test func aGroupIsRowsOfTheListThatItIsIn() throws {
    struct Groups: View {
      var body: some View {
        List {
          DisclosureGroup("more") {
            Text("one")
            Text("two")
          }
          Text("after")
        }
      }
    }
    let probe = try Probe.list(Groups())
    #expect(probe.labels == ["more", "after"])
    probe.host.tap(at: Point(350, 40))
    #expect(probe.labels == ["more", "one", "two", "after"])
    // The row below is on its way down.
    probe.host.advance(to: 0.1)
    let moving = try #require(probe.middle(of: "after")?.y)
    #expect(moving > 35 + 66 && moving < 35 + 154)
    probe.host.advance(to: 3)
    #expect(isClose(probe.middle(of: "after")?.y, 35 + 3 * 44 + 22, within: 0.6))
    #expect(probe.frame(of: "one")?.minX == 60)
    probe.tap("more")
    probe.host.advance(to: 6)
    #expect(probe.labels == ["more", "after"])
  }

  @Test func outsideOfAListAGroupIsAColumn() throws {
    let probe = try Probe.list(
      DisclosureGroup("more", isExpanded: .constant(true)) { Text("one") })
    #expect(probe.labels == ["more", "one"])
    let (more, one) = (
      try #require(probe.middle(of: "more")), try #require(probe.middle(of: "one"))
    )
    #expect(one.y > more.y)
  }

  @Test func aBoxHasItsTitleAbove() throws {
    let probe = try Probe.list(GroupBox("title") { Text("content") })
    #expect(probe.labels == ["title", "content"])
    let (title, content) = (
      try #require(probe.frame(of: "title")), try #require(probe.frame(of: "content"))
    )
    #expect(title.minX == content.minX)
    #expect(content.minY - title.maxY == 8)
  }

  @Test func stylesOfOnesOwn() throws {
    struct Plain: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.content }
      }
    }
    struct Swapped: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.content
          configuration.label
        }
      }
    }
    let probe = try Probe.list(
      Form { LabeledContent("name", value: "Ada") }
        .formStyle(Plain()).labeledContentStyle(Swapped()))
    #expect(probe.labels == ["Ada, name"])
  }
}
