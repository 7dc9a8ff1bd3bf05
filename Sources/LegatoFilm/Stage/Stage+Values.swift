import LegatoDisplay
import SwiftUICore

/// One number that a view shows, among those that can move.
package struct NamedValue {
  package let sample: ValueSample
  package let component: Int

  package var shown: Double { number(sample.shown) }
  /// What the code says.
  package var model: Double { number(sample.model) }
  /// With the whole path.
  package var name: String {
    let part = sample.components.indices.contains(component) && sample.components.count > 1
    return "\(sample.path).\(sample.property)"
      + (part ? ".\(sample.components[component])" : "")
  }

  private func number(_ numbers: [Double]) -> Double {
    numbers.indices.contains(component) ? numbers[component] : .nan
  }
}

extension Stage {
  /// The number that a name means: see ``ValueName``. Where several views match, that of the first
  /// in the order of the tree.
  ///
  /// - Throws: the values that there are, the likely ones first.
  package func value(named name: String) throws(FilmFailure) -> NamedValue {
    let samples = host.values
    for sample in samples {
      if let component = ValueName.component(
        of: name, path: sample.path, property: sample.property, components: sample.components)
      {
        return NamedValue(sample: sample, component: component)
      }
    }
    throw FilmFailure(
      "There is no value \(quoted(name)) at \(readable(now)) s.\n"
        + Self.listing(of: samples, like: name))
  }

  /// How fast a value changes from now on, in its own unit a second; 0 where it rests.
  package func velocity(of value: NamedValue) -> Double {
    let places = host.values.firstIndex {
      $0.path == value.sample.path && $0.property == value.sample.property
    }
    let velocities = host.velocities
    guard let place = places, velocities.indices.contains(place),
      velocities[place].indices.contains(value.component)
    else { return 0 }
    return velocities[place][value.component]
  }

  private static func listing(of samples: [ValueSample], like name: String) -> String {
    // Of what has the property, or stands in the view.
    let property = name.split(separator: ".").last.map(String.init) ?? name
    let view = name.split(separator: ".").first.map(String.init) ?? name
    let all = samples.map { "\($0.path).\($0.property)" }
    let likely = zip(all, samples).filter { text, sample in
      sample.property == property || text.contains(view)
    }.map(\.0)
    let shown = likely.isEmpty ? all : likely
    guard !shown.isEmpty else { return "Nothing on screen can move." }
    let maxLines = 20
    let rest = shown.count > maxLines ? ["  and \(shown.count - maxLines) more"] : []
    return "There are:\n"
      + (shown.prefix(maxLines).map { "  \($0)" } + rest).joined(separator: "\n")
  }
}
