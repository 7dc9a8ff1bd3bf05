import Legato
import SwiftUI

// What pages begin with, compiled. Each piece stands between two comments, the first of which names its
// page, and on the page as it stands here.

// page: Buttons
private struct CheckoutButtons: View {
  @State private var plan: String?
  @State private var failures = 0

  var body: some View {
    VStack(spacing: 16) {
      VerticalListButtonItem(
        label: "Monthly", description: "Cancel at any time", leadingIcon: "calendar",
        visualState: plan == "monthly" ? .selected : .rest
      ) {
        plan = "monthly"
      }
      SubmitButton("Pay") { try await pay() }
      Button("Ask for help") { failures += 1 }.buttonStyle(.feedback)
    }
  }

  private func pay() async throws {}
}
// end

// page: Selection
private struct PlanPicker: View {
  @State private var isYearly = true
  @State private var planID: UUID?
  let plans = [Legato.Item(title: "Starter"), Legato.Item(title: "Team")]

  var body: some View {
    VStack(spacing: 16) {
      AnimatedToggle(isOn: $isYearly, onTitle: "Yearly", offTitle: "Monthly")
      SelectableCards(plans, selection: $planID) { plan in ItemCard(item: plan) }
    }
  }
}
// end

// page: ContentStates
private struct Files: View {
  @State private var files: [Legato.Item] = []
  @State private var isLoading = true

  var body: some View {
    ContentListView(files, isLoading: isLoading) { file in ItemRow(item: file) }
      .task {
        files = [Legato.Item(title: "Report", systemImage: "doc")]
        isLoading = false
      }
  }
}
// end

// page: Progress
private struct Today: View {
  let steps: Double

  var body: some View {
    VStack(spacing: 16) {
      CircularXpProgress(level: 7, fraction: steps / 10_000)
      AnimatedProgressBar(fraction: steps / 10_000, label: "Steps")
    }
  }
}
// end

// page: Numbers
private struct Score: View {
  let points: Int
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 16) {
      AnimatedCounter(value: points)
      AnimatedCounter(value: $taps, total: 33, size: .large)
    }
  }
}
// end

// page: Loading
private struct ArticlePlaceholder: View {
  let isLoading: Bool

  var body: some View {
    SkeletonText(lines: 3)
      .loadingShimmer(isActive: isLoading)
  }
}
// end

// page: Celebration
private struct GoalReached: View {
  @State private var goals = 0

  var body: some View {
    VStack(spacing: 16) {
      StreakBadge(streak: goals)
      AnimatedCheckmark(isVisible: goals > 0)
      Button("Reach a goal") { goals += 1 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .celebrates(on: goals)
  }
}
// end

// page: Messages
private struct Chat: View {
  @State private var messages = [ChatMessage(id: "1", text: "Tea at four?")]

  var body: some View {
    MessageThreadView(messages: messages)
    Button("Answer") {
      messages.append(
        ChatMessage(id: "\(messages.count + 1)", text: "Yes!", isOwn: true, isSending: true))
    }
  }
}
// end

// page: Cards
private struct Tools: View {
  @State private var isOpen = false
  @State private var opened: String?

  var body: some View {
    VStack(spacing: 16) {
      ToolCard(title: "Search", subtitle: "3 files", progress: 0.4, isExpanded: $isOpen) {
        Text("What was found")
      }
      ExpandableCard(id: "Details", expandedId: $opened)
    }
  }
}
// end

// page: Menus
private struct RowMenu: View {
  let delete: () -> Void

  var body: some View {
    SpringMenu([
      SpringMenuItem(title: "Share", systemImage: "square.and.arrow.up") {},
      SpringMenuItem(title: "Delete", systemImage: "trash", isDestructive: true, action: delete),
    ]) {
      Image(systemName: "ellipsis.circle")
    }
  }
}
// end

// page: Entries
private struct Home: View {
  let notes: [Legato.Item]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Today").font(.title).staggeredEntry(0)
      Text("+5 XP").popIn()
      ScrollView {
        LazyVStack {
          ArrivingForEach(notes) { note, arrival in
            ItemRow(item: note).listItemAnimation(arrival)
          }
        }
      }
    }
  }
}
// end

// page: Transitions
private struct Steps: View {
  @State private var step = 0

  var body: some View {
    VStack {
      Text("Step \(step + 1)").id(step).transition(.slideFromTrailing)
      Button("Next") { step += 1 }
    }
    .motionSafe(.appNormal)
  }
}
// end

// page: Tokens
private struct Branded: View {
  @State private var isOn = false

  var body: some View {
    AnimatedToggle(isOn: $isOn)
      .motionSafe(.app.spring)
      .tokenTheme(.rizq)
  }
}
// end

// page: LessMotion
private struct Drawer: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Open") { isOpen.toggle() }
      Text("Drawer").offset(y: isOpen ? 0 : 20)
    }
    .motionSafe(.appSpring)
    .motionPolicy(reduceMotion: true)
  }
}
// end

/// All of them, by their pages.
@MainActor let pageExamples: [(page: String, view: AnyView)] = [
  ("Buttons", AnyView(CheckoutButtons())), ("Selection", AnyView(PlanPicker())),
  ("ContentStates", AnyView(Files())), ("Progress", AnyView(Today(steps: 6500))),
  ("Numbers", AnyView(Score(points: 7))),
  ("Loading", AnyView(ArticlePlaceholder(isLoading: true))),
  ("Celebration", AnyView(GoalReached())), ("Messages", AnyView(Chat())),
  ("Cards", AnyView(Tools())), ("Menus", AnyView(RowMenu(delete: {}))),
  ("Entries", AnyView(Home(notes: [Legato.Item(title: "Note")]))),
  ("Transitions", AnyView(Steps())),
  ("FromTheDocuments", AnyView(AsTheDocumentsWriteIt())), ("Tokens", AnyView(Branded())),
  ("LessMotion", AnyView(Drawer())),
]

// page: FromTheDocuments
private struct AsTheDocumentsWriteIt: View {
  var body: some View {
    VStack(spacing: RIZQSpacing.lg) {
      SubmitButton()
      AnimatedProgressBar(percentage: 0.65)
      AnimatedCounter(value: 12)
    }
    .tokenTheme(.rizq.merging(.stateChanges))
  }
}
// end
