import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Lazy rows that share a frame")
struct LazyMatchedTests {
  private struct Rows: View {
    let model: Model<Bool>
    @Namespace private var space
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { number in
            VStack(spacing: 0) {
              if model.value { Color.blue.frame(height: 150) }
              Color.red.frame(height: 20)
                .matchedGeometryEffect(id: 1, in: space, isSource: model.value == (number == 0))
            }
          }
        }
      }
    }
  }

  @Test func rowsThatAreDroppedBeforeTheyArePlacedAgainDoNoHarm() throws {
    let model = Model(false)
    let probe = try Probe(Rows(model: model), HostConfiguration(size: Size(200, 200)))
    for value in [true, false, true] {
      model.set(value, .spring(duration: 0.3))
      for _ in 0..<10 {
        probe.host.advance(by: 0.05)
        _ = probe.host.frame()
        #expect(probe.host.graph.invariantViolations(after: .record) == [])
      }
    }
  }
}
