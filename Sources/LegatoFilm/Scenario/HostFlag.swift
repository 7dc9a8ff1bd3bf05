import SwiftUI
import SwiftUICore

/// A setting of the person or of the device, which can change at any moment.
public enum HostFlag: Hashable, Sendable {
  /// Whether the person asked for less motion.
  case reduceMotion(Bool)
  /// Whether the device is in Low Power Mode.
  case lowPower(Bool)
  /// Whether the person asked for less transparency.
  case reduceTransparency(Bool)
  case colorScheme(ColorScheme)
  case layoutDirection(LayoutDirection)
  /// Dynamic Type.
  case textSize(DynamicTypeSize)
  /// The system whose measures, colors and controls are shown: 18 or 26; of another number the nearest of both.
  case system(Int)

  package func apply(to configuration: inout HostConfiguration) {
    switch self {
    case .reduceMotion(let isOn): configuration.reducesMotion = isOn
    case .lowPower(let isOn): configuration.savesPower = isOn
    case .reduceTransparency(let isOn): configuration.reducesTransparency = isOn
    case .colorScheme(let scheme): configuration.colorScheme = scheme
    case .layoutDirection(let direction): configuration.layoutDirection = direction
    case .textSize(let size): configuration.dynamicTypeSize = size
    case .system(let number): configuration.system = SystemVersion(nearest: number)
    }
  }
}

// MARK: As text

extension HostFlag: CustomStringConvertible {
  /// As on the command line: `reduceMotion=true`, `colorScheme=dark`, `textSize=xxLarge`.
  public var description: String {
    switch self {
    case .reduceMotion(let isOn): "reduceMotion=\(isOn)"
    case .lowPower(let isOn): "lowPower=\(isOn)"
    case .reduceTransparency(let isOn): "reduceTransparency=\(isOn)"
    case .colorScheme(let scheme): "colorScheme=\(scheme)"
    case .layoutDirection(let direction): "layoutDirection=\(direction)"
    case .textSize(let size): "textSize=\(size)"
    case .system(let number): "system=\(number)"
    }
  }

  package static let names = [
    "reduceMotion", "lowPower", "reduceTransparency", "colorScheme", "layoutDirection", "textSize",
    "system",
  ]

  /// Every setting with every value.
  package static let all: [HostFlag] =
    [true, false].flatMap { [.reduceMotion($0), .lowPower($0), .reduceTransparency($0)] }
    + ColorScheme.allCases.map(HostFlag.colorScheme)
    + LayoutDirection.allCases.map(HostFlag.layoutDirection)
    + DynamicTypeSize.allCases.map(HostFlag.textSize)
    + SystemVersion.allCases.map { .system($0.rawValue) }

  /// Reads `name=value`; a switch without a value is on.
  ///
  /// - Throws: which names and values there are.
  package init(_ text: String) throws(FilmFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let value = parts.count > 1 ? String(parts[1]) : "true"
    switch name.lowercased() {
    case "reducemotion": self = .reduceMotion(try Self.isOn(value, name))
    case "lowpower": self = .lowPower(try Self.isOn(value, name))
    case "reducetransparency": self = .reduceTransparency(try Self.isOn(value, name))
    case "colorscheme":
      self = .colorScheme(try Self.choice(value, name, of: ColorScheme.allCases))
    case "layoutdirection":
      self = .layoutDirection(try Self.choice(value, name, of: LayoutDirection.allCases))
    case "textsize": self = .textSize(try Self.choice(value, name, of: DynamicTypeSize.allCases))
    case "system":
      guard let system = SystemVersion.allCases.first(where: { "\($0.rawValue)" == value }) else {
        throw FilmFailure("\(name) is \(value): it is 18 or 26.")
      }
      self = .system(system.rawValue)
    default:
      throw FilmFailure(
        "There is no setting \(quoted(name)): "
          + Self.names.joined(separator: ", ") + ", as in --set reduceMotion=true@0.4.")
    }
  }

  private static func isOn(_ value: String, _ name: String) throws(FilmFailure) -> Bool {
    switch value.lowercased() {
    case "true", "on", "yes", "1": return true
    case "false", "off", "no", "0": return false
    default: throw FilmFailure("\(name) is \(value): it is true or false.")
    }
  }

  private static func choice<Choice>(
    _ value: String, _ name: String, of choices: [Choice]
  ) throws(FilmFailure) -> Choice {
    guard let choice = choices.first(where: { "\($0)".lowercased() == value.lowercased() }) else {
      throw FilmFailure(
        "\(name) is \(value): it takes one of "
          + choices.map { "\($0)" }.joined(separator: ", ") + ".")
    }
    return choice
  }
}
