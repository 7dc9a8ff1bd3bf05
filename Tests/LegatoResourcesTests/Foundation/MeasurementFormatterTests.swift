import Foundation
import Testing

@testable import LegatoResources

@Suite("Measurements")
struct MeasurementFormatterTests {
  private func formatter(_ locale: String) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test("a style says how much of the unit's name is written")
  func styles() {
    let gravity = Measurement(value: 9.8, unit: UnitAcceleration.gravity)
    let formatter = formatter("en_US")
    #expect(formatter.string(from: gravity) == "9.8 G")
    formatter.unitStyle = .short
    #expect(formatter.string(from: gravity) == "9.8Gs")
    formatter.unitStyle = .long
    #expect(formatter.string(from: gravity) == "9.8 g-force")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter.string(from: Unit(symbol: "apples")) == "apples")
  }

  @Test(
    "a measurement has the unit of the region",
    arguments: [
      ("en_US", 293.0, UnitTemperature.kelvin as Dimension, "67.73°F"),
      ("en_GB", 293, UnitTemperature.kelvin, "19.85°C"),
      ("en_US", 5, UnitLength.kilometers, "3.107 mi"), ("de_DE", 5, UnitLength.kilometers, "5 km"),
      ("en_US", 1, UnitMass.kilograms, "2.205 lb"),
      ("en_GB", 50, UnitSpeed.kilometersPerHour, "31.069 mph"),
      ("en_US", 2, UnitVolume.liters, "0.528 gal"), ("en_US", 90, UnitDuration.minutes, "90 min"),
      ("fr_FR", 12, UnitInformationStorage.megabytes, "12 Mo"),
    ])
  func regions(locale: String, value: Double, unit: Dimension, text: String) {
    // Spaces that do not break are spaces.
    let found = formatter(locale).string(from: Measurement<Unit>(value: value, unit: unit))
    #expect(found.map { $0.isWhitespace ? " " : $0 } == Array(text))
  }

  @Test("options keep the unit, choose it by the size, and leave a temperature's scale out")
  func options() {
    let formatter = formatter("en_US")
    let way = Measurement(value: 5, unit: UnitLength.meters)
    #expect(formatter.string(from: way) == "0.003 mi")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: way) == "16.404 ft")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 meters")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.unitStyle = .medium
    #expect(
      formatter.string(from: Measurement(value: 23.5, unit: UnitTemperature.celsius)) == "74.3°")
  }

  @Test("the number is written by its formatter, and the unit's name agrees with what is read")
  func numbers() {
    let formatter = formatter("en_US")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 1.2, unit: UnitLength.miles)) == "1 mile")
    #expect(formatter.string(from: Measurement(value: 1.8, unit: UnitLength.miles)) == "2 miles")
    #expect(formatter.string(for: Measurement(value: 3, unit: UnitLength.miles)) == "3 miles")
    #expect(formatter.string(for: "3 miles") == nil)
    for value in [Double.infinity, -.infinity, .nan, .greatestFiniteMagnitude] {
      #expect(
        formatter.string(from: Measurement(value: value, unit: UnitLength.miles)).hasSuffix("miles")
      )
    }
  }

  @Test(
    "a formatted measurement has the unit's name in the language",
    arguments: [
      ("de_DE", 1500.0, "1,5 Kilometer"), ("de_DE", 1, "1 Meter"), ("ru_RU", 5000, "5 километров"),
      ("ru_RU", 2000, "2 километра"), ("en_GB", 3000, "1.86 miles"),
    ])
  func formatStyle(locale: String, meters: Double, text: String) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: locale))
    #expect(style.format(Measurement(value: meters, unit: .meters)) == text)
  }

  @Test("a temperature may be written without its scale")
  func hiddenScale() {
    let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_US"), hidesScaleName: true,
      numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(style.format(warm) == "70°")
  }

  @Test(
    "an amount of data is written in bytes",
    arguments: [
      (1.5, UnitInformationStorage.megabytes, "1.5 MB"), (12, .bits, "1 byte"),
      (0, .bytes, "Zero kB"),
      (.nan, .bytes, "Zero kB"), (.infinity, .bytes, "9,223.37 PB"),
    ])
  func byteCount(value: Double, unit: UnitInformationStorage, text: String) {
    let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: .file, locale: Locale(identifier: "en_US"))
    #expect(style.format(Measurement(value: value, unit: unit)) == text)
  }

  @Test("every unit of Foundation's that the library knows has a name there")
  func names() throws {
    let english = Locale(identifier: "en_US")
    for unit in [
      UnitLength.fathoms, UnitMass.carats, UnitVolume.imperialQuarts, UnitPower.gigawatts,
      UnitPressure.bars, UnitEnergy.kilowattHours, UnitFrequency.gigahertz, UnitAngle.revolutions,
      UnitArea.hectares, UnitElectricCurrent.amperes, UnitDuration.nanoseconds,
    ] as [Dimension] {
      let measure = try #require(MeasureUnit(unit))
      let name = try #require(MeasureText.name(of: measure, width: .wide, locale: english))
      #expect(name.count > 3)
      #expect(measure.unit(in: type(of: unit)) == unit)
    }
    #expect(MeasureUnit(UnitInformationStorage.mebibytes) == nil)
  }
}
