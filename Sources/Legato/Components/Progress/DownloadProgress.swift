import SwiftUI

/// A bar and a percentage that follow a reported progress.
///
/// The bar follows by a spring and never draws beyond its track; changed digits roll. Frequent
/// reports are coalesced: the bar follows at most one in a sixtieth of a second, and always the
/// last one. Reduce Motion: end state on the next frame. Low Power Mode: unchanged, because the bar
/// conveys a state.
public struct DownloadProgress: View, MotionDeclaring {
  /// `nil` where a download is only pretended.
  private let given: Fraction?
  private let label: LocalizedStringKey
  /// What the bar was told of last.
  @State private var followed = Fraction(0)
  @State private var pace = Pace()
  @State private var steps = 0
  @State private var pretended = Wait()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a bar with a percentage.
  ///
  /// - Parameters:
  ///   - progress: 0…1, clamped to that range; NaN is treated as 0.
  ///   - label: The accessibility label; “Download” by default.
  public init(progress: Double, label: LocalizedStringKey = "Download") {
    given = Fraction(progress)
    self.label = label
  }

  /// Creates a bar for demonstrations: it fills in ten steps within two seconds, once.
  public init() {
    given = nil
    label = "Download"
  }

  /// In how many steps a download is pretended.
  private static let stepCount = 10

  private var fraction: Fraction { given ?? Fraction(steps, of: Self.stepCount) }

  /// The bar follows the progress. Reduce Motion: end state on the next frame. Low Power Mode:
  /// unchanged.
  public nonisolated static let barMotion = MotionDeclaration(
    component: "DownloadProgress", motion: "bar", token: .progress.download,
    purpose: "Shows how far the download has come.", cost: .paint,
    role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The length of the bar is what it tells.")

  /// The digits roll. Reduce Motion: end state on the next frame. Low Power Mode: unchanged.
  public nonisolated static let numberMotion = MotionDeclaration(
    component: "DownloadProgress", motion: "number", token: .progress.numberText,
    purpose: "Tells how far the download has come.", cost: .paint,
    role: .essentialState, reducedForm: .endStateAtOnce, reason: "A number is read, not watched.")

  /// The motions of the view: ``barMotion`` and ``numberMotion``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] {
    [barMotion, numberMotion]
  }

  /// The bar above the percentage, as one accessibility element.
  public var body: some View {
    let number = motionPolicy.outcome(of: Self.numberMotion).movement
    let goal = pace.isBusy ? followed : fraction
    VStack(spacing: theme[.bar.gap]) {
      ProgressTrack(
        fraction: goal.value, height: theme[.bar.height],
        track: .status.barTrack, fill: .status.fill
      )
      .animation(motionPolicy.outcome(of: Self.barMotion).movement, value: goal)
      .endsAtOnce(Self.barMotion)
      Text("\(fraction.percent)%")
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(ColorToken.status.text)
        .contentTransition(number == nil ? .identity : .numericText())
        .animation(number, value: fraction.percent)
        .endsAtOnce(Self.numberMotion)
    }
    .onChange(of: fraction) { _, fraction in
      pace.latest = fraction
      if !pace.isBusy { follow() }
    }
    .onDisappear { pace.end() }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(label))
    .accessibilityValue("\(fraction.percent)%")
    .accessibilityAddTraits(.updatesFrequently)
    .onAppear {
      guard given == nil, steps < Self.stepCount else { return }
      let step = theme[.submit.simulatedWork] / Double(Self.stepCount)
      pretended.begin(step, repeats: true) {
        steps += 1
        if steps >= Self.stepCount { pretended.cancel() }
      }
    }
    .onDisappear { pretended.cancel() }
  }

  /// The bar is told of what was reported last, and of nothing else for a frame.
  private func follow() {
    followed = pace.latest
    pace.begin(theme[.bar.interval]) { if followed != pace.latest { follow() } }
  }

  /// Whether what the bar was told of is so recent that another report waits. It is an object, so
  /// that a report that nothing waits for evaluates nothing when its time is over.
  @MainActor
  private final class Pace {
    var latest = Fraction(0)
    private(set) var isBusy = false
    private let rest = Wait()

    nonisolated init() {}

    func begin(_ seconds: Double, then next: @escaping () -> Void) {
      isBusy = true
      rest.begin(seconds) { [weak self] in
        self?.isBusy = false
        next()
      }
    }

    func end() {
      rest.cancel()
      isBusy = false
    }
  }
}
