import Foundation
import SwiftUICore

/// A representation of the current device: the one that the host is like. What a host cannot know is the
/// same for every machine.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  /// The name of the device: that of its model.
  public var name: String { model }
  /// The model of the device: `iPhone`, or `iPad` where the shorter side of the surface has 600 points or
  /// more.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device.
  public var localizedModel: String { model }
  /// The name of the operating system.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the operating system that SwiftUI here is like.
  public var systemVersion: String { "26.0" }
  /// The style of interface to use.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIUserInterfaceIdiom(RunningHost.current?.configuration ?? HostConfiguration())
  }
  /// An alphanumeric string that identifies a device to the app's vendor: always the same one.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// The physical orientation: upright, or on its left side where the surface is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Whether the device generates notifications of its orientation.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Begins the generation of notifications of orientation changes. A host always posts them.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Ends the generation of notifications of orientation changes.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Whether battery monitoring is enabled. A host has no battery.
  public var isBatteryMonitoringEnabled = false
  /// The battery charge level: −1, unknown.
  public var batteryLevel: Float { -1 }
  /// The battery state: unknown.
  public var batteryState: BatteryState { .unknown }
  /// Whether proximity monitoring is enabled. A host has no sensor.
  public var isProximityMonitoringEnabled = false
  /// Whether something is near: never.
  public var proximityState: Bool { false }
  /// Whether the device does several things at once.
  public var isMultitaskingSupported: Bool { true }
  /// Plays a click of the keyboard: no host has a speaker, which is reported.
  public func playInputClick() {
    RunningHost.report("UIDevice.playInputClick(): a host has no speaker.")
  }

  /// The battery power state of the device.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Unknown, on battery, charging, and full.
    case unknown, unplugged, charging, full
  }
}

/// Constants that specify the physical orientation of the device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// No orientation, upright, and upside down.
  case unknown, portrait, portraitUpsideDown
  /// On its left side, and on its right side.
  case landscapeLeft, landscapeRight
  /// On its back, and on its face.
  case faceUp, faceDown
  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is one of the interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
