import SwiftUICore

/// The spacing options between two adjacent sections in a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private enum Kind: Hashable {
    case `default`, compact
    case custom(CGFloat)
  }
  private let kind: Kind

  /// The default spacing between sections.
  public static let `default` = ListSectionSpacing(kind: .default)
  /// Compact spacing between sections.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// Creates a custom spacing value, in points. One that is negative or not finite counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .custom(spacing.isFinite ? max(0, spacing) : 0))
  }

  /// The distance in points; `nil` where it is the system's, which goes by headers and footers.
  func points(_ measures: ListMeasures) -> CGFloat? {
    switch kind {
    case .default: nil
    case .compact: measures.compactSectionSpacing
    case .custom(let spacing): spacing
    }
  }
}

/// The prominence of backgrounds underneath other views.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}
private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}
private enum ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The default minimum height of a row in a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? systemLook.list.rowHeight(at: hostTextSize) }
    set { self[RowHeightKey.self] = newValue }
  }
  /// The default minimum height of a header in a list, in points; as high as its text where there is
  /// none.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
  /// The prominence to apply to section headers within a view.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the vertical spacing between two adjacent rows in a list.
  ///
  /// - Parameter spacing: in points; none where it is `nil`, negative or not finite. Rows with room
  ///   between them are cards of their own in a list of cards.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { $0.isFinite ? max(0, $0) : 0 })
  }

  /// Sets the spacing between adjacent sections in a list.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the spacing between adjacent sections in a list to a custom value, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the margins of the sections of a list. Sections keep the margins of the list's style here, which is reported.
  ///
  /// - Parameters:
  ///   - edges: which margins.
  ///   - length: in points; those of the system where it is `nil`.
  @ViewBuilder nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    if let length {
      reportsFault("listSectionMargins(\(length)): sections keep the margins of the list's style.")
    } else {
      self
    }
  }

  /// Sets a fixed tint color for content in a list: that of the icons of its labels. Icons keep the accent color here,
  /// which is reported.
  @ViewBuilder nonisolated public func listItemTint(_ tint: Color?) -> some View {
    if tint != nil {
      reportsFault("listItemTint: icons keep the accent color.")
    } else {
      self
    }
  }

  /// Sets the header prominence for this view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Specifies the visibility of the background for scrollable views within this view: that of lists
  /// and forms.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
