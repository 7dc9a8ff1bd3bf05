import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Writes down the sizes that it is given.
private struct Witness: View {
  let log: Log
  var body: some View {
    GeometryReader { geometry in
      let _ = log("\(Int(geometry.size.width))×\(Int(geometry.size.height))")
      Color.red
    }
  }
}

/// SWIFTUI-FACTS 5.5 and 12.3.
@MainActor @Suite("GeometryReader")
struct GeometryReaderTests {
  @Test func itTakesAllItIsOfferedAndPlacesAtTheTopLeading() throws {
    let view = GeometryReader { _ in
      box(10, 10); box(20, 20)
    }
    let placed = try Placed(view, 100, 50)
    #expect(placed.size == CGSize(width: 100, height: 50))
    #expect(placed.leaves.map(\.origin) == [.zero, .zero])
    #expect(try Placed(view, nil, nil).size == CGSize(width: 10, height: 10))
    #expect(try Placed(view, 100, 50, .rightToLeft).xs == [90, 80])
  }

  @Test func theLocalFrameBeginsAtZeroAndTheGlobalOneOnTheSurface() throws {
    let log = Log()
    _ = try Probe(
      GeometryReader { geometry in
        let local = geometry.frame(in: .local)
        let global = geometry.frame(in: .global)
        let _ = log("\(local) \(global)")
        Color.red
      }
      .frame(width: 40, height: 30).offset(x: 5).padding(10).geometryGroup(),
      HostConfiguration(size: .init(100, 100)))
    let local = CGRect(x: 0, y: 0, width: 40, height: 30)
    let global = CGRect(x: 35, y: 35, width: 40, height: 30)
    #expect(log.entries.last == "\(local) \(global)")
  }

  @Test func onlyTheFinalSizeIsProposedDuringAnAnimation() throws {
    let log = Log()
    let model = Model(100.0)
    struct Scene: View {
      let model: Model<Double>
      let log: Log
      var body: some View { Witness(log: log).frame(width: model.value, height: 10) }
    }
    let probe = try Probe(Scene(model: model, log: log))
    model.set(300, .linear(duration: 1))
    for step in 0...10 {
      probe.host.advance(to: Double(step) / 8)
      _ = probe.host.frame()
    }
    #expect(log.entries == ["100×10", "300×10"])
  }

  @Test func stateReadInsideIsFollowed() throws {
    struct Scene: View {
      @State private var width = 10.0
      var body: some View {
        GeometryReader { _ in Color.red.frame(width: width, height: 10) }
          .onTapGesture { width = 30 }
      }
    }
    let probe = try Probe(Scene(), HostConfiguration(size: .init(100, 100)))
    probe.host.tap(at: .init(5, 5))
    #expect(probe.value("Color/Rectangle", "frame", 2) == 30)
  }
}
