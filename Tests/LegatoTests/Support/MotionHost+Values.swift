import LegatoDisplay
import LegatoTesting
import SwiftUI
import Testing

// What the tests of components ask of a host, on top of its public interface. A view is meant by words that
// its path holds, the first where there are several; times are in milliseconds, as the tables of the
// specification have them.
extension MotionHost {
  /// A view on a surface of 360×400 points.
  convenience init(
    _ view: some View, size: CGSize = CGSize(width: 360, height: 400), reducesMotion: Bool = false,
    savesPower: Bool = false, direction: LayoutDirection = .leftToRight,
    colorScheme: ColorScheme = .light
  ) throws {
    // Values are the same at every rate, and few samples take little time.
    try self.init(
      .reduceMotion(reducesMotion), .lowPower(savesPower), .layoutDirection(direction),
      .colorScheme(colorScheme), size: size, framesPerSecond: 10
    ) { view }
  }

  convenience init(
    _ view: some View, less: Less, size: CGSize = CGSize(width: 360, height: 400)
  ) throws {
    try self.init(
      view, size: size, reducesMotion: less == .reduceMotion, savesPower: less == .lowPower)
  }

  func set(_ less: Less?) {
    change(.reduceMotion(less == .reduceMotion))
    change(.lowPower(less == .lowPower))
  }

  // MARK: Time

  /// Moves on to a time in milliseconds since `start`, which is in seconds.
  func at(
    _ milliseconds: Double, since start: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    advance(to: start + milliseconds / 1000, sourceLocation: sourceLocation)
  }

  /// Expects values at times in milliseconds since `start`, which is in seconds; from now on where there is
  /// none.
  func expect(
    _ rows: [(Double, Double)], since start: Double? = nil, tolerance: Double = tolerance,
    sourceLocation: SourceLocation = #_sourceLocation, _ value: () -> Double?
  ) {
    let start = start ?? now
    for (time, expected) in rows {
      at(time, since: start, sourceLocation: sourceLocation)
      expectNear(
        value(), expected, "at \(time) ms", tolerance: tolerance, sourceLocation: sourceLocation)
    }
  }

  /// Runs a body every sixtieth of a second up to a time in milliseconds since `start`, which is in
  /// seconds; from now on where there is no start. Frames that have passed are left out.
  func everyFrame(until milliseconds: Double, since start: Double? = nil, _ body: (Double) -> Void)
  {
    let start = start ?? now
    var frame = 0
    while Double(frame) * 1000 / 60 <= milliseconds + 1e-6 {
      let time = Double(frame) * 1000 / 60
      frame += 1
      guard start + time / 1000 >= now else { continue }
      at(time, since: start)
      body(time)
    }
  }

  /// What a value is in each of these frames.
  func series(
    until milliseconds: Double, since start: Double? = nil, _ value: () -> Double?
  ) -> [Double] {
    var values: [Double] = []
    everyFrame(until: milliseconds, since: start) { _ in
      if let value = value() { values.append(value) }
    }
    return values
  }

  // MARK: Values

  /// A number of a property as it is shown; `nil` where no view has it.
  func shown(_ property: String, _ words: String..., part: Int = 0) -> Double? {
    let names = numbers(of: property, words)
    return names.indices.contains(part) ? value(of: names[part]) : nil
  }

  /// The same at rest: what the value is on its way to.
  func model(_ property: String, _ words: String..., part: Int = 0) -> Double? {
    let names = numbers(of: property, words)
    return names.indices.contains(part) ? finalValue(of: names[part]) : nil
  }

  func color(_ property: String, _ words: String...) -> DisplayColor? {
    let parts = numbers(of: property, words).map { value(of: $0) }
    return parts.count == 4 ? DisplayColor(parts[0], parts[1], parts[2], parts[3]) : nil
  }

  func frame(_ words: String...) -> Rect? {
    let parts = numbers(of: "frame", words).map { value(of: $0) }
    return parts.count == 4 ? Rect(parts[0], parts[1], parts[2], parts[3]) : nil
  }

  /// A number of a property as each view that has it shows it, in structural order; of a view that has it
  /// several times the first.
  func shownByEach(_ property: String, _ words: String..., part: Int = 0) -> [Double] {
    allNumbers(of: property, words).filter { $0.ordinal.isEmpty && $0.names.indices.contains(part) }
      .map { value(of: $0.names[part]) }
  }

  /// The same at rest.
  func modelOfEach(_ property: String, _ words: String..., part: Int = 0) -> [Double] {
    allNumbers(of: property, words).filter { $0.ordinal.isEmpty && $0.names.indices.contains(part) }
      .map { finalValue(of: $0.names[part]) }
  }

  /// The first number of a property as it is shown, wherever it is: of a view that has it several times
  /// each.
  func allShown(_ property: String, _ words: String...) -> [Double] {
    allNumbers(of: property, words).map { value(of: $0.names[0]) }
  }

  /// Whether a view is there whose path holds all the words, and which has a value that can move.
  func shows(_ words: String...) -> Bool {
    valueNames.contains { name in words.allSatisfy { name.contains($0) } }
  }

  /// Whether a property moves, by itself or by a loop.
  func moves(_ property: String, _ words: String...) -> Bool {
    moving.contains { value in
      value.property == property && words.allSatisfy { value.view.contains($0) }
    }
  }

  /// What moves, as `Image.color`: the last step of the path and the property, once each.
  var movingNames: [String] {
    moving.map { value in
      let view = value.view.split(separator: "/").last.map(String.init) ?? ""
      return view.split(separator: "[")[0] + "." + value.property
    }.sorted()
  }

  /// The names of the numbers of a property, of each view and value that has it.
  private func allNumbers(
    of property: String, _ words: [String]
  ) -> [(path: String, ordinal: String, names: [String])] {
    var numbers: [(path: String, ordinal: String, names: [String])] = []
    for name in names(of: property, words) {
      if let last = numbers.last, last.path == name.path, last.ordinal == name.ordinal {
        numbers[numbers.count - 1].names.append(name.text)
      } else {
        numbers.append((name.path, name.ordinal, [name.text]))
      }
    }
    return numbers
  }

  /// The names of the numbers of a property of the first view that has it.
  private func numbers(of property: String, _ words: [String]) -> [String] {
    allNumbers(of: property, words).first { $0.ordinal.isEmpty }?.names ?? []
  }

  /// A name of ``valueNames``, taken apart.
  private struct ValueName {
    let text: String
    let path: String
    /// `#2`, of a second value of the name; empty of the first.
    let ordinal: String
  }

  /// The names of a property in the views whose path holds all the words. `fill#2` is the second of the
  /// name alone, `fill` are all.
  private func names(of property: String, _ words: [String]) -> [ValueName] {
    valueNames.compactMap { name in
      guard let place = name.range(of: ".\(property)", options: .backwards) else { return nil }
      let path = String(name[..<place.lowerBound])
      // A number may be called as a property is: `Image.symbolEffect.scale`.
      let view = path[(path.lastIndex(of: "/") ?? path.startIndex)...].prefix { $0 != "[" }
      let rest = name[place.upperBound...]
      let ordinal = rest.prefix { $0 != "." }
      guard !view.contains("."), ordinal.isEmpty || ordinal.first == "#" && !property.contains("#"),
        words.allSatisfy({ path.contains($0) })
      else { return nil }
      return ValueName(text: name, path: path, ordinal: String(ordinal))
    }
  }
}
