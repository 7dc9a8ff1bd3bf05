import SwiftUICore

/// What an alert holds: its title and message, text fields, and its actions.
struct AlertBox<Actions: View, Message: View>: UnnamedView {
  let title: Text
  let actions: Actions
  let message: Message
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.systemLook.alert) private var measures

  @MainActor var body: some View {
    ActionList(.alert) {
      ViewThatFits(in: .vertical) {
        words
        ScrollView { words }
      }
      .frame(maxWidth: .infinity)
      actions
        .buttonStyle(ActionButtonStyle(metrics: .alert(measures), dismiss: dismiss.callAsFunction))
      Button("OK", role: .cancel) {}
        .buttonStyle(
          ActionButtonStyle(
            metrics: .alert(measures), dismiss: dismiss.callAsFunction, isFallback: true))
    }
    .asPresentedControl()
    .frame(width: textSize.isAccessibilitySize ? 330 : measures.width)
  }

  private var words: some View {
    VStack(alignment: measures.isLoose ? .leading : .center, spacing: measures.isLoose ? 8 : 4) {
      title.font(.headline).accessibilityAddTraits(.isHeader)
      message
        .font(measures.isLoose ? .body : .footnote)
        .foregroundStyle(measures.isLoose ? .secondary : .primary)
    }
    .multilineTextAlignment(measures.isLoose ? .leading : .center)
    .frame(maxWidth: .infinity, alignment: measures.isLoose ? .leading : .center)
    .padding(measures.insets)
  }
}

/// What a dialog at the lower edge holds.
struct DialogBox<Actions: View, Message: View>: UnnamedView {
  let title: Text
  let titleVisibility: Visibility
  let actions: Actions
  let message: Message
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    ActionList(.dialog) {
      DialogHeader(title: titleVisibility == .hidden ? nil : title, message: message)
      actions
        .buttonStyle(ActionButtonStyle(metrics: .dialog, dismiss: dismiss.callAsFunction))
      Button("Cancel", role: .cancel) {}
        .buttonStyle(ActionButtonStyle(metrics: .dialog, dismiss: dismiss.callAsFunction))
        .modifier(ActionKindModifier(kind: ActionKind(.spareCancel)))
    }
    .asPresentedControl()
    .frame(maxWidth: 420)
  }
}

/// The words above a dialog's actions; nothing where there are none.
private struct DialogHeader<Message: View>: UnnamedView {
  let title: Text?
  let message: Message

  @MainActor var body: some View {
    if title != nil || Message.self != EmptyView.self {
      VStack(spacing: 6) {
        title.font(.footnote.weight(.semibold)).accessibilityAddTraits(.isHeader)
        message.font(.footnote)
      }
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
    }
  }
}
