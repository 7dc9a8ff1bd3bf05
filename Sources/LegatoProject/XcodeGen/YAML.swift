/// A value of a YAML text.
enum YAML: Equatable {
  case text(String)
  case list([YAML])
  /// The pairs in the order of the text.
  case table([Pair])
  case null

  struct Pair: Equatable {
    var key: String
    var value: YAML
  }

  subscript(key: String) -> YAML? {
    guard case .table(let pairs) = self else { return nil }
    return pairs.last { $0.key == key }?.value
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var list: [YAML]? {
    if case .list(let list) = self { list } else { nil }
  }

  var pairs: [Pair] {
    if case .table(let pairs) = self { pairs } else { [] }
  }

  /// The elements of a list; anything else but nothing is a list of one.
  var elements: [YAML] {
    if self == .null { return [] }
    return list ?? [self]
  }

  /// The texts of a list; a text alone is a list of one.
  var texts: [String] { elements.compactMap(\.text) }
}
