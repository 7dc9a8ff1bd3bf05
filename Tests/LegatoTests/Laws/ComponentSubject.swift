import Foundation
import LegatoDisplay
import MotionLaws
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// A component as the laws see it: what it declares, a view of it with two states, and how it gets
/// from one to the other.
@MainActor
struct ComponentSubject {
  nonisolated let name: String
  /// Where it stands.
  var surrounding = Surrounding.alone
  /// What may move of it.
  let motions: [MotionDeclaration]
  let promises: Set<MotionSubject.Promise>
  let size: Size
  /// What a person does to bring a state about; `nil` where the view is made from the state.
  let drive: (@MainActor (ViewHost, _ state: Int) -> Void)?
  /// State 0 is there at first; -1 is a view that has been removed.
  let view: (MotionState) -> AnyView

  init<V: View>(
    _ name: String, _ motions: [MotionDeclaration],
    _ promises: Set<MotionSubject.Promise> = [], size: Size = Size(240, 240),
    drive: (@MainActor (ViewHost, Int) -> Void)? = nil,
    @ViewBuilder view: @escaping @MainActor (MotionState) -> V
  ) {
    self.name = name
    self.motions = motions
    self.promises = promises
    self.size = size
    self.drive = drive
    self.view = { AnyView(view($0)) }
  }

  /// Whether places and sizes move that a layout gives.
  var movesLayout: Bool {
    [
      "ContentListView, rows", "InboxView", "ToolCard", "ExpandableCard", "CardHero",
      "MotionSafe", "MotionSafeValue", "MotionSafeAnimation",
    ].contains(name)
  }

  /// Whether the state that is held looks another way with less motion: a press that is felt and not
  /// seen (S4.45), a flame that does not lean.
  var holdsStillWhenReduced: Bool {
    ["FeedbackButtonStyle", "StreakBadge, on request"].contains(name)
  }

  /// Whether all of it goes in Low Power Mode, or none of it does.
  var yieldsToLowPower: Bool { motions.allSatisfy(\.role.yieldsToLowPower) }
  var keepsInLowPower: Bool { motions.allSatisfy { !$0.role.yieldsToLowPower } }

  /// Whether Low Power Mode does without the motions that have this animation; `nil` where none has
  /// it, or some of both kinds.
  func yields(animation: String) -> Bool? {
    let kinds = Set(
      motions.filter {
        let own = Animation($0.token.timing).description
        return animation == own || animation.hasPrefix(own + ".delay(")
      }.map(\.role.yieldsToLowPower))
    return kinds.count == 1 ? kinds.first : nil
  }

  var isLoop: Bool { promises.contains(.isEndless) }

  /// The same component somewhere else.
  func placed(in surrounding: Surrounding) -> ComponentSubject {
    var subject = self
    subject.surrounding = surrounding
    return subject
  }

  func run(_ flags: Set<MotionFlag> = []) -> ComponentRun { ComponentRun(self, flags) }

  /// The same for the laws of all motions.
  var motionSubject: MotionSubject {
    MotionSubject(
      name, holdsStillWhenReduced ? promises.union([.ignoresReduceMotion]) : promises, limit: 8
    ) { flags in
      let run = run(flags)
      return surrounding.hasContainer ? LaterRun(run) : run
    }
  }
}

/// What a subject's view looks at.
struct SubjectRoot: View {
  let state: MotionState
  let content: (MotionState) -> AnyView

  var body: some View {
    ZStack {
      if state.value >= 0 { content(state).transition(.identity) }
    }
  }
}

/// A run of a component on a host.
@MainActor
final class ComponentRun: MotionRun {
  private let base: HostRun
  private let subject: ComponentSubject
  private var flags: Set<MotionFlag>
  /// Where the subject is, as far as that is known: it is asked for in every frame of a film.
  private weak var place: Node?

  init(_ subject: ComponentSubject, _ flags: Set<MotionFlag>) {
    self.subject = subject
    self.flags = flags
    let surrounding = subject.surrounding
    base = HostRun(
      nil, flags.union(surrounding.flags), size: surrounding.surface(subject.size)
    ) { state in
      surrounding.place { SubjectRoot(state: state, content: subject.view) }
    }
    // What a container shows on its own, as a sheet that comes up, is over before anything begins.
    if surrounding.hasContainer { rest() }
  }

  var host: ViewHost { base.host }

  func change(to state: Int, animated: Bool = true) {
    guard let drive = subject.drive, state >= 0 else {
      return base.change(to: state, animated: true)
    }
    drive(host, state)
    host.advance(to: host.now)
  }

