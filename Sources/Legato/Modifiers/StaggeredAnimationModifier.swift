import LegatoMotion
import SwiftUI

/// Lets a section of a page come in: it fades in and slides up by 20 pt, 0.1 s after it appears and
/// 0.08 s later for each section before it. After the twelfth nobody waits any longer.
///
///     header.modifier(StaggeredAnimationModifier(index: 0))
///     statistics.modifier(StaggeredAnimationModifier(index: 1))
///
/// Layout is that of the end from the beginning. A row of a lazy stack that comes back in sight has
/// come in already where it stands in an ``ArrivingForEach``, or where
/// ``SwiftUI/View/remembersEntries()`` is around the stack. Reduce Motion and Low Power Mode: it is
/// there on the first frame.
public struct StaggeredAnimationModifier: ViewModifier, MotionDeclaring {
  private let place: Place
  private let key: AnyHashable
  @State private var progress: Double
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - index: Which section it is, from 0; negative numbers count as 0.
  ///   - id: What tells the section from others, where it is remembered that it came in; its index
  ///     unless given.
  public init(index: Int, id: AnyHashable? = nil) {
    place = .index(index)
    key = id ?? AnyHashable(index)
    _progress = State(initialValue: 0)
  }

  init(arrival: Arrival) {
    place = .arrival(arrival)
    key = "arrival"
    // What has been there before does not come in.
    _progress = State(initialValue: arrival.delay == nil ? 1 : 0)
  }

  /// How long it waits.
  private enum Place {
    case index(Int)
    case arrival(Arrival)
  }

  /// A section comes in.
  public nonisolated static let entryMotion = MotionDeclaration(
    component: "StaggeredAnimationModifier", motion: "entry", token: .entry.section,
    purpose: "Leads the eye down the page.", cost: .transform,
    role: .decorativeEntry, reducedForm: .endStateAtOnce,
    reason: "The section would be there anyway.")

  /// The motion of the modifier: ``entryMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [entryMotion] }

  /// When the sections begin.
  public nonisolated static let stagger = Stagger.sections

  /// The content, which fades in and moves up by 20 pt after its delay.
  public func body(content: Content) -> some View {
    content
      .opacity(progress)
      .offset(y: theme[.stagger.shift] * (1 - progress))
      .modifier(
        RunsEntry(
          motion: Self.entryMotion, delay: delay,
          key: EntryKey(motion: Self.entryMotion.id, id: key), progress: $progress))
  }

  private var delay: Double {
    switch place {
    case .index(let index): theme.stagger(.sections).delay(at: index)
    case .arrival(let arrival): arrival.delay ?? 0
    }
  }
}

extension View {
  /// Lets this section of a page come in after the sections before it.
  public func staggeredEntry(_ index: Int, id: AnyHashable? = nil) -> some View {
    modifier(StaggeredAnimationModifier(index: index, id: id))
  }

  /// Lets this row come in if it is new, by the stagger of its ``ArrivingForEach``; a page of sections
  /// has ``LegatoMotion/Stagger/sections``.
  public func staggeredEntry(_ arrival: Arrival) -> some View {
    modifier(StaggeredAnimationModifier(arrival: arrival))
  }
}
