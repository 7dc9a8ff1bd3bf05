import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A row that leaves a list stays as it was while it fades, also where its content is drawn again.
@MainActor @Suite("Rows that leave a list")
struct LeavingRowTests {
  private struct Draft: Equatable {
    var rows = [0, 1, 2]
    var text = "Hello"
    var color = Color.red
  }

  private struct Drafts: View {
    let model: Model<Draft>
    var body: some View {
      @Bindable var model = model
      List {
        ForEach(model.value.rows, id: \.self) { _ in
          VStack {
            TextField("Field", text: $model.value.text)
            SecureField("Secret", text: $model.value.text)
          }
        }
        // Around each row, and as large as it.
        .opacity(0.9)
        .foregroundStyle(model.value.color)
      }
    }
  }

  /// Where the texts of all rows stand on the surface, from the top.
  private func heights(_ probe: Probe) -> [Double] {
    probe.list.drawnLayers.flatMap(\.texts).map(\.origin.y).sorted()
  }

  /// Removes the last row, so that nothing that stays moves, and changes what all rows show on the way.
  private func check(_ change: (inout Draft) -> Void) throws {
    let model = Model(Draft())
    let probe = try Probe(Drafts(model: model))
    let before = heights(probe)
    try #require(before.count == 6)
    withAnimation(.linear(duration: 0.5)) { model.value.rows = [0, 1] }
    probe.host.advance(to: 0.25)
    #expect(heights(probe) == before)
    change(&model.value)
    probe.host.advance(to: 0.3)
    #expect(heights(probe) == before)
    probe.host.advance(to: 2)
    #expect(heights(probe) == Array(before.prefix(4)))
  }

  @Test("keep the place of their texts when these are others") func texts() throws {
    try check { $0.text = "Other" }
  }

  @Test("keep the place of their texts when these are drawn in another colour")
  func colors() throws {
    try check { $0.color = .blue }
  }
}
