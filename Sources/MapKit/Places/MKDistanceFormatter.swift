import Foundation

/// A formatter of distances in meters, as maps show them.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units of a distance.
  public enum Units: UInt, Sendable {
    /// Those of the locale.
    case `default`
    /// Meters and kilometers.
    case metric
    /// Feet and miles.
    case imperial
    /// Yards and miles.
    case imperialWithYards
  }
  /// How units are written.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// As the system chooses.
    case `default`
    /// With letters.
    case abbreviated
    /// With words.
    case full
  }

  private typealias Unit = (short: String, long: String, meters: Double)

  /// The locale.
  open var locale: Locale! = .current
  /// The units.
  open var units = Units.default
  /// How units are written.
  open var unitStyle = DistanceUnitStyle.default

  /// A distance as text, with English units.
  open func string(fromDistance distance: Double) -> String {
    let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
    let large: Unit = isMetric ? ("km", "kilometer", 1000) : ("mi", "mile", 1609.344)
    let small: Unit =
      isMetric
      ? ("m", "meter", 1)
      : units == .imperialWithYards ? ("yd", "yard", 0.9144) : ("ft", "foot", 0.3048)
    // From a tenth of a mile on, or a kilometer.
    let unit = distance >= (isMetric ? 1 : 0.1) * large.meters ? large : small
    let value = distance / unit.meters
    let step = unit.meters == large.meters ? (value < 10 ? 0.1 : 1) : (value < 100 ? 5 : 50)
    let rounded = (value / step).rounded() * step
    let number = rounded.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
    guard unitStyle == .full else { return "\(number) \(unit.short)" }
    return "\(number) \(rounded == 1 ? unit.long : unit.long == "foot" ? "feet" : unit.long + "s")"
  }

  /// The distance that a text says, in meters; -1 where it says none.
  open func distance(from distance: String) -> Double {
    let number = distance.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let value = Double(number.replacingOccurrences(of: ",", with: ".")) else { return -1 }
    let unit = distance.dropFirst(number.count).trimmingCharacters(in: .whitespaces).lowercased()
    let units: [(String, Double)] = [
      ("km", 1000), ("kilo", 1000), ("mi", 1609.344), ("ft", 0.3048), ("f", 0.3048),
      ("yd", 0.9144), ("yard", 0.9144), ("m", 1),
    ]
    return value * (units.first { unit.hasPrefix($0.0) }?.1 ?? 1)
  }

  /// A distance as text, where it is a number.
  open override func string(for obj: Any?) -> String? {
    (obj as? Double).map(string(fromDistance:))
  }
}
