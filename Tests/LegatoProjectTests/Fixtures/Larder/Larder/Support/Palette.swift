import SwiftUI

enum Palette {
  static let ink = Color(red: 0.2, green: 0.15, blue: 0.1)
}
