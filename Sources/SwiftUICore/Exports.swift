// A SwiftUI file sees these without importing them, as it does on Apple platforms.
@_exported import Combine
@_exported import Foundation
@_exported import LegatoResources
@_exported import Observation
