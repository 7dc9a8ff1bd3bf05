import SwiftUICore

/// A search field under a bar.
struct SearchBar: View {
  let field: SearchField
  @Environment(\.systemLook) private var look

  var body: some View {
    VStack(spacing: 8) {
      SearchRow(field: field, isFloating: false)
      if let scopes = field.scopes, field.showsScopes {
        scopes.picker.transition(.opacity)
      }
    }
    .animation(SearchRow.motion, value: field.session.isActive)
    .padding(.horizontal, look.bar.margin)
    .padding(.bottom, look.bar.searchField.bottom)
    .transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .xLarge) }
    .transformEnvironment(\.hostTextSize) { $0 = min($0, .xLarge) }
  }
}

/// A search field on glass at the bottom of a screen, and over it what is searched.
struct BottomSearch: View {
  let field: SearchField

  var body: some View {
    VStack(spacing: 8) {
      if let scopes = field.scopes, field.showsScopes {
        scopes.picker.transition(.opacity)
      }
      SearchRow(field: field, isFloating: true)
    }
    .animation(SearchRow.motion, value: field.session.isActive)
  }
}

/// The field, and a button to end the search while there is one.
struct SearchRow: View {
  let field: SearchField
  /// Whether it stands on glass over the content.
  let isFloating: Bool
  @FocusState private var isFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.systemLook) private var look
  @TextScale(relativeTo: .body) private var bodyScale: CGFloat = 1

  static var motion: Animation { .spring(duration: 0.3, bounce: 0).bySystem }

  var body: some View {
    let isActive = field.session.isActive
    HStack(spacing: isFloating ? 8 : 12) {
      entry
      if isActive {
        end.transition(reduceMotion ? .opacity : .move(edge: .trailing).combined(with: .opacity))
      }
    }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { field.session.setActive(true) }
    }
    .onChange(of: isActive, initial: true) { _, isActive in
      if isActive != isFocused { isFocused = isActive }
    }
  }

  private var prompt: Text {
    (field.prompt ?? Text("Search"))
      .foregroundStyle(Color(.system(isFloating ? .glassPlaceholder : .secondary)))
  }

  @ViewBuilder private var entry: some View {
    if isFloating {
      // Measured on a phone: 48 high, the glass's edge 19.67 before the magnifying glass.
      content
        .font(.system(size: 17 * bodyScale, weight: .medium))
        .padding(.horizontal, 18.5)
        .frame(height: BottomBarMeasures.glassHeight)
        .glassEffect(.regular.interactive(), in: Capsule())
        .onTapGesture { isFocused = true }
    } else {
      content
        .padding(.horizontal, look.bar.isGlass ? 14 : 6.67)
        .frame(height: look.bar.searchField.height(textScale: bodyScale))
        .background(
          .fill.tertiary,
          in: RoundedRectangle(cornerRadius: look.pill.searchRadius, style: .continuous)
        )
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
    }
  }

  private var content: some View {
    HStack(spacing: isFloating ? 8 : 4.67) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(
          isFloating ? AnyShapeStyle(Color(.system(.glassLabel))) : AnyShapeStyle(.secondary)
        )
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
  }

  /// Words, or a cross on glass.
  @ViewBuilder private var end: some View {
    if look.bar.isGlass {
      let height = isFloating ? BottomBarMeasures.glassHeight : look.bar.searchField.height
      Button {
        endSearch()
      } label: {
        Image(systemName: "xmark")
          .imageScale(.large)
          .frame(width: height, height: height)
          .glassEffect(.regular.interactive(), in: Circle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Cancel")
    } else {
      Button("Cancel", action: endSearch)
        .buttonStyle(.borderless)
        .lineLimit(1)
        .fixedSize()
    }
  }

  private func endSearch() {
    field.text.wrappedValue = ""
    field.session.setActive(false)
  }
}