  func advance(to time: Double) { base.advance(to: time) }
  func switchOn(_ flag: MotionFlag) { base.switchOn(flag) }

  func set(_ flag: MotionFlag, to isOn: Bool) {
    if flag == .reducedMotion { host.configuration.reducesMotion = isOn }
    if flag == .lowPower { host.configuration.savesPower = isOn }
  }

  func frame() { base.frame() }
  /// Values by the views' paths; frames are told of by the picture.
  var values: [String: [Double]] {
    let values = host.values.filter { $0.property != "frame" }
    return Dictionary(values.map { ("\($0.path).\($0.property)", $0.shown) }) { first, _ in first }
  }
  /// What does not rest at exactly its end, and what rests elsewhere than in another run.
  func inexact(beside other: ComponentRun) -> [String] {
    let values = host.values.filter { !$0.isMoving && $0.shown != $0.model }
      .map { "\($0.path).\($0.property) rests at \($0.shown), not at \($0.model)" }
    let (ours, theirs) = (self.values, other.values)
    return values
      + ours.sorted { $0.key < $1.key }.compactMap { name, shown in
        // How far something is that plays once rests at its end where it has played, and at its
        // beginning where it has not: both are drawn alike, which other laws see.
        guard let there = theirs[name], there != shown, !name.contains("/Replay/") else {
          return nil
        }
        return "\(name) rests at \(shown), and without the flag at \(there)"
      }
  }

  /// What is left of the component itself, by path.
  var ownValues: [ValueSample] {
    guard subject.surrounding != .alone else { return host.values }
    return host.values.filter { $0.path.contains("\(SubjectRoot.self)/") }
  }
  /// The layers that hold all that the component draws in its place; none where nothing of it is there.
  var ownLayers: Set<LayerID> {
    @MainActor func topmost(of elements: [Element]) -> [LayerID] {
      elements.flatMap { element in
        element.layerID.map { [$0] } ?? topmost(of: element.drawnChildren)
      }
    }
    if place?.isMounted != true { place = ComponentSubjects.place(in: host) }
    return Set(place.map { topmost(of: $0.elements) } ?? [])
  }
  /// What is drawn, to a hundredth of a point: what ends a motion moves it by less. Of a sheet what is
  /// in front of the dimmed ground: the page behind gives way in full only.
  var picture: String {
    let picture = Silhouette.picture(host.frame().list)
    guard subject.surrounding == .sheet,
      let dim = picture.range(of: "fill #000000 20%", options: .backwards)
    else { return picture }
    return String(picture[dim.upperBound...])
  }
  /// Of a parent that is evaluated in every frame its clock is left out.
  var ownMotions: [Motion] {
    host.motions.filter {
      subject.surrounding != .busyParent || !$0.path.hasSuffix("TimelineView")
    }
  }
  var motions: [String] {
    ownMotions.filter { !$0.isAmbient }.map { "\($0.path).\($0.property)" }
  }
  /// A parent that is evaluated in every frame asks for every frame.
  var leftovers: [String] { subject.surrounding == .busyParent ? [] : base.leftovers }
  var cost: (bodies: Int, layouts: Int) { base.cost }
  var completions: Int { base.completions }

  /// Frames of 60 Hz for a number of seconds from now on.
  func play(_ seconds: Double, _ body: (Double) -> Void = { _ in }) {
    let start = host.now
    var frame = 1
    while Double(frame) / 60 <= seconds {
      advance(to: start + Double(frame) / 60)
      self.frame()
      body(host.now - start)
      frame += 1
    }
  }

  /// Waits for everything that ends to be over.
  func rest() {
    advance(to: host.now + 8)
    frame()
    frame()
  }
}

/// A run that has begun before its time 0: for laws that count from there.
@MainActor
final class LaterRun: MotionRun {
  private let run: ComponentRun
  private let start: Double

  init(_ run: ComponentRun) {
    self.run = run
    start = run.host.now
  }

  func change(to state: Int, animated: Bool) { run.change(to: state, animated: animated) }
  func advance(to time: Double) { run.advance(to: start + time) }
  func switchOn(_ flag: MotionFlag) { run.switchOn(flag) }
  func frame() { run.frame() }
  var values: [String: [Double]] { run.values }
  var picture: String { run.picture }
  var motions: [String] { run.motions }
  var leftovers: [String] { run.leftovers }
  var cost: (bodies: Int, layouts: Int) { run.cost }
  var completions: Int { run.completions }
}
