import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// FEATURES section 8: the documents' own views at the times of its tables.
@MainActor @Suite("Values of the specification's blocks")
struct SpecificationBlockValueTests {
  /// A block to whose first step has been done.
  private func played(_ block: SpecificationBlock) throws -> Probe {
    let world = BlockWorld()
    let probe = try Probe(block.view(world))
    for step in block.steps where step.time == 0 { step.action(probe, world) }
    return probe
  }

  /// - Parameter expected: values by milliseconds.
  private func expect(
    _ probe: Probe, _ path: String, _ property: String, _ component: Int = 0, from base: Double = 0,
    at expected: KeyValuePairs<Double, Double>, within tolerance: Double = 0.0005,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in expected where time / 1000 >= probe.host.now {
      let shown = probe.value(path, property, component, at: time / 1000).map { $0 - base }
      #expect(
        isClose(shown, value, within: tolerance),
        "\(path) \(property) at \(time) ms: \(shown ?? .nan), not \(value)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func v11SubmitButton() throws {
    let probe = try played(.submitButton)
    expect(probe, "ProgressView[1]", "opacity", at: [16.67: 0.0484, 33.33: 0.1552, 50: 0.2816])
    expect(probe, "Text[0]", "scale", at: [75: 0.5344, 100: 0.3811, 150: 0.1790])
    expect(
      probe, "ProgressView[1]", "scale", at: [200: 0.9213, 250: 0.9668, 300: 0.9864, 400: 0.9978])
    expect(probe, "Image[2]", "opacity", at: [2050: 0.2816, 2100: 0.6189])
  }

  @Test func v11AnimatedToggle() throws {
    let probe = try played(.animatedToggle)
    // The track begins at 343 points.
    expect(
      probe, "Circle[2]", "frame", 0, from: 343,
      at: [
        16.67: 3.4362, 33.33: 6.6640, 50: 10.4660, 75: 15.7011, 100: 19.4742, 150: 22.6786,
        200: 22.7861, 250: 22.2900, 300: 22.0147, 400: 21.9756,
      ], within: 0.001)
  }

  @Test func v11CardGrowsWithItsShadow() throws {
    let probe = try played(.selectableCards)
    expect(probe, "[0]/CardView/VStack", "scale", at: [16.67: 1.0013, 33.33: 1.0041, 50: 1.0072])
    expect(probe, "[0]/CardView/VStack", "shadow", at: [75: 5.3718, 100: 6.2925, 150: 7.3402])
    expect(probe, "[0]/CardView/VStack", "scale", at: [200: 1.0192, 300: 1.0199])
    expect(probe, "[1]/CardView/VStack", "scale", at: [400: 1])
  }

  @Test func v6MessageBubbleDipsAndComesBack() throws {
    let expected: KeyValuePairs<Double, Double> = [
      16.67: 0.9950, 33.33: 0.9852, 50: 0.9753, 75: 0.9637, 100: 0.9566, 116.7: 0.9561,
      133.3: 0.9600, 150: 0.9662, 200: 0.9862, 250: 0.9981, 300: 1.0018, 400: 1.0008, 600: 1,
    ]
    expect(try played(.messageBubble), "MessageBubbleView/Text", "scale", at: expected)
    expect(
      try played(.messageBubble), "MessageBubbleView/Text", "opacity",
      at: [33.33: 0.9409, 75: 0.8548, 116.7: 0.8245, 150: 0.8649, 250: 0.9924, 300: 1.0073])
  }

  @Test func v6ConversationRowDipsAndComesBack() throws {
    expect(
      try played(.conversationRow), "HStack", "scale",
      at: [16.67: 0.9968, 50: 0.9868, 100: 0.9808, 116.7: 0.9823, 150: 0.9904, 250: 1.0002])
  }

  @Test func v7StaggerComesInOneAfterTheOther() throws {
    let items: [KeyValuePairs<Double, Double>] = [
      [100: 0, 150: 0.2060, 200: 0.5430, 300: 0.9521, 400: 1.0284, 600: 1.0015],
      [150: 0, 200: 0.0421, 300: 0.6611, 400: 0.9850, 600: 1.0100],
      [250: 0, 300: 0.1431, 400: 0.7613, 600: 1.0247],
    ]
    let rest = [379.5, 416, 452.5]
    for (index, opacities) in items.enumerated() {
      let path = "StaggeredAnimationModifier[\(index)]/Text"
      expect(try played(.stagger), path, "opacity", at: opacities)
      let probe = try played(.stagger)
      for (time, opacity) in opacities {
        expect(
          probe, path, "frame", 1, from: rest[index], at: [time: 20 * (1 - opacity)], within: 0.011)
      }
    }
  }

  @Test func buttonStyleShrinksWhilePressed() throws {
    let probe = try played(.buttonStyles)
    // 0.02 on the spring of response 0.3 and damping fraction 0.7.
    expect(
      probe, "Usage[0]/Button/Text", "scale",
      at: [16.67: 1 - 0.02 * 0.0516, 50: 1 - 0.02 * 0.3275, 100: 1 - 0.02 * 0.7571])
  }

  @Test func v14ProgressBarFills() throws {
    let probe = try played(.animatedProgressBar)
    for (time, part) in [(300.0, 0.0), (400, 0.1291), (600, 0.3513), (700, 0.4450)] {
      expect(probe, "Capsule[1]", "frame", 2, at: [time: part * 393], within: 0.5)
    }
  }

  @Test func v14RingIsDrawn() throws {
    expect(
      try played(.circularXpProgress), "TrimmedShape[1]", "trim", 1,
      at: [100: 0.1204, 300: 0.3339, 600: 0.5889, 800: 0.7033, 1000: 0.75])
  }

  @Test func numbersRollOnTheirSpring() throws {
    // The last digit stays longest: what is still to go of the spring of response 0.4.
    expect(
      try played(.animatedNumber), "Text", "content", at: [100: 0.6016, 150: 0.9017, 300: 1.0739])
  }

  @Test func v15PulseGoesToAndFro() throws {
    let probe = try played(.pulsing)
    for (time, scale, opacity) in [
      (250.0, 1.0194, 0.9354), (500, 1.075, 0.75), (1000, 1.15, 0.5), (1250, 1.1306, 0.5646),
      (2000, 1, 1),
    ] {
      expect(probe, "PulsingModifier/Circle", "scale", at: [time: scale])
      expect(probe, "PulsingModifier/Circle", "opacity", at: [time: opacity])
    }
  }

  @Test func v17PopInOvershoots() throws {
    expect(
      try played(.popIn), "HStack", "scale",
      at: [500: 0.8, 550: 0.8302, 600: 0.89, 700: 0.9888, 800: 1.0187, 1000: 1.0019])
  }

  @Test func shimmerPassesOnceEveryTwoSeconds() throws {
    // After a second's wait it goes three widths in two seconds; then it goes on from the start.
    let probe = try played(.shimmer)
    expect(
      probe, "LinearGradient/Rectangle", "frame", 0, from: 96.5,
      at: [1000: -200, 1500: -50, 2000: 100, 2900: 370], within: 0.001)
  }

  @Test func v16StreakBadgeSwingsThreeTimes() throws {
    let probe = try played(.streakBadge)
    for (time, part) in [(150.0, 0.5), (300, 1), (450, 0.5), (600, 0), (750, 0.5), (900, 1)] {
      expect(probe, "Image[1]", "rotation", at: [time: -10 * part], within: 0.005)
      expect(probe, "Circle[0]", "scale", at: [time: 1 + 0.3 * part])
    }
  }

  @Test func v18ParticlesRiseAndFade() throws {
    let probe = try played(.celebrationParticles)
    let last = "[19]/Circle"
    // The last one waits 0.95 s and takes two at most.
    expect(probe, last, "opacity", at: [950: 1])
    probe.host.advance(to: 1.2)
    #expect((0.1..<1).contains(probe.value(last, "opacity") ?? .nan))
    probe.host.advance(to: 2.96)
    #expect(probe.host.motions.isEmpty)
    for index in 0..<20 {
      #expect(probe.value("[\(index)]/Circle", "opacity") == 0)
      #expect((-120...100).contains(probe.value("[\(index)]/Circle", "frame", 1) ?? .nan))
    }
  }

  @Test func motionSafeUsesItsAnimation() throws {
    let probe = try played(.motionSafe)
    // V1 and the appSpring, from 1 to 0.5.
    expect(probe, "MotionSafe[0]/Circle", "opacity", at: [100: 1 - 0.5 * 0.3319, 125: 0.75])
    expect(probe, "MotionSafeValue[1]/Capsule", "opacity", at: [200: 1 - 0.5 * 0.8737])
  }

  @Test func v8MessagesAppear() throws {
    let path = "MessageAppearAnimation/MessageView"
    expect(try played(.messageAppear), "[0]/\(path)", "opacity", at: [50: 0.1457, 300: 1.0339])
    expect(
      try played(.messageAppear), "[1]/\(path)", "opacity", at: [50: 0, 100: 0.1457, 400: 1.046])
  }

  @Test func v20TextStreamsACharacterEveryTenMilliseconds() throws {
    let probe = try played(.streamingText)
    for (time, text) in [(0.0, "G"), (25, "Goo"), (55, "Good e"), (120, "Good evening")] {
      probe.host.advance(to: time / 1000)
      #expect(probe.host.semantics.map(\.label) == [text], "at \(time) ms")
    }
  }

  @Test func v19ToolCardGrowsOnItsSpring() throws {
    let probe = try played(.toolCard)
    expect(
      probe, "ToolCardExpandAnimation[0]/RoundedRectangle", "frame", 3,
      at: [100: 40 + 80 * 0.4233, 200: 40 + 80 * 0.8737, 300: 40 + 80 * 1.0339], within: 0.05)
  }

  @Test func v19ToolProgressGoesOnItsCurve() throws {
    // From 65 to 90 % of 200 points.
    expect(
      try played(.toolCard), "ToolProgressAnimation[1]/GeometryReader/RoundedRectangle", "frame", 2,
      at: [100: 130 + 50 * 0.3319, 125: 155, 250: 180], within: 0.01)
  }

  @Test func slidesComeFromTheirEdges() throws {
    let probe = try played(.slideTransition)
    // Half of the way of a linear second: by half of the width, or of the height.
    let path = "VStack/SlideTransition[0]/Circle"
    expect(probe, path, "frame", 0, from: 146.5, at: [500: -50], within: 0.01)
    expect(probe, "VStack/Capsule[1]", "frame", 1, at: [500: 451], within: 0.01)
    expect(probe, "VStack/Rectangle[2]", "frame", 0, from: 146.5, at: [500: 50], within: 0.01)
  }

  @Test func sheetAppearsOnTheSpring() throws {
    expect(
      try played(.sheetAppear), "SheetAppearModifier/Color", "scale",
      at: [100: 0.95 + 0.05 * 0.4233, 200: 0.95 + 0.05 * 0.8737, 400: 0.95 + 0.05 * 1.0393])
  }

  @Test func pulseAndShimmerLoop() throws {
    let probe = try played(.pulseAndShimmer)
    expect(probe, "PulseAnimation[0]/Circle", "opacity", at: [400: 0.75, 800: 0.5, 1600: 1])
    expect(
      probe, "ShimmerAnimation[1]/LinearGradient/Rectangle", "frame", 0, from: 96.5,
      at: [2250: 100, 3000: 0], within: 0.01)
  }

  @Test func v2PressShrinksQuickly() throws {
    expect(
      try played(.buttonPress), "Capsule", "scale",
      at: [15: 0.9920, 25: 0.9870, 50: 0.9756, 75: 0.9658, 100: 0.9578, 125: 0.9522, 150: 0.95])
  }

  @Test func v9ListItemsSlideIn() throws {
    for (row, opacities) in [
      [50: 0.1457, 100: 0.4233, 300: 1.0339], [50: 0.0280, 100: 0.2517, 300: 1.0100],
      [50: 0, 100: 0.0992, 300: 0.9676], [100: 0.0074, 150: 0.1970, 300: 0.9017],
    ].enumerated() as EnumeratedSequence<[KeyValuePairs<Double, Double>]> {
      let path = "[\(row)]/ListItemAnimation/Rectangle"
      expect(try played(.listItem), path, "opacity", at: opacities)
      let probe = try played(.listItem)
      for (time, opacity) in opacities {
        expect(
          probe, path, "frame", 0, from: 146.5, at: [time: -20 * (1 - opacity)], within: 0.011)
      }
    }
  }

  @Test func cardsHandOverOnTheSpring() throws {
    // The heights are fixed: the cards fade into each other about the same middle, and the second
    // card makes room.
    expect(
      try played(.expandableCard), "ExpandableCard[0]/ExpandedCardView", "opacity",
      at: [100: 0.4233, 200: 0.8737, 1500: 1])
    expect(
      try played(.expandableCard), "ExpandableCard[0]/CollapsedCardView", "opacity",
      at: [100: 1 - 0.4233, 200: 1 - 0.8737])
    expect(
      try played(.expandableCard), "ExpandableCard[1]/CollapsedCardView/RoundedRectangle", "frame",
      1, from: 430, at: [100: 70 * 0.4233, 200: 70 * 0.8737, 1500: 70], within: 0.01)
  }
}
