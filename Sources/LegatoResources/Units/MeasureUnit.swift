import Foundation

/// A unit by its number in the library of Unicode: a category in the upper bits, its place there in the lower eight.
struct MeasureUnit: Hashable, Sendable {
  let rawValue: UInt32

  init(_ rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ category: UInt32, _ number: UInt32) { rawValue = category << 8 + number }

  static let year = MeasureUnit(4, 0)
  static let month = MeasureUnit(4, 1)
  static let week = MeasureUnit(4, 2)
  static let day = MeasureUnit(4, 3)
  static let hour = MeasureUnit(4, 4)
  static let minute = MeasureUnit(4, 5)
  static let second = MeasureUnit(4, 6)
  /// A temperature's degree without a scale: `°`.
  static let degree = MeasureUnit(10, 3)

  /// The number of a unit of Foundation's; `nil` for units that the library does not know, an app's own for instance.
  init?(_ unit: Unit) {
    guard let known = Self.known[ObjectIdentifier(type(of: unit))]?[unit.symbol] else { return nil }
    self = known
  }

  /// The unit of Foundation's in a dimension; `nil` where Foundation does not have it.
  func unit(in dimension: Dimension.Type) -> Dimension? {
    Self.rows.first { $0.number == rawValue && type(of: $0.unit) == dimension }?.unit
  }

  private static let known: [ObjectIdentifier: [String: MeasureUnit]] = {
    var known: [ObjectIdentifier: [String: MeasureUnit]] = [:]
    for row in rows {
      known[ObjectIdentifier(type(of: row.unit)), default: [:]][row.unit.symbol] =
        MeasureUnit(row.number)
    }
    return known
  }()

  /// Units are objects that are only read.
  private struct Row: @unchecked Sendable {
    let unit: Dimension
    let number: UInt32
  }

  private static func rows<UnitType: Dimension>(
    _ category: UInt32, _ units: [UnitType: UInt32]
  ) -> [Row] {
    units.map { Row(unit: $0.key, number: category << 8 + $0.value) }
  }

  private static let rows: [Row] =
    rows(0, [UnitAcceleration.gravity: 0, .metersPerSecondSquared: 1])
    + rows(1, [UnitAngle.degrees: 0, .arcMinutes: 1, .arcSeconds: 2, .radians: 3, .revolutions: 4])
    + rows(
      2,
      [
        UnitArea.squareMeters: 0, .squareKilometers: 1, .squareFeet: 2, .squareMiles: 3, .acres: 4,
        .hectares: 5, .squareCentimeters: 6, .squareInches: 7, .squareYards: 8,
      ])
    + rows(4, [UnitDuration.hours: 4, .minutes: 5, .seconds: 6])
    + rows(4, [UnitDuration.milliseconds: 7, .microseconds: 8, .nanoseconds: 9])
    + rows(5, lengths) + rows(6, masses) + rows(11, volumes)
    + rows(
      7,
      [
        UnitPower.watts: 0, .kilowatts: 1, .horsepower: 2, .milliwatts: 3, .megawatts: 4,
        .gigawatts: 5,
      ])
    + rows(
      8,
      [
        UnitPressure.hectopascals: 0, .inchesOfMercury: 1, .millibars: 2, .millimetersOfMercury: 3,
        .poundsForcePerSquareInch: 4, .kilopascals: 6, .megapascals: 7, .bars: 9,
      ])
    + rows(9, [UnitSpeed.metersPerSecond: 0, .kilometersPerHour: 1, .milesPerHour: 2, .knots: 3])
    + rows(10, [UnitTemperature.celsius: 0, .fahrenheit: 1, .kelvin: 2])
    + rows(
      12,
      [UnitEnergy.calories: 0, .joules: 2, .kilocalories: 3, .kilojoules: 4, .kilowattHours: 5]
    )
    + rows(
      13,
      [
        UnitFuelEfficiency.litersPer100Kilometers: 2, .milesPerGallon: 1,
        .milesPerImperialGallon: 3,
      ])
    + rows(
      14,
      [
        UnitInformationStorage.bits: 0, .bytes: 1, .gigabits: 2, .gigabytes: 3, .kilobits: 4,
        .kilobytes: 5, .megabits: 6, .megabytes: 7, .terabits: 8, .terabytes: 9, .petabytes: 10,
      ])
    + rows(15, [UnitElectricCurrent.amperes: 0, .milliamperes: 1])
    + rows(15, [UnitElectricResistance.ohms: 2])
    + rows(15, [UnitElectricPotentialDifference.volts: 3])
    + rows(16, [UnitFrequency.hertz: 0, .kilohertz: 1, .megahertz: 2, .gigahertz: 3])
    + rows(17, [UnitIlluminance.lux: 0])
    + rows(18, [UnitDispersion.partsPerMillion: 3])

  private static let lengths: [UnitLength: UInt32] = [
    .meters: 0, .centimeters: 1, .kilometers: 2, .millimeters: 3, .picometers: 4, .feet: 5,
    .inches: 6, .miles: 7, .yards: 8, .lightyears: 9, .decimeters: 10, .micrometers: 11,
    .nanometers: 12, .nauticalMiles: 13, .fathoms: 14, .furlongs: 15, .astronomicalUnits: 16,
    .parsecs: 17, .scandinavianMiles: 18,
  ]

  private static let masses: [UnitMass: UInt32] = [
    .grams: 0, .kilograms: 1, .ounces: 2, .pounds: 3, .stones: 4, .micrograms: 5, .milligrams: 6,
    .metricTons: 7, .shortTons: 8, .carats: 9, .ouncesTroy: 10,
  ]

  private static let volumes: [UnitVolume: UInt32] = [
    .liters: 0, .cubicKilometers: 1, .cubicMiles: 2, .milliliters: 3, .centiliters: 4,
    .deciliters: 5, .megaliters: 7, .cubicCentimeters: 8, .cubicMeters: 9, .cubicInches: 10,
    .cubicFeet: 11, .cubicYards: 12, .acreFeet: 13, .bushels: 14, .teaspoons: 15,
    .tablespoons: 16, .fluidOunces: 17, .cups: 18, .pints: 19, .quarts: 20, .gallons: 21,
    .metricCups: 22, .imperialGallons: 24, .imperialFluidOunces: 25, .imperialQuarts: 33,
  ]
}
