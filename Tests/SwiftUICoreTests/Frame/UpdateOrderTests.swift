import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Same input, same order: nothing depends on how a hashed collection happens to be laid out.
@MainActor @Suite("The order of an update")
struct UpdateOrderTests {
  private struct Reader: View {
    let log: Log
    let number: Int
    @Binding var value: Int
    var body: some View {
      log("\(number)")
      return Text(verbatim: "\(value)")
    }
  }

  @Test func readersOfOneStateAreEvaluatedInTheOrderOfTheTree() throws {
    struct Owner: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        VStack {
          ForEach(0..<40) { Reader(log: log, number: $0, value: $value) }
          Button("Add") { value += 1 }
        }
      }
    }
    let log = Log()
    let probe = try Probe(Owner(log: log))
    log.entries = []
    probe.tap("Add")
    #expect(log.entries == (0..<40).map { "\($0)" })
  }

  @Test func faultsOfAGroupAreReportedInTheOrderOfTheTree() throws {
    struct Owner: View {
      @State private var opacity = 1.0
      var body: some View {
        VStack {
          Group { ForEach(0..<20) { Text(verbatim: "\($0)") } }.opacity(opacity)
          Button("Break") { opacity = .nan }
        }
      }
    }
    let probe = try Probe(Owner())
    var orders: Set<[String]> = []
    probe.tap("Break")
    orders.insert(probe.host.issues.map(\.path))
    let again = try Probe(Owner())
    again.tap("Break")
    orders.insert(again.host.issues.map(\.path))
    #expect(orders.count == 1)
    #expect(probe.host.issues.isEmpty == false)
  }
}
