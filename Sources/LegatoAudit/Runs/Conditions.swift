import SwiftUICore

/// What a person has asked of the device while a view is played.
package enum Conditions: String, Codable, CaseIterable, Sendable {
  case full
  case reducedMotion = "reduced motion"
  case lowPower = "low power"

  func apply(to configuration: inout HostConfiguration) {
    configuration.reducesMotion = self == .reducedMotion
    configuration.savesPower = self == .lowPower
  }
}
