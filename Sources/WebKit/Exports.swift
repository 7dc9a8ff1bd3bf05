// What `import WebKit` brings along on Apple's systems, as far as it is there.

@_exported import Foundation
@_exported import UIKit
