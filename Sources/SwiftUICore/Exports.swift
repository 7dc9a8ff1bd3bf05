// What `import SwiftUI` brings along on Apple platforms too.
@_exported import Foundation
@_exported import Observation
