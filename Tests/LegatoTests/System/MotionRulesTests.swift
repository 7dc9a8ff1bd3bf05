import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// Rows that hold for everything that moves: S2.1, S2.22–S2.25, S2.31–S2.33, S2.37, S2.47, S2.48,
/// S4.55–S4.61, S4.65, S4.68, S4.70, S4.74, X.1, X.2 and X.6.
@MainActor @Suite("Rules of motion")
struct MotionRulesTests {
  /// A scene with one thing of each kind, and what sets it off.
  private func scene(_ knobs: Switches) -> some View {
    Turned(knobs: knobs) { knobs in
      VStack(spacing: 8) {
        MessageBubbleView(
          message: ChatMessage(id: "1", text: "Hi", isOwn: true, isSending: knobs.isOn))
        FilterChipView(title: "Chip", isSelected: knobs.isOn) {}
        ToolProgressAnimation(progress: knobs.isOn ? 1 : 0)
        Text("Row").successBounce(trigger: knobs.isOn).errorShake(trigger: knobs.isOn)
        Text("Safe").opacity(knobs.isOn ? 1 : 0.5).motionSafe(.appSpring)
      }
    }
  }

  @Test("S2.1 values at 60 Hz are those of every second frame at 120 Hz, and move at both")
  func frames() throws {
    let (at60, at120) = (Switches(), Switches())
    let slow = try Stage(scene(at60))
    let quick = try Stage(scene(at120))
    slow.act { at60.isOn = true }
    quick.act { at120.isOn = true }
    var moved = 0
    for frame in 1...60 {
      let before = slow.host.values.map(\.shown)
      slow.at(Double(frame) * 1000 / 60)
      quick.at(Double(frame) * 1000 / 60 - 1000 / 120)
      quick.at(Double(frame) * 1000 / 60)
      #expect(slow.host.values.map(\.shown) == quick.host.values.map(\.shown), "frame \(frame)")
      if before != slow.host.values.map(\.shown) { moved += 1 }
    }
    #expect(moved > 20)
  }

  @Test("S2.48 C51 a busy moment of 50 ms is caught up with: values are those of the time")
  func catchesUp() throws {
    let (busy, free) = (Switches(), Switches())
    let stages = try [Stage(scene(busy)), Stage(scene(free))]
    stages[0].act { busy.isOn = true }
    stages[1].act { free.isOn = true }
    for time in stride(from: 0.0, through: 100, by: 1000 / 60) { stages[1].at(time) }
    stages.forEach { $0.at(150) }
    #expect(stages[0].host.values.map(\.shown) == stages[1].host.values.map(\.shown))
  }

  @Test("S2.31 S2.33 S4.65 C41 effects: no body and no layout in a frame")
  func cost() throws {
    let knobs = Switches()
    let stage = try Stage(scene(knobs))
    stage.act { knobs.isOn = true }
    stage.at(20)
    for _ in 0..<4 {
      stage.host.advance(by: 1.0 / 60)
      let statistics = stage.host.frame().statistics
      #expect(statistics.bodies == 0, "\(statistics)")
      #expect(statistics.layouts == 0, "\(statistics)")
    }
  }

  /// What gives under a finger or stands out, each of one row.
  private static let gives = [
    "S2.12 row", "S1.17 card", "S3.9 button", "S3.10 button", "S4.31 press", "S4.45 button",
  ]

  @ViewBuilder private func giving(_ index: Int, _ knobs: Switches) -> some View {
    switch index {
    case 0:
      ConversationRowView(conversation: Conversation(id: "a", name: "Name", preview: "More")) {}
    case 1:
      Turned(knobs: knobs) { knobs in
        CardView(isSelected: knobs.isOn) { Text("Card").padding(40) }
          .onTapGesture { knobs.isOn.toggle() }
      }
    case 2: Button("Browse") {}.buttonStyle(.scale)
    case 3: Button("Browse") {}.buttonStyle(.hoverScale)
    case 4: Text("Press").frame(width: 100, height: 60).buttonPressEffect()
    default: Button("Save") {}.buttonStyle(.feedback)
    }
  }

