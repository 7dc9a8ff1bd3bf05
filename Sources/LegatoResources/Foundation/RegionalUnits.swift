import Foundation

/// The units of regions.
enum RegionalUnits {
  /// A measurement in the unit that people use where that system is in use: of lengths, masses, temperatures and speeds
  /// those of everyday life, of others the unit as it is.
  static func converted<UnitType: Dimension>(
    _ value: Measurement<UnitType>, to system: Locale.MeasurementSystem
  ) -> Measurement<UnitType> {
    guard let unit = unit(value.value, value.unit, system) as? UnitType else { return value }
    return value.converted(to: unit)
  }

  /// The unit of everyday life for a value, by its size; `nil` where the unit is kept.
  static func scaled(_ value: Double, _ unit: Dimension, in locale: Locale) -> Dimension? {
    self.unit(value, unit, locale.measurementSystem) ?? usual(unit, in: locale)
  }

  /// The unit that people of a region use whatever the size; `nil` where the unit is kept.
  static func usual(_ unit: Dimension, in locale: Locale) -> Dimension? {
    let kind: (category: String, usage: String?)
    switch unit {
    case is UnitLength: kind = ("length", "large")
    case is UnitMass: kind = ("mass", nil)
    case is UnitTemperature: kind = ("temperature", nil)
    case is UnitSpeed: kind = ("speed", nil)
    case is UnitVolume: kind = ("volume", nil)
    case is UnitArea: kind = ("area", nil)
    case is UnitFuelEfficiency: kind = ("consumption", nil)
    case is UnitPressure: kind = ("pressure", "baromtrc")
    default: return nil
    }
    let units = MeasureText.units(of: kind.category, usage: kind.usage, in: locale)
    return units.first?.unit(in: type(of: unit))
  }

  /// A value in a different unit of its dimension.
  static func convert(_ value: Double, _ unit: Dimension, to target: Dimension) -> Double {
    target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
  }

  private static func unit(
    _ value: Double, _ unit: Dimension, _ system: Locale.MeasurementSystem
  ) -> Dimension? {
    let isUS = system == .us
    let usesMiles = isUS || system == .uk
    // Lengths in meters, masses in kilograms.
    let size = abs(unit.converter.baseUnitValue(fromValue: value))
    switch unit {
    case is UnitLength:
      if usesMiles {
        return size >= 160.934 ? UnitLength.miles : size >= 0.3048 ? UnitLength.feet : .inches
      }
      return size >= 1000 ? UnitLength.kilometers : size >= 1 ? .meters : .centimeters
    case is UnitMass:
      if isUS { return size >= 0.453592 ? UnitMass.pounds : UnitMass.ounces }
      return size >= 1 ? UnitMass.kilograms : UnitMass.grams
    case is UnitTemperature: return isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return usesMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    default: return nil
    }
  }
}
