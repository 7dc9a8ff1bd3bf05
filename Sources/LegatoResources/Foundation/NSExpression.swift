public import Foundation

/// An expression of numbers, as calculators evaluate them: `NSExpression(format: "1 + 2 * 3")`.
///
/// Foundation has a class of this name here, of which no object can be made. Where a file imports Foundation, calls such
/// as `NSExpression(format: "1 + 2")` make objects of this class; as the type of a declaration the name is ambiguous.
/// Expressions with keys, variables and collections have no value.
open class NSExpression: NSObject, @unchecked Sendable {
  private let value: ArithmeticValue?
  private let constant: Any?
  private let source: String

  /// Creates an expression of a text, in which `%@`, `%d` and the like stand for arguments.
  ///
  /// A text that is no expression, for which iOS ends the program, makes one without a value.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(
      text: args.isEmpty ? expressionFormat : String(format: expressionFormat, arguments: args))
  }

  /// Creates an expression of a text, in which `%@` stands for arguments.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parts = expressionFormat.components(separatedBy: "%@")
    for (index, argument) in arguments.enumerated() where index + 1 < parts.count {
      parts[index] += "\(argument)"
    }
    self.init(text: parts.joined())
  }

  /// Creates an expression that has a value.
  public init(forConstantValue obj: Any?) {
    (value, constant, source) = (nil, obj, obj.map { "\($0)" } ?? "nil")
  }

  private init(text: String) {
    (value, constant, source) = (ArithmeticExpression.value(of: text), nil, text)
  }

  /// The value: a number for expressions of numbers; `nil` where there is none.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch value {
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case nil: constant
    }
  }

  /// The value of an expression that was made of one.
  open var constantValue: Any? { constant }

  open override var description: String { source }
}
