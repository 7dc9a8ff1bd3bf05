import Legato
import SwiftUI

/// An inbox: filter chips above a list whose rows are swiped away.
struct InboxScreen: View {
  @State private var mails = Mail.samples
  @State private var category: String? = Filter.all.rawValue

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown) { mail in
          MailRow(mail: mail)
            .swipeActions(edge: .trailing) {
              Button("Archive", systemImage: "archivebox.fill") { archive(mail) }
                .tint(.purple)
              Button("Flag", systemImage: "flag.fill") { toggle(\.isFlagged, of: mail) }
                .tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button(mail.isUnread ? "Read" : "Unread", systemImage: "envelope.fill") {
                toggle(\.isUnread, of: mail)
              }
              .tint(.blue)
            }
        }
      }
      .listStyle(.plain)
      .safeAreaInset(edge: .top, spacing: 0) {
        FilterChipBar(Filter.allCases.map(\.category), selection: $category)
          .padding(.vertical, 4)
          .background(.background)
      }
      .animation(.appSnappy.motionSafe(), value: filter)
      .overlay {
        if shown.isEmpty {
          ContentUnavailableView(
            "Nothing here", systemImage: "tray", description: Text("You have read everything."))
        }
      }
      .navigationTitle("Inbox")
    }
  }

  /// No choice shows all.
  private var filter: Filter { category.flatMap(Filter.init) ?? .all }
  private var shown: [Mail] { mails.filter(filter.includes) }

  private func archive(_ mail: Mail) {
    withAnimation(.appSnappy.motionSafe()) { mails.removeAll { $0.id == mail.id } }
  }

  private func toggle(_ property: WritableKeyPath<Mail, Bool>, of mail: Mail) {
    guard let index = mails.firstIndex(where: { $0.id == mail.id }) else { return }
    withAnimation(.appSnappy.motionSafe()) { mails[index][keyPath: property].toggle() }
  }
}

// MARK: Model

private struct Mail: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let excerpt: String
  let time: String
  var isUnread = false
  var isFlagged = false

  static let samples = [
    Mail(
      id: 1, sender: "Noor Haddad", subject: "Poster drafts",
      excerpt: "Three versions attached. I like the second one best, but the type could be larger.",
      time: "9:41", isUnread: true),
    Mail(
      id: 2, sender: "Harbour Ferries", subject: "Your booking for Saturday",
      excerpt: "Two adults, 9:40 from Pier 3. Please be there ten minutes early.", time: "8:15",
      isUnread: true, isFlagged: true),
    Mail(
      id: 3, sender: "Tomás Vidal", subject: "Re: Rehearsal",
      excerpt: "Thursday works for me. Shall we start with the slow movement?", time: "Yesterday"),
    Mail(
      id: 4, sender: "City Library", subject: "Due in three days",
      excerpt: "“The Art of Motion” can be renewed once more.", time: "Yesterday"),
    Mail(
      id: 5, sender: "Ines Weber", subject: "Photos from the lake",
      excerpt: "Finally sorted them. The one with the heron came out beautifully.", time: "Monday",
      isUnread: true),
  ]
}

private enum Filter: String, CaseIterable {
  case all = "All"
  case unread = "Unread"
  case flagged = "Flagged"

  var category: FilterCategory { FilterCategory(id: rawValue, title: rawValue) }

  func includes(_ mail: Mail) -> Bool {
    switch self {
    case .all: true
    case .unread: mail.isUnread
    case .flagged: mail.isFlagged
    }
  }
}

// MARK: Parts

private struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Circle()
        .fill(.blue)
        .frame(width: 9, height: 9)
        .scaleEffect(mail.isUnread ? 1 : 0.01)
        .opacity(mail.isUnread ? 1 : 0)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(mail.sender).font(.headline)
          Spacer()
          if mail.isFlagged {
            Image(systemName: "flag.fill")
              .font(.caption)
              .foregroundStyle(.orange)
              .transition(.scale.combined(with: .opacity))
          }
          Text(mail.time).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(mail.subject).font(.subheadline)
        Text(mail.excerpt).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    .accessibilityValue(mail.isUnread ? "Unread" : "Read")
  }
}

#Preview("Inbox") {
  InboxScreen()
}
