import SwiftUI
import Testing

@testable import SwiftUICore

/// Values are compared by what they hold: bytes that no value wrote say nothing.
@MainActor @Suite("ViewEquality")
struct ViewEqualityTests {
  private protocol Shape {}
  private struct Small: Shape { var side: UInt8 }
  private struct Large: Shape { var sides: (Double, Double, Double, Double, Double) }
  private final class Object: Shape {}

  /// Types without `==`.
  private struct Boxed { var shape: any Shape }
  private struct Loose { var value: Any }
  private struct Sized { var values: any Collection<Int> }
  private struct Failed { var failure: any Error }
  private struct Fault: Error { var code: Int }
  private struct Referring { var object: any AnyObject }
  private enum Content {
    case empty
    case small(UInt8)
    case large(String, UInt64)
    case boxed(any Shape)
    indirect case nested(Content)
  }
  private struct Holding { var content: Content }
  /// Says nothing of itself to a mirror.
  private enum Opaque: CustomReflectable {
    case number(UInt64)
    var customMirror: Mirror { Mirror(self, children: ["kind": "number"]) }
  }

  /// Makes a value on memory that holds `fill`, which is what unused bytes of it keep.
  private func made<Value>(on fill: UInt8, _ value: () -> Value, _ body: (Value) -> Void) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memset(memory, Int32(fill), MemoryLayout<Value>.size)
    memory.initialize(to: value())
    body(memory.pointee)
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// Whether two values that are made alike are equal on any memory, and differ from a third.
  private func check<Value>(
    _ value: @autoclosure () -> Value, butNot other: @autoclosure () -> Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for fill in [UInt8(0), 0x55, 0xFF] {
      made(on: 0xAA, value) { left in
        made(on: fill, value) { right in
          #expect(ViewEquality.areEqual(left, right), sourceLocation: sourceLocation)
        }
        made(on: fill, other) { right in
          #expect(!ViewEquality.areEqual(left, right), sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test("existentials are equal where their values are of one type and equal") func existentials() {
    check(Boxed(shape: Small(side: 1)), butNot: Boxed(shape: Small(side: 2)))
    check(
      Boxed(shape: Large(sides: (1, 2, 3, 4, 5))),
      butNot: Boxed(shape: Large(sides: (1, 2, 3, 4, 6))))
    check(Boxed(shape: Small(side: 1)), butNot: Boxed(shape: Large(sides: (1, 0, 0, 0, 0))))
    check(Loose(value: UInt8(1)), butNot: Loose(value: Int8(1)))
    check(Loose(value: Boxed(shape: Small(side: 1))), butNot: Loose(value: Small(side: 1)))
    check(Loose(value: "a" as String? as Any), butNot: Loose(value: String?.none as Any))
    check(Sized(values: [1, 2]), butNot: Sized(values: [1, 3]))
    check(Sized(values: [1, 2]), butNot: Sized(values: Set([1, 2])))
    check(Failed(failure: Fault(code: 1)), butNot: Failed(failure: Fault(code: 2)))
  }

  @Test("objects in existentials are equal where they are one object") func objects() {
    let (one, other) = (Object(), Object())
    check(Boxed(shape: one), butNot: Boxed(shape: other))
    check(Referring(object: one), butNot: Referring(object: other))
    check(Loose(value: one), butNot: Loose(value: other))
  }

  @Test("enums are equal where their cases and what goes with them are") func enums() {
    check(Holding(content: .small(1)), butNot: Holding(content: .small(2)))
    check(Holding(content: .small(1)), butNot: Holding(content: .empty))
    check(Holding(content: .large("a", 1)), butNot: Holding(content: .large("a", 2)))
    check(
      Holding(content: .boxed(Small(side: 1))), butNot: Holding(content: .boxed(Small(side: 2))))
    check(Holding(content: .nested(.small(1))), butNot: Holding(content: .nested(.small(2))))
    check(Holding(content: .small(1)) as Holding?, butNot: nil)
  }

  @Test("tuples are equal where their elements are, though they conform to nothing") func tuples() {
    struct Pair { var both: (UInt8, any Shape) }
    check(Pair(both: (1, Small(side: 1))), butNot: Pair(both: (1, Small(side: 2))))
    check((UInt8(1), Boxed(shape: Small(side: 1))), butNot: (2, Boxed(shape: Small(side: 1))))
    check((UInt8(1), "a" as String?), butNot: (1, nil))
  }

  @Test("what `==` says counts, also in optional values and in objects") func equatable() {
    final class Named: Equatable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (left: Named, right: Named) -> Bool { left.name == right.name }
    }
    struct Part: Equatable {
      var side: UInt8
      var note: String
      static func == (left: Part, right: Part) -> Bool { left.side == right.side }
    }
    check(Named("a"), butNot: Named("b"))
    check(Named("a") as Named?, butNot: nil)
    #expect(ViewEquality.areEqual(Part(side: 1, note: "a"), Part(side: 1, note: "b")))
    #expect(ViewEquality.areEqual([Part(side: 1, note: "a")], [Part(side: 1, note: "b")]))
    check(Part(side: 1, note: "a") as Part?, butNot: Part(side: 2, note: "a"))
  }

  @Test("a mirror that a type makes itself is not believed") func customMirrors() {
    #expect(ViewEquality.areEqual(Opaque.number(1), Opaque.number(1)))
    #expect(!ViewEquality.areEqual(Opaque.number(1), Opaque.number(2)))
  }

  @Test("equal bytes are equal values, whatever they are") func bytes() {
    struct Calling { var call: () -> Int }
    let calling = Calling { 1 }
    #expect(ViewEquality.areEqual(calling, calling))
    #expect(ViewEquality.areEqual((), ()))
    #expect(ViewEquality.areEqual(Double.nan, Double.nan))
  }
}
