import Foundation

/// The units of regions, and their English names.
enum RegionalUnits {
  /// A measurement in the unit that people use where that system is in use: of lengths, masses, temperatures and speeds
  /// those of everyday life, of others the unit as it is.
  static func converted<UnitType: Dimension>(
    _ value: Measurement<UnitType>, to system: Locale.MeasurementSystem
  ) -> Measurement<UnitType> {
    guard let unit = unit(for: value, system) as? UnitType else { return value }
    return value.converted(to: unit)
  }

  private static func unit<UnitType: Dimension>(
    for value: Measurement<UnitType>, _ system: Locale.MeasurementSystem
  ) -> Dimension? {
    let isUS = system == .us
    let usesMiles = isUS || system == .uk
    switch value.unit {
    case let unit as UnitLength:
      let meters = abs(Measurement(value: value.value, unit: unit).converted(to: .meters).value)
      if usesMiles {
        return meters >= 160.934 ? UnitLength.miles : meters >= 0.3048 ? UnitLength.feet : .inches
      }
      return meters >= 1000 ? UnitLength.kilometers : meters >= 1 ? .meters : .centimeters
    case let unit as UnitMass:
      let grams = abs(Measurement(value: value.value, unit: unit).converted(to: .grams).value)
      if isUS { return grams >= 453.592 ? UnitMass.pounds : UnitMass.ounces }
      return grams >= 1000 ? UnitMass.kilograms : UnitMass.grams
    case is UnitTemperature: return isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return usesMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    default: return nil
    }
  }

  /// The unit's sign behind a number without room: of a temperature the degree alone.
  static func narrow(_ unit: Unit) -> String { unit is UnitTemperature ? "°" : unit.symbol }

  private static let names: [String: (one: String, many: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "ft": ("foot", "feet"), "in": ("inch", "inches"), "mi": ("mile", "miles"),
    "yd": ("yard", "yards"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "st": ("stone", "stones"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"),
    "tsp": ("teaspoon", "teaspoons"), "tbsp": ("tablespoon", "tablespoons"),
    "fl oz": ("fluid ounce", "fluid ounces"), "gal": ("gallon", "gallons"),
    "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "kcal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
    "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"), "B": ("byte", "bytes"),
    "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"), "°": ("degree", "degrees"), "%": ("percent", "percent"),
  ]

  /// The unit's English name; `nil` where only its sign is known.
  static func name(of unit: Unit, isOne: Bool) -> String? {
    names[unit.symbol].map { isOne ? $0.one : $0.many }
  }
}
