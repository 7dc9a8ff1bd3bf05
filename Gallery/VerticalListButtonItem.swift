import Legato
import SwiftUI

// List buttons as an app writes them: what they look like in each state, and how they move.

// MARK: States

/// Every look of a list button, on one board.
struct ListButtonStates: View {
  var body: some View {
    Board {
      HStack(alignment: .top, spacing: 24) {
        VStack(alignment: .leading, spacing: 8) {
          Caption("Normal")
          StateColumn(error: false)
        }
        VStack(alignment: .leading, spacing: 8) {
          Caption("Error")
          StateColumn(error: true)
        }
      }
    }
  }
}

private struct StateColumn: View {
  let error: Bool

  private let rows: [(state: VerticalListButtonItem.VisualState, label: String, icon: String)] = [
    (.rest, "Rest", "circle"), (.selected, "Selected", "star"),
    (.notSelected, "Not selected", "moon"), (.checked, "Checked", "bell"),
    (.unchecked, "Unchecked", "envelope"),
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(rows, id: \.label) { row in
        VerticalListButtonItem(
          label: row.label, leadingIcon: row.icon, visualState: row.state, error: error,
          onClick: {})
      }
    }
  }
}

// MARK: Stagger

/// The same change with three delays.
struct StaggeredListButtons: View {
  @State private var isChosen = false

  var body: some View {
    Board {
      VStack(spacing: 8) {
        ForEach([0, 100, 200], id: \.self) { delay in
          VerticalListButtonItem(
            label: "Delay \(delay) ms", leadingIcon: "clock",
            visualState: isChosen ? .selected : .rest, transitionDelay: Double(delay) / 1000,
            onClick: { isChosen.toggle() })
        }
      }
    }
  }
}

// MARK: Fade and instant

/// Two ways for a checkmark to go. Tap the second one to see both.
struct FadeVersusInstant: View {
  @State private var isChosen = true

  var body: some View {
    Board {
      HStack(spacing: 16) {
        VerticalListButtonItem(
          label: "Fade", visualState: isChosen ? .selected : .notSelected,
          onClick: { isChosen.toggle() })
        VerticalListButtonItem(
          label: "Instant", visualState: isChosen ? .selected : .notSelected,
          checkmarkTransition: .instant, onClick: { isChosen.toggle() })
      }
    }
  }
}

// MARK: Hand-off

/// One choice gives way to another: the old one moves first.
struct SelectionHandOff: View {
  @State private var plan: String? = "Monthly"

  var body: some View {
    Board {
      VerticalListButtonGroup(
        [
          .init(
            id: "Weekly", label: "Weekly", description: "Every Monday morning",
            leadingIcon: "clock"),
          .init(
            id: "Monthly", label: "Monthly", description: "On the first of the month",
            leadingIcon: "calendar"),
          .init(
            id: "Never", label: "Never", description: "Only when you ask for it",
            leadingIcon: "bell.slash"),
        ], selection: $plan)
    }
  }
}

// MARK: Boards

/// A piece of an app, on the ground that apps have.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ColorToken.app.ground)
      // As the design colors it; without this line the board has the accent of the app.
      .tokenTheme(.verticalList)
  }
}

private struct Caption: View {
  let text: String
  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text).font(.footnote).foregroundStyle(.secondary)
  }
}

#Preview("List button: states", traits: .fixedLayout(width: 560, height: 348)) {
  ListButtonStates()
}

#Preview("List button: stagger", traits: .fixedLayout(width: 344, height: 208)) {
  StaggeredListButtons()
}

#Preview("List button: checkmark", traits: .fixedLayout(width: 420, height: 96)) {
  FadeVersusInstant()
}

#Preview("List button: hand-off", traits: .fixedLayout(width: 344, height: 276)) {
  SelectionHandOff()
}

#Preview("List button: playground", traits: .fixedLayout(width: 360, height: 500)) {
  Board { AnimationDemoView() }
}
