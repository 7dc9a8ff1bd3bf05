/// What differs between two interfaces. A declaration that changes breaks the old one and adds a new one.
struct InterfaceChange: CustomStringConvertible {
  let broken: [String]
  let added: [String]

  init(from old: Set<String>, to new: Set<String>) {
    broken = old.subtracting(new).sorted()
    added = new.subtracting(old).sorted()
  }

  var isEmpty: Bool { broken.isEmpty && added.isEmpty }

  var description: String {
    [("breaks", broken), ("adds", added)].filter { !$0.1.isEmpty }
      .map { "\($0.0):\n" + $0.1.map { "  \($0)" }.joined(separator: "\n") }
      .joined(separator: "\n")
  }
}
