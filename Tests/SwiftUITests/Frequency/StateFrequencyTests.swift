import Combine
import SwiftUI
import TestSupport
import Testing

/// State and data flow in every form in which they are written.
@MainActor @Suite("Frequency: state")
struct StateFrequencyTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    @Published var names: [String] = []
  }

  @Observable final class Account {
    var name = "Ada"
  }

  @Test func stateAndBindings() throws {
    struct Stepped: View {
      @Binding var count: Int
      var body: some View { Button("add") { count += 1 } }
    }
    struct Content: View {
      @State private var count: Int
      @State private var other = 1
      init(start: Int) { _count = State(initialValue: start) }
      var body: some View {
        VStack {
          Text("count \(count)")
          Text("other \(other)")
          Stepped(count: $count)
          Stepped(count: .constant(5)).accessibilityLabel("constant")
          Stepped(count: Binding(get: { other }, set: { other = $0 * 2 }))
            .accessibilityLabel("doubled")
          Stepped(count: .init(get: { other }, set: { _ in $count.wrappedValue = 100 }))
            .accessibilityLabel("through")
        }
      }
    }
    let shown = try Shown { Content(start: 7) }
    #expect(shown.labels.contains("count 7"))
    shown.tap("add")
    shown.tap("constant")
    shown.tap("doubled")
    #expect(shown.labels.starts(with: ["count 8", "other 4"]))
    shown.tap("through")
    #expect(shown.labels.contains("count 100"))
  }

  @Test func onAppearInAllForms() throws {
    struct Content: View {
      let log: Log
      @State private var text = "before"
      var body: some View {
        Text(text)
          .onAppear { log("closure") }
          .onAppear() { log("empty") }
          .onAppear(perform: appear)
          .onDisappear { log("gone") }
          .task { text = "after" }
      }
      private func appear() { log("function") }
    }
    let log = Log()
    let shown = try Shown { Content(log: log) }
    #expect(Set(log.entries) == ["closure", "empty", "function"])
    #expect(shown.labels == ["after"])
    shown.host.close()
    #expect(log.entries.last == "gone")
  }

  @Test func onChangeInAllForms() throws {
    struct Content: View {
      let log: Log
      @State private var count = 1
      var body: some View {
        Button("add") { count += 1 }
          .onChange(of: count) { log("none") }
          .onChange(of: count) { old, new in log("two \(old) \(new)") }
          .onChange(of: count) { new in log("one \(new)") }
          .onChange(of: count, perform: { log("perform \($0)") })
          .onChange(of: count, initial: true) { log("initial") }
      }
    }
    let log = Log()
    let shown = try Shown { Content(log: log) }
    #expect(log.entries == ["initial"])
    shown.tap("add")
    #expect(
      Set(log.entries.dropFirst()) == ["none", "two 1 2", "one 2", "perform 2", "initial"])
  }

  @Test func observableObjects() throws {
    struct Inner: View {
      @EnvironmentObject var counter: Counter
      var body: some View { Button("inner \(counter.count)") { counter.count += 1 } }
    }
    struct Watched: View {
      @ObservedObject var counter: Counter
      var body: some View { Text("watched \(counter.count)") }
    }
    struct Content: View {
      @StateObject private var counter = Counter()
      var body: some View {
        VStack {
          Watched(counter: counter)
          Inner().environmentObject(counter)
          Stepper("step", value: $counter.count)
        }
      }
    }
    let shown = try Shown { Content() }
    shown.tap("inner 0")
    #expect(shown.labels.starts(with: ["watched 1", "inner 1"]))
  }

  @Test func observableModelsAndTheEnvironment() throws {
    struct Name: View {
      @Environment(Account.self) private var account
      @Environment(\.colorScheme) private var colorScheme
      @Environment(\.layoutDirection) var layoutDirection
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        Text("\(account.name) \(colorScheme == .dark ? "dark" : "light") \(isEnabled ? 1 : 0)")
      }
    }
    struct Content: View {
      @State private var account = Account()
      var body: some View {
        VStack {
          Name().environment(account).environment(\.colorScheme, .dark).disabled(true)
          Button("rename") { account.name = "Grace" }
        }
      }
    }
    let shown = try Shown { Content() }
    #expect(shown.labels.first == "Ada dark 0")
    shown.tap("rename")
    #expect(shown.labels.first == "Grace dark 0")
  }

  @Test func onReceiveInAllForms() throws {
    struct Content: View {
      let log: Log
      @State private var ticks = 0
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        Text("\(ticks)")
          .onReceive(timer) { _ in ticks += 1 }
          .onReceive(timer, perform: { _ in log("perform") })
      }
    }
    let log = Log()
    let shown = try Shown { Content(log: log) }
    shown.show(at: 3.5)
    #expect(shown.labels == ["3"])
    #expect(log.entries.count == 3)
  }

  @Test func waitsAndTimersFollowTheClock() throws {
    struct Content: View {
      @State private var text = "start"
      @State private var ticks = 0
      var body: some View {
        VStack {
          Text(text)
          Text("\(ticks)")
        }
        .onAppear {
          DispatchQueue.main.async { text = "turn" }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { text = "later" }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: { text = "last" })
          _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
            MainActor.assumeIsolated { ticks += 1 }
            if timer.timeInterval == 0 { timer.invalidate() }
          }
        }
      }
    }
    let shown = try Shown { Content() }
    shown.show(at: 0.5)
    #expect(shown.labels == ["turn", "1"])
    shown.show(at: 1.2)
    #expect(shown.labels == ["later", "2"])
    shown.show(at: 2)
    #expect(shown.labels == ["last", "4"])
  }

  @Test func preferencesGoUp() throws {
    struct HeightKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    struct Content: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack {
          Text("height \(Int(height))")
          Color.pureRed.frame(height: 40)
            .background(
              GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
      }
    }
    #expect(try Shown { Content() }.labels == ["height 40"])
  }

  @Test func focusAndStorage() throws {
    struct Content: View {
      enum Field { case name }
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      @AppStorage("count") private var count = 3
      @GestureState private var isDragged = false
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("name", text: $text).focused($isFocused).focused($field, equals: .name)
          Text("\(isFocused ? "in" : "out") \(count)")
          Button("enter") {
            isFocused = true
            count += 1
          }
        }
      }
    }
    let shown = try Shown { Content() }
    #expect(shown.labels.contains("out 3"))
    shown.tap("enter")
    #expect(shown.labels.contains("in 4"))
  }

  @Test func environmentKeysOfOnesOwn() throws {
    struct Content: View {
      @Environment(\.frequencyCount) private var count
      var body: some View { Text("\(count)") }
    }
    let shown = try Shown {
      Content()
      Content().environment(\.frequencyCount, 2)
    }
    #expect(shown.labels == ["1", "2"])
  }
}

private struct FrequencyCountKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var frequencyCount: Int {
    get { self[FrequencyCountKey.self] }
    set { self[FrequencyCountKey.self] = newValue }
  }
}
