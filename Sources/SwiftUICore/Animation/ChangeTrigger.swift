/// A value of any type that is watched for changes.
struct ChangeTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (left: Self, right: Self) -> Bool { areEqual(left.value, right.value) }

  private static func areEqual<Value: Equatable>(_ left: Value, _ right: any Equatable) -> Bool {
    left == (right as? Value)
  }
}
