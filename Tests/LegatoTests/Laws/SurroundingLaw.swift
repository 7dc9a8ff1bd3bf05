import LegatoDisplay
import LegatoFilm
import MotionLaws

@testable import Legato
@testable import SwiftUICore

/// Laws that hold wherever a component stands, in groups that each say one thing.
///
/// Each component is looked at by each group in each surrounding. Where a group has several laws, they
/// take turns: the number of the component and that of the surrounding say which is next, so that in
/// each surrounding each law looks at every component of some kind.
enum LawGroup: String, CaseIterable, Sendable {
  case ends, lessMotion, continuity, sight

  @MainActor
  var laws: [ComponentLaw] {
    switch self {
    case .ends:
      [
        .reducedEndIsTheEnd, .comesBackFromTheMiddle, .settlesAfterTenTaps, .seekingEqualsPlaying,
        .frameRatesAgree, .replaysTheSameBytes, .comesToRest, .removedLeavesNothing,
      ]
    case .lessMotion:
      [
        .nothingMovesWhenReduced, .flagIsObeyedOnTheNextFrame, .lowPowerStopsDecorations,
        .loopsStopOutOfSight,
      ]
    case .continuity: [.isContinuous, .isContinuousReduced]
    case .sight: [.isSeen]
    }
  }

  /// Where the group says anything: pixels are looked at where something opaque could hide them.
  func speaks(in surrounding: Surrounding) -> Bool {
    self != .sight || [.opaqueSiblings, .list, .threeRows].contains(surrounding)
  }

  /// The law whose turn it is.
  @MainActor
  func law(for component: Int, in surrounding: Int) -> ComponentLaw {
    laws[(component + surrounding) % laws.count]
  }
}

// MARK: Laws of all motions

extension ComponentLaw {
  private static func general(_ law: MotionLaw) -> ComponentLaw {
    ComponentLaw(description: "\(law)") { law.violations(of: $0.motionSubject) }
  }

  static let seekingEqualsPlaying = general(.seekingEqualsPlaying)
  static let frameRatesAgree = general(.frameRatesAgree)
  static let replaysTheSameBytes = general(.replaysTheSameBytes)
  static let comesToRest = general(.comesToRest)
}

// MARK: Continuity

extension ComponentLaw {
  /// Of one film, without what is declared to jump.
  private static func jumps(_ subject: ComponentSubject, _ flags: Set<MotionFlag>) -> [String] {
    ContinuityStudy(subject: subject, flags: flags).findingsOnce()
      .filter { finding in
        // A container takes another size of a row at once, and its neighbours with it.
        let isContainers =
          subject.surrounding.hasContainer && finding.isAtChange
          && [.place, .clip].contains(finding.jump.quantity)
        return !isContainers
          && !DeclaredJump.all.contains { $0.permits(finding) }
      }
      .map(\.description)
  }

  static let isContinuous = ComponentLaw(description: "nothing that is drawn jumps") {
    jumps($0, [])
  }

  static let isContinuousReduced = ComponentLaw(
    description: "under Reduce Motion nothing that is drawn jumps but to its place"
  ) {
    jumps($0, [.reducedMotion])
  }
}

// MARK: What is seen

extension ComponentLaw {
  /// On the way from one state to the other the surface shows, at some time, what is neither: otherwise
  /// nobody sees the motion. Under Reduce Motion this holds for all that is declared to fade.
  static let isSeen = ComponentLaw(description: "its motion changes pixels that are seen") {
    subject in
    // What an app wraps has the reduced form that it says: at its end at once where it says none.
    // What a finger carries is where the finger is, on every frame.
    if subject.name.hasPrefix("LeadingSwipe") { return [] }
    let fades =
      !subject.name.hasPrefix("MotionSafe")
      && subject.motions.contains { $0.reducedForm == .crossFade }
    return [([], true), ([MotionFlag.reducedMotion], fades)].flatMap { flags, moves -> [String] in
      guard moves else { return [] }
      guard let engine = HostRun.textEngine else { return ["the fonts are missing"] }
      let run = subject.run(Set(flags))
      @MainActor func pixels() -> DrawnPixels {
        DrawnPixels(run.host.frame().list, textEngine: engine)
      }
      let before = pixels()
      run.change(to: 1)
      // A loop shows within two seconds that it moves.
      let frames = (0..<8).map { _ -> DrawnPixels in
        run.play(subject.isLoop ? 0.25 : 0.05)
        return pixels()
      }
      run.rest()
      let after = pixels()
      let isSeen = frames.contains { frame in
        [before, after].allSatisfy { frame.differs(from: $0, by: 2, count: 4) }
      }
      return isSeen ? [] : ["nothing is seen of its motion\(flags.isEmpty ? "" : ", reduced")"]
    }
  }
}
