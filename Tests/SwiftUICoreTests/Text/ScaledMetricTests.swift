import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

private struct Scaled: View {
  @ScaledMetric private var side = 17.0
  @ScaledMetric(relativeTo: .caption) private var small: CGFloat = 12
  var body: some View { Rectangle().frame(width: side, height: small) }
}

/// SWIFTUI-FACTS 12.6.
@MainActor @Suite("Dynamic Type metrics")
struct ScaledMetricTests {
  @Test func aMetricFollowsTheTextOfItsStyle() throws {
    let probe = try Probe(Scaled())
    #expect(probe.value("Rectangle", "frame", 2) == 17)
    probe.host.configuration.dynamicTypeSize = .accessibility1
    // As the lines of both styles: 34 of 22, and 28 of 16.
    #expect(isClose(probe.value("Rectangle", "frame", 2), 17 * 34.0 / 22, within: 0.5))
    #expect(isClose(probe.value("Rectangle", "frame", 3), 12 * 28.0 / 16, within: 0.5))
  }

  @Test func aRangeLimitsTheSize() throws {
    let configuration = HostConfiguration(dynamicTypeSize: .accessibility5)
    let probe = try Probe(Scaled().dynamicTypeSize(...DynamicTypeSize.xxLarge), configuration)
    #expect(probe.value("Rectangle", "frame", 2).map { Int($0) } == 20)
    let least = try Probe(Scaled().dynamicTypeSize(.xLarge ... .xxLarge))
    #expect(least.value("Rectangle", "frame", 2).map { Int($0) } == 19)
  }
}
