import SwiftUI

/// Kinds of motion that apps are made of, each as one scene that may grow.
enum FrontierScene: String, CaseIterable {
  case f1, f2, f3, f4, f5, f6

  /// What it is told by.
  var title: String {
    switch self {
    case .f1: "blur and shadow of cards"
    case .f2: "lines of rolling digits"
    case .f3: "circles on springs"
    case .f4: "a row's height in an eager list"
    case .f5: "scrolling, thirty rows a second"
    case .f6: "building an eager list"
    }
  }

  /// How many there are of what the scene is made of, in each of its sizes.
  var counts: [Int] {
    switch self {
    case .f1: [8]
    case .f2: [10]
    case .f3: [1_000, 5_000]
    case .f4: [10, 100, 1_000, 10_000, 100_000]
    case .f5: [100_000]
    case .f6: [10_000]
    }
  }

  /// The most of them that the peers are asked for: what they draw of more takes minutes.
  var maxPeerCount: Int { self == .f4 ? 10_000 : 100_000 }

  /// How many frames are measured: those of whole periods of the scene.
  var frames: Int {
    switch self {
    case .f1: 120
    case .f2: 150
    case .f3, .f4: 120
    case .f5: 180
    case .f6: 0
    }
  }

  @MainActor
  func view(_ count: Int) -> AnyView {
    switch self {
    case .f1: AnyView(BlurringCards())
    case .f2: AnyView(RollingNumbers(count: count))
    case .f3: AnyView(SpringingCircles(count: count))
    case .f4: AnyView(RowsOfOneThatGrows(count: count, growing: 2))
    case .f5: AnyView(LongScroll(count: count))
    case .f6: AnyView(RowsOfOneThatGrows(count: count, growing: nil))
    }
  }
}
