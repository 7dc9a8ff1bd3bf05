import SwiftUICore

/// A view that controls a navigation presentation.
///
/// Outside of a stack it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case destination(Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigation) private var navigation
  @State private var presentation = NavigationPresentation()

  /// Creates a navigation link that presents a destination view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination(destination(), isActive: nil), label())
  }

  /// Creates a navigation link that presents the destination view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.destination(destination, isActive: nil), label())
  }

  /// Creates a navigation link that presents the destination view when active.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a NavigationStack"
  )
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(destination(), isActive: isActive), label())
  }

  /// Creates a navigation link that presents the destination view when active.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a NavigationStack"
  )
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(destination, isActive: isActive), label())
  }

  /// Creates a navigation link that presents the destination view when a bound selection variable
  /// equals a given tag value.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a NavigationStack"
  )
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(destination(), isActive: Self.binding(tag, selection)), label())
  }

  /// Creates a navigation link that presents the destination view when a bound selection variable
  /// equals a given tag value.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(value:label:) inside a NavigationStack"
  )
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.destination(destination, isActive: Self.binding(tag, selection)), label())
  }

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  private static func binding<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding {
      selection.wrappedValue == tag
    } set: { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  }

  /// The link, marked so that a list row leaves the badge to it.
  public var body: some View {
    link.rowTrait(RowLinkKey.self, true).environment(\.disabledRowOpacity, 0.5)
  }

  @ViewBuilder private var link: some View {
    switch target {
    case .value(let value):
      let navigation = navigation
      ValueLink(label: label, value: value, navigation: navigation)
    case .destination(let destination, let isActive):
      let _ = prepare(destination, isActive)
      Button(action: { open(isActive) }, label: { LinkLabel(label: label) })
        .disabled(navigation == nil)
        .onChange(of: isActive?.wrappedValue ?? false, initial: true) { old, new in
          guard isActive != nil, let navigation else { return }
          if new {
            navigation.present(presentation, animated: !old)
          } else {
            navigation.remove(presentation)
          }
        }
    }
  }

  private func prepare(_ destination: Destination, _ isActive: Binding<Bool>?) {
    presentation.disablesAnimations = RunningUpdate.disablesAnimations
    presentation.content.value = AnyView(destination)
    presentation.isWanted = { isActive?.wrappedValue ?? false }
    presentation.didDismiss = { isActive?.wrappedValue = false }
  }

  private func open(_ isActive: Binding<Bool>?) {
    if let isActive {
      isActive.wrappedValue = true
    } else {
      navigation?.present(presentation)
    }
  }
}

/// What a link says; in the row of a list in the colour of text, with a mark at the trailing edge.
private struct LinkLabel<Label: View>: UnnamedView {
  let label: Label
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.askedForegroundStyle) private var foreground
  @Environment(\.linkBadge) private var outerBadge
  @Environment(\.linkIndicatorVisibility) private var indicator
  @Environment(\.systemVersion) private var system
  /// What the label itself has for a badge.
  @State private var innerBadge: Text?

  @MainActor var body: some View {
    if isInListRow {
      let badge = innerBadge ?? outerBadge
      HStack(spacing: 0) {
        // Without a style of somebody's: the levels of it are those of text.
        label.transformEnvironment(\.foregroundStyle) { $0 = foreground }
          .onPreferenceChange(LabelBadgeKey.self) { innerBadge = $0 }
        Spacer(minLength: system == .iOS18 ? 8 : 11.33)
        if let badge {
          badge.foregroundStyle(.secondary).padding(.trailing, 8)
            .transformEnvironment(\.foregroundStyle) { $0 = foreground }
        }
        if indicator != .hidden { DisclosureChevron() }
      }
    } else {
      label
    }
  }
}

private enum LinkIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorVisibilityKey.self] }
    set { self[LinkIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Configures whether navigation links show a disclosure indicator: the mark of a list's row that leads somewhere.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}

/// The mark of a row that leads somewhere: 7 × 12 points at the standard text size.
private struct DisclosureChevron: UnnamedView {
  @TextScale(relativeTo: .body) private var size: CGFloat = 12.83
  @TextScale(relativeTo: .body) private var height: CGFloat = 12
  @Environment(\.systemVersion) private var system

  @MainActor var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: size, weight: .semibold))
      .foregroundStyle(Color(.system(.tertiary)))
      .accessibilityHidden(true)
      // A symbol has room above and below, by which no row is to be higher.
      .frame(height: height)
      // Its point ends 2.5 before the row's content, on 18 one.
      .padding(.trailing, system == .iOS18 ? 0.17 : 2.1)
  }
}

/// A link whose stack makes the screen for its value.
private struct ValueLink<Label: View>: View {
  let label: Label
  let value: AnyHashable?
  let navigation: NavigationModel?
  @State private var refused = false
  @Environment(\.splitNavigation) private var split
  @Environment(\.rowSelection) private var selection

  var body: some View {
    Button {
      // In a column of a split view it selects, which shows the next column.
      if let value, let split, let selection, selection.allows(value), !selection.isMultiple {
        selection.toggle(value)
        split.advance()
        return
      }
      if let value, navigation?.append(value) == false { refused = true }
    } label: {
      LinkLabel(label: label)
    }
    .disabled(navigation == nil || value == nil)
    .background {
      if refused, let value {
        EmptyView().reportsFault(
          "NavigationLink: the stack's path takes no \(type(of: value.base)).")
      }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a navigation link that presents the view corresponding to a value.
  ///
  /// - Parameter value: where it is `nil`, the link is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a navigation link that presents the view corresponding to a value, with a text label
  /// that the link generates from a localized string key.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a navigation link that presents the view corresponding to a value, with a text label
  /// that the link generates from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a navigation link that presents a destination view, with a text label that the link
  /// generates from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link that presents a destination view, with a text label that the link
  /// generates from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a navigation link that presents a destination view, with a text label that the link
  /// generates from a localized string key.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link that presents a destination view, with a text label that the link
  /// generates from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a navigation link that presents a destination view when active.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(_:value:) inside a NavigationStack"
  )
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link that presents a destination view when active.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(_:value:) inside a NavigationStack"
  )
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a navigation link that presents a destination view when active.
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "use NavigationLink(_:value:) inside a NavigationStack"
  )
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}
