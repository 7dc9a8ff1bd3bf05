import SwiftUI

/// A button that shows the progress and the result of the work that it starts: a spinner, then a
/// checkmark or a cross.
///
///     SubmitButton("Send") { try await api.send(draft) }
///
/// Title, spinner and marks replace each other by ``MotionToken/StateChanges/change``; the color of
/// the background follows. Taps are ignored while it is loading and after a success; after a
/// failure a tap tries again. When the button is removed, its job is cancelled and its result
/// ignored.
///
/// - It is 150 × 44 pt in every state, scaled with the text size, or as wide as the proposed width.
///   A long title takes two lines.
/// - Reduce Motion: contents cross-fade without scaling. Low Power Mode: unchanged.
public struct SubmitButton: View {
  /// What the button shows.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The title: no work has started, or its result has been reset.
    case idle
    /// A spinner.
    case loading
    /// A checkmark.
    case success
    /// A cross.
    case error

    /// The state as the accessibility value.
    public var accessibilityValue: String {
      switch self {
      case .idle: ""
      case .loading: "In progress"
      case .success: "Done"
      case .error: "Failed"
      }
    }
  }

  private let title: LocalizedStringKey
  private let successDuration: TimeInterval?
  private let fillsWidth: Bool
  /// `nil` where work is only pretended.
  private let start: (@MainActor (Job) -> Void)?
  /// The state that a parent keeps; `nil` where the button keeps it.
  private let givenState: State?
  // The nested type has the name of SwiftUI's wrapper.
  @SwiftUI.State private var ownState = State.idle
  @SwiftUI.State private var job: Job?
  @SwiftUI.State private var reset = Wait()
  @SwiftUI.State private var pretended = Wait()
  @Environment(\.tokenTheme) private var theme

  /// Creates a button that starts work and waits for its job to end.
  ///
  /// - Parameters:
  ///   - title: The title; “Submit” by default.
  ///   - successDuration: Seconds after which a success is reset to the title; `nil`, the default,
  ///     keeps the checkmark.
  ///   - fillsWidth: Whether the button takes the proposed width instead of 150 pt; `false` by
  ///     default.
  ///   - start: Starts the work. It ends the job, now or later; ending a cancelled or ended job has
  ///     no effect.
  public init(
    _ title: LocalizedStringKey = "Submit", successDuration: TimeInterval? = nil,
    fillsWidth: Bool = false, start: @escaping @MainActor (Job) -> Void
  ) {
    self.title = title
    self.successDuration = successDuration
    self.fillsWidth = fillsWidth
    self.start = start
    givenState = nil
  }

  /// Creates a button that runs asynchronous work: it succeeds if the work returns, and fails if it
  /// throws. The task is cancelled when the button is removed.
  ///
  /// - Parameters:
  ///   - title: The title; “Submit” by default.
  ///   - successDuration: Seconds after which a success is reset to the title; `nil`, the default,
  ///     keeps the checkmark.
  ///   - fillsWidth: Whether the button takes the proposed width instead of 150 pt; `false` by
  ///     default.
  ///   - work: The work, which is started by a tap.
  public init(
    _ title: LocalizedStringKey = "Submit", successDuration: TimeInterval? = nil,
    fillsWidth: Bool = false, perform work: @escaping @MainActor () async throws -> Void
  ) {
    self.init(title, successDuration: successDuration, fillsWidth: fillsWidth) { job in
      job.run(work)
    }
  }

  /// Creates a button for demonstrations: a tap waits for two seconds, then succeeds.
  public init(_ title: LocalizedStringKey = "Submit") {
    self.title = title
    successDuration = nil
    fillsWidth = false
    start = nil
    givenState = nil
  }

  /// Creates a button that shows a state owned by the caller.
  ///
  /// - Parameters:
  ///   - title: The title; “Submit” by default.
  ///   - state: The state.
  ///   - fillsWidth: Whether the button takes the proposed width instead of 150 pt; `false` by
  ///     default.
  ///   - action: Called for a tap in the states ``State/idle`` and ``State/error``.
  public init(
    _ title: LocalizedStringKey = "Submit", state: State, fillsWidth: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.fillsWidth = fillsWidth
    successDuration = nil
    start = { _ in action() }
    givenState = state
  }

  private var state: State { givenState ?? ownState }

  /// A button that shows the content of its state and ignores taps while it is loading or done.
  public var body: some View {
    Button(action: submit) {
      SubmitButtonContent(title: title, state: state, fillsWidth: fillsWidth)
    }
    .buttonStyle(SubmitButtonStyle(state: state))
    .accessibilityLabel(Text(title))
    .accessibilityValue(state.accessibilityValue)
    .onAppear {
      // Work that was called off when the button went has no result: begin anew.
      if ownState == .loading, job?.isOver ?? true { ownState = .idle }
    }
    .onChange(of: ownState) { _, state in
      guard state == .success, let successDuration else { return reset.cancel() }
      reset.begin(successDuration) { ownState = .idle }
    }
    .onDisappear {
      job?.cancel()
      reset.cancel()
      pretended.cancel()
    }
  }

  private func submit() {
    guard state == .idle || state == .error else { return }
    guard givenState == nil else { return start?(Job()) ?? () }
    ownState = .loading
    let job = Job { ownState = $0 }
    self.job = job
    if let start {
      start(job)
    } else {
      pretended.begin(theme[.submit.simulatedWork]) { job.succeed() }
    }
  }
}
