import Testing

@testable import SwiftUICore

@MainActor @Suite("What is known of types")
struct TypeTableTests {
  private func nested(_ type: Any.Type, _ depth: Int) -> [Any.Type] {
    func optional<T>(_ type: T.Type) -> Any.Type { T?.self }
    var types: [Any.Type] = [type]
    for _ in 0..<depth { types.append(_openExistential(types[types.count - 1], do: optional)) }
    return types
  }

  @Test("is found once for each, of many types that take turns")
  func once() {
    let types = [Int.self, String.self, Double.self, [Int].self].flatMap { nested($0, 120) }
    var table = TypeTable<String>()
    var made = 0
    for _ in 0..<3 {
      for type in types {
        let answer = table.answer(for: type) {
          made += 1
          return "\(type)"
        }
        #expect(answer == "\(type)")
      }
    }
    #expect(made == types.count)
  }
}
