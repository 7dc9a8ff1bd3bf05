import Legato
import SwiftUI

// Toggles and cards: what is on, and what is chosen.

/// Two settings.
struct Settings: View {
  @State private var isBackedUp = false
  @State private var isShared = true

  var body: some View {
    Board {
      VStack(spacing: 0) {
        AnimatedToggle(
          isOn: $isBackedUp, onTitle: "Backup is on", offTitle: "Backup is off"
        )
        .padding(16)
        Divider()
        AnimatedToggle(
          isOn: $isShared, onTitle: "Shared with family", offTitle: "Only for me"
        )
        .padding(16)
      }
      .background(ColorToken.status.surface, in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

/// One plan of four, or none.
struct Plans: View {
  struct Plan: Identifiable {
    let id: String
    let icon: String
    let price: String
  }

  @State private var choice: String? = "Solo"

  private let plans = [
    Plan(id: "Solo", icon: "person.fill", price: "4 a month"),
    Plan(id: "Duo", icon: "person.2.fill", price: "6 a month"),
    Plan(id: "Family", icon: "house.fill", price: "9 a month"),
    Plan(id: "School", icon: "graduationcap.fill", price: "2 a head"),
  ]

  var body: some View {
    Board {
      SelectableCards(plans, selection: $choice) { plan in
        VStack(spacing: 6) {
          Image(systemName: plan.icon)
            .font(.title2)
            .foregroundStyle(ColorToken.status.action)
          Text(plan.id).font(.headline)
          Text(plan.price).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }
}

private struct Divider: View {
  var body: some View {
    Rectangle()
      .fill(Color.primary.opacity(0.1))
      .frame(height: 0.5)
      .padding(.leading, 16)
  }
}

/// A piece of an app, on the ground that apps have.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ColorToken.app.ground)
      // As the design colors it; without this line the board has the accent of the app.
      .tokenTheme(.stateChanges)
  }
}

#Preview("Selection: toggles", traits: .fixedLayout(width: 340, height: 184)) {
  Settings()
}

#Preview("Selection: cards", traits: .fixedLayout(width: 400, height: 296)) {
  Plans()
}
