import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// FEATURES section 8: views as the specification describes them, at the times of its tables.
@MainActor @Suite("Values of the specification's views")
struct SpecificationValuesTests {
  @Test func v6RowTapKeepsItsVelocity() throws {
    struct Row: View {
      @State private var isTapped = false
      var body: some View {
        HStack {
          Text("Ada")
          Spacer()
          Text("12:00")
        }
        .padding()
        .scaleEffect(isTapped ? 0.98 : 1)
        .onTapGesture {
          withAnimation(.spring(duration: 0.15, bounce: 0.1)) { isTapped = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            withAnimation(.spring(duration: 0.2, bounce: 0.2)) { isTapped = false }
          }
        }
      }
    }
    let probe = try Probe(Row())
    let row = try #require(probe.host.semantics.first?.activationPoint)
    probe.host.tap(at: row)
    for (time, expected) in [
      (16.67, 0.9968), (33.33, 0.9914), (50, 0.9868), (75, 0.9826), (100, 0.9808), (116.7, 0.9823),
      (150, 0.9904), (200, 0.9983), (250, 1.0002), (600, 1),
    ] {
      #expect(isClose(probe.value("HStack", "scale", at: time / 1000), expected), "\(time) ms")
    }
  }

  @Test func v14ProgressBarFillsAndFollows() throws {
    struct Bar: View {
      let percentage: Double
      @State private var fraction: CGFloat = 0
      var body: some View {
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule().frame(height: 8)
            Capsule().frame(width: geometry.size.width * fraction, height: 8)
          }
        }
        .frame(width: 200, height: 8)
        .onAppear { withAnimation(.easeOut(duration: 0.8).delay(0.3)) { fraction = percentage } }
        .onChange(of: percentage) { _, new in
          withAnimation(.easeOut(duration: 0.5)) { fraction = new }
        }
      }
    }
    struct Owner: View {
      let model: Model<Double>
      var body: some View { Bar(percentage: model.value) }
    }
    let model = Model(0.65)
    let probe = try Probe(Owner(model: model))
    for (time, expected) in [(0.3, 0.0), (0.4, 0.1291), (0.6, 0.3513), (0.7, 0.4450)] {
      // Widths are put on the grid of half points before they move.
      #expect(
        isClose(probe.value("Capsule[1]", "frame", 2, at: time), expected * 200, within: 0.5))
    }
    model.set(0.8, nil)
    for (time, expected) in [(0.8, 0.6099), (1.0, 0.7641), (1.1, 0.7907), (1.2, 0.8)] {
      #expect(
        isClose(probe.value("Capsule[1]", "frame", 2, at: time), expected * 200, within: 0.5))
    }
  }

  @Test func v14RingIsDrawn() throws {
    struct Ring: View {
      @State private var progress = 0.0
      var body: some View {
        Circle().trim(from: 0, to: progress).stroke(lineWidth: 8).frame(width: 80, height: 80)
          .onAppear { withAnimation(.easeOut(duration: 1)) { progress = 0.75 } }
      }
    }
    let probe = try Probe(Ring())
    for (time, expected) in [(0.1, 0.1204), (0.3, 0.3339), (0.6, 0.5889), (0.8, 0.7033), (1, 0.75)]
    {
      #expect(isClose(probe.value("TrimmedShape", "trim", 1, at: time), expected))
    }
  }

  @Test func v15PulseGoesToAndFroForEver() throws {
    struct Pulse: View {
      @State private var isPulsing = false
      var body: some View {
        Circle().frame(width: 40, height: 40)
          .scaleEffect(isPulsing ? 1.15 : 1).opacity(isPulsing ? 0.5 : 1)
          .onAppear {
            withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) {
              isPulsing = true
            }
          }
      }
    }
    let probe = try Probe(Pulse())
    for (time, scale, opacity) in [
      (0.25, 1.0194, 0.9354), (0.5, 1.075, 0.75), (1, 1.15, 0.5), (1.25, 1.1306, 0.5646),
      (2, 1, 1), (3, 1.15, 0.5),
    ] {
      #expect(isClose(probe.value("Circle", "scale", at: time), scale))
      #expect(isClose(probe.value("Circle", "opacity"), opacity))
    }
    #expect(probe.host.motions.allSatisfy { $0.isAmbient })
    #expect(probe.host.motions.count == 2)
  }

  @Test func v17PopInWaitsAndOvershoots() throws {
    struct Badge: View {
      @State private var isVisible = false
      var body: some View {
        HStack { Text("+25") }
          .scaleEffect(isVisible ? 1 : 0.8).opacity(isVisible ? 1 : 0)
          .onAppear {
            withAnimation(.spring(response: 0.5, dampingFraction: 0.6).delay(0.5)) {
              isVisible = true
            }
          }
      }
    }
    let probe = try Probe(Badge())
    for (time, scale, opacity) in [
      (0.5, 0.8, 0.0), (0.55, 0.8302, 0.1511), (0.6, 0.89, 0.45), (0.7, 0.9888, 0.944),
      (0.8, 1.0187, 1.0935), (0.9, 1.0119, 1.0596), (1, 1.0019, 1.0093), (1.2, 0.9987, 0.9937),
    ] {
      #expect(isClose(probe.value("HStack", "scale", at: time), scale))
      #expect(isClose(probe.value("HStack", "opacity"), opacity))
      // X.4: what is drawn stays within 0…1.
      #expect(probe.list.description.contains("opacity -") == false)
    }
  }

  @Test func v8MessagesAppearOneAfterTheOther() throws {
    struct Message: View {
      let delay: Double
      @State private var appeared = false
      var body: some View {
        Rectangle().frame(width: 10, height: 10).opacity(appeared ? 1 : 0)
          .offset(y: appeared ? 0 : 20)
          .onAppear {
            withAnimation(.spring(response: 0.5, dampingFraction: 0.7).delay(delay)) {
              appeared = true
            }
          }
      }
    }
    struct Thread: View {
      var body: some View {
        VStack { ForEach(0..<4) { Message(delay: Double($0) * 0.05) } }
      }
    }
    let probe = try Probe(Thread())
    let rest = (0..<4).map { probe.value("[\($0)]/Message/Rectangle", "frame", 1) ?? .nan }
    for (time, opacities) in [
      (0.1, [0.4233, 0.1457, 0, 0]), (0.2, [0.8737, 0.6851, 0.4233, 0.1457]),
      (0.3, [1.0339, 0.9841, 0.8737, 0.6851]), (0.5, [1.0145, 1.0265, 1.0393, 1.0460]),
      (0.8, [0.9988, 0.9982, 0.9979, 0.9984]),
    ] {
      probe.host.advance(to: time)
      for (index, expected) in opacities.enumerated() {
        let path = "[\(index)]/Message/Rectangle"
        #expect(isClose(probe.value(path, "opacity"), expected), "\(index) at \(time)")
        #expect(
          isClose(probe.value(path, "frame", 1), rest[index] - 20 * expected, within: 0.01))
      }
    }
  }
}
