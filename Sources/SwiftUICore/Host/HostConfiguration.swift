import Foundation
package import LegatoDisplay
package import LegatoResources

/// What a host says of the device and of the person.
package struct HostConfiguration: Hashable, Sendable {
  /// The surface in points.
  package var size: Size
  /// Pixels to a point.
  package var scale: Double
  package var colorScheme: ColorScheme
  package var layoutDirection: LayoutDirection
  package var dynamicTypeSize: DynamicTypeSize
  /// What the device covers at the edges of the surface, in points.
  package var safeAreaInsets: EdgeInsets
  package var reducesMotion: Bool
  package var savesPower: Bool
  package var reducesTransparency: Bool
  /// Where resources of the main bundle are looked for first.
  package var resourceFolders: [String]
  /// The person's language, as `de` or `pt-BR`; `nil`: that in which the app is written, or English.
  package var language: String?
  /// The main bundle's `Info.plist`.
  package var info = InfoList()
  package var scenePhase: ScenePhase
  /// The system whose looks are shown.
  package var system: SystemVersion

  package init(
    size: Size = Size(393, 852), scale: Double = 2, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
    safeAreaInsets: EdgeInsets = EdgeInsets(), reducesMotion: Bool = false,
    savesPower: Bool = false, reducesTransparency: Bool = false, resourceFolders: [String] = [],
    language: String? = nil, scenePhase: ScenePhase = .active, system: SystemVersion = .standard
  ) {
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.safeAreaInsets = safeAreaInsets
    self.reducesMotion = reducesMotion
    self.savesPower = savesPower
    self.reducesTransparency = reducesTransparency
    self.resourceFolders = resourceFolders
    self.language = language
    self.scenePhase = scenePhase
    self.system = system
  }

  /// How many pixels a point may have: a pixel is what is rounded to, and rounding to miles or to atoms
  /// leaves no numbers of use.
  static let scales = 0.01...100

  /// The same with the size and the scale of another one where these are of no use: not finite,
  /// negative, or too large; a scale that is no number within 0.01…100.
  func sanitized(else fallback: HostConfiguration) -> HostConfiguration {
    var result = self
    let isLength = { (length: Double) in length >= 0 && length.isInSupportedRange }
    if !isLength(size.width) || !isLength(size.height) { result.size = fallback.size }
    if !Self.scales.contains(scale) { result.scale = fallback.scale }
    return result
  }

  var environment: EnvironmentStorage {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    values.hostTextSize = dynamicTypeSize
    values.hostReduceMotion = reducesMotion
    values.displayScale = scale
    values.hostReduceTransparency = reducesTransparency
    values.resourceFolders = resourceFolders
    values.localization = localization
    if language != nil {
      values.locale = localization.locale
      values.calendar.locale = localization.locale
    }
    values.setSizeClasses(width: size.width, height: size.height)
    values.scenePhase = scenePhase
    values.systemVersion = system
    return values.storage
  }

  /// Chooses the person's language, and with it the direction in which views are laid out.
  package mutating func setLanguage(_ language: String) {
    self.language = language
    let isRightToLeft = LanguageTag(language)?.isRightToLeft ?? false
    layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// What texts and formatters go by.
  package var localization: LocalizationSettings {
    let asked = language
    return LocalizationSettings(
      language: asked ?? info.developmentLanguage ?? "en", isAsked: asked != nil,
      locale: asked.map { LocalizationSettings.locale(for: $0) } ?? Locale(identifier: "en_US"),
      folders: resourceFolders, info: info)
  }

  /// The insets, those that are no numbers left out.
  var sanitizedSafeAreaInsets: EdgeInsets {
    func sanitized(_ value: CGFloat) -> CGFloat {
      value.native.isInSupportedRange ? max(0, value) : 0
    }
    return EdgeInsets(
      top: sanitized(safeAreaInsets.top), leading: sanitized(safeAreaInsets.leading),
      bottom: sanitized(safeAreaInsets.bottom), trailing: sanitized(safeAreaInsets.trailing))
  }
}
