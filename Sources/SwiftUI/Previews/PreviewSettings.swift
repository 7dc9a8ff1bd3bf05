import SwiftUICore

/// What the views of a `PreviewProvider` say of how they are to be shown. The first of several
/// counts.
package struct PreviewSettings {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?

  package enum Key: PreferenceKey {
    package static var defaultValue: PreviewSettings { PreviewSettings() }
    package static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
      let next = nextValue()
      value.displayName = value.displayName ?? next.displayName
      value.layout = value.layout ?? next.layout
      value.device = value.device ?? next.device
      value.orientation = value.orientation ?? next.orientation
    }
  }
}

/// A size constraint for a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// Center the preview in a container the size of the device on which the preview is running.
  case device
  /// Fit the container to the size of the preview when offered the size of the device.
  case sizeThatFits
  /// Center the preview in a fixed size container with the given dimensions, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A simulator device that runs a preview, by its name: `iPhone SE (3rd generation)`. Behind a comma may stand
/// the system that it runs, `iPhone 15, iOS 18`: 18 or 26; of another number the nearest of both.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device by its name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The device's screen held upright, in points; `nil` where the name is not known.
  package var screen: CGSize? {
    Self.screens[model].map { CGSize(width: $0.0, height: $0.1) }
  }

  /// The name without the system.
  private var model: String {
    String(rawValue.split(separator: ",", maxSplits: 1).first ?? "")
  }

  /// The system that the device runs; `nil` where nothing is said of it.
  package var system: SystemVersion? {
    guard let part = rawValue.split(separator: ",", maxSplits: 1).dropFirst().first else {
      return nil
    }
    let words = part.split(separator: " ")
    guard words.count == 2, words[0] == "iOS",
      let number = words[1].split(separator: ".").first.flatMap({ Int($0) })
    else { return nil }
    return SystemVersion(nearest: number)
  }

  private static let screens: [String: (CGFloat, CGFloat)] = {
    let groups: [(CGFloat, CGFloat, [String])] = [
      (320, 568, ["iPhone SE", "iPhone SE (1st generation)", "iPhone 5s"]),
      (
        375, 667,
        [
          "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
          "iPhone SE (3rd generation)",
        ]
      ),
      (414, 736, ["iPhone 7 Plus", "iPhone 8 Plus"]),
      (
        375, 812,
        ["iPhone X", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]
      ),
      (414, 896, ["iPhone Xr", "iPhone Xs Max", "iPhone 11", "iPhone 11 Pro Max"]),
      (
        390, 844,
        [
          "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        ]
      ),
      (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
      (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
      (
        430, 932,
        ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]
      ),
      (402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
      (440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
      (744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
      (820, 1180, ["iPad (10th generation)", "iPad Air (5th generation)"]),
      (834, 1194, ["iPad Pro (11-inch) (4th generation)"]),
      (1024, 1366, ["iPad Pro (12.9-inch) (6th generation)"]),
    ]
    var screens: [String: (CGFloat, CGFloat)] = [:]
    for (width, height, names) in groups {
      for name in names { screens[name] = (width, height) }
    }
    return screens
  }()
}

/// The orientation of the interface from the user's perspective.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name of the orientation.
  public let id: String
  let isLandscape: Bool

  /// The top of the interface is at the top of the device.
  public static let portrait = InterfaceOrientation(id: "portrait", isLandscape: false)
  /// The device is held upside down.
  public static let portraitUpsideDown = InterfaceOrientation(
    id: "portraitUpsideDown", isLandscape: false)
  /// The top of the device is on the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft", isLandscape: true)
  /// The top of the device is on the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight", isLandscape: true)

  /// All four orientations.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension PreviewSettings {
  /// The surface that is asked for, in points; `nil` where it is the usual one.
  ///
  /// - Parameter screen: the usual one, held upright.
  package func surface(on screen: CGSize) -> CGSize? {
    if case .fixed(let width, let height) = layout { return CGSize(width: width, height: height) }
    let isLandscape = orientation?.isLandscape ?? false
    guard let size = device?.screen ?? (isLandscape ? screen : nil) else { return nil }
    return isLandscape ? CGSize(width: size.height, height: size.width) : size
  }
}

extension View {
  /// Sets a user visible name to show in the canvas for a preview: a film is called by it.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewSettings.Key.self) { $0.displayName = value }
  }

  /// Overrides the size of the container for the preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewSettings.Key.self) { $0.layout = value }
  }

  /// Overrides the device for a preview: it is shown on a screen of that device's size.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(PreviewSettings.Key.self) { $0.device = value }
  }

  /// Overrides the orientation of the preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    transformPreference(PreviewSettings.Key.self) { $0.orientation = value }
  }
}
