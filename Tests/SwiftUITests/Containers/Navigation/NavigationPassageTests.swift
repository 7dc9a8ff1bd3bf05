import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A stack whose path the test holds: `list` below, numbered screens above it.
struct NumberedStack: View {
  let model: Model<[Int]>
  var log: Log?

  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $model.value) {
      Counter(name: "list")
        .logged("list", log ?? Log())
        .navigationTitle("List")
        .navigationDestination(for: Int.self) { number in
          Counter(name: "screen \(number)")
            .logged("\(number)", log ?? Log())
            .navigationTitle("Screen \(number)")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
  }
}

/// Keeps a state of its own.
private struct Counter: View {
  let name: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(name)
      Button("count \(count)") { count += 1 }
      Button("dismiss \(name)") { dismiss() }
    }
  }
}

@MainActor @Suite("Screens come and go")
struct NavigationPassageTests {
  private let width = 400.0
  private let path = Model<[Int]>([])
  private let log = Log()

  private func screen(_ configuration: HostConfiguration = .plain) throws -> Screen {
    try Screen(NumberedStack(model: path, log: log), configuration)
  }

  /// What is left of the way, by seconds.
  private static let table = [
    (0.05, 0.8143), (0.1, 0.5344), (0.2, 0.1790), (0.3, 0.0513), (0.4, 0.0136),
  ]

