import SwiftUI

/// A scrolling list of conversations, each with an “Archive” action under its leading edge.
///
/// An archived row exits in the direction of the swipe and fades while the rows below close the
/// gap, by a spring of 0.3 s. The model changes at once, and a conversation that is reinserted
/// during the exit returns from its current position. A thrown row continues with the velocity of
/// the finger. At most one row has its action uncovered; a tap on another row covers it again. When
/// the last row is removed, an empty state fades in. Reduce Motion: rows only fade, above those
/// that took their place. Low Power Mode: unchanged.
public struct InboxView: View, MotionDeclaring {
  let conversations: [Conversation]
  let haptics: HapticManager
  private var felt = OwnHaptics()
  let onAnnouncement: ((String) -> Void)?
  let onOpen: (Conversation) -> Void
  let onArchive: (Conversation) -> Void
  /// The one whose action is uncovered.
  @State private var openRow: String?
  @State private var calls = InboxCalls()
  @Environment(\.motionPolicy) private var motionPolicy

  /// Creates an inbox.
  ///
  /// - Parameters:
  ///   - conversations: The rows, from top to bottom.
  ///   - haptics: The manager that plays the impact of archiving; the shared one by default.
  ///   - onAnnouncement: Called once for each archived conversation, with the text of the
  ///     accessibility announcement.
  ///   - onOpen: Called at a tap on a row.
  ///   - onArchive: Removes the conversation from the model; the inbox animates the removal.
  public init(
    conversations: [Conversation], haptics: HapticManager = .shared,
    onAnnouncement: ((String) -> Void)? = nil, onOpen: @escaping (Conversation) -> Void,
    onArchive: @escaping (Conversation) -> Void
  ) {
    self.conversations = conversations
    self.haptics = haptics
    self.onAnnouncement = onAnnouncement
    self.onOpen = onOpen
    self.onArchive = onArchive
  }

  /// A row slides out, and the rows below it move up. Reduce Motion: rows fade and nothing moves.
  /// Low Power Mode: unchanged.
  public nonisolated static let archive = MotionDeclaration(
    component: "InboxView", motion: "archive", token: .messages.archive,
    purpose: "Shows where the conversation went.", cost: .layout,
    role: .essentialSpatial, reducedForm: .crossFade,
    reason: "That a row has gone is told by a fade as well.")
  /// The motion of the inbox: ``archive``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [archive] }

  /// The rows in a scroll view, or the empty state where there are none.
  public var body: some View {
    let outcome = motionPolicy.outcome(of: Self.archive)
    let layers = RowLayers(conversations.map(\.id))
    let calls = calls.going(to: $openRow, open: open, archive: archive)
    ZStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(conversations) { conversation in
            InboxRow(
              conversation: conversation, hasLine: conversation != conversations.last,
              openRow: openRow, calls: calls
            )
            .transition(.row(.archive(), outcome))
            .zIndex(layers[conversation.id])
          }
        }
        .animation(motionPolicy.movement(of: Self.archive), value: conversations.map(\.id))
        .onChange(of: conversations.map(\.id)) { _, ids in
          if let open = openRow, !ids.contains(open) { openRow = nil }
        }
      }
      if conversations.isEmpty {
        EmptyInbox().transition(.opacity)
      }
    }
    .animation(motionPolicy.fade(of: Self.archive), value: conversations.isEmpty)
    .playsHaptics(felt)
  }

  /// Where another row is open, a tap closes that one, and does nothing else.
  private func open(_ conversation: Conversation) {
    guard openRow == nil else { return openRow = nil }
    onOpen(conversation)
  }

  private func archive(_ conversation: Conversation) {
    felt.asking(haptics).impact(.medium)
    onArchive(conversation)
    announce("Archived", onAnnouncement)
  }
}

/// What the rows of an inbox ask it for.
///
/// They hold this one object instead of closures, which are others each time the inbox is
/// evaluated: so a row that shows what it showed before is not evaluated again.
@MainActor
private final class InboxCalls {
  private(set) var openRow = Binding<String?>.constant(nil)
  private(set) var open: (Conversation) -> Void = { _ in }
  private(set) var archive: (Conversation) -> Void = { _ in }

  func going(
    to openRow: Binding<String?>, open: @escaping (Conversation) -> Void,
    archive: @escaping (Conversation) -> Void
  ) -> InboxCalls {
    (self.openRow, self.open, self.archive) = (openRow, open, archive)
    return self
  }
}

private struct InboxRow: View {
  let conversation: Conversation
  let hasLine: Bool
  /// The row is another one where this is.
  let openRow: String?
  let calls: InboxCalls
  @Environment(\.tokenTheme) private var theme

  var body: some View {
    LeadingSwipe(
      .archive, isEnabled: !conversation.isSyncing, id: conversation.id, openRow: calls.openRow
    ) {
      calls.archive(conversation)
    } row: {
      ConversationRowView(conversation: conversation) { calls.open(conversation) }
        .overlay(alignment: .bottom) { if hasLine { line } }
    }
  }

  /// Between one conversation and the next, from where the text begins.
  private var line: some View {
    Rectangle()
      .fill(ColorToken.app.fill)
      .frame(height: theme[.messages.separator])
      .padding(.leading, theme[.app.inset])
      .accessibilityHidden(true)
      .allowsHitTesting(false)
      .transition(.identity)
  }
}

private struct EmptyInbox: View {
  @Environment(\.tokenTheme) private var theme
  var body: some View {
    VStack(spacing: theme[.app.gap]) {
      Image(systemName: "archivebox")
        .font(.largeTitle)
        .foregroundStyle(ColorToken.app.secondaryText)
        .accessibilityHidden(true)
      Text("No conversations")
        .font(.headline)
        .foregroundStyle(ColorToken.app.text)
      Text("What you archive is kept.")
        .font(.subheadline)
        .foregroundStyle(ColorToken.app.secondaryText)
    }
    .multilineTextAlignment(.center)
    .padding(theme[.app.inset])
  }
}
