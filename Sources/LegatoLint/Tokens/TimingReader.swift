import LegatoMotion
import SwiftSyntax

/// Reads an animation that is written out in numbers.
enum TimingReader {
  /// What the expression says, where every number of it is a literal; `nil` otherwise.
  static func timing(of expression: ExprSyntax) -> Timing? {
    if let call = NamedCall(expression), call.isMember, !call.hasTrailingClosure {
      if let base = call.base, !isAnimation(base) { return modified(base, by: call) }
      return curve(call)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map(isAnimation) ?? true
    else { return nil }
    return plain[member.declName.baseName.text]
  }

  /// Whether an expression is the name of SwiftUI's type of animations.
  static func isAnimation(_ expression: ExprSyntax) -> Bool {
    ["Animation", "SwiftUI.Animation", "SwiftUI"].contains(expression.trimmedDescription)
  }

  /// The animations without parentheses, as SwiftUI's are.
  private static let plain: [String: Timing] = [
    "linear": .linear(), "easeIn": .easeIn(), "easeOut": .easeOut(), "easeInOut": .easeInOut(),
    "spring": .spring(), "smooth": .smooth(), "snappy": .snappy(), "bouncy": .bouncy(),
  ]

  private static func modified(_ base: ExprSyntax, by call: NamedCall) -> Timing? {
    guard let timing = timing(of: base) else { return nil }
    switch call.name {
    case "delay": return number(call, nil, alone: true).map(timing.delay)
    case "speed": return number(call, nil, alone: true).map(timing.speed)
    case "repeatForever":
      guard let reverses = flag(call, "autoreverses"), call.arguments.count <= 1 else { return nil }
      return timing.repeatForever(autoreverses: reverses)
    case "repeatCount":
      guard let count = number(call, nil), let reverses = flag(call, "autoreverses"),
        count >= 0, count < 1e6, call.arguments.count <= 2
      else { return nil }
      return timing.repeatCount(Int(count), autoreverses: reverses)
    default: return nil
    }
  }

  private static func curve(_ call: NamedCall) -> Timing? {
    guard let numbers = numbers(call) else { return nil }
    let labels = call.arguments.map { $0.label?.text }
    func has(only allowed: String...) -> Bool {
      labels.allSatisfy { $0.map(allowed.contains) ?? false }
    }
    if call.arguments.isEmpty { return plain[call.name] }
    switch call.name {
    case "linear" where labels == ["duration"]: return .linear(duration: numbers[0])
    case "easeIn" where labels == ["duration"]: return .easeIn(duration: numbers[0])
    case "easeOut" where labels == ["duration"]: return .easeOut(duration: numbers[0])
    case "easeInOut" where labels == ["duration"]: return .easeInOut(duration: numbers[0])
    case "timingCurve" where labels == [nil, nil, nil, nil, "duration"]:
      return .timingCurve(numbers[0], numbers[1], numbers[2], numbers[3], duration: numbers[4])
    case "spring", "smooth", "snappy", "bouncy", "interactiveSpring":
      var values: [String: Double] = [:]
      for (label, number) in zip(labels, numbers) { if let label { values[label] = number } }
      guard values.count == numbers.count, values["blendDuration", default: 0] == 0 else {
        return nil
      }
      return spring(call.name, values)
    default: return nil
    }
  }

  private static func spring(_ name: String, _ values: [String: Double]) -> Timing? {
    let labels = Set(values.keys).subtracting(["blendDuration"])
    if name == "spring", labels.isSubset(of: ["response", "dampingFraction"]), !labels.isEmpty {
      return .spring(
        response: values["response"] ?? 0.5, dampingFraction: values["dampingFraction"] ?? 0.825)
    }
    let duration = values["duration"] ?? 0.5
    if name == "spring", labels.isSubset(of: ["duration", "bounce"]), !labels.isEmpty {
      return .spring(duration: duration, bounce: values["bounce"] ?? 0)
    }
    guard labels.isSubset(of: ["duration", "extraBounce"]), !labels.isEmpty else { return nil }
    let extra = values["extraBounce"] ?? 0
    switch name {
    case "smooth": return .smooth(duration: duration, extraBounce: extra)
    case "snappy": return .snappy(duration: duration, extraBounce: extra)
    case "bouncy": return .bouncy(duration: duration, extraBounce: extra)
    default: return nil
    }
  }

  private static func numbers(_ call: NamedCall) -> [Double]? {
    let numbers = call.arguments.compactMap { $0.expression.literal }
    return numbers.count == call.arguments.count ? numbers : nil
  }

  private static func number(_ call: NamedCall, _ label: String?, alone: Bool = false) -> Double? {
    alone && call.arguments.count != 1 ? nil : call.argument(label)?.literal
  }

  /// A flag that is written out; true where it is not there.
  private static func flag(_ call: NamedCall, _ label: String) -> Bool? {
    guard let value = call.argument(label) else { return true }
    return value.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
  }
}
