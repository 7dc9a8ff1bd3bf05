import LegatoDisplay
import LegatoMotion
import SwiftUI
import Testing

@testable import Legato
@testable import SwiftUICore

/// What a test turns while a view looks on.
@Observable @MainActor
final class Switches {
  var isOn = false
  var count = 0
  var number = 0.0
  var text = ""
  var ids: [Int] = []
  var messages: [ChatMessage] = []
  var conversations: [Conversation] = []
  var choice: String?
  @ObservationIgnored var log: [String] = []

  init() {}
}

/// A view that is made from knobs.
struct Turned<Content: View>: View {
  let knobs: Switches
  @ViewBuilder let content: (Switches) -> Content
  var body: some View { content(knobs) }
}

extension Stage {
  /// What is shown of a property of the first view whose path holds all the parts.
  func value(_ property: String, _ parts: String..., component: Int = 0) -> Double? {
    let shown = samples(property, parts).first?.shown ?? []
    return shown.indices.contains(component) ? shown[component] : nil
  }

  /// All that is shown of a property, in structural order.
  func allValues(_ property: String, _ parts: String...) -> [Double] {
    host.values
      .filter { sample in
        (sample.property == property || sample.property.hasPrefix(property + "#"))
          && parts.allSatisfy { sample.path.contains($0) }
      }
      .compactMap(\.shown.first)
  }

  func set(reducesMotion: Bool) { alsoAct { host.configuration.reducesMotion = reducesMotion } }
  func set(savesPower: Bool) { alsoAct { host.configuration.savesPower = savesPower } }

  func element(_ label: String) -> SemanticElement? {
    host.semantics.first { $0.label.hasPrefix(label) }
  }

  /// Where the middle of what is called so is shown.
  func center(_ label: String) -> Point? { element(label)?.center }

  /// Frames of 60 Hz from now on, with a table of values at times in milliseconds.
  func expect(
    _ table: [(Double, Double)], tolerance: Double = tolerance,
    sourceLocation: SourceLocation = #_sourceLocation, _ value: () -> Double?
  ) {
    for (time, expected) in table {
      at(time)
      expectNear(
        value(), expected, "at \(time) ms", tolerance: tolerance, sourceLocation: sourceLocation)
    }
  }
}

/// The two ways to ask for less.
enum Less: CaseIterable { case reduceMotion, lowPower }

extension Stage {
  convenience init(_ view: some View, less: Less, size: Size = Size(360, 400)) throws {
    try self.init(
      view, size: size, reducesMotion: less == .reduceMotion, savesPower: less == .lowPower)
  }

  func set(_ less: Less?) {
    alsoAct {
      host.configuration.reducesMotion = less == .reduceMotion
      host.configuration.savesPower = less == .lowPower
    }
  }
}
