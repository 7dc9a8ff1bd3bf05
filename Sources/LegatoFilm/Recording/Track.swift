import SwiftUICore

/// A value that can move, over the time of a film.
package struct Track: Hashable, Sendable {
  /// A motion of the value, until it was over or a different motion took over.
  package struct Motion: Hashable, Sendable {
    package var animation: String
    /// When it began to pull, in seconds.
    package var start: Double
    /// When it was over or was taken over; infinite where it is endless.
    package var end: Double
    /// Whether the value was moving already.
    package var isRetarget: Bool

    /// Whether one of the framework's own views began it, and no code of an app.
    package var isSystem: Bool

    /// The place in the source that gave the animation; `nil` where that is not known.
    package var reason: String?

    package var isEndless: Bool { end == .infinity }

    package init(
      animation: String, start: Double, end: Double, isRetarget: Bool, isSystem: Bool = false
    ) {
      self.animation = animation
      self.start = start
      self.end = end
      self.isRetarget = isRetarget
      self.isSystem = isSystem
    }
  }

  /// What the code says, from a time on.
  package struct Model: Hashable, Sendable {
    package var time: Double
    package var components: [Double]
  }

  package let path: String
  package let property: String
  /// Distinguishes values of one path and property: 1, 2…
  package let number: Int
  /// The names of the components; empty where there is one without a name.
  package let components: [String]
  /// Whose view has the value.
  package var origin = ViewOrigin.app
  /// What was shown at each of the recording's times; `nil` while the value did not exist.
  package var shown: [[Double]?] = []
  package var models: [Model] = []
  package var motions: [Motion] = []

  package init(path: String, property: String, number: Int = 1, components: [String] = []) {
    self.path = path
    self.property = property
    self.number = number
    self.components = components
  }

  /// The property with its number, where there are several: `opacity#2`.
  package var name: String { number == 1 ? property : "\(property)#\(number)" }

  /// How many numbers the value has.
  package var width: Int { shown.lazy.compactMap { $0?.count }.max() ?? 0 }

  /// Whether component `index` was ever shown differently.
  package func changes(_ index: Int) -> Bool {
    var first: Double?
    for value in shown.lazy.compactMap({ $0 }) where index < value.count {
      if let first, first != value[index] { return true }
      first = first ?? value[index]
    }
    return false
  }

  /// Whether it moved, or code gave it another value.
  package var hasChanged: Bool {
    !motions.isEmpty || models.contains { $0.components != models[0].components }
  }

  /// The motion that pulls at a time. At the very end of one, none does.
  package func motion(at time: Double) -> Motion? {
    motions.last { $0.start <= time && time < $0.end }
  }
}
