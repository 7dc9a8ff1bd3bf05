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
    VStack(alignment: measures.isLoose ? .leading : .center, spacing: measures.gap) {
      title.font(.headline).accessibilityAddTraits(.isHeader)
      message
        .font(measures.isLoose ? .subheadline : .footnote)
        .foregroundStyle(measures.isLoose ? .secondary : .primary)
    }
    .multilineTextAlignment(measures.isLoose ? .leading : .center)
    .frame(maxWidth: .infinity, alignment: measures.isLoose ? .leading : .center)
    .padding(measures.insets)
  }
}

/// What a dialog holds.
struct DialogBox<Actions: View, Message: View>: UnnamedView {
  let title: Text
  let titleVisibility: Visibility
  let actions: Actions
  let message: Message
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.systemLook.alert) private var measures

  @MainActor var body: some View {
    ViewThatFits(in: .vertical) {
      list
      ScrollView { list }
    }
    .frame(width: width)
    .frame(maxWidth: width == nil ? 420 : nil)
  }

  /// A dialog at the lower edge is as wide as there is room.
  private var width: CGFloat? {
    guard measures.isLoose else { return nil }
    return textSize.isAccessibilitySize ? 330 : 240
  }

  @MainActor private var list: some View {
    let style = ActionButtonStyle(metrics: .dialog(measures), dismiss: dismiss.callAsFunction)
    return ActionList(.dialog) {
      DialogHeader(
        title: titleVisibility == .hidden ? nil : title, message: message,
        isLoose: measures.isLoose)
      actions
        .buttonStyle(style)
      Button("Cancel", role: .cancel) {}
        .buttonStyle(style)
        .modifier(ActionKindModifier(kind: ActionKind(.spareCancel)))
    }
    .asPresentedControl()
  }
}

/// The words above a dialog's actions; nothing where there are none.
private struct DialogHeader<Message: View>: UnnamedView {
  let title: Text?
  let message: Message
  /// Whether actions are capsules that stand apart.
  let isLoose: Bool

  @MainActor var body: some View {
    if title != nil || Message.self != EmptyView.self {
      VStack(spacing: isLoose ? 9 : 6) {
        title
          .font(isLoose ? .body : .footnote.weight(.semibold))
          .foregroundStyle(isLoose ? .primary : .secondary)
          .accessibilityAddTraits(.isHeader)
        message
          .font(isLoose ? .subheadline : .footnote)
          .foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, isLoose ? 24 : 16)
      .padding(.top, isLoose ? 24 : 14)
      .padding(.bottom, isLoose ? 18 : 14)
      .frame(maxWidth: .infinity)
    } else if isLoose {
      // What the actions keep from the edge.
      Color.clear.frame(height: 16)
    }
  }
}
