import Legato
import SwiftUI

// A list that loads, that has nothing, and that has something.

struct Inbox: View {
  struct Letter: Identifiable {
    let id: Int
    let sender: String
    let subject: String
  }

  @State private var letters: [Letter] = []
  @State private var isLoading = true
  @Environment(\.colorScheme) private var colorScheme

  private let arriving = [
    Letter(id: 1, sender: "Library", subject: "Your book is here"),
    Letter(id: 2, sender: "Amira", subject: "Photos from Sunday"),
    Letter(id: 3, sender: "Garden club", subject: "Seeds for spring"),
  ]

  var body: some View {
    VStack(spacing: 12) {
      ContentListView(letters, isLoading: isLoading) { letter in
        VStack(alignment: .leading, spacing: 2) {
          Text(letter.sender).font(.headline)
          Text(letter.subject).font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(ColorToken.status.surface, in: RoundedRectangle(cornerRadius: 12))
      } loading: {
        LoadingView("Looking for letters…")
      } empty: {
        EmptyStateView(
          "No letters", message: "What arrives shows up here.", systemImage: "envelope.open")
      }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { buttons }
        VStack(spacing: 8) { buttons }
      }
      .buttonStyle(.bordered)
      .tint(ColorToken.app.accent.color(in: colorScheme))
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(ColorToken.app.ground)
    .tokenTheme(.stateChanges)
  }

  @ViewBuilder private var buttons: some View {
    Button("Load") { isLoading = false }
    Button("Receive") { receive() }
    Button("Clear") { letters = [] }
  }

  private func receive() {
    guard letters.count < arriving.count else { return }
    letters.append(arriving[letters.count])
  }
}

#Preview("Content: inbox", traits: .fixedLayout(width: 320, height: 320)) {
  Inbox()
}
