import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Rows are there where they can be seen: behind bars and in the rest of what is not safe, too.
@MainActor @Suite("Rows under bars")
struct RowsUnderBarsTests {
  private struct Screen: View {
    let isLazy: Bool
    let anchor: UnitPoint?
    var body: some View {
      NavigationStack {
        ScrollView {
          if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
        }
        .defaultScrollAnchor(anchor)
        .toolbarBackground(.hidden, for: .navigationBar)
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 120) }
      }
    }

    private var rows: some View {
      ForEach(0..<60, id: \.self) { row in
        Color(.sRGB, red: Double(row) / 60, green: 0.5, blue: 0).frame(height: 30)
      }
    }
  }

  private func shown(
    _ system: SystemVersion, isLazy: Bool, anchor: UnitPoint?, _ act: (ViewHost) -> Void = { _ in }
  ) throws -> Data {
    var configuration = HostConfiguration(system: system)
    configuration.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let view = try DrawnView(Screen(isLazy: isLazy, anchor: anchor), 200, 500, in: configuration)
    act(view.host)
    view.show(at: 5)
    return Data((0..<500).flatMap { y in view.pixel(60, y).map { UInt8(clamping: $0) } })
  }

  @Test(
    "Lazy ones are those that eager ones are",
    arguments: [SystemVersion.iOS18, .iOS26], [nil, UnitPoint.center, .bottom])
  func likeEagerOnes(_ system: SystemVersion, _ anchor: UnitPoint?) throws {
    #expect(
      try shown(system, isLazy: true, anchor: anchor)
        == shown(system, isLazy: false, anchor: anchor))
  }

  @Test("So they are after a drag", arguments: [SystemVersion.iOS18, .iOS26])
  func dragged(_ system: SystemVersion) throws {
    func drag(_ host: ViewHost) {
      host.touchDown(at: Point(100, 300))
      for step in 1...20 {
        host.advance(by: 1.0 / 60)
        _ = host.frame()
        host.touchMove(to: Point(100, 300 - 15 * Double(step)))
      }
      host.advance(by: 0.2)
      host.touchUp()
    }
    let eager = try shown(system, isLazy: false, anchor: nil, drag)
    #expect(try shown(system, isLazy: true, anchor: nil, drag) == eager)
    #expect(try shown(system, isLazy: false, anchor: nil) != eager)
  }
}
