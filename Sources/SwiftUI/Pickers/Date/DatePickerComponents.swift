/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the components.
  public let rawValue: UInt
  /// Creates components from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Displays hour and minute components based on the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Displays day, month, and year based on the locale.
  public static let date = DatePickerComponents(rawValue: 2)
}
