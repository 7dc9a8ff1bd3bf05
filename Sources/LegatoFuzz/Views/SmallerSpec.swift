extension Spec {
  /// Trees with one view less, or more, the smallest first.
  var smaller: [Spec] {
    if isNothing { return [] }
    return [.leaf(.nothing)] + parts.map(\.0)
      + parts.flatMap { part, replaced in part.smaller.map(replaced) }
  }

  private var isNothing: Bool {
    if case .leaf(.nothing) = self { true } else { false }
  }

  /// The trees inside, each with what this one is when another takes its place.
  var parts: [(Spec, (Spec) -> Spec)] {
    switch self {
    case .leaf: return []
    case .container(let container, let children):
      return Self.parts(children) { .container(container, $0) }
    case .screen(let screen, let state, let children):
      return Self.parts(children) { .screen(screen, state, $0) }
    case .choice(let flag, let first, let second):
      return [
        (first, { .choice(flag: flag, $0, second) }), (second, { .choice(flag: flag, first, $0) }),
      ]
    case .optional(let flag, let content):
      return [(content, { .optional(flag: flag, $0) })]
    case .selection(let color, let first, let second, let third):
      return [
        (first, { .selection(color: color, $0, second, third) }),
        (second, { .selection(color: color, first, $0, third) }),
        (third, { .selection(color: color, first, second, $0) }),
      ]
    case .erased(let flag, let content): return [(content, { .erased(flag: flag, $0) })]
    case .loop(let list, let row): return [(row, { .loop(list: list, $0) })]
    case .lazy(let lazy, let row): return [(row, { .lazy(lazy, $0) })]
    case .reader(let content): return [(content, { .reader($0) })]
    case .modified(let modification, let content):
      return [(content, { .modified(modification, $0) })]
        + modification.parts.map { part, made in
          (part, { .modified(made($0), content) })
        }
    }
  }
}

extension Spec {
  private static func parts(
    _ children: [Spec], _ made: @escaping ([Spec]) -> Spec
  ) -> [(Spec, (Spec) -> Spec)] {
    children.indices.map { index in
      (
        children[index],
        { part in
          var parts = children
          parts[index] = part
          return made(parts)
        }
      )
    }
  }
}

extension Modification {
  fileprivate var parts: [(Spec, (Spec) -> Modification)] {
    switch self {
    case .mask(let spec): [(spec, { .mask($0) })]
    case .background(let spec): [(spec, { .background($0) })]
    case .overlay(let spec): [(spec, { .overlay($0) })]
    case .safeAreaInset(let edge, let spec): [(spec, { .safeAreaInset(edge, $0) })]
    default: []
    }
  }
}
