import SwiftUI

/// A button that says what became of what it began: it loads, and then shows a checkmark or a
/// cross.
///
///     SubmitButton("Send") { try await api.send(draft) }
///
/// Text, spinner and marks give way to one another by ``MotionToken/StateChanges/change``; the
/// ground follows in colour. While it loads, and after a success, taps do nothing; after a failure a
/// tap tries again. When the button goes, what it began is told to stop, and nothing comes back.
///
/// - It is 150 × 44 pt in every state, and larger with larger text, or as wide as the room it is given.
///   A long title takes two lines.
/// - Reduce Motion: contents cross-fade and do not scale. Low Power Mode: unchanged.
public struct SubmitButton: View {
  /// What the button shows.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The title: nothing has begun, or all is forgotten.
    case idle
    /// A spinner.
    case loading
    /// A checkmark.
    case success
    /// A cross.
    case error

    /// The state in words, for people who do not see it.
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

  /// A button that waits for work to tell how it went.
  ///
  /// - Parameters:
  ///   - title: What the button does.
  ///   - successDuration: Seconds until a success is forgotten and the title is back; `nil`, the
  ///     default, keeps the checkmark.
  ///   - fillsWidth: Whether it is as wide as the room it is given, in place of 150 pt.
  ///   - start: Begins the work. It tells the job when it is over, now or later; what it tells a job
  ///     that was called off, or tells twice, changes nothing.
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

  /// A button that waits for asynchronous work: it succeeds if the work returns, and fails if it
  /// throws. The task is cancelled when the button goes.
  public init(
    _ title: LocalizedStringKey = "Submit", successDuration: TimeInterval? = nil,
    fillsWidth: Bool = false, perform work: @escaping @MainActor () async throws -> Void
  ) {
    self.init(title, successDuration: successDuration, fillsWidth: fillsWidth) { job in
      job.run(work)
    }
  }

  /// A button that shows what it can do: a tap pretends to work for two seconds, and succeeds.
  public init(_ title: LocalizedStringKey = "Submit") {
    self.title = title
    successDuration = nil
    fillsWidth = false
    start = nil
    givenState = nil
  }

  /// A button that shows the state that somebody else keeps.
  ///
  /// - Parameter action: Called for a tap that begins something: when idle, and after a failure.
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
