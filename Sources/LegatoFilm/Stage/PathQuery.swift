/// How people name a view by its path.
enum PathQuery {
  /// Whether `path` is called `name`: by all of it or by its last steps, each with or without its
  /// number, as `Card/Text` or `Text[0]` for `Page/Card/Text[0]`.
  static func isCalled(_ path: String, _ name: String) -> Bool {
    let steps = path.split(separator: "/").reversed()
    let names = name.split(separator: "/").reversed()
    return names.count <= steps.count
      && zip(names, steps).allSatisfy { $0 == $1 || $0 == withoutNumber($1) }
  }

  /// Whether `path` is called `name`, or is that of something inside a view that is.
  static func isWithin(_ path: String, _ name: String) -> Bool {
    let steps = path.split(separator: "/")
    let names = name.split(separator: "/")
    guard !names.isEmpty, names.count <= steps.count else { return false }
    return (0...steps.count - names.count).contains { start in
      zip(names, steps[start...]).allSatisfy { $0 == $1 || $0 == withoutNumber($1) }
    }
  }

  /// A step without the `[…]` at its end; the step where there is nothing else.
  static func withoutNumber(_ step: Substring) -> Substring {
    let name = step.prefix { $0 != "[" }
    return name.isEmpty ? step : name
  }
}
