import SwiftUI
import TestSupport
import Testing

/// Which of two views is in front, as it is drawn, when nothing but its z index changes.
@MainActor
@Suite struct ZIndexTests {
  private struct Pile<Front: View>: View {
    let model: Model<Bool>
    let modified: (AnyView) -> Front

    var body: some View {
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        modified(AnyView(Color(red: 0, green: 0, blue: 1).zIndex(model.value ? 1 : -1)))
      }
    }
  }

  private func checkOrder<Front: View>(
    _ modified: @escaping (AnyView) -> Front, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let model = Model(true)
    let drawn = try DrawnView(Pile(model: model, modified: modified))
    var time = 0.0
    for isInFront in [true, false, true, false] {
      model.set(isInFront, nil)
      time += 1
      drawn.show(at: time)
      #expect(
        drawn.hex(50, 50) == (isInFront ? "0000FF" : "FF0000"), sourceLocation: sourceLocation)
    }
  }

  @Test func theIndexOfAPlainViewCounts() throws { try checkOrder { $0 } }

  /// The container looks through modifiers; they draw layers of their own, whose order stays.
  @Test func theIndexCountsThroughModifiersThatDrawLayers() throws {
    try checkOrder { $0.opacity(0.999) }
    try checkOrder { $0.padding(1).shadow(radius: 1).clipShape(Rectangle()) }
    try checkOrder { $0.transition(.scale).id(3).opacity(0.999).scaleEffect(1.01).blur(radius: 0) }
  }
}
