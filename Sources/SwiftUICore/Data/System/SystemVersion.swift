/// The system whose measures, colors and looks views have.
package enum SystemVersion: Int, CaseIterable, Hashable, Sendable {
  case iOS18 = 18
  case iOS26 = 26

  /// The one that is shown where nothing else is asked for.
  package static let standard = SystemVersion.iOS26

  /// The system whose number is nearest to another one.
  package init(nearest number: Int) { self = number <= 22 ? .iOS18 : .iOS26 }
}

private enum SystemVersionKey: EnvironmentKey {
  static var defaultValue: SystemVersion { .standard }
}

extension EnvironmentValues {
  /// The system whose looks the views have. The host says so.
  package var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}
