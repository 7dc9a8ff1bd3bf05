/// A shape that can say what its animatable data means to people: in films, `trim.to` runs from 0 to
/// 1, whatever the data is multiplied with.
protocol ReadableShape: Shape {
  static var motionName: String { get }
  static var motionComponents: [String] { get }
  static func readable(_ data: AnimatableData) -> [Double]
}

extension _TrimmedShape: ReadableShape {
  static var motionName: String { "trim" }
  static var motionComponents: [String] { ["from", "to"] }
  static func readable(_ data: AnimatableData) -> [Double] {
    [data.second.first / unitScale, data.second.second / unitScale]
  }
}

extension RoundedRectangle: ReadableShape {
  static var motionName: String { "cornerSize" }
  static var motionComponents: [String] { ["width", "height"] }
  static func readable(_ data: AnimatableData) -> [Double] { [data.first, data.second] }
}

extension _Inset: ReadableShape {
  static var motionName: String { "inset" }
  static var motionComponents: [String] { [] }
  static func readable(_ data: AnimatableData) -> [Double] { [data.second] }
}

extension _InsetRoundedRectangle: ReadableShape {
  static var motionName: String { "inset" }
  static var motionComponents: [String] { ["cornerWidth", "cornerHeight", "amount"] }
  static func readable(_ data: AnimatableData) -> [Double] {
    [data.first.first, data.first.second, data.second]
  }
}

extension UnevenRoundedRectangle: ReadableShape {
  static var motionName: String { "cornerRadii" }
  static var motionComponents: [String] {
    ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"]
  }
  static func readable(_ data: AnimatableData) -> [Double] { numbers(of: data) }
}

extension _StrokedShape: ReadableShape {
  static var motionName: String { "lineWidth" }
  static var motionComponents: [String] { [] }
  static func readable(_ data: AnimatableData) -> [Double] { [data.second.first] }
}

extension AnimatedAttribute {
  /// The attribute of a shape's data.
  convenience init<S: Shape>(data shape: S.Type, of element: Element, named name: String)
  where S.AnimatableData == Value {
    if let readable = shape as? any ReadableShape.Type {
      self.init(readable: readable, of: element)
    } else {
      self.init(element, name) { numbers(of: $0) }
    }
  }

  private convenience init<S: ReadableShape>(readable shape: S.Type, of element: Element) {
    self.init(element, S.motionName, components: S.motionComponents) { value in
      (value as? S.AnimatableData).map(S.readable) ?? []
    }
  }
}
