import Legato
import SwiftUI

/// The animations of the design system's tokens, as recordings name them.
enum TokenNames {
  static var all: [String] {
    var names: [String] = []
    for token in MotionToken.all {
      let name = "\(token.animation)"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
