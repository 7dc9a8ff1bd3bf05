import SwiftUICore

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Creates a sortable column that generates its label from a localized string key.
  ///
  /// - Parameters:
  ///   - titleKey: the key for the column's localized title.
  ///   - comparator: what becomes the first comparator of the table's sort order as the title is tapped.
  ///   - content: the view for a row.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a sortable column that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// Creates a sortable column with text label.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column for comparable values that generates its label from a localized string
  /// key.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// Creates a sortable column for comparable values that generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  /// Creates a sortable column for comparable values with a text label.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value.shared), content: content)
  }

  /// Creates a sortable column that generates its label from a localized string key, and uses an
  /// explicit comparator for sorting values.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleKey), value: value, comparator: comparator, content: content)
  }

  /// Creates a sortable column that generates its label from a string, and uses an explicit comparator
  /// for sorting values.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(title), value: value, comparator: comparator, content: content)
  }

  /// Creates a sortable column that has a text label, and uses an explicit comparator for sorting
  /// values.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(
      label: text, comparator: KeyPathComparator(value.shared, comparator: comparator),
      content: content)
  }

  /// Creates a sortable column that displays a string property, and generates its label from a
  /// localized string key.
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(Text(titleKey), value: value, comparator: comparator)
  }

  /// Creates a sortable column that displays a string property, and generates its label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(Text(title), value: value, comparator: comparator)
  }

  /// Creates a sortable column that displays a string property and has a text label.
  public init(
    _ text: Text, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(label: text, comparator: KeyPathComparator(value.shared, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension KeyPath {
  /// The path as comparators take it. Tables and their comparators use it on the main thread.
  fileprivate var shared: KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
  }
}
