import SwiftUI

/// A row of an inbox. A tap opens the conversation at once, and the row dips to 0.98 of its size.
///
/// Further taps dip it again; within 0.3 s they do not open the conversation again. Reduce Motion
/// and Low Power Mode: no dip.
public struct ConversationRowView: View, MotionDeclaring {
  let conversation: Conversation
  let navigate: () -> Void
  @State private var taps = 0
  @State private var isOpening = false
  @State private var doubleTap = Wait()
  @ScaledMetric(relativeTo: .body) private var scale = 1.0
  // A portrait that grew as the text does would leave it no room.
  @ScaledMetric(relativeTo: .largeTitle) private var portraitScale = 1.0
  @Environment(\.tokenTheme) private var theme
  @Environment(\.dynamicTypeSize) private var typeSize

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - conversation: What the row shows.
  ///   - navigate: Opens the conversation; called at the tap, before the dip begins.
  public init(conversation: Conversation, navigate: @escaping () -> Void) {
    self.conversation = conversation
    self.navigate = navigate
  }

  /// The row dips at a tap. Reduce Motion and Low Power Mode: no dip.
  public nonisolated static let tap = MotionDeclaration(
    component: "ConversationRowView", motion: "tap", token: .messages.quick,
    purpose: "Says that the tap was felt.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the conversation opens says that the tap was felt.")
  /// The row returns from a dip. Reduce Motion and Low Power Mode: no dip.
  public nonisolated static let release = MotionDeclaration(
    component: "ConversationRowView", motion: "release", token: .messages.rowRelease,
    purpose: "Lets the row go.", cost: .transform,
    role: .decorativeFeedback, reducedForm: .endStateAtOnce,
    reason: "That the conversation opens says that the tap was felt.")
  /// The motions of the row: ``tap`` and ``release``.
  public nonisolated static var motionDeclarations: [MotionDeclaration] { [tap, release] }

  private static let dip = Dip(
    down: tap, release: release, scale: MetricToken.app.softPress)

  /// A button with the portrait, the name, the time and the preview of the conversation.
  public var body: some View {
    Button(action: open) {
      row.dips(Self.dip, trigger: taps)
    }
    .buttonStyle(RowButtonStyle())
    .onDisappear {
      doubleTap.cancel()
      isOpening = false
    }
    .accessibilityLabel("\(conversation.name), \(conversation.preview)")
    .accessibilityValue(
      [conversation.isUnread ? "Unread" : "", conversation.time]
        .filter { !$0.isEmpty }.joined(separator: ", "))
  }

  private func open() {
    taps += 1
    guard !isOpening else { return }
    isOpening = true
    doubleTap.begin(theme[.messages.doubleTap]) { isOpening = false }
    navigate()
  }

  private var row: some View {
    HStack(spacing: theme[.messages.rowGap]) {
      portrait
      VStack(alignment: .leading, spacing: theme[.messages.lineGap]) {
        heading
        // The dot stands under the time, so that the times of all rows stand below one another.
        HStack(spacing: theme[.app.gap]) {
          Text(verbatim: conversation.preview)
            .font(.subheadline)
            .foregroundStyle(ColorToken.app.secondaryText)
            .lineLimit(typeSize.isAccessibilitySize ? 4 : 2)
            .multilineTextAlignment(.leading)
          Spacer(minLength: 0)
          if conversation.isUnread {
            let side = theme[.messages.unread] * scale
            Circle()
              .fill(ColorToken.app.accent)
              .frame(width: side, height: side)
          }
        }
      }
    }
    .padding(.horizontal, theme[.app.inset])
    .padding(.vertical, theme[.messages.rowPadding])
    .frame(maxWidth: .infinity, minHeight: theme[.app.touchHeight])
    .background(ColorToken.app.surface)
    .contentShape(Rectangle())
  }

  /// The initials are as large as a headline at the standard text size, and then grow with their
  /// disc.
  private var portrait: some View {
    let side = theme[.messages.avatar] * portraitScale
    return Text(verbatim: conversation.initials)
      .font(.system(size: side * 17 / 44, weight: .semibold))
      .foregroundStyle(ColorToken.app.text)
      .lineLimit(1)
      .frame(width: side, height: side)
      .background(ColorToken.app.fill, in: Circle())
  }

  /// Name and time in one line, or below one another where text is so large that the name would not
  /// fit beside the time.
  @ViewBuilder private var heading: some View {
    let name = Text(verbatim: conversation.name)
      .font(.headline)
      .foregroundStyle(ColorToken.app.text)
    let time = Text(verbatim: conversation.time)
      .font(.footnote)
      .foregroundStyle(ColorToken.app.secondaryText)
    if typeSize.isAccessibilitySize {
      name.lineLimit(2).multilineTextAlignment(.leading)
      if !conversation.time.isEmpty { time }
    } else {
      HStack(alignment: .firstTextBaseline) {
        name.lineLimit(1)
        Spacer(minLength: theme[.app.gap])
        time.lineLimit(1)
      }
    }
  }
}

/// The dip is all that a press shows.
private struct RowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
