package import LegatoDisplay

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
  package var scenePhase: ScenePhase
  /// The system whose looks are shown.
  package var system: SystemVersion

  package init(
    size: Size = Size(393, 852), scale: Double = 2, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
    safeAreaInsets: EdgeInsets = EdgeInsets(), reducesMotion: Bool = false,
    savesPower: Bool = false, reducesTransparency: Bool = false, resourceFolders: [String] = [],
    scenePhase: ScenePhase = .active, system: SystemVersion = .standard
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
    values.hostReduceMotion = reducesMotion
    values.displayScale = scale
    values.hostReduceTransparency = reducesTransparency
    values.resourceFolders = resourceFolders
    values.setSizeClasses(width: size.width, height: size.height)
    values.scenePhase = scenePhase
    values.systemVersion = system
    return values.storage
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
