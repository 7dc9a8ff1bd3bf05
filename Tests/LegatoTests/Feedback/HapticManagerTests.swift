import Legato
import LegatoTesting
import SwiftUI
import Testing

/// FEATURES S4.37, S4.38, S2.51: one place for all that is felt.
@MainActor @Suite("HapticManager")
struct HapticManagerTests {
  private struct Pad: View {
    let manager: HapticManager
    let action: () -> Void
    var body: some View {
      VStack {
        Button("soft") {
          manager.impact(.soft)
          action()
        }
        Button("error") { manager.notification(.error) }
        Button("pick") { manager.selection() }
      }
      .playsHaptics(of: manager)
    }
  }

  private func felt(
    _ taps: [String], isEnabled: Bool = true, reducesMotion: Bool = false
  ) throws -> (felt: [String], actions: Int) {
    let manager = HapticManager()
    manager.isEnabled = isEnabled
    var actions = 0
    let host = try MotionHost(
      Pad(manager: manager) { actions += 1 }, size: CGSize(width: 200, height: 200),
      reducesMotion: reducesMotion)
    for label in taps {
      host.tap(label)
      host.advance(by: 0.01)
    }
    return (host.haptics.map { "\($0.feedback)" }, actions)
  }

  @Test("S4.37 one soft impact for each tap, then the action")
  func eachTapIsFeltOnce() throws {
    let result = try felt(["soft", "soft"])
    #expect(result.felt.count == 2 && result.felt.allSatisfy { $0.contains("soft") })
    #expect(result.actions == 2)
  }

  @Test func everyKindArrives() throws {
    let result = try felt(["error", "pick"])
    #expect(result.felt.count == 2)
    #expect(result.felt[0].contains("error") && result.felt[1].contains("selection"))
  }

  @Test("S4.38 switched off, nothing is felt, and nothing later")
  func theSwitchDropsEverything() throws {
    let result = try felt(["soft", "error"], isEnabled: false)
    #expect(result.felt.isEmpty && result.actions == 1)
  }

  @Test("S2.51 Reduce Motion leaves haptics as they are")
  func reduceMotionIsAboutMotion() throws {
    #expect(try felt(["soft"], reducesMotion: true).felt == felt(["soft"]).felt)
  }

  @Test func theSharedOneIsOne() {
    #expect(HapticManager.shared === HapticManager.shared)
    #expect(HapticManager.shared.isEnabled)
  }
}