  @Test("A new screen comes in from the trailing edge, as a critically damped spring of 0.4 s")
  func push() throws {
    let screen = try screen()
    path.value = [1]
    #expect(isNear(screen.shift("screen 1"), width))
    for (time, rest) in Self.table {
      #expect(isNear(screen.shift("screen 1", at: time), width * rest), "\(time)")
      #expect(
        isNear(screen.shift("list"), -0.3 * width * (1 - rest)), "\(time)")
    }
    screen.settle()
    #expect(isNear(screen.shift("screen 1"), 0))
    #expect(!screen.shows("list"))
    #expect(screen.issues.isEmpty)
  }

  @Test("The screen in front goes back the same way") func pop() throws {
    path.value = [1]
    let screen = try screen()
    #expect(isNear(screen.shift("screen 1"), 0))
    path.value = []
    for (time, rest) in Self.table {
      #expect(
        isNear(screen.shift("screen 1", at: time), width * (1 - rest)), "\(time)")
      #expect(isNear(screen.shift("list"), -0.3 * width * rest), "\(time)")
    }
    screen.settle()
    #expect(isNear(screen.shift("list"), 0))
    #expect(!screen.shows("screen 1"))
  }

  @Test("Right to left it comes from the left") func rightToLeft() throws {
    let screen = try screen(
      HostConfiguration(size: Size(400, 800), layoutDirection: .rightToLeft))
    path.value = [1]
    #expect(isNear(screen.shift("screen 1", at: 0.1), -width * 0.5344))
    #expect(isNear(screen.shift("list"), 0.3 * width * 0.4656))
  }

  @Test("Under Reduce Motion nothing moves, and the end is the same") func reducedMotion() throws {
    let screen = try screen(HostConfiguration(size: Size(400, 800), reducesMotion: true))
    path.value = [1]
    for time in [0.01, 0.1, 0.3] {
      #expect(isNear(screen.shift("screen 1", at: time), 0))
      #expect(isNear(screen.shift("list"), 0))
    }
    let opacities = screen.host.values.filter { $0.property.hasPrefix("opacity") && $0.isMoving }
    #expect(opacities.contains { isNear($0.shown[0], 1 - 0.0513, within: 0.001) })
    screen.settle()
    #expect(!screen.shows("list"))
  }

  @Test("A passage evaluates no body and lays nothing out") func cost() throws {
    let screen = try screen()
    path.value = [1]
    _ = screen.statistics(at: 0)
    for time in [0.05, 0.1, 0.2, 0.3] {
      let statistics = screen.statistics(at: time)
      #expect(statistics.bodies == 0)
      #expect(statistics.layouts == 0)
      #expect(statistics.animatorsTicked > 0)
    }
    screen.settle()
    _ = screen.host.frame()
    #expect(!screen.host.needsFrame)
  }

  @Test("Seeking gives what playing gives") func seeking() throws {
    let played = try screen()
    path.value = [1]
    for step in 1...18 {
      played.host.advance(to: Double(step) / 60)
      _ = played.host.frame()
    }
    let other = Model<[Int]>([])
    let sought = try Screen(NumberedStack(model: other))
    other.value = [1]
    sought.host.advance(to: 0.3)
    #expect(played.center("screen 1") == sought.center("screen 1"))
    #expect(played.host.frame().list.description == sought.host.frame().list.description)
  }

  @Test("onDisappear follows the end of a push, onAppear comes with the beginning of a pop")
  func lifecycle() throws {
    let screen = try screen()
    #expect(log.entries == ["+list"])
    path.value = [1]
    _ = screen.host.frame()
    #expect(log.entries == ["+list", "+1"])
    screen.host.advance(to: 0.5)
    #expect(log.entries == ["+list", "+1"])
    screen.settle()
    #expect(log.entries == ["+list", "+1", "-list"])
    path.value = []
    _ = screen.host.frame()
    #expect(log.entries == ["+list", "+1", "-list", "+list"])
    screen.settle()
    #expect(log.entries == ["+list", "+1", "-list", "+list", "-1"])
  }

  @Test("Covered screens keep their state, those that have gone do not") func state() throws {
    let screen = try screen()
    screen.tap("count 0")
    path.value = [1]
    screen.settle()
    screen.tap("count 0")
    #expect(screen.shows("count 1"))
    path.value = []
    screen.settle()
    #expect(screen.shows("count 1"))
    path.value = [1]
    screen.settle()
    #expect(screen.shows("count 0"))
  }

  @Test("A pop in the middle of a push turns around where things are") func interruption() throws {
    let screen = try screen()
    path.value = [1]
    let before = try #require(screen.shift("screen 1", at: 0.1))
    path.value = []
    #expect(isNear(screen.shift("screen 1"), before))
    // It goes on inwards a little, with the velocity that it has, before it turns.
    let soon = try #require(screen.shift("screen 1", at: 0.11))
    #expect(soon < before)
    screen.settle()
    #expect(!screen.shows("screen 1"))
    #expect(isNear(screen.shift("list"), 0))
    #expect(log.entries == ["+list", "+1", "-1"])
  }

  @Test("Transactions that disable animations do so here, too") func withoutAnimation() throws {
    let screen = try screen()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { path.value = [1] }
    #expect(isNear(screen.shift("screen 1"), 0))
    #expect(!screen.shows("list"))
    #expect(screen.host.motions.isEmpty)
    #expect(log.entries == ["+list", "+1", "-list"])
  }

  @Test("Several screens at once: only the last is seen to move") func deepLink() throws {
    let screen = try screen()
    path.value = [1, 2, 3]
    #expect(isNear(screen.shift("screen 3"), width))
    #expect(!screen.shows("screen 1"))
    screen.settle()
    #expect(log.entries == ["+list", "+3", "-list"])
    path.value = [1]
    #expect(isNear(screen.shift("screen 1"), -0.3 * width))
    screen.settle()
    #expect(isNear(screen.shift("screen 1"), 0))
    #expect(log.entries == ["+list", "+3", "-list", "+1", "-3"])
  }

  @Test("dismiss takes its own screen off, and the path follows") func dismiss() throws {
    path.value = [1, 2]
    let screen = try screen()
    screen.tap("dismiss screen 2")
    #expect(path.value == [1])
    screen.settle()
    #expect(isNear(screen.shift("screen 1"), 0))
    screen.tap("dismiss screen 1")
    screen.settle()
    #expect(path.value.isEmpty)
    screen.tap("dismiss list")
    #expect(isNear(screen.shift("list"), 0))
  }

  @Test("Another value in the same place comes in over the old one") func replacement() throws {
    path.value = [1]
    let screen = try screen()
    path.value = [2]
    #expect(isNear(screen.shift("screen 2", at: 0.1), width * 0.5344))
    screen.settle()
    #expect(isNear(screen.shift("screen 2"), 0))
    #expect(!screen.shows("screen 1"))
    #expect(log.entries == ["+1", "+2", "-1"])
  }
}
