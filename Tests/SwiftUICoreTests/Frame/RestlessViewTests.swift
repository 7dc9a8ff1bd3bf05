import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Views that change for ever, each in its own way: every one is stopped, is reported once with its
/// path, and leaves the frames that follow at peace.
@MainActor @Suite("Views that never come to rest")
struct RestlessViewTests {
  /// - Parameters:
  ///   - words: what the only issue says.
  ///   - path: what its path contains.
  @discardableResult
  private func expectRest<V: View>(
    _ view: V, _ words: String, at path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Probe {
    let probe = try Probe(view, HostConfiguration(size: Size(200, 200)))
    let issues = probe.host.issues
    #expect(issues.count == 1, "\(issues)", sourceLocation: sourceLocation)
    #expect(
      issues.first?.message.contains(words) == true, "\(issues)", sourceLocation: sourceLocation)
    #expect(
      issues.first?.path.contains(path) == true, "\(issues)", sourceLocation: sourceLocation)
    #expect(!probe.host.needsFrame, sourceLocation: sourceLocation)
    #expect(probe.host.nextEventTime == nil, sourceLocation: sourceLocation)
    probe.host.advance(to: 1)
    let idle = probe.host.frame()
    #expect(idle.changes.isEmpty, sourceLocation: sourceLocation)
    #expect(idle.statistics == FrameStatistics(), sourceLocation: sourceLocation)
    #expect(probe.host.graph.invariantViolations() == [], sourceLocation: sourceLocation)
    return probe
  }

  // MARK: Geometry and preferences

  private struct Swinging: View {
    @State private var width = 20.0
    var body: some View {
      Color.red.frame(width: width, height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 > 30 ? 20 : 40
        }
    }
  }

  @Test func aSizeThatLeadsToAnother() throws {
    try expectRest(Swinging(), "every round", at: "Swinging")
  }

  @Test func twoSizesThatLeadToOtherSizes() throws {
    struct Pair: View {
      var body: some View {
        HStack {
          Swinging()
          Text("Still")
        }
      }
    }
    let probe = try expectRest(Pair(), "every round", at: "Swinging")
    #expect(probe.host.semantics.map(\.label) == ["Still"])
  }

  @Test func sizesOfNeighboursThatLeadToEachOther() throws {
    struct Seesaw: View {
      @State private var left = 20.0
      @State private var right = 20.0
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: left, height: 20)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              right = 60 - $0
            }
          Color.blue.frame(width: right, height: 20)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              left = $0 + 1
            }
        }
      }
    }
    try expectRest(Seesaw(), "every round", at: "Seesaw")
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  @Test func aPreferenceThatChangesWhatSaysIt() throws {
    struct Echo: View {
      @State private var width = 20.0
      var body: some View {
        Color.red.frame(width: width, height: 20).preference(key: WidthKey.self, value: width)
          .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
      }
    }
    try expectRest(Echo(), "every round", at: "Echo")
  }

  @Test func anOverlayThatSaysAnotherPreferenceThanItIsMadeOf() throws {
    struct Tower: View {
      var body: some View {
        Color.red
          .overlayPreferenceValue(WidthKey.self) { outer in
            Color.blue.preference(key: WidthKey.self, value: outer + 1)
          }
          .overlayPreferenceValue(WidthKey.self) { Text("\(Int($0))") }
      }
    }
    // The outer one reads what the inner one says, which is a fixed point.
    let probe = try Probe(Tower())
    #expect(probe.host.issues.isEmpty)
    #expect(probe.host.semantics.map(\.label) == ["1"])
  }

  // MARK: Layouts

  /// Answers with another height every time that it is asked.
  private struct Fickle: Layout {
    final class Calls { nonisolated(unsafe) var count = 0 }
    let calls = Calls()
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      calls.count += 1
      return CGSize(width: 20, height: calls.count % 2 == 0 ? 20 : 60)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func aLayoutWhoseAnswerIsAnotherEachTime() throws {
    let probe = try Probe(Fickle { Text("a") })
    #expect(probe.host.issues.isEmpty && !probe.host.needsFrame)
  }

  @Test func aLazyRowWhoseLengthIsAnotherEachTime() throws {
    struct Rows: View {
      var body: some View {
        ScrollView {
          LazyVStack { ForEach(0..<50, id: \.self) { _ in Fickle { Text("a") } } }
        }
      }
    }
    let probe = try Probe(Rows(), HostConfiguration(size: Size(200, 200)))
    #expect(probe.host.issues.count <= 1)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
    #expect(probe.host.frame().statistics == FrameStatistics())
  }

  /// Asks for another layout whenever it is laid out.
  private struct Insistent: PrimitiveModifier {
    func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
      InsistentElement(self, content: content, node: node)
    }
  }

  private final class InsistentElement: ModifierElement<Insistent> {
    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
      super.placeChildren(in: bounds, proposal: proposal)
      invalidateLayout()
    }
  }

  @Test func aViewThatAsksForALayoutInEveryLayout() throws {
    let probe = try expectRest(
      VStack { Text("a").modifier(Insistent()) }, "Layout:", at: "VStack/Text")
    // What comes later is laid out all the same.
    probe.host.configuration.size = Size(300, 300)
    #expect(probe.host.issues.count == 1)
    #expect(probe.host.graph.presentationSurface.content.size.width == 300)
  }

  @Test func aMatchedFrameInsideOfTheViewThatFollowsIt() throws {
    struct Nested: View {
      @Namespace private var space
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .matchedGeometryEffect(id: 1, in: space)
          .padding(10)
          .matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
    let probe = try Probe(Nested())
    #expect(probe.host.issues.count <= 1)
    #expect(!probe.host.needsFrame)
  }

  // MARK: Lifecycle

  @Test func viewsWhoseAppearanceBringsOthersForEver() throws {
    struct Breeder: View {
      @State private var count = 1
      var body: some View {
        VStack { ForEach(0..<count, id: \.self) { _ in Color.red.onAppear { count += 1 } } }
      }
    }
    try expectRest(Breeder(), "every round", at: "Breeder")
  }

  @Test func changesThatLeadToEachOtherForEver() throws {
    struct Cascade: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)")
          .onAppear { first = 1 }
          .onChange(of: first) { second += 1 }
          .onChange(of: second) { first += 1 }
      }
    }
    try expectRest(Cascade(), "every round", at: "Cascade")
  }

  @Test func aBodyThatWritesWhatItReads() throws {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text("\(count)")
      }
    }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Writer() }
      }
    }
    let probe = try Probe(Screen())
    probe.tap("Show")
    let paths: [String] = probe.host.issues.map(\.path)
    #expect(paths.filter { $0.contains("Writer") }.count == 1)
    #expect(probe.host.issues.count == 1)
    _ = probe.host.frame()
    #expect(!probe.host.needsFrame)
  }

  @Test func aBodyThatWritesAModelThatItReads() throws {
    struct Child: View {
      let model: Model<Int>
      let seen: Int
      var body: some View {
        let _ = model.value += 1
        Text(verbatim: "\(seen)")
      }
    }
    struct Parent: View {
      let model: Model<Int>
      var body: some View { Child(model: model, seen: model.value) }
    }
    let model = Model(0)
    let probe = try expectRest(
      Parent(model: model), "written while a view is evaluated", at: "Parent/Child")
    // It still follows its model.
    model.value = 1000
    #expect(Int(probe.host.semantics.first?.label ?? "") ?? 0 >= 1000)
    #expect(probe.host.issues.count == 1)
  }

  // MARK: After the stop

  @Test func nothingIsLost() throws {
    struct Chain: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .onAppear { count = 1 }
          .onChange(of: count) {
            log("\(count)")
            if count < 20 { count += 1 }
          }
      }
    }
    struct Screen: View {
      let log: Log
      @State private var other = false
      var body: some View {
        Chain(log: log)
        Button("Other") { other.toggle() }.opacity(other ? 1 : 0.5)
      }
    }
    let log = Log()
    let probe = try Probe(Screen(log: log))
    #expect(log.entries.count < 20)
    // Each change from elsewhere takes the chain further, up to its end.
    for _ in 0..<3 { probe.tap("Other") }
    #expect(log.entries == (1...20).map { "\($0)" })
    #expect(probe.host.semantics.contains { $0.label == "20" })
    #expect(probe.host.issues.count == 1)
  }

  @Test func completionsThatChangeAgainInNoTime() throws {
    struct Loop: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onTapGesture { again() }
      }
      private func again() {
        withAnimation(nil) {
          count += 1
        } completion: {
          again()
        }
      }
    }
    let probe = try Probe(Loop())
    probe.tap("0")
    _ = probe.host.frame()
    #expect(probe.host.issues.count == 1)
    #expect(!probe.host.needsFrame)
  }

  @Test func waitsThatLastNoTime() throws {
    struct Loop: View {
      let log: Log
      var body: some View { Text("a").onAppear { again() } }
      private func again() {
        log("call")
        DispatchQueue.main.asyncAfter(deadline: .now()) { again() }
      }
    }
    let log = Log()
    let probe = try Probe(Loop(log: log))
    probe.host.advance(to: 0.01)
    #expect(log.entries.count > 100 && log.entries.count < 20_000)
    let messages: [String] = probe.host.issues.map(\.message)
    #expect(messages.filter { $0.contains("waits for no time") }.count == 1)
    probe.host.advance(to: 0.02)
    #expect(probe.host.now == 0.02)
    #expect(abs(probe.host.restlessTime - 0.02) < 1e-9)
  }

  @Test func waitsThatCameToRestAreOver() throws {
    struct Loop: View {
      let log: Log
      var body: some View { Text("a").onAppear { again() } }
      private func again() {
        log("call")
        // Restless for a while at 0, and once more 50 ms later.
        guard log.entries.count % 3_000 != 0 else {
          if log.entries.count < 6_000 {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { again() }
          }
          return
        }
        DispatchQueue.main.async { again() }
      }
    }
    let log = Log()
    let probe = try Probe(Loop(log: log))
    probe.host.advance(to: 0.002)
    #expect(probe.host.restlessTime > 0)
    probe.host.advance(to: 0.04)
    #expect(probe.host.restlessTime == 0)
    probe.host.advance(to: 0.054)
    #expect(log.entries.count > 4_000)
    #expect(probe.host.restlessTime > 0 && probe.host.restlessTime < 0.01)
    probe.host.advance(to: 1)
    #expect(probe.host.restlessTime == 0 && !probe.host.isWaiting)
  }
}
