import LegatoDisplay
import TestSupport

/// Where everything is that a frame draws, without its colours and opacities: what must not change
/// while nothing may move.
struct Silhouette {
  /// By layer: its transform on the surface and the boxes of what it draws, and what is done to it.
  private let things: [UInt32: (name: String, numbers: [Double])]

  @MainActor
  init(_ list: DisplayList) {
    var things: [UInt32: (name: String, numbers: [Double])] = [:]
    for drawn in list.drawnLayers where drawn.opacity > 1e-6 {
      let transform = drawn.transform
      var numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      if let clip = drawn.layer.clip { numbers += Self.numbers(clip.geometry.bounds) }
      for filter in drawn.layer.filters {
        // The others change colours, and nothing's place or sharpness.
        switch filter {
        case .blur(let radius, _): numbers.append(radius)
        case .shadow(_, let radius, let offset): numbers += [radius, offset.x, offset.y]
        default: break
        }
      }
      for command in drawn.commands { numbers += Self.numbers(command.bounds) }
      things[drawn.id.number] = (drawn.name, numbers)
    }
    self.things = things
  }

  private static func numbers(_ box: Rect) -> [Double] { [box.minX, box.minY, box.maxX, box.maxY] }

  /// All that is drawn, as text, with numbers to a hundredth.
  @MainActor
  static func picture(_ list: DisplayList) -> String {
    func rounded(_ values: [Double]) -> String {
      values.map { "\(($0 * 100).rounded() / 100 + 0)" }.joined(separator: " ")
    }
    var lines: [String] = []
    for drawn in list.drawnLayers where drawn.opacity > 1e-3 {
      let transform = drawn.transform
      let place = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        drawn.opacity,
      ]
      for command in drawn.commands {
        var look = ""
        switch command {
        case .fill(_, let paint, _): look = "fill \(paint)"
        case .stroke(_, let style, let paint): look = "stroke \(rounded([style.width])) \(paint)"
        case .text(let layout, _, let paint): look = "text \(layout.text) \(paint)"
        default: look = "\(command)"
        }
        lines.append(
          "\(rounded(place + numbers(command.bounds))) \(look) \(drawn.layer.filters)")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What both have, and not in the same place. A millionth is no movement.
  func moved(to other: Silhouette) -> [String] {
    things.sorted { $0.key < $1.key }.compactMap { id, thing in
      guard let there = other.things[id]?.numbers else { return nil }
      let isSame =
        there.count == thing.numbers.count
        && zip(there, thing.numbers).allSatisfy { abs($0 - $1) < 1e-3 }
      return isSame ? nil : "\(thing.name)#\(id) from \(thing.numbers) to \(there)"
    }
  }
}
