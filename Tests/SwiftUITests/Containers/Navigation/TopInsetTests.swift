import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What an app puts below the navigation bar goes up with the large title.
@MainActor @Suite("Bars below a bar that shrinks")
struct TopInsetTests {
  private struct Library: View {
    var title: String? = "Library"
    var hasInnerInset = false
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            if hasInnerInset {
              Color.blue.frame(height: 60)
                .safeAreaInset(edge: .top, spacing: 0) { bar("inner") }
                .frame(height: 90)
            }
            ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 40) }
          }
        }
        .safeAreaInset(edge: .top, spacing: 0) { bar("chips") }
        .navigationTitle(title ?? "")
        .navigationBarTitleDisplayMode(title == nil ? .inline : .large)
      }
    }

    private func bar(_ name: String) -> some View {
      Color.yellow.frame(height: 30).accessibilityElement().accessibilityLabel(name)
    }
  }

  /// Where the bar is drawn, from the top of the surface.
  private func top(_ label: String, _ probe: Probe) throws -> Double {
    let found = try #require(probe.host.semantics.first { $0.label == label })
    return found.center.y - 15
  }

  private func drag(_ probe: Probe, by y: Double) {
    probe.drag(from: Point(200, 400), by: Size(0, y), over: 0.5)
    // Held still, so that nothing goes on.
    probe.host.advance(by: 0.5)
    probe.host.touchUp(id: 0)
    probe.host.advance(by: 4)
    _ = probe.host.frame()
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func goUpAsFarAsTheTitleShrinks(system: SystemVersion) throws {
    let probe = try Probe(
      Library(), HostConfiguration(size: Size(393, 852), system: system))
    let (before, start) = (try top("chips", probe), probe.value("ScrollView", "scroll", 1) ?? 0)
    #expect(start == 0)
    drag(probe, by: -30)
    let moved = probe.value("ScrollView", "scroll", 1) ?? 0
    #expect(moved > 5 && moved < 52)
    #expect(try isClose(top("chips", probe), before - moved, within: 0.01))
    drag(probe, by: -300)
    // The large title was 52 high.
    #expect(try isClose(top("chips", probe), before - 52, within: 0.01))
  }

  @Test func stayWhereTheBarDoes() throws {
    let probe = try Probe(
      Library(title: nil), HostConfiguration(size: Size(393, 852), system: .iOS26))
    let before = try top("chips", probe)
    drag(probe, by: -300)
    #expect(try top("chips", probe) == before)
  }

  @Test func barsWithinTheContentGoWithThat() throws {
    let probe = try Probe(
      Library(hasInnerInset: true), HostConfiguration(size: Size(393, 852), system: .iOS26))
    let before = try top("inner", probe)
    drag(probe, by: -30)
    let moved = probe.value("ScrollView", "scroll", 1) ?? 0
    #expect(try moved > 5 && isClose(top("inner", probe), before - moved, within: 0.01))
  }
}
