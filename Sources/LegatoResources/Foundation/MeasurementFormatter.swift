public import Foundation

/// A formatter that provides localized representations of units and measurements: `3.107 mi`.
///
/// A measurement is converted to the unit that people of the locale's region use for large lengths, for masses,
/// temperatures, speeds, volumes, areas, fuel and the air's pressure; other units are kept.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// How the unit of a text is chosen.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as bits.
    public private(set) var rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, in every region.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit of the region in which the number is neither large nor small: feet for a short way, miles for a long one.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// A temperature's degree without its scale: `74°`.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// How the unit is chosen; as the region does by default.
  open var unitOptions: UnitOptions = []
  /// How much of the unit's name is written; its symbol by default.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and region; the current ones where `nil`. The number formatter takes it over.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter?.locale = locale }
  }
  /// What writes the number; decimal, with up to three digits behind the point, by default.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = .autoupdatingCurrent
    return formatter
  }()

  /// Creates a formatter.
  public override init() { super.init() }

  /// Formatters are not read from archives here: there is none.
  public required init?(coder: NSCoder) { nil }

  /// The text of a measurement.
  open func string(from measurement: Measurement<Unit>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The text of a measurement.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The name of a unit: `kilometers` or `km`; its symbol where the language has none for it.
  open func string(from unit: Unit) -> String {
    MeasureUnit(unit).flatMap {
      MeasureText.name(of: $0, width: width, locale: locale ?? .current)
    } ?? unit.symbol
  }

  /// The text of an object that is a measurement; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? any AnyMeasurement).map { text($0.value, $0.anyUnit) }
  }

  private var width: MeasureText.Width {
    switch unitStyle {
    case .short: .narrow
    case .medium: .short
    case .long: .wide
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .current
    let shown = unitOptions.contains(.providedUnit) ? (value, unit) : converted(value, unit)
    let number = numberFormatter?.string(from: NSNumber(value: shown.0)) ?? "\(shown.0)"
    // Whether it is one mile or are several is said by the number that is read, and not by its hidden digits.
    let read = numberFormatter?.number(from: number)?.doubleValue ?? shown.0
    let isBareDegree = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    if let measure = isBareDegree ? .degree : MeasureUnit(shown.1),
      let text = MeasureText.string(
        [.init(read, measure)], width: width, locale: locale, number: { _ in number })
    {
      return text
    }
    return number + (isBareDegree ? "°" : (unitStyle == .short ? "" : " ") + shown.1.symbol)
  }

  private func converted(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard let dimension = unit as? Dimension else { return (value, unit) }
    let locale = locale ?? .current
    let isNatural = unitOptions.contains(.naturalScale)
    guard
      let target = isNatural
        ? RegionalUnits.scaled(value, dimension, in: locale)
        : RegionalUnits.usual(dimension, in: locale)
    else { return (value, unit) }
    return (RegionalUnits.convert(value, dimension, to: target), target)
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}
