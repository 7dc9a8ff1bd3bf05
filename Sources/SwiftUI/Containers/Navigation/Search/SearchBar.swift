import SwiftUICore

/// A search field under a bar, and a button to end the search while there is one.
struct SearchBar: View {
  let field: SearchField
  @FocusState private var isFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.systemLook) private var look

  @ScaledMetric(relativeTo: .body) private var bodyScale: CGFloat = 1

  private static var motion: Animation { .spring(duration: 0.3, bounce: 0).bySystem }

  var body: some View {
    let isActive = field.session.isActive
    VStack(spacing: 8) {
      row(isActive)
      if let scopes = field.scopes, field.showsScopes {
        scopes.picker.transition(.opacity)
      }
    }
    .animation(Self.motion, value: isActive)
    .padding(.horizontal, look.bar.margin)
    .padding(.bottom, look.bar.searchField.bottom)
    .transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .xLarge) }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { field.session.setActive(true) }
    }
    .onChange(of: isActive, initial: true) { _, isActive in
      if isActive != isFocused { isFocused = isActive }
    }
  }

  private func row(_ isActive: Bool) -> some View {
    HStack(spacing: 12) {
      entry
      if isActive {
        Button("Cancel", action: end)
          .buttonStyle(.borderless)
          .lineLimit(1)
          .fixedSize()
          .transition(
            reduceMotion ? .opacity : .move(edge: .trailing).combined(with: .opacity))
      }
    }
  }

  private var prompt: Text {
    (field.prompt ?? Text("Search")).foregroundStyle(Color(.system(.secondary)))
  }

  private var entry: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      TextField("Search", text: field.text, prompt: prompt)
        .focused($isFocused)
        .onSubmit { field.session.source.submit(.search) }
        .submitScope()
        .accessibilityAddTraits(.isSearchField)
      if !field.text.wrappedValue.isEmpty {
        Button("Clear text", systemImage: "xmark.circle.fill") { field.text.wrappedValue = "" }
          .labelStyle(.iconOnly)
          .buttonStyle(.plain)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, look.bar.isGlass ? 14 : 8)
    .frame(height: look.bar.searchField.height(textScale: bodyScale))
    .background(
      .fill.tertiary, in: RoundedRectangle(cornerRadius: look.pill.searchRadius, style: .continuous)
    )
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
  }

  private func end() {
    field.text.wrappedValue = ""
    field.session.setActive(false)
  }
}
