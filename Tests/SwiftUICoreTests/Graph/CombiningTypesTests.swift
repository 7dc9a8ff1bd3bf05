import Combine
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Publishers that combine others, by their types")
struct CombiningTypesTests {
  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()
  private let c = PassthroughSubject<Int, Never>()
  private let log = Log()

  private func sends() {
    a.send(1)
    b.send(2)
    c.send(3)
    a.send(4)
    b.send(5)
  }

  private func values<P: Publisher>(_ publisher: P) -> [String] where P.Failure == Never {
    let cancellable = publisher.sink { _ in
      log("end")
    } receiveValue: {
      log("\($0)")
    }
    sends()
    for subject in [a, b, c] { subject.send(completion: .finished) }
    cancellable.cancel()
    return log.entries
  }

  @Test("Merged values come as they are sent, and the end with the last") func merged() {
    #expect(values(Publishers.Merge(a, b)) == ["1", "2", "4", "5", "end"])
  }

  @Test("So do those of three") func three() {
    #expect(values(Publishers.Merge3(a, b, c)) == ["1", "2", "3", "4", "5", "end"])
  }

  @Test("And of many, or of none") func many() {
    #expect(values(Publishers.MergeMany([a, b, c])) == ["1", "2", "3", "4", "5", "end"])
    var isOver = false
    _ = Publishers.MergeMany([PassthroughSubject<Int, Never>]()).sink { _ in
      isOver = true
    } receiveValue: { _ in
    }
    #expect(isOver)
  }

  @Test("The latest of both, once there are both") func latest() {
    #expect(values(Publishers.CombineLatest(a, b)) == ["(1, 2)", "(4, 2)", "(4, 5)", "end"])
  }

  @Test("Pairs, in order") func zipped() {
    #expect(values(Publishers.Zip(a, b)) == ["(1, 2)", "(4, 5)", "end"])
  }
}
