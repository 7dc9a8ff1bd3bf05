import LegatoMotion
import SwiftUI

/// Lets a section of a page enter: it fades in and moves up by 20 pt, 0.1 s after it appears and
/// 0.08 s later for each section before it. The max delay is that of the twelfth section, 0.98 s.
///
///     header.modifier(StaggeredAnimationModifier(index: 0))
///     statistics.modifier(StaggeredAnimationModifier(index: 1))
///
/// The layout is that of the end state from the beginning. A row of a lazy stack that becomes
/// visible again does not enter again in an ``ArrivingForEach``, or where
/// ``SwiftUI/View/remembersEntries()`` is applied to the stack. Reduce Motion and Low Power Mode:
/// end state on the first frame.
public struct StaggeredAnimationModifier: ViewModifier, MotionDeclaring {
  private let slot: EntrySlot
  private let key: AnyHashable
  @State private var progress: Double
  @Environment(\.tokenTheme) private var theme

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - index: The index of the section, from 0; negative numbers are treated as 0.
  ///   - id: The identity of the section where entries are remembered; `nil`, the default, is its
  ///     index.
  public init(index: Int, id: AnyHashable? = nil) {
    slot = .index(index)
    key = id ?? AnyHashable(index)
    _progress = State(initialValue: 0)
  }

  init(arrival: Arrival) {
    slot = .arrival(arrival)
    key = "arrival"
    // What has been there before does not come in.
    _progress = State(initialValue: arrival.delay == nil ? 1 : 0)
  }

  /// How long it waits.
  private enum EntrySlot {
    case index(Int)
    case arrival(Arrival)
  }

  /// The entry of a section. Reduce Motion and Low Power Mode: end state on the first frame.
  public nonisolated static let entryMotion = MotionDeclaration(
    component: "StaggeredAnimationModifier", motion: "entry", token: .entry.section,
    purpose: "Leads the eye down the page.", cost: .transform,
    role: .decorativeEntry, reducedForm: .endStateAtOnce,
    reason: "The section would be there anyway.")

  /// The motion of the modifier: ``entryMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [entryMotion] }

  /// The delays of the sections.
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
    switch slot {
    case .index(let index): theme.stagger(.sections).delay(at: index)
    case .arrival(let arrival): arrival.delay ?? 0
    }
  }
}

extension View {
  /// Lets this section of a page enter after the sections before it: see
  /// ``StaggeredAnimationModifier``.
  ///
  /// - Parameters:
  ///   - index: The index of the section, from 0; negative numbers are treated as 0.
  ///   - id: The identity of the section where entries are remembered; `nil`, the default, is its
  ///     index.
  public func staggeredEntry(_ index: Int, id: AnyHashable? = nil) -> some View {
    modifier(StaggeredAnimationModifier(index: index, id: id))
  }

  /// Lets this row enter if it is new, by the stagger of its ``ArrivingForEach``; for sections of a
  /// page use ``LegatoMotion/Stagger/sections``.
  public func staggeredEntry(_ arrival: Arrival) -> some View {
    modifier(StaggeredAnimationModifier(arrival: arrival))
  }
}
