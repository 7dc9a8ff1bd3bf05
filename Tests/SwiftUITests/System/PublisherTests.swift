import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import LegatoFilm
@testable import SwiftUICore

/// Combine's operators as view models use them, on the host's clock.
@MainActor @Suite("Operators of publishers")
struct OperatorTests {
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    private var bag: Set<AnyCancellable> = []
    init() {
      $query
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .removeDuplicates()
        .map { query in query.isEmpty ? [] : ["\(query) 1", "\(query) 2"] }
        .receive(on: RunLoop.main)
        .sink { [weak self] in self?.results = $0 }
        .store(in: &bag)
    }
  }

  private struct Page: View {
    @StateObject private var search = Search()
    var body: some View {
      VStack {
        Button("a") { search.query += "a" }
        ForEach(search.results, id: \.self) { Text(verbatim: $0) }
      }
    }
  }

  private func words(_ stage: Stage) -> [String] {
    stage.frame().list.drawnLayers.flatMap(\.texts).map(\.layout.text)
  }

  @Test func aSearchWaitsUntilTypingHasStopped() throws {
    let stage = try Stage(Page())
    try stage.tap("a")
    stage.advance(by: 0.2)
    try stage.tap("a")
    stage.advance(by: 0.25)
    #expect(words(stage) == ["a"])
    stage.advance(by: 0.1)
    #expect(words(stage) == ["a", "aa 1", "aa 2"])
  }

  @Test func publishersAreCombined() {
    let (left, right) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
    var log: [String] = []
    var bag: Set<AnyCancellable> = []
    left.combineLatest(right).sink { log.append("\($0)\($1)") }.store(in: &bag)
    left.zip(right).sink { log.append("z\($0)\($1)") }.store(in: &bag)
    left.map { "\($0)" }.merge(with: right).scan("") { $0 + $1 }.sink { log.append($0) }.store(
      in: &bag)
    left.send(1)
    right.send("y")
    #expect(log == ["x", "1x", "z1x", "x1", "1y", "x1y"])
  }

  @Test func errorsAreHandled() {
    struct Fault: Error {}
    var log: [String] = []
    var bag: Set<AnyCancellable> = []
    [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Fault() }
      return number
    }
    .replaceError(with: 9).collect().sink { log.append("\($0)") }.store(in: &bag)
    Fail<Int, Fault>(error: Fault()).catch { _ in Just(5) }.sink { log.append("\($0)") }.store(
      in: &bag)
    Future<Int, Never> { $0(.success(7)) }.sink { log.append("\($0)") }.store(in: &bag)
    let inner = PassthroughSubject<Int, Never>()
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    outer.switchToLatest().sink { log.append("s\($0)") }.store(in: &bag)
    outer.send(inner.eraseToAnyPublisher())
    inner.send(1)
    outer.send(Just(2).eraseToAnyPublisher())
    inner.send(3)
    #expect(log == ["[1, 9]", "5", "7", "s1", "s2"])
  }

  private final class Assigned: ObservableObject {
    @Published var value = 0
    let source = PassthroughSubject<Int, Never>()
    init() { source.assign(to: &$value) }
  }

  @Test func aPublisherIsAssignedToAProperty() throws {
    let model = Assigned()
    struct Page: View {
      @ObservedObject var model: Assigned
      var body: some View { Text(verbatim: "\(model.value)") }
    }
    let stage = try Stage(Page(model: model))
    stage.host.act { model.source.send(4) }
    #expect(model.value == 4)
    #expect(words(stage) == ["4"])
  }

  @Test func intervalsAreSaidInTheLanguageOfTheHost() throws {
    struct Page: View {
      var body: some View {
        let formatter = RelativeDateTimeFormatter()
        return Text(verbatim: formatter.localizedString(fromTimeInterval: -7200))
      }
    }
    #expect(words(try Stage(Page())) == ["2 hours ago"])
    var configuration = HostConfiguration()
    configuration.setLanguage("de")
    #expect(words(try Stage(Page(), configuration: configuration)) == ["vor 2 Stunden"])
  }
}
