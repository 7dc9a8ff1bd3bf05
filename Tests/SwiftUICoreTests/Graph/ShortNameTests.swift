import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// The steps of paths are types as they are declared.
@Suite("Short names")
struct ShortNameTests {
  private struct Pair<First, Second> {
    struct Inner {}
    enum Choice<Third> { case one(Third), other }
    var first: First
  }
  private enum Empty {}
  private final class Object<Value> {}
  private protocol Thing {}

  @Test("are names without generic arguments, and without what a type is declared in")
  func declared() {
    struct Local<Value> {}
    #expect(shortName(of: Pair<Int, [String]>.self) == "Pair")
    #expect(shortName(of: Pair<Int, Pair<Int, Int>>.Inner.self) == "Inner")
    #expect(shortName(of: Pair<Int, Int>.Choice<Pair<Int, Int>>.self) == "Choice")
    #expect(shortName(of: Local<Int>.self) == "Local")
    #expect(shortName(of: Empty.self) == "Empty")
    #expect(shortName(of: Object<Int>.self) == "Object")
    #expect(shortName(of: Int?.self) == "Optional")
    #expect(shortName(of: [Int].self) == "Array")
    #expect(shortName(of: CGRect.self) == "CGRect")
    #expect(shortName(of: URL.self) == "URL")
    #expect(shortName(of: (any Thing).self) == "Thing")
    #expect(shortName(of: Text.self) == "Text" && shortName(of: VStack<Text>.self) == "VStack")
  }

  @Test("are those of a description, up to its generic arguments")
  func described() {
    let types: [Any.Type] = [
      Int.self, Double.self, String.self, Character.self, Range<Int>.self, Date.self, Data.self,
      Calendar.self, Never.self, Result<Int, any Error>.self, Dictionary<Int, Int>.Index.self,
      ModifiedContent<Text, Pair<Int, Int>.Inner>.self, AnyView.self, Color.self, UnitPoint.self,
      ShortNameTests.self, Object<Pair<Int, Int>>.self, (Int, Int).self, ((Int) -> Int).self,
    ]
    for type in types {
      let full = String(describing: type)
      #expect(shortName(of: type) == full.prefix { $0 != "<" }, "\(full)")
    }
  }
}