  @Test("S2.31 a press and a choice scale, and lay nothing out after their frame", arguments: 0..<6)
  func scales(index: Int) throws {
    let name = Self.gives[index]
    let stage = try Stage(giving(index, Switches()))
    let middle = Point(180, 200)
    stage.act { stage.host.touchDown(at: middle) }
    var scales: Set<Double> = []
    for frame in 1...60 {
      if frame == 24 { stage.alsoAct { stage.host.touchUp() } }
      stage.host.advance(by: 1.0 / 60)
      let statistics = stage.host.frame().statistics
      // The frame of the release is another first one.
      if frame != 24 { #expect(statistics.layouts == 0, "\(name), frame \(frame)") }
      scales.formUnion(stage.allValues("scale"))
    }
    #expect(scales.count > 8, "\(name) moves: \(scales.count)")
  }

  @Test("S2.37 S4.55 at rest no frame is asked for, and nothing waits")
  func idle() throws {
    let knobs = Switches()
    let stage = try Stage(scene(knobs))
    stage.act { knobs.isOn = true }
    stage.at(5000)
    #expect(stage.motionCount == 0 && !stage.host.needsFrame)
    #expect(stage.host.nextEventTime == nil && !stage.host.isWaiting)
  }

  @Test("S2.32 C40 a dip keeps the identity of what dips")
  func identity() throws {
    let knobs = Switches()
    let stage = try Stage(scene(knobs))
    let before = stage.host.values.map(\.path)
    stage.act { knobs.isOn = true }
    stage.everyFrame(until: 500) { _ in #expect(stage.host.values.map(\.path) == before) }
  }

  @Test("S4.68 S4.70 a hundred cycles leave as many values and motions as one")
  func stable() throws {
    let knobs = Switches()
    let stage = try Stage(scene(knobs))
    let count = stage.host.values.count
    for round in 0..<100 {
      stage.act { knobs.isOn = round % 2 == 0 }
      stage.at(60)
      let names = stage.host.motions.map { $0.path + "." + $0.property }
      #expect(Set(names).count == names.count, "two motions of one property")
    }
    stage.at(5000)
    #expect(stage.host.values.count == count && stage.motionCount == 0)
  }

  @Test("S4.56 Reduce Motion: nothing of all this moves between two frames but fades")
  func reduced() throws {
    let knobs = Switches()
    let stage = try Stage(scene(knobs), reducesMotion: true)
    stage.act { knobs.isOn = true }
    stage.everyFrame(until: 300) { _ in
      #expect(stage.host.motions.allSatisfy { $0.property.contains("opacity") })
    }
  }

  @Test("S2.23 S2.25 S4.74 C19 decorations end at once; what is essential stays")
  func classes() {
    let reduced = MotionPolicy(reducesMotion: true, savesPower: false)
    let saving = MotionPolicy(savesPower: true)
    let decorative = [
      MessageBubbleView.sendDown, MessageBubbleView.sendRelease, ConversationRowView.tap,
      ConversationRowView.release, FilterChipView.motion, FloatingFABView.expand,
    ]
    for motion in decorative {
      #expect(reduced.outcome(of: motion) == .endsAtOnce, "\(motion.id)")
      #expect(saving.outcome(of: motion) == .endsAtOnce, "\(motion.id)")
    }
    for motion in [MessageThreadView.receive, InboxView.archive, AppTransitions.slide] {
      #expect(reduced.outcome(of: motion).fade != nil, "\(motion.id)")
      #expect(reduced.outcome(of: motion).movement == nil, "\(motion.id)")
      #expect(saving.outcome(of: motion).movement != nil, "\(motion.id)")
    }
  }

  @Test("S2.22 S4.57 everything that moves is listed, with its class and what it is for")
  func registry() {
    let ids = Set(MotionRegistry.declarations.map(\.id))
    let expected = [
      "MessageAppearAnimation.entry", "ListItemAnimation.entry", "SheetAppearModifier.entry",
      "ButtonPressModifier.press", "PulseAnimation.pulse", "ShimmerAnimation.shimmer",
      "ToolCard.expansion", "ToolProgressAnimation.progress", "RollingText.roll",
      "ExpandableCard.expansion", "MessageBubbleView.sendDown", "MessageThreadView.receive",
      "ConversationRowView.tap", "InboxView.archive", "FilterChipView.selection",
      "FloatingFABView.expand", "SpringMenu.menu", "SpringMenu.contextMenu", "ErrorShake.shake",
      "SuccessBounce.bounce", "StatusSymbol.loop", "StreamingTextView.stream",
      "AppTransitions.slide",
    ]
    for id in expected { #expect(ids.contains(id), "\(id)") }
    for motion in MotionRegistry.declarations {
      #expect(motion.token.use.count > 10 && motion.reason.count > 10, "\(motion.id)")
      #expect(motion.purpose.count > 10 && motion.purpose.hasSuffix("."), "\(motion.id)")
    }
  }

  @Test("S4.59 C52 C63 one motion for one kind of action; the exceptions are two presses")
  func consistency() {
    let entries = [
      MessageAppearAnimation.motion, ListItemAnimation.motion, SheetAppearModifier.motion,
    ]
    #expect(Set(entries.map(\.token)).count == 1)
    let opening = [ToolCardExpandAnimation.motion, ExpandableCardMotion.expansion]
    #expect(Set(opening.map(\.token)).count == 1)
    #expect(ButtonPressModifier.motion.token == FeedbackButtonStyle.motion.token)
    #expect(ConversationRowView.tap.token != ButtonPressModifier.motion.token)
  }

  @Test("S4.61 nothing distracts: presses, shifts, loops and overshoots are small")
  func subtlety() {
    let metrics = MetricToken.app
    #expect(metrics.firmPress.value >= 0.95 && metrics.softPress.value >= 0.95)
    #expect(abs(metrics.entryShift.value) <= 20)
    #expect(metrics.pulseOpacity.value >= 0.5)
    for token in MotionToken.app.all + MotionToken.messages.all where token.role != .celebration {
      let peak = (0...1000).map { token.timing.value(at: Double($0) / 1000) }.max() ?? 0
      #expect(peak <= 1.1, "\(token.name): \(peak)")
    }
  }

  @Test("S4.60 no declaration of a movement survives Reduce Motion")
  func accessible() {
    let reduced = MotionPolicy(reducesMotion: true, savesPower: false)
    let unchanged = MotionRegistry.declarations
      .filter { reduced.outcome(of: $0).movement != nil }.map(\.id)
    // The finger moves its row; the others change colours, and nothing else.
    #expect(
      Set(unchanged) == [
        "SwipeRow.follow", "SubmitButton.ground", "StreakBadge.color", "AnimatedToggle.color",
        "CardView.color",
      ])
  }

  @Test("X.1 X.2 the same twice gives the same series, played or sought")
  func deterministic() throws {
    func series(_ steps: [Double]) throws -> [[Double]] {
      let knobs = Switches()
      let stage = try Stage(scene(knobs))
      stage.act { knobs.isOn = true }
      for step in steps { stage.at(step) }
      return stage.host.values.map(\.shown)
    }
    let frames = (0...15).map { Double($0) * 1000 / 60 }
    let (first, second) = (try series(frames), try series(frames))
    #expect(first == second)
    let sought = try series([frames.last ?? 0])
    #expect(first == sought)
  }

  @Test("X.6 the last frame is the end exactly")
  func settles() throws {
    let knobs = Switches()
    let stage = try Stage(scene(knobs))
    stage.act { knobs.isOn = true }
    stage.at(5000)
    for sample in stage.host.values { #expect(sample.shown == sample.model, "\(sample.path)") }
    #expect(stage.value("opacity", "Text") != nil)
  }

  @Test("X.6 the end of a motion is told once, of one that was overtaken too")
  func tellsOnce() throws {
    let knobs = Switches()
    let stage = try Stage(Turned(knobs: knobs) { Circle().opacity($0.number) })
    for (name, animation) in [("spring", Animation.appSpring), ("curve", .appNormal)] {
      func go(to number: Double, telling word: String) {
        withAnimation(animation) {
          knobs.number = number
        } completion: {
          knobs.log += [word]
        }
      }
      stage.act { go(to: 1, telling: name) }
      stage.at(100)
      stage.alsoAct { go(to: 0.5, telling: "back") }
      stage.at(5000)
      #expect(knobs.log.sorted() == ["back", name])
      #expect(stage.value("opacity", "Circle") == 0.5)
      stage.at(10_000)
      #expect(knobs.log.count == 2)
      knobs.log = []
      knobs.number = 0
      stage.act {}
    }
  }

  /// What a probe tells of, by the name of its value.
  private func probed(_ property: String, _ isOn: Bool) -> AnyView {
    let box = Rectangle().frame(width: 40, height: 40)
    return switch property {
    case "opacity": AnyView(box.opacity(isOn ? 0 : 1))
    case "scale": AnyView(box.scaleEffect(isOn ? 2 : 1))
    case "rotation": AnyView(box.rotationEffect(.degrees(isOn ? 90 : 0)))
    case "trim": AnyView(Circle().trim(from: 0, to: isOn ? 1 : 0.2).stroke(.red))
    case "frame": AnyView(Rectangle().frame(width: isOn ? 80 : 40, height: 40))
    case "fill": AnyView(Rectangle().fill(isOn ? Color.red : .blue).frame(width: 40, height: 40))
    default: AnyView(box.shadow(radius: isOn ? 8 : 2))
    }
  }

  @Test(
    "X.2 what is read of a value is what is shown of it, not where it goes",
    arguments: ["opacity", "scale", "rotation", "trim", "frame", "fill", "shadow"])
  func presented(property: String) throws {
    let knobs = Switches()
    let stage = try Stage(
      Turned(knobs: knobs) {
        probed(property, $0.isOn).animation(.linear(duration: 1), value: $0.isOn)
      })
    func samples() -> [ValueSample] { stage.samples(property, []) }
    let start = samples()
    stage.act { knobs.isOn = true }
    let end = samples().map(\.model)
    stage.at(500)
    #expect(samples().contains { $0.isMoving })
    for (before, now) in zip(start, samples()) where now.isMoving {
      #expect(now.shown != now.model && now.shown != before.shown)
      // Colours go their own way between the two.
      if property == "fill" { continue }
      for (part, (first, last)) in zip(before.shown, now.model).enumerated() {
        expectNear(now.shown[part], (first + last) / 2, "\(now.path)", tolerance: 1e-6)
      }
    }
    stage.at(1001)
    #expect(samples().map(\.shown) == end)
  }

  @Test("S2.47 the named views exist")
  func named() throws {
    let views: [any View] = [
      MessageBubbleView(message: ChatMessage(id: "1", text: "a")), MessageThreadView(messages: []),
      ConversationRowView(conversation: Conversation(id: "1", name: "a", preview: "b")) {},
      InboxView(conversations: [], onOpen: { _ in }, onArchive: { _ in }),
      FilterChipView(title: "a", isSelected: false) {}, FloatingFABView(actions: []),
    ]
    #expect(views.count == 6)
    for view in views {
      let stage = try Stage(AnyView(view))
      #expect(stage.issues.isEmpty)
    }
  }
}
