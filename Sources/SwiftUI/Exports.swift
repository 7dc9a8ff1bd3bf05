@_exported import SwiftUICore
@_exported import UIKit
