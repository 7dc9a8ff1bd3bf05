import LegatoMotion
import SwiftUI

/// Lets a section of a page come in: it fades in and slides up by 20 pt, 0.1 s after it appears and
/// 0.08 s later for each section before it. After the twelfth nobody waits any longer.
///
///     header.modifier(StaggeredAnimationModifier(index: 0))
///     statistics.modifier(StaggeredAnimationModifier(index: 1))
///
/// Layout is that of the end from the beginning. Reduce Motion and Low Power Mode: it is there on the
/// first frame.
public struct StaggeredAnimationModifier: ViewModifier, MotionDeclaring {
  private let index: Int
  private let key: AnyHashable
  @State private var progress = 0.0
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - index: Which section it is, from 0; negative numbers count as 0.
  ///   - id: What tells the section from others, where ``SwiftUI/View/remembersEntries()`` is to
  ///     remember it; its index unless given.
  public init(index: Int, id: AnyHashable? = nil) {
    self.index = index
    key = id ?? AnyHashable(index)
  }

  /// A section comes in.
  public nonisolated static let entryMotion = MotionDeclaration(
    component: "StaggeredAnimationModifier", motion: "entry", token: .entry.section,
    purpose: "Leads the eye down the page.", cost: .transform,
    role: .decorativeEntry, reducedForm: .endStateAtOnce,
    reason: "The section would be there anyway.")

  public nonisolated static var motionDeclarations: [MotionDeclaration] { [entryMotion] }

  /// When the sections begin.
  public nonisolated static let stagger = Stagger(
    start: MetricToken.stagger.start.value, step: MetricToken.stagger.step.value,
    limit: MetricToken.stagger.limit.value)

  public func body(content: Content) -> some View {
    content
      .opacity(progress)
      .offset(y: theme[.stagger.shift] * (1 - progress))
      .modifier(
        RunsEntry(
          motion: Self.entryMotion, delay: Self.stagger.delay(at: index), key: key,
          progress: $progress))
  }
}

extension View {
  /// Lets this section of a page come in after the sections before it.
  public func staggeredEntry(_ index: Int, id: AnyHashable? = nil) -> some View {
    modifier(StaggeredAnimationModifier(index: index, id: id))
  }
}
