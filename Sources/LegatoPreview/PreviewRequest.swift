import LegatoDisplay
import LegatoFilm
import SwiftUI
import SwiftUICore

/// What the studio asks of the program in which a view runs.
struct PreviewRequest: Codable {
  enum Kind: String, Codable {
    /// Loads the compiled views.
    case load
    /// Shows one of them, and plays what was done before.
    case open
    /// Something is done.
    case event
    /// Time goes on, a finger being down.
    case tick
    /// The film goes on further than it went by itself.
    case more
    /// Writes the film to a file.
    case export
    /// What the audit's rules find in what has been played.
    case findings
  }

  var kind: Kind
  var library: String?
  var serial: Int?
  var resources: [String]?
  /// The number of the preview.
  var preview: Int?
  var configuration: PreviewConfiguration?
  var events: [PreviewEvent]?
  var event: PreviewEvent?
  var time: Double?
  /// Whether the film goes on by itself until all is still.
  var isLive: Bool?
  var framesPerSecond: Int?
  var paths: [String]?
}

/// The device and the person in front of it.
struct PreviewConfiguration: Codable {
  /// Points; the preview's own size where they are absent.
  var width: Double?
  var height: Double?
  var scale: Double?
  /// As `HostFlag` reads them: `reduceMotion=true`, `colorScheme=dark`.
  var settings: [String]?

  /// - Parameter size: what the preview asks for.
  func host(size: Size?, resources: [String]) throws(FilmFailure) -> HostConfiguration {
    var configuration = HostConfiguration()
    configuration.size = size ?? FilmOptions.screen
    if let width, let height, width >= 1, height >= 1, width <= 4096, height <= 4096 {
      configuration.size = Size(width, height)
    }
    if let scale, scale >= 0.5, scale <= 8 { configuration.scale = scale }
    configuration.resourceFolders = resources
    for setting in settings ?? [] { try Self.apply(setting, to: &configuration) }
    return configuration
  }

  /// Applies a setting: `language=de`, or as `HostFlag` reads it.
  static func apply(
    _ setting: String, to configuration: inout HostConfiguration
  ) throws(FilmFailure) {
    let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0] == "language" else {
      return try HostFlag(setting).apply(to: &configuration)
    }
    guard parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
      throw FilmFailure("\(parts[1]) is no language.")
    }
    configuration.setLanguage(parts[1])
  }
}
