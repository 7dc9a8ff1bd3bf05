/// The components of animatable data, as far as they are plain numbers.
func numbers<V: VectorArithmetic>(of value: V) -> [Double] {
  switch value {
  case let value as Double: return [value]
  case let value as Float: return [Double(value)]
  case let value as CGFloat: return [Double(value)]
  case let value as any NumberList: return value.numbers
  default: return []
  }
}

/// Data that consist of other data.
protocol NumberList {
  var numbers: [Double] { get }
}

extension AnimatablePair: NumberList {
  var numbers: [Double] { SwiftUICore.numbers(of: first) + SwiftUICore.numbers(of: second) }
}

extension AnimatableValues: NumberList {
  var numbers: [Double] {
    var all: [Double] = []
    for part in repeat each value { all += SwiftUICore.numbers(of: part) }
    return all
  }
}

extension AnimatableVector: NumberList {
  var numbers: [Double] { components }
}

extension AnimatableQuad: NumberList {
  var numbers: [Double] { [lanes.x, lanes.y, lanes.z, lanes.w] }
}
