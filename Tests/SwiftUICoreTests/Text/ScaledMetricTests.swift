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
    #expect(probe.value("Rectangle", "frame", 2) == 28)
    #expect(probe.value("Rectangle", "frame", 3) == 22)
  }

  @Test func aRangeLimitsTheSize() throws {
    let configuration = HostConfiguration(dynamicTypeSize: .accessibility5)
    let probe = try Probe(Scaled().dynamicTypeSize(...DynamicTypeSize.xxLarge), configuration)
    #expect(probe.value("Rectangle", "frame", 2) == 21)
    let least = try Probe(Scaled().dynamicTypeSize(.xLarge ... .xxLarge))
    #expect(least.value("Rectangle", "frame", 2) == 19)
  }
}
