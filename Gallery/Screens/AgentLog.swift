import Legato
import SwiftUI

/// The log of an agent at work: steps stream in, tools open into what they printed, and what needs a
/// person waits for one.
struct AgentLogScreen: View {
  @State private var session = AgentSession()
  @State private var filter: String?
  @State private var openStep: AgentStep.ID?

  var body: some View {
    NavigationStack {
      ScrollViewReader { scroll in
        ScrollView {
          VStack(spacing: 0) {
            LazyVStack(spacing: 12) {
              ArrivingForEach(shown) { step, arrival in
                StepRow(
                  step: step, text: session.text(of: step), progress: session.progress(of: step),
                  isOpen: isOpen(step)
                )
                .messageAppearAnimation(session.isNew(step) ? arrival : .past)
              }
            }
            .padding([.horizontal, .top], 16)
            Color.clear.frame(height: 16).id(Self.end)
          }
        }
        .defaultScrollAnchor(.bottom)
        .onChange(of: session.beat) { follow(scroll) }
        .onChange(of: filter) { follow(scroll) }
      }
      .background(ColorToken.app.ground)
      .safeAreaInset(edge: .top, spacing: 0) { header }
      .safeAreaInset(edge: .bottom, spacing: 0) { SessionBar(session: session) }
      .navigationTitle("Offline timetable")
      .navigationBarTitleDisplayMode(.inline)
    }
    .task(id: session.turn) { await session.play() }
  }

  private var header: some View {
    VStack(spacing: 8) {
      HStack(spacing: 10) {
        StatusSymbol(session.status).font(.title3)
        AnimatedProgress(label: session.headline, value: session.count)
          .font(.subheadline.weight(.medium))
      }
      .padding(.horizontal, 16)
      ToolProgressAnimation(progress: session.share, showsTrack: true)
        .padding(.horizontal, 16)
      FilterChipBar(
        ["Messages", "Edits", "Commands"].map { FilterCategory(id: $0, title: $0) },
        selection: $filter)
    }
    .padding(.vertical, 8)
    .background(.bar)
  }

  private var shown: [AgentStep] {
    session.steps.filter { step in
      switch filter {
      case "Messages": step.kind == .message
      case "Edits": step.kind == .edit
      case "Commands": step.kind == .command
      default: step.kind != .permission
      }
    }
  }

  private func isOpen(_ step: AgentStep) -> Binding<Bool> {
    Binding {
      openStep == step.id
    } set: {
      openStep = $0 ? step.id : nil
    }
  }

  private static let end = "end"

  private func follow(_ scroll: ScrollViewProxy) {
    withAnimation(.appSnappy.motionSafe()) { scroll.scrollTo(Self.end, anchor: .bottom) }
  }
}

extension Arrival {
  /// What was there when the screen came up.
  fileprivate static let past = Arrival(index: nil)
}

// MARK: Session

/// Plays the steps that are still to come, one after the other.
@MainActor @Observable
private final class AgentSession {
  enum Phase { case ready, working, asking, stopped, done }

  private(set) var steps = AgentStep.past
  private(set) var phase = Phase.ready
  /// Another number for each time that the agent is sent on.
  private(set) var turn = 0
  /// Another number whenever there is more to see at the end of the log.
  private(set) var beat = 0
  private var next = 0
  /// How far the last step has come, 0…1.
  private var lastProgress = 1.0
  private var mayRunTests = false

  func goOn() {
    if phase == .asking { mayRunTests = true }
    phase = .working
    turn += 1
  }

  func stop() {
    phase = .stopped
    lastProgress = 1
    turn += 1
  }

