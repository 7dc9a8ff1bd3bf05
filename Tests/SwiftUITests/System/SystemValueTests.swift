import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("What the system tells views, and what they ask of it")
struct SystemValueTests {
  @Test("URLs are handed to the system, unless a handler has them") func openURL() throws {
    struct Links: View {
      @Environment(\.openURL) private var openURL
      @State private var accepted = ""
      var body: some View {
        VStack {
          Button("Open") { openURL(URL(string: "https://a.example")!) }
          Link("Link", destination: URL(string: "https://b.example")!)
          Text(accepted)
          Group {
            Link("Handled", destination: URL(string: "https://c.example")!)
            Link("Changed", destination: URL(string: "app://d")!)
            Asking()
          }
          .environment(
            \.openURL,
            OpenURLAction { url in
              url.scheme == "app"
                ? .systemAction(URL(string: "https://d.example")!)
                : url.scheme == "no" ? .discarded : .handled
            })
        }
      }
    }
    struct Asking: View {
      @Environment(\.openURL) private var openURL
      @State private var answer = "not asked"
      var body: some View {
        Button(answer) {
          openURL(URL(string: "no://e")!) { answer = $0 ? "accepted" : "refused" }
        }
      }
    }
    let screen = try Screen(Links())
    screen.host.advance(to: 1)
    for label in ["Open", "Link", "Handled", "Changed", "not asked"] { screen.tap(label) }
    #expect(
      screen.host.openedURLs.map(\.url.absoluteString) == [
        "https://a.example", "https://b.example", "https://d.example",
      ])
    #expect(screen.host.openedURLs.first?.time == 1)
    #expect(screen.shows("refused"))
    let link = screen.host.semantics.first { $0.label == "Link" }
    #expect(link?.traits.contains(.isLink) == true)
  }

  @Test("URLs that the app is handed go to all who asked") func onOpenURL() throws {
    let log = Log()
    struct Receiver: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        VStack {
          Button("remove") { isThere = false }
          if isThere { Text("inner").onOpenURL { log("inner \($0)") } }
        }
        .onOpenURL { log("outer \($0)") }
      }
    }
    let screen = try Screen(Receiver(log: log))
    screen.host.open(try #require(URL(string: "app://1")))
    #expect(log.entries == ["outer app://1", "inner app://1"])
    screen.tap("remove")
    screen.host.open(try #require(URL(string: "app://2")))
    #expect(log.entries.last == "outer app://2")
  }

  @Test("Nothing is presented at the top") func notPresented() throws {
    struct Top: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      @Environment(\.presentationMode) private var mode
      var body: some View {
        Button(isPresented || mode.wrappedValue.isPresented ? "presented" : "not") { dismiss() }
      }
    }
    let screen = try Screen(Top())
    screen.tap("not")
    #expect(screen.shows("not"))
  }

  @Test("Phase, size classes, region and pixels") func values() throws {
    struct Values: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      @Environment(\.locale) private var locale
      @Environment(\.timeZone) private var timeZone
      @Environment(\.calendar) private var calendar
      @Environment(\.pixelLength) private var pixel
      var body: some View {
        Text(
          "\(phase) \(name(horizontal)) \(name(vertical)) \(locale.identifier) "
            + "\(timeZone.secondsFromGMT()) \(calendar.identifier) \(Double(pixel))")
      }
      func name(_ size: UserInterfaceSizeClass?) -> String { size == .compact ? "c" : "r" }
    }
    let screen = try Screen(Values())
    #expect(screen.labels == ["active c r en_US 0 gregorian 0.5"])
    screen.host.configuration.scenePhase = .background
    screen.host.configuration.size = Size(844, 390)
    #expect(screen.labels == ["background c c en_US 0 gregorian 0.5"])
  }

  @Test("A preferred colour scheme is the window's, its background with it") func colorScheme()
    throws
  {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    struct Window: View {
      let model: Model<ColorScheme?>
      var body: some View {
        VStack {
          Scheme()
          Text("inner").preferredColorScheme(model.value)
        }
      }
    }
    let model = Model<ColorScheme?>(.dark)
    let screen = try Screen(Window(model: model))
    #expect(screen.labels == ["dark", "inner"])
    #expect(screen.host.frame().list.background == SystemColor.background.display(.dark))
    model.value = nil
    #expect(screen.labels == ["light", "inner"])
    #expect(screen.host.frame().list.background == SystemColor.background.display(.light))
    screen.host.configuration.colorScheme = .dark
    #expect(screen.labels == ["dark", "inner"])
    model.value = .light
    #expect(screen.labels == ["light", "inner"])
    screen.host.configuration.dynamicTypeSize = .xLarge
    #expect(screen.labels == ["light", "inner"])
    #expect(screen.host.frame().list.background == SystemColor.background.display(.light))
  }

  @Test("What views want of the system's own overlays, the host is told") func overlays() throws {
    let screen = try Screen(
      VStack {
        Text("a").statusBarHidden()
        Text("b").persistentSystemOverlays(.hidden)
      })
    #expect(screen.host.isStatusBarHidden)
    #expect(screen.host.persistentSystemOverlays == .hidden)
    let plain = try Screen(Text("a").statusBar(hidden: false))
    #expect(!plain.host.isStatusBarHidden)
    #expect(plain.host.persistentSystemOverlays == .automatic)
  }
}
