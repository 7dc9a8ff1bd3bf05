import Foundation
import SwiftUICore

/// A view that presents views in two or three columns, where selections in leading columns control presentations
/// in subsequent columns.
///
/// Where the width is compact, as on a telephone, it is one stack: of the sidebar, and of the columns behind it,
/// which come once something is selected in a list of the column before, and take the selection along when they go.
/// Where it is regular, columns stand
/// side by side, the sidebar 320 points wide.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var path: [NavigationSplitViewColumn] = []
  @State private var selections = SplitSelections()

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferredColumn: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content?,
    detail: Detail
  ) {
    self.visibility = visibility
    self.preferredColumn = preferredColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// The columns side by side, or one upon the other.
  public var body: some View {
    if sizeClass == .compact {
      stack
    } else {
      SplitColumns(
        sidebar: sidebar, content: content, detail: detail,
        visibility: visibility?.wrappedValue ?? .automatic)
    }
  }

  private var isThree: Bool { content != nil && Content.self != EmptyView.self }

  private func push(_ column: NavigationSplitViewColumn) -> SplitNavigation {
    SplitNavigation {
      if !path.contains(column) { path.append(column) }
      preferredColumn?.wrappedValue = path.last ?? column
    } onReturn: {
      selections.clear[column] = $0
    }
  }

  /// Once a column is gone, nothing is selected in the one before.
  private func forget(_ column: NavigationSplitViewColumn) {
    if !path.contains(column) { selections.clear[column]?() }
  }

  private func show(_ column: NavigationSplitViewColumn) {
    let wanted: [NavigationSplitViewColumn] =
      switch column {
      case .detail: isThree ? [.content, .detail] : [.detail]
      case .content: isThree ? [.content] : [.detail]
      default: []
      }
    if path != wanted { path = wanted }
  }

  private var stack: some View {
    NavigationStack(path: $path) {
      sidebar
        .environment(\.splitNavigation, push(isThree ? .content : .detail))
        .navigationDestination(for: NavigationSplitViewColumn.self) { column in
          if column == .content, let content {
            content.environment(\.splitNavigation, push(.detail)).onDisappear { forget(.content) }
          } else {
            detail.environment(\.splitNavigation, nil).onDisappear { forget(.detail) }
          }
        }
    }
    .onChange(of: preferredColumn?.wrappedValue, initial: true) { _, column in
      if let column { show(column) }
    }
    .onChange(of: path) { _, path in
      let column = path.last ?? .sidebar
      if let preferredColumn, preferredColumn.wrappedValue != column {
        preferredColumn.wrappedValue = column
      }
    }
  }
}

/// What a selection in a column leads to.
struct SplitNavigation {
  let advance: @MainActor () -> Void
  /// Takes what selects nothing again; it is called once the next column has gone.
  var onReturn: @MainActor (@escaping () -> Void) -> Void = { _ in }
}

/// How each column's predecessor selects nothing.
@MainActor
private final class SplitSelections {
  var clear: [NavigationSplitViewColumn: () -> Void] = [:]
  nonisolated init() {}
}

private enum SplitNavigationKey: EnvironmentKey {
  static var defaultValue: SplitNavigation? { nil }
}
private enum RowSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  var splitNavigation: SplitNavigation? {
    get { self[SplitNavigationKey.self] }
    set { self[SplitNavigationKey.self] = newValue }
  }

  /// The selection of the list around, for links in columns.
  var rowSelection: ListSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: NavigationSplitViewVisibility
  private var showsSidebar: Bool { visibility == .automatic || visibility == .all }
  private var showsContent: Bool { visibility != .detailOnly }

  @Environment(\.splitViewIsProminent) private var isProminent

  var body: some View {
    if isProminent {
      ZStack(alignment: .leading) {
        NavigationStack { detail }
        HStack(spacing: 0) { leading }.background(BackgroundStyle())
      }
      .animation(.easeInOut(duration: 0.3), value: visibility)
    } else {
      HStack(spacing: 0) {
        leading
        NavigationStack { detail }
      }
      .animation(.easeInOut(duration: 0.3), value: visibility)
    }
  }

  @ViewBuilder private var leading: some View {
    if showsSidebar {
      SplitColumn { sidebar }.environment(\.splitNavigation, SplitNavigation {})
      Divider().ignoresSafeArea()
    }
    if showsContent, let content, Content.self != EmptyView.self {
      SplitColumn { content }.environment(\.splitNavigation, SplitNavigation {})
      Divider().ignoresSafeArea()
    }
  }
}

/// A leading column, as wide as its content asks for.
private struct SplitColumn<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var width: CGFloat = 320

  var body: some View {
    NavigationStack { content }
      .frame(width: width)
      .onPreferenceChange(SplitColumnWidthKey.self) { asked in
        width = asked.map { min(max($0, 60), 2000) } ?? 320
      }
  }
}

private enum SplitProminenceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether leading columns lie over the detail.
  fileprivate var splitViewIsProminent: Bool {
    get { self[SplitProminenceKey.self] }
    set { self[SplitProminenceKey.self] = newValue }
  }
}

private enum SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let columns: Int

  /// Use the default leading column visibility: all columns.
  public static let automatic = NavigationSplitViewVisibility(columns: 0)
  /// Hide the leading columns.
  public static let detailOnly = NavigationSplitViewVisibility(columns: 1)
  /// Show the content column and detail area of a three-column split view, or the sidebar and the detail area of
  /// a two-column one.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: 2)
  /// Show all the columns.
  public static let all = NavigationSplitViewVisibility(columns: 3)
}

/// A view that represents a column in a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The trailing column.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

extension NavigationSplitView {
  /// Creates a three-column navigation split view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a three-column navigation split view that enables programmatic control of leading columns'
  /// visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a three-column navigation split view that enables programmatic control over which column appears on
  /// top when the view collapses.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a three-column navigation split view with control of both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a two-column navigation split view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a two-column navigation split view that enables programmatic control over which column appears on
  /// top when the view collapses.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a two-column navigation split view with control of both.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }
}

/// A type that specifies the appearance of navigation split views within a view hierarchy.
public protocol NavigationSplitViewStyle: Sendable {}

/// A navigation split style that resolves its appearance automatically.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A navigation split style that reduces the size of the detail content to make room when showing the leading
/// column or columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A navigation split style that attempts to maintain the size of the detail content when hiding or showing the
/// leading columns.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A navigation split style that resolves its appearance automatically.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A navigation split style that makes room for the leading columns.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A navigation split style that maintains the size of the detail content.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style for navigation split views within this view. Where columns stand side by side, the detail makes
  /// room for the leading ones; of `prominentDetail` they lie over it.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    environment(\.splitViewIsProminent, style is ProminentDetailNavigationSplitViewStyle)
  }

  /// Sets a fixed, preferred width for the column containing this view, in points; 320 where nothing is asked
  /// for. It is held within 60…2000.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: width)
  }

  /// Sets a flexible, preferred width for the column containing this view: the ideal one, as columns cannot be
  /// dragged here.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: SplitColumnWidthKey.self, value: Swift.max(min ?? ideal, Swift.min(ideal, max ?? ideal)))
  }
}
