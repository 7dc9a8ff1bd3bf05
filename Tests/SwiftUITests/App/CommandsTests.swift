import SwiftUI
import Testing

@testable import SwiftUICore

/// Commands on an iPhone: no menus, but shortcuts.
@MainActor @Suite("App: commands")
struct CommandsTests {
  private final class Counter: ObservableObject { @Published var count = 0 }

  private struct CountCommands: Commands {
    @ObservedObject var counter: Counter
    let isOpen: Bool

    var body: some Commands {
      CommandMenu("Count") {
        Button("Increase") { counter.count += 1 }.keyboardShortcut("i")
          .disabled(counter.count > 1)
      }
      if isOpen {
        CommandGroup(after: .newItem) {
          Button("Ten") { counter.count += 10 }.keyboardShortcut("t")
        }
      } else {
        EmptyCommands()
      }
      if #available(iOS 17, *) { InspectorCommands() }
      SidebarCommands()
      TextEditingCommands()
      TextFormattingCommands()
      ToolbarCommands()
    }
  }

  private struct CountApp: App {
    @StateObject private var counter = Counter()
    var body: some Scene {
      WindowGroup { Text("count \(counter.count)") }
        .commands { CountCommands(counter: counter, isOpen: true) }
    }
  }

  @Test func aCommandsShortcutActsAndNothingOfItIsShown() throws {
    let screen = try Screen(CountApp._firstWindow())
    #expect(screen.labels == ["count 0"])
    screen.host.press("i", modifiers: .command)
    #expect(screen.labels == ["count 1"])
    screen.host.press("t", modifiers: .command)
    #expect(screen.labels == ["count 11"])
    // The menu has disabled it by now.
    screen.host.press("i", modifiers: .command)
    #expect(screen.labels == ["count 11"])
    #expect(screen.issues.isEmpty)
  }

  private struct ReplacedApp: App {
    @StateObject private var counter = Counter()
    var body: some Scene {
      WindowGroup { Text("count \(counter.count)") }
        .commands { CountCommands(counter: counter, isOpen: true) }
        .commandsReplaced {
          CommandGroup(replacing: .help) {
            Button("Hundred") { counter.count += 100 }.keyboardShortcut("h")
          }
        }
    }
  }

  @Test func replacedCommandsDoNotAct() throws {
    let screen = try Screen(ReplacedApp._firstWindow())
    screen.host.press("i", modifiers: .command)
    #expect(screen.labels == ["count 0"])
    screen.host.press("h", modifiers: .command)
    #expect(screen.labels == ["count 100"])
  }

  private struct RemovedApp: App {
    @StateObject private var counter = Counter()
    var body: some Scene {
      WindowGroup { Text("count \(counter.count)") }
        .commands { CountCommands(counter: counter, isOpen: false) }
        .commandsRemoved()
    }
  }

  @Test func removedCommandsDoNotAct() throws {
    let screen = try Screen(RemovedApp._firstWindow())
    screen.host.press("i", modifiers: .command)
    #expect(screen.labels == ["count 0"])
  }

  private struct BranchApp: App {
    @StateObject private var counter = Counter()
    var body: some Scene {
      WindowGroup { Text("count \(counter.count)") }
        .commands { CountCommands(counter: counter, isOpen: counter.count == 0) }
    }
  }

  @Test func aConditionTakesCommandsAway() throws {
    let screen = try Screen(BranchApp._firstWindow())
    screen.host.press("t", modifiers: .command)
    screen.host.press("t", modifiers: .command)
    #expect(screen.labels == ["count 10"])
  }
}