  func play() async {
    while phase == .working, AgentStep.upcoming.indices.contains(next) {
      let step = AgentStep.upcoming[next]
      if step.kind == .permission, !mayRunTests {
        phase = .asking
        beat += 1
        return
      }
      next += 1
      guard step.kind != .permission else { continue }
      lastProgress = 0
      steps.append(step)
      beat += 1
      for tick in 1...8 {
        guard (try? await Task.sleep(for: .seconds(step.duration / 8))) != nil else { return }
        lastProgress = Double(tick) / 8
        if step.kind == .message { beat += 1 }
      }
    }
    if phase == .working { phase = .done }
  }

  // MARK: What it says of itself

  func isNew(_ step: AgentStep) -> Bool { step.id > AgentStep.past.count }

  /// How far a tool has come; `nil` once it is over.
  func progress(of step: AgentStep) -> Double? {
    step.id == steps.last?.id && lastProgress < 1 ? lastProgress : nil
  }

  /// As much of a message as has been written.
  func text(of step: AgentStep) -> String {
    guard let progress = progress(of: step) else { return step.title }
    return String(step.title.prefix(Int(Double(step.title.count) * progress)))
  }

  var share: Double { Double(next) / Double(AgentStep.upcoming.count) }
  var count: String { "\(steps.count) steps" }

  var status: StatusSymbol.Status {
    switch phase {
    case .ready, .stopped: .idle
    case .working: steps.last?.kind == .message ? .streaming : .processing
    case .asking: .unread
    case .done: .success
    }
  }

  var headline: String {
    switch phase {
    case .ready: "Waiting for you"
    case .working: "Working"
    case .asking: "Needs your permission"
    case .stopped: "Stopped"
    case .done: "All done"
    }
  }

  var question: AgentStep? {
    phase == .asking && AgentStep.upcoming.indices.contains(next)
      ? AgentStep.upcoming[next] : nil
  }
}

// MARK: Parts

private struct StepRow: View {
  let step: AgentStep
  let text: String
  let progress: Double?
  @Binding var isOpen: Bool

  var body: some View {
    if step.kind == .message {
      StreamingTextView(text: text)
        .foregroundStyle(ColorToken.app.text)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 4)
    } else {
      ToolCard(
        title: step.title, subtitle: progress == nil ? step.outcome : "Running…",
        systemImage: step.kind.symbol, progress: progress, isExpanded: $isOpen
      ) {
        Text(step.output.isEmpty ? "No output" : step.output.joined(separator: "\n"))
          .font(.caption.monospaced())
          .foregroundStyle(ColorToken.app.secondaryText)
      }
    }
  }
}

/// What a person can do: send the agent on, stop it, or permit what it asks for.
private struct SessionBar: View {
  let session: AgentSession

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let question = session.question {
        VStack(alignment: .leading, spacing: 2) {
          Text(question.title).font(.headline)
          Text(question.outcome).font(.subheadline).foregroundStyle(ColorToken.app.secondaryText)
        }
        .transition(.stateSwap.animation(Self.swap))
      }
      HStack(spacing: 12) {
        switch session.phase {
        case .ready: button("Clean up old files", session.goOn)
        case .working: button("Stop", tint: .app.archive, session.stop)
        case .asking:
          button("Not now", tint: .app.archive, session.stop)
          button("Allow", session.goOn)
        case .stopped: button("Go on", session.goOn)
        case .done: SubmitButton("Open pull request", fillsWidth: true) { job in job.succeed() }
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity)
    .background(.bar)
    .animation(.appNormal.motionSafe(), value: session.phase)
  }

  /// The bar takes its height at once where nothing may move, and what it says fades.
  private static let swap = Animation.appNormal.motionSafe(reducedForm: .crossFade)

  private func button(
    _ title: LocalizedStringKey, tint: ColorToken = .app.accent, _ action: @escaping () -> Void
  ) -> some View {
    Button(action: action) { Text(title).frame(maxWidth: .infinity) }
      .buttonStyle(FeedbackButtonStyle(tint: tint))
      .transition(.opacity.animation(Self.swap))
  }
}

#Preview("Agent log") {
  AgentLogScreen()
}
