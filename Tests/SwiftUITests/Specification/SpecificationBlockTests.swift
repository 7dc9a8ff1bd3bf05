import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Every block of the specification that shows something, played as a person and an app would.
@MainActor @Suite("Blocks of the specification")
struct SpecificationBlockTests {
  /// The frames of a block at some times, played at a rate or sought.
  private func frames(
    _ block: SpecificationBlock, framesPerSecond: Double?, reducesMotion: Bool = false
  ) throws -> [String] {
    var configuration = HostConfiguration()
    configuration.reducesMotion = reducesMotion
    let world = BlockWorld()
    let probe = try Probe(block.view(world), configuration)
    let steps = block.steps
    var frames: [String] = []
    var frame = 1.0
    for time in [0, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 2, 2.1, 4, 8] {
      if let framesPerSecond {
        while frame / framesPerSecond < time {
          probe.host.advance(to: frame / framesPerSecond)
          _ = probe.host.frame()
          frame += 1
        }
      }
      probe.host.advance(to: time)
      for step in steps where step.time == time { step.action(probe, world) }
      frames.append(probe.list.description)
    }
    #expect(probe.host.issues.isEmpty)
    return frames
  }

  /// Blocks that ask the system for random numbers show something else every time.
  private nonisolated static var steadyBlocks: [SpecificationBlock] {
    SpecificationBlock.all.filter { $0.name != "celebrationParticles" }
  }

  @Test(arguments: steadyBlocks)
  func blocksShowTheSameHoweverTimePasses(_ block: SpecificationBlock) throws {
    let sought = try frames(block, framesPerSecond: nil)
    #expect(try frames(block, framesPerSecond: 60) == sought)
    #expect(try frames(block, framesPerSecond: 120) == sought)
  }

  @Test(arguments: SpecificationBlock.all)
  func blocksComeToRestOrGoRoundForEver(_ block: SpecificationBlock) throws {
    let world = BlockWorld()
    let probe = try Probe(block.view(world))
    for step in block.steps {
      probe.host.advance(to: step.time)
      step.action(probe, world)
    }
    probe.host.advance(by: 8)
    let spinners = ["contentList"]
    let loops = ["pulsing", "shimmer", "pulseAndShimmer"]
    let isEndless = (spinners + loops).contains(block.name)
    #expect(probe.host.motions.isEmpty == !isEndless)
    #expect(probe.host.motions.allSatisfy { $0.isAmbient })
    #expect(probe.host.issues.isEmpty)
  }

  /// The documents' own code heeds the flag in document 004, and nowhere before it.
  @Test(arguments: SpecificationBlock.all.filter(\.heedsReduceMotion))
  func blocksThatReadReduceMotionDoNotMoveWithIt(_ block: SpecificationBlock) throws {
    var configuration = HostConfiguration()
    configuration.reducesMotion = true
    let world = BlockWorld()
    let probe = try Probe(block.view(world), configuration)
    for step in block.steps {
      probe.host.advance(to: step.time)
      step.action(probe, world)
      #expect(probe.host.motions.isEmpty, "at \(step.time)")
    }
    let reduced = try frames(block, framesPerSecond: nil, reducesMotion: true).last
    #expect(try block.isLoop || frames(block, framesPerSecond: nil).last == reduced)
  }
}

extension SpecificationBlock {
  var heedsReduceMotion: Bool {
    [
      "decorated", "motionSafe", "messageAppear", "streamingText", "toolCard", "sheetAppear",
      "pulseAndShimmer", "buttonPress", "listItem",
    ].contains(name)
  }

  /// Whether the full form goes round for ever, and so has no last frame.
  var isLoop: Bool { name == "pulseAndShimmer" }

  @MainActor
  struct Step {
    var time: Double
    var action: (Probe, BlockWorld) -> Void
  }

  /// What a person does to a block, and what the app does.
  @MainActor var steps: [Step] {
    func tap(_ label: String, at time: Double) -> Step {
      Step(time: time) { probe, _ in probe.tap(label) }
    }
    func tap(_ x: Double, _ y: Double, at time: Double) -> Step {
      Step(time: time) { probe, _ in probe.host.tap(at: Point(x, y)) }
    }
    func press(_ x: Double, _ y: Double) -> [Step] {
      [
        Step(time: 0) { probe, _ in probe.host.touchDown(at: Point(x, y)) },
        Step(time: 0.2) { probe, _ in probe.host.touchUp() },
      ]
    }
    func change(at time: Double, _ change: @escaping (BlockWorld) -> Void) -> Step {
      Step(time: time) { probe, world in probe.host.act { change(world) } }
    }
    switch name {
    case "submitButton": return [tap("Submit", at: 0)]
    case "animatedToggle": return [tap(370, 426, at: 0)]
    case "selectableCards": return [tap(96, 426, at: 0)]
    case "messageBubble": return [tap("Hello", at: 0)]
    case "conversationRow": return [tap("Ada", at: 0)]
    case "filterChips": return [tap("Work", at: 0)]
    case "buttonStyles": return press(196, 411)
    case "buttonPress": return press(196, 426)
    case "animatedProgressBar": return [change(at: 2) { $0.amount = 0.8 }]
    case "animatedNumber", "counters": return [change(at: 0) { $0.amount = 128 }]
    case "streakBadge", "motionSafe", "slideTransition":
      return [change(at: 0) { $0.isOn = true }, change(at: 2) { $0.isOn = false }]
    case "toolCard": return [change(at: 0) { ($0.isOn, $0.amount) = (true, 0.9) }]
    case "streamingText": return [change(at: 0) { $0.text = "Good evening" }]
    case "expandableCard": return [tap(196, 380, at: 0)]
    default: return []
    }
  }
}
