// A SwiftUI file sees these without importing them, as it does on Apple platforms. Of Combine it sees what observed
// objects need: other names of its, such as `Subscription`, are free for an app's modules.
@_exported import Foundation
@_exported import LegatoResources
@_exported import Observation

// Escaped, as who reads declarations by their words would take `class Combine` for one.
@_exported import class `Combine`.ObservableObjectPublisher
@_exported import protocol `Combine`.ObservableObject
@_exported import struct `Combine`.Published
