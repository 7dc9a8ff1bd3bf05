public import Foundation

extension Measurement {
  /// The measurement as a person of the current language reads it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension Measurement where UnitType: Dimension {
  /// The measurement in the unit that people of the current region use, with the unit's sign.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, @unchecked Sendable {
    /// How much of the unit's name there is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let number: Int
      /// “3 meters”
      public static var wide: UnitWidth { UnitWidth(number: 0) }
      /// “3 m”
      public static var abbreviated: UnitWidth { UnitWidth(number: 1) }
      /// “3m”
      public static var narrow: UnitWidth { UnitWidth(number: 2) }
    }

    /// How much of the unit's name there is.
    public var width: UnitWidth
    /// The language.
    public var locale: Locale
    /// What is measured.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; up to two digits behind the point where it is not said.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without its scale: `21°`.
    var hidesScaleName = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The text of a measurement, with the unit's name in the style's language.
    public func format(_ value: Measurement<UnitType>) -> String {
      let shown =
        usage?.keepsUnit ?? false
        ? value : RegionalUnits.converted(value, to: locale.measurementSystem)
      let style = (numberFormatStyle ?? .number.precision(.fractionLength(0...2))).locale(locale)
      let number = style.format(shown.value)
      // Whether it is one meter or are several is said by the number that is read, and not by its hidden digits.
      let read = (try? style.parseStrategy.parse(number)) ?? shown.value
      let isBareDegree = shown.unit is UnitTemperature && (hidesScaleName || width == .narrow)
      if let measure = isBareDegree ? .degree : MeasureUnit(shown.unit),
        let text = MeasureText.string(
          [.init(read, measure)], width: measureWidth, locale: locale, number: { _ in number })
      {
        return text
      }
      return number + (isBareDegree ? "°" : (width == .narrow ? "" : " ") + shown.unit.symbol)
    }

    private var measureWidth: MeasureText.Width {
      switch width {
      case .wide: .wide
      case .narrow: .narrow
      default: .short
      }
    }

    /// The style in a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.width == right.width && left.locale == right.locale
        && left.usage?.keepsUnit == right.usage?.keepsUnit
        && left.numberFormatStyle == right.numberFormatStyle
        && left.hidesScaleName == right.hidesScaleName
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(width)
      hasher.combine(locale)
    }

    private enum CodingKeys: String, CodingKey {
      case width, locale, keepsUnit, numberFormatStyle, hidesScaleName
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        width: try values.decode(UnitWidth.self, forKey: .width),
        locale: try values.decode(Locale.self, forKey: .locale),
        usage: try values.decode(Bool.self, forKey: .keepsUnit) ? .asProvided : .general,
        numberFormatStyle: try values.decodeIfPresent(
          FloatingPointFormatStyle<Double>.self, forKey: .numberFormatStyle))
      hidesScaleName = try values.decodeIfPresent(Bool.self, forKey: .hidesScaleName) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(width, forKey: .width)
      try values.encode(locale, forKey: .locale)
      try values.encode(usage?.keepsUnit ?? false, forKey: .keepsUnit)
      try values.encodeIfPresent(numberFormatStyle, forKey: .numberFormatStyle)
      try values.encode(hidesScaleName, forKey: .hidesScaleName)
    }
  }
}

/// What is measured, by which the unit is chosen.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let keepsUnit: Bool

  /// The unit that the measurement has.
  public static var asProvided: Self { Self(keepsUnit: true) }
  /// The unit that people of the region use.
  public static var general: Self { Self(keepsUnit: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall a person is.
  public static var personHeight: Self { .general }
  /// How far a road goes.
  public static var road: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How much a person weighs.
  public static var personWeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm a person is.
  public static var person: Self { .general }
  /// How warm it is outside.
  public static var weather: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { .asProvided }
  /// What exercise takes.
  public static var workout: Self { .asProvided }
}

extension Foundation.FormatStyle {
  /// Writes a measurement.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes a temperature.
  ///
  /// - Parameter hidesScaleName: whether the scale is left out: `21°` for `21°C`.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style for temperatures.
  ///
  /// - Parameter hidesScaleName: whether the scale is left out: `21°` for `21°C`.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(
      width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}
