import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Links in texts are opened where their words are.
@MainActor @Suite("Links in texts")
struct TextLinkTests {
  private struct Content: View {
    let text: Text
    let log: Log
    var body: some View {
      text.font(.system(size: 16))
        .environment(
          \.openURL,
          OpenURLAction { url in
            log(url.absoluteString)
            return .handled
          })
    }
  }

  private func probe(
    _ text: Text, _ log: Log, width: Double = 400, mirrored: Bool = false
  ) throws -> Probe {
    var configuration = HostConfiguration(size: Size(width, 400))
    if mirrored { configuration.layoutDirection = .rightToLeft }
    return try Probe(Content(text: text, log: log), configuration)
  }

  /// The links of a text, as elements.
  private func links(_ probe: Probe) -> [LinkElement] {
    var found: [LinkElement] = []
    func visit(_ element: Element) {
      if let link = element as? LinkElement { found.append(link) }
      element.drawnChildren.forEach(visit)
    }
    visit(probe.host.graph.rootElement)
    return found
  }

  @Test func aTapOnTheWordsOpensWhatTheyLeadTo() throws {
    let log = Log()
    let probe = try probe(
      Text("Read [the terms](https://a.example/terms) and [the rest](https://a.example/rest)."), log
    )
    let found = links(probe)
    #expect(found.map(\.link.words) == ["the terms", "the rest"])
    for link in found { probe.host.tap(at: try #require(link.touchPoints.first)) }
    #expect(log.entries == ["https://a.example/terms", "https://a.example/rest"])
    // Beside the links nothing is opened.
    let text = try #require(probe.host.semantics.first?.frame)
    probe.host.tap(at: Point(text.x + 5, text.midY))
    #expect(log.entries.count == 2)
  }

  @Test func aLinkOfAnAttributedString() throws {
    var string = AttributedString("go there")
    if let range = string.range(of: "there") {
      string[range].link = URL(string: "https://b.example")
    }
    let log = Log()
    let probe = try probe(Text(string), log)
    probe.host.tap(at: try #require(links(probe).first?.touchPoints.first))
    #expect(log.entries == ["https://b.example"])
  }

  @Test func withoutAnActionOfOnesOwnTheSystemOpensIt() throws {
    let probe = try Probe(Text("[all](https://c.example)"))
    probe.host.tap(at: .init(393 / 2, 852 / 2))
    #expect(probe.host.openedURLs.map(\.url.absoluteString) == ["https://c.example"])
  }

  @Test(arguments: [false, true])
  func aLinkThatWrapsIsThereOnEveryLine(mirrored: Bool) throws {
    let log = Log()
    let probe = try probe(
      Text("before [a link of several words that wraps](https://d.example) after"), log, width: 120,
      mirrored: mirrored)
    let link = try #require(links(probe).first)
    #expect(link.areas.count >= 3)
    for point in link.touchPoints { probe.host.tap(at: point) }
    #expect(log.entries.count == link.areas.count)
    let text = try #require(probe.host.semantics.first?.frame)
    // The words before it stand at the beginning of the first line, in a text that is read from
    // the left on either side.
    let first = try #require(link.areas.first)
    #expect(first.x > 30)
    probe.host.tap(at: Point(text.x + first.x - 20, text.y + first.midY))
    #expect(log.entries.count == link.areas.count)
  }

  @Test func aLinkThatIsReadFromTheRight() throws {
    let log = Log()
    let probe = try probe(
      Text("שלום [עולם](https://e.example)"), log, width: 300, mirrored: true)
    let link = try #require(links(probe).first)
    let text = try #require(probe.host.semantics.first?.frame)
    // The second word is on the left.
    #expect(link.areas[0].x < 1 && link.areas[0].maxX < text.width * 0.6)
    probe.host.tap(at: Point(text.maxX - 5, text.midY))
    #expect(log.entries.isEmpty)
    probe.host.tap(at: Point(text.x + 5, text.midY))
    #expect(log.entries == ["https://e.example"])
  }

  @Test func linksAreToldOf() throws {
    let log = Log()
    let probe = try probe(Text("Read [the terms](https://f.example)."), log)
    #expect(probe.host.semantics.map(\.label) == ["Read the terms.", "the terms"])
    let link = try #require(probe.host.semantics.last)
    #expect(link.traits == .isLink)
    #expect(try #require(link.frame).width < #require(probe.host.semantics.first?.frame).width)
    probe.host.perform(on: link)
    probe.tap("the terms")
    #expect(log.entries == ["https://f.example", "https://f.example"])
    let alone = try self.probe(Text("[all](https://f.example)"), log)
    #expect(alone.host.semantics.map(\.label) == ["all"])
    #expect(alone.host.semantics[0].traits == .isLink)
    alone.host.perform(on: alone.host.semantics[0])
    #expect(log.entries.count == 3)
  }

  @Test func whatIsOneThingDoesNotSayItsLinksTwice() throws {
    let probe = try Probe(
      VStack {
        Text("[one](https://g.example) and more")
        Text("below")
      }
      .accessibilityElement(children: .combine))
    let element = try #require(probe.host.semantics.first)
    #expect(element.label == "one and more, below")
    #expect(element.traits.contains(.isLink))
    probe.host.perform(on: element)
    #expect(probe.host.openedURLs.count == 1)
  }

  @Test func aKeyboardGoesFromLinkToLink() throws {
    let log = Log()
    let probe = try probe(
      Text("[one](https://h.example/1) or [two](https://h.example/2)"), log)
    func rings() -> Int {
      probe.list.description.split(separator: "\n")
        .count { $0.contains("stroke rounded") && $0.contains("width 3") }
    }
    #expect(rings() == 0)
    probe.host.press(.tab)
    #expect(rings() == 1)
    probe.host.press(.return)
    probe.host.press(.tab)
    probe.host.press(.space)
    #expect(log.entries == ["https://h.example/1", "https://h.example/2"])
    #expect(rings() == 1)
  }

  @Test func linksFollowTheTextThatTheyAreIn() throws {
    struct Moving: View {
      let model: Model<Bool>
      var body: some View {
        VStack {
          Text(model.value ? "[moved](https://i.example)" : "none")
          Spacer().frame(height: model.value ? 100 : 0)
        }
      }
    }
    let model = Model(false)
    let probe = try Probe(Moving(model: model))
    #expect(links(probe).isEmpty)
    probe.host.act { model.set(true, .linear(duration: 1)) }
    probe.host.advance(by: 0.5)
    #expect(links(probe).count == 1)
    probe.tap("moved")
    #expect(probe.host.openedURLs.count == 1)
    model.set(false, nil)
    probe.host.advance(by: 2)
    #expect(links(probe).isEmpty)
  }

  @Test func whatIsCutAwayCannotBeOpened() throws {
    let log = Log()
    let probe = try Probe.list(
      Text("some words that fill the line [hidden](https://j.example)").lineLimit(1)
        .frame(width: 120))
    #expect(links(probe).first?.areas.isEmpty == true)
    #expect(probe.labels.count == 1)
    #expect(log.entries.isEmpty)
  }

  @Test func aDisabledTextOpensNothing() throws {
    let probe = try Probe(Text("[all](https://k.example)").disabled(true))
    probe.host.tap(at: .init(393 / 2, 852 / 2))
    #expect(probe.host.openedURLs.isEmpty)
  }

  @Test func aDragThatScrollsOpensNothing() throws {
    let probe = try Probe.list(
      ScrollView {
        Text("[all](https://l.example)").frame(height: 1000, alignment: .top)
      })
    let link = try #require(links(probe).first?.touchPoints.first)
    probe.drag(from: link, by: Size(0, -60))
    probe.host.touchUp()
    #expect(probe.host.openedURLs.isEmpty)
  }
}
