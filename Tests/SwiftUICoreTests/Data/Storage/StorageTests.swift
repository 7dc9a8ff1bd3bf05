import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private enum Tab: String { case home, away }

private struct Settings: View {
  @AppStorage("count") private var count = 1
  @AppStorage("name") private var name: String?
  @AppStorage("tab") private var tab = Tab.home
  @SceneStorage("count") private var ofScene = 10
  var body: some View {
    Text("\(count) \(name ?? "none") \(tab.rawValue) \(ofScene)")
    Button("write") {
      count += 1
      name = "Ann"
      tab = .away
      ofScene += 1
    }
    Button("clear") { name = nil }
  }
}

private struct Other: View {
  @AppStorage("count") private var count = 1
  let log: Log
  var body: some View {
    let _ = log("other")
    Text("\(count)")
  }
}

@MainActor @Suite("Stored values (issue 4, item 7)")
struct StorageTests {
  @Test func whatIsWrittenIsShownWhereverItIsRead() throws {
    let log = Log()
    let probe = try Probe(
      VStack {
        Settings()
        Other(log: log)
      })
    probe.tap("write")
    #expect(probe.host.semantics.map(\.label) == ["2 Ann away 11", "write", "clear", "2"])
    probe.tap("clear")
    #expect(probe.host.semantics.first?.label == "2 none away 11")
    #expect(log.entries == ["other", "other"])
  }

  @Test func everyHostStartsAnew() throws {
    try Probe(Settings()).tap("write")
    #expect(try Probe(Settings()).host.semantics.first?.label == "1 none home 10")
  }

  @Test func aValueOutlivesItsView() throws {
    struct Scene: View {
      let model: Model<Bool>
      var body: some View { if model.value { Settings() } }
    }
    let model = Model(true)
    let probe = try Probe(Scene(model: model))
    probe.tap("write")
    model.set(false, nil)
    _ = probe.host.frame()
    model.set(true, nil)
    #expect(probe.host.semantics.first?.label == "2 Ann away 11")
  }

  @Test func aValueOfAnotherTypeCountsAsMissing() throws {
    struct Scene: View {
      @AppStorage("x") private var text = "a"
      @AppStorage("x") private var number = 5
      var body: some View { Button("\(text) \(number)") { text = "b" } }
    }
    let probe = try Probe(Scene())
    probe.tap("a 5")
    #expect(probe.host.semantics.first?.label == "b 5")
  }

  @Test func aWriteCarriesItsAnimation() throws {
    struct Scene: View {
      @AppStorage("on") private var isOn = true
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 1)) { isOn = false } }
          Rectangle().opacity(isOn ? 1 : 0)
        }
      }
    }
    let probe = try Probe(Scene())
    probe.tap("go")
    #expect(isClose(probe.value("Rectangle[1]", "opacity", at: 0.5), 0.5))
  }
}
