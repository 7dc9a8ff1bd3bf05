import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What rows say of themselves, while rows come and go.
@MainActor @Suite("Traits of rows")
struct RowTraitTests {
  private struct Rows: View {
    @State private var rows = [0, 1]
    var body: some View {
      VStack {
        TextEditor(text: .constant("words"))
        List {
          Section("Rows") {
            ForEach(rows, id: \.self) { id in
              HStack { Text("Row \(id)") }.swipeActions { Button("Drop \(id)") {} }
            }
            .onDelete { _ in }
          }
          Section {}
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { _ in
          var transaction = Transaction(animation: .linear(duration: 1.25))
          transaction.disablesAnimations = true
          withTransaction(transaction) { rows = [2, 5, 3, 4, 1] }
        }
      }
    }
  }

  /// A row asks what the row after it says in the update that takes that one away: it says nothing any more.
  @Test func theRowAfterMayBeGone() throws {
    let probe = try Probe(Rows(), HostConfiguration(size: Size(200, 300)))
    probe.host.configuration.size = Size(198.75, 152.5)
    _ = probe.host.frame()
    probe.host.advance(to: 3)
    #expect(probe.host.semantics.contains { $0.label.contains("Row 2") })
  }
}
