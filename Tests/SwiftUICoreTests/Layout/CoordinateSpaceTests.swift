import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@MainActor @Suite("Coordinate spaces")
struct CoordinateSpaceTests {
  private func frames(_ read: @escaping (GeometryProxy) -> Void) throws -> ViewHost {
    let view = VStack(spacing: 0) {
      Color.gray.frame(height: 30)
      GeometryReader { proxy in
        let _ = read(proxy)
        Color.red
      }.padding(.leading, 20)
    }
    .coordinateSpace(.named("box"))
    .frame(width: 100, height: 100)
    return try Probe(view, HostConfiguration(size: Size(200, 200))).host
  }

  @Test func aFrameIsToldInTheSpaceThatIsAskedFor() throws {
    var seen: [CGRect] = []
    _ = try frames { proxy in
      seen = [
        proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box")),
        proxy.frame(in: CoordinateSpace.named("box")),
      ]
    }
    let size = CGSize(width: 80, height: 70)
    #expect(
      seen == [
        CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: 70, y: 80), size: size),
        CGRect(origin: CGPoint(x: 20, y: 30), size: size),
        CGRect(origin: CGPoint(x: 20, y: 30), size: size),
      ])
  }

  @Test func theSpaceIsToldInThoseOfTheView() throws {
    var seen: [CGRect?] = []
    let host = try frames { proxy in
      seen = [proxy.bounds(of: .named("box")), proxy.bounds(of: .named("other"))]
    }
    #expect(seen == [CGRect(x: -20, y: -30, width: 100, height: 100), nil])
    #expect(host.issues.isEmpty)
  }

  @Test func aNameThatNobodyHasIsTheSurfacesAndReported() throws {
    var seen = CGRect.zero
    let host = try frames { seen = $0.frame(in: .named("other")) }
    #expect(seen.origin == CGPoint(x: 70, y: 80))
    #expect(host.issues.count == 1)
  }

  @Test func theNearestOfANameCounts() throws {
    var seen = CGRect.zero
    _ = try Probe(
      VStack {
        GeometryReader { proxy in let _ = seen = proxy.frame(in: .named(1)) }
          .coordinateSpace(.named(1)).padding(10)
      }.coordinateSpace(name: 1))
    #expect(seen.origin == .zero)
  }
}
