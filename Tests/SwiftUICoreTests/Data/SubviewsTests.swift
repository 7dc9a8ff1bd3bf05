import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

extension ContainerValues {
  @Entry fileprivate var isWide = false
}

/// A container that puts a plate around each of its subviews.
private struct Plates<Content: View>: View {
  var color = Color.gray
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(subviews: content) { subview in
        subview
          .frame(width: subview.containerValues.isWide ? 200 : 100, height: 20)
          .background(color)
      }
    }
  }
}

private struct Two: View {
  let name: String
  var body: some View {
    Text("\(name) 1")
    Text("\(name) 2")
  }
}

/// What a container that goes through its subviews has of them, wherever they come from.
@MainActor @Suite("Containers go through their subviews")
struct SubviewsTests {
  private func texts(_ probe: Probe) -> [String] {
    probe.host.semantics.compactMap { $0.label.isEmpty ? nil : $0.label }
  }

  private func places(_ probe: Probe) -> [String: CGRect] {
    Dictionary(
      probe.host.semantics.map {
        ($0.label, CGRect(origin: $0.element.surfaceOrigin, size: $0.element.size))
      }, uniquingKeysWith: { first, _ in first })
  }

  private struct Counted<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) subviews")
        subviews
      }
    }
  }

  @Test func oneByOneFromBuildersLoopsConditionsAndBodies() throws {
    let isShown = true
    let probe = try Probe(
      Counted {
        Text("first")
        ForEach(["a", "b"], id: \.self) { Text($0) }
        if isShown { Text("shown") } else { Text("hidden") }
        Two(name: "two")
        Group {
          Text("c")
          EmptyView()
        }
        AnyView(Two(name: "any"))
        HStack {
          Text("left")
          Text("right")
        }
        Button("press") {}
      })
    #expect(
      texts(probe) == [
        "11 subviews", "first", "a", "b", "shown", "two 1", "two 2", "c", "any 1", "any 2", "left",
        "right", "press",
      ])
  }

  @Test func modifiersOfAGroupAreAroundEachOfItsViews() throws {
    let probe = try Probe(
      Plates {
        Group {
          Text("a")
          Two(name: "b")
        }
        .containerValue(\.isWide, true)
        .padding(2)
        .font(.system(size: 9))
        Text("c")
      }, HostConfiguration(size: Size(300, 200)))
    let places = places(probe)
    // Three wide plates and a narrow one, 20 high, in the middle of 200.
    #expect(places["a"]!.midY == 70 && places["b 1"]!.midY == 90 && places["b 2"]!.midY == 110)
    #expect(places["c"]!.midY == 130)
    #expect(places["a"]!.height < 12 && places["c"]!.height > 15)
  }

  @Test func theInnermostValueCountsAndTagsAreFound() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { subview in
          let values = subview.containerValues
          Text(
            "\(values.isWide) \(values.tag(for: Int.self) ?? -1) \(values.hasTag("x")) \(values.hasTag(3))"
          )
        }
      }
    }
    let probe = try Probe(
      Reader {
        Group {
          Color.red.containerValue(\.isWide, false).tag("x")
          Color.blue.tag(3)
        }
        .containerValue(\.isWide, true)
      })
    #expect(texts(probe) == ["false -1 true false", "true 3 false true"])
  }

  @Test func theyReadTheEnvironmentOfWhereTheyAre() throws {
    struct Small<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack { ForEach(subviews: content) { $0.font(.system(size: 8)) } }
      }
    }
    let probe = try Probe(
      Small {
        Text("a"); Text("b").font(.system(size: 30))
      })
    let places = places(probe)
    #expect(places["a"]!.height < 11 && places["b"]!.height > 30)
  }

  private struct Toggled: View {
    var isWrapped = false
    @State private var names = ["a", "b", "c"]
    @State private var isDark = false
    var body: some View {
      VStack(spacing: 0) {
        Button("remove") { withAnimation(.linear(duration: 1)) { names.removeAll { $0 == "b" } } }
        Button("add") { withAnimation(.linear(duration: 1)) { names.insert("d", at: 0) } }
        Button("turn") { names.reverse() }
        Plates {
          ForEach(names, id: \.self) { name in
            if isWrapped {
              HStack { Counter(name: name) }.transition(.opacity)
            } else {
              Counter(name: name).transition(.opacity)
            }
          }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test func whatGoesFadesWithWhatIsWrittenAroundIt() throws {
    let probe = try Probe(Toggled(), HostConfiguration(size: Size(300, 400)))
    probe.tap("b 0")
    probe.host.advance(to: 0.5)
    #expect(texts(probe).contains("b 1"))
    probe.tap("remove")
    probe.host.advance(to: 1.0)
    // Half of the way: the plate of 100 by 20 is still drawn with its text, at half of its opacity.
    let fading = probe.list.drawnLayers.filter { $0.opacity < 0.9 }
    #expect(fading.contains { !$0.texts.isEmpty } && fading.contains { $0.texts.isEmpty })
    #expect(fading.allSatisfy { isClose($0.opacity, 0.5, within: 0.02) })
    probe.host.advance(to: 3)
    #expect(!texts(probe).contains("b 1") && texts(probe).suffix(2) == ["a 0", "c 0"])
  }

  /// State of a view that is listed, and of one that is made where it is shown.
  @Test(arguments: [false, true])
  func stateStaysWithItsViewWhereverThatGoes(isWrapped: Bool) throws {
    let probe = try Probe(Toggled(isWrapped: isWrapped), HostConfiguration(size: Size(300, 400)))
    probe.tap("c 0")
    probe.tap("turn")
    probe.host.advance(to: 1)
    #expect(texts(probe).suffix(3) == ["c 1", "b 0", "a 0"])
    probe.tap("add")
    probe.host.advance(to: 3)
    #expect(texts(probe).suffix(4) == ["d 0", "c 1", "b 0", "a 0"])
    probe.tap("c 1")
    probe.host.advance(to: 4)
    #expect(texts(probe).contains("c 2"))
  }

  @Test func aChangeOfOneViewEvaluatesNoOther() throws {
    let probe = try Probe(Toggled(), HostConfiguration(size: Size(300, 400)))
    probe.tap("a 0")
    let bodies = probe.host.frame().statistics.bodies
    #expect(texts(probe).contains("a 1"))
    struct Plain: View {
      var body: some View { VStack { ForEach(["a", "b", "c"], id: \.self) { Counter(name: $0) } } }
    }
    let plain = try Probe(Plain(), HostConfiguration(size: Size(300, 400)))
    plain.tap("a 0")
    // Not the container, and not the other two.
    #expect(bodies <= plain.host.frame().statistics.bodies, "\(bodies)")
  }

  @Test func sectionsAreFoundWithTheirParts() throws {
    struct Sectioned<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(sections: content) { sections in
          Text("\(sections.count) sections")
          ForEach(sections) { section in
            Text("[")
            section.header
            Text("\(section.content.count)")
            section.content
            section.footer
            Text(section.containerValues.isWide ? "]!" : "]")
          }
        }
      }
    }
    let probe = try Probe(
      Sectioned {
        Text("loose")
        Section("Title") {
          Text("a")
          Text("b")
        }
        .containerValue(\.isWide, true)
        Section {
          Two(name: "c")
        } footer: {
          Text("end")
        }
      })
    #expect(
      texts(probe) == [
        "3 sections", "[", "1", "loose", "]", "[", "Title", "2", "a", "b", "]!", "[", "2", "c 1",
        "c 2", "end", "]",
      ])
  }

  @Test func aContainerOfContainersHasTheInnerSubviews() throws {
    let probe = try Probe(
      Counted {
        ForEach(subviews: Two(name: "x")) { $0.bold() }
        Text("y")
      })
    #expect(texts(probe) == ["3 subviews", "x 1", "x 2", "y"])
  }

  @Test func aSubviewCanBeShownTwiceAndInASlice() throws {
    struct Twice<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          if let first = subviews.first {
            first
            first
          }
          subviews.dropFirst()
        }
      }
    }
    let probe = try Probe(
      Twice {
        Text("a"); Text("b"); Text("c")
      })
    #expect(texts(probe) == ["a", "a", "b", "c"])
  }

  private struct Rank: _ViewTraitKey { static var defaultValue: Int { 0 } }

  /// Containers of libraries that were written before there was another way.
  @Test func rootsOfVariadicViewsHaveChildren() throws {
    struct Divided: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
          var raised = child
          let _ = raised[Rank.self] += 10
          raised
          Text("\(child[Rank.self]) \(raised[Rank.self]) \(child.id(as: String.self) ?? "-")")
          if child.id != last { Divider().accessibilityElement().accessibilityLabel("line") }
        }
      }
    }
    struct Column: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack { Text("\(children.count)") }
      }
    }
    let probe = try Probe(
      VStack {
        _VariadicView.Tree(Divided()) {
          Text("a")._trait(Rank.self, 1)
          ForEach(["b", "c"], id: \.self) { Text($0) }
          Two(name: "d").id("two")
        }
        _VariadicView.Tree(Column()) { _UnaryViewAdaptor(Two(name: "e")) }
      })
    #expect(
      texts(probe) == [
        "a", "1 11 -", "line", "b", "0 10 b", "line", "c", "0 10 c", "line", "d 1", "0 10 two",
        "line",
        "d 2", "0 10 two", "1",
      ])
  }

  @Test func subviewsOfALazyContainerAreMadeWhereTheyAreSeen() throws {
    struct Rows<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ScrollView { LazyVStack { ForEach(subviews: content) { $0.frame(height: 20) } } }
      }
    }
    let probe = try Probe(
      Rows { ForEach(0..<2_000, id: \.self) { Text("row \($0)") } },
      HostConfiguration(size: Size(300, 400)))
    #expect(texts(probe).count < 60 && texts(probe).first == "row 0")
  }
}
