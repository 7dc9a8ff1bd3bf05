import Foundation
import SwiftUI
import Testing

@testable import LegatoFilm

@Suite("Values that say nothing")
struct NeutralValueTests {
  @Test("Foundation's objects are the shared ones, and times are the same in each film")
  func system() throws {
    #expect(NeutralValue.of(UserDefaults.self) as? UserDefaults === UserDefaults.standard)
    #expect(
      NeutralValue.of(Date.self) as? Date == Date(timeIntervalSinceReferenceDate: 0))
    #expect((NeutralValue.of(Timer.self) as? Timer)?.isValid == true)
    #expect(NeutralValue.of(OperationQueue.self) as? OperationQueue === OperationQueue.main)
    let id = NeutralValue.of(UUID.self) as? UUID
    #expect(id?.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect((NeutralValue.of(URL.self) as? URL)?.absoluteString == "about:blank")
  }

  private struct Trip: Codable, Equatable {
    struct Stop: Codable, Equatable {
      var place: String
      var time: Date
    }
    enum Kind: String, Codable, CaseIterable { case train, boat }

    var name: String
    var isDone: Bool
    var price: Double
    var home: Stop
    var stops: [Stop]
    var note: String?
    var kind: Kind
    var site: URL
    var names: [String: Int]
  }

  @Test("A model is what its own decoding makes of nothing")
  func model() throws {
    let trip = try #require(NeutralValue.of(Trip.self) as? Trip)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let blank = try #require(URL(string: "about:blank"))
    #expect(
      trip
        == Trip(
          name: "", isDone: false, price: 0, home: Trip.Stop(place: "", time: start), stops: [],
          note: nil, kind: .train, site: blank, names: [:]))
  }

  /// Reads what it has by hand, and in all ways.
  private struct Manual: Decodable {
    let first: Int
    let inner: String
    let list: [Int]
    let last: Trip.Stop

    enum Key: CodingKey { case first, inner, list, last }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      first = try values.decode(Int.self, forKey: .first)
      let box = try values.nestedContainer(keyedBy: Key.self, forKey: .inner)
      inner = try box.decode(String.self, forKey: .inner)
      var places = try values.nestedUnkeyedContainer(forKey: .list)
      var list: [Int] = []
      while !places.isAtEnd { list.append(try places.decode(Int.self)) }
      self.list = list
      last = try Trip.Stop(from: values.superDecoder(forKey: .last))
    }
  }

  @Test("Decoding that is written by hand has all it asks for")
  func manual() throws {
    let value = try #require(NeutralValue.of(Manual.self) as? Manual)
    #expect(value.first == 0)
    #expect(value.inner == "")
    #expect(value.list.isEmpty)
    #expect(value.last.place == "")
  }

  private final class Endless: Codable {
    let next: Endless
    init(next: Endless) { self.next = next }
  }

  private struct Strict: Decodable {
    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: ""))
    }
  }

  @Test("What holds itself without an end, or takes nothing, has none")
  func none() {
    #expect(NeutralValue.of(Endless.self) == nil)
    #expect(NeutralValue.of(Strict.self) == nil)
    #expect(NeutralValue.of((any Error).self) == nil)
  }
}
