/// Where a control stands, for what its automatic style goes by.
///
/// What is presented from there stands somewhere else: it begins with `content` again.
package enum ControlContext: Hashable, Sendable {
  /// Among other views.
  case content
  /// In the row of a list or form: buttons of the automatic style stand for the row.
  case listRow
  /// In the footer of a section: labels have the columns of rows.
  case listFooter
  /// In a bar: labels show their icons alone.
  case bar
}

private enum ControlContextKey: EnvironmentKey {
  static var defaultValue: ControlContext { .content }
}

extension EnvironmentValues {
  package var controlContext: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }
  package var isInListRow: Bool { controlContext == .listRow }
}
