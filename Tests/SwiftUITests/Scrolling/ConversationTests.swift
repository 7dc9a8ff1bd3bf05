import Foundation
import LegatoDisplay
import LegatoRaster
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A conversation of 10,000 messages costs what is seen of it.
@MainActor @Suite("A long conversation")
struct ConversationTests {
  private struct Message: Identifiable {
    let id: Int
    var isMine: Bool { id % 3 == 0 }
    /// One to four lines.
    var text: String { String(repeating: "A word about the harbour. ", count: 1 + id * 7 % 5) }

    static func list(_ count: Int) -> [Message] { (0..<count).map(Message.init) }
  }

  private struct Conversation: View {
    let messages: Model<[Message]>
    let position: Model<ScrollPosition>

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(messages.value) { message in
            HStack {
              if message.isMine { Spacer(minLength: 56) }
              Text(message.text)
                .padding(.horizontal, 14)
                .padding(.vertical, 9)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 18))
              if !message.isMine { Spacer(minLength: 56) }
            }
            .transition(.scale(scale: 0.6).combined(with: .opacity))
          }
        }
        .padding(.horizontal, 12)
      }
      .scrollPosition(Binding(get: { position.value }, set: { position.value = $0 }))
      .defaultScrollAnchor(.bottom)
    }
  }

  private let position = Model(ScrollPosition(edge: .bottom))

  private func shown(_ messages: Model<[Message]>) throws -> (screen: Screen, FrameStatistics) {
    let view = Conversation(messages: messages, position: position)
    let host = ViewHost(view, configuration: .plain, textEngine: try HarfBuzzTextEngine())
    let first = host.frame().statistics
    return (Screen(host: host), first)
  }

  @Test("The first frame, at the newest message, costs as much as that of a short one")
  func firstFrame() throws {
    let (short, shortFrame) = try shown(Model(Message.list(100)))
    let (long, longFrame) = try shown(Model(Message.list(10_000)))
    #expect(short.labels.count == long.labels.count && !long.labels.isEmpty)
    // But for a row that is looked at to find where the newest one stands.
    #expect(abs(longFrame.bodies - shortFrame.bodies) <= 2)
    #expect(abs(longFrame.layouts - shortFrame.layouts) <= 60)
    #expect(longFrame.layersRecorded == shortFrame.layersRecorded)
    #expect(longFrame.layouts < 120 * long.labels.count)
  }

  @Test("One more message costs as much as in a short one")
  func append() throws {
    func costs(_ count: Int) throws -> [FrameStatistics] {
      let messages = Model(Message.list(count))
      let (screen, _) = try shown(messages)
      withAnimation(.snappy) { messages.value.append(Message(id: count + count % 7)) }
      let first = screen.host.frame().statistics
      return [first, screen.statistics(at: 0.1), screen.statistics(at: 2)]
    }
    // Both have as many lines in the message that comes.
    let (short, long) = (try costs(140), try costs(10_010))
    for (left, right) in zip(short, long) {
      #expect(left.bodies == right.bodies && left.layouts <= right.layouts + 50)
      #expect(right.layouts <= left.layouts + 50 && right.layouts < 1500)
    }
  }

  @Test("From end to end and back, memory stays flat")
  func memory() throws {
    let (screen, _) = try shown(Model(Message.list(10_000)))
    let begin = try #require(heapBytes())
    var most: [Int] = []
    var after: [Int] = []
    var ways: [Double] = []
    ways.reserveCapacity(123)
    for _ in 0..<3 {
      most.append(0)
      for step in 0...40 {
        let part = Double(step <= 20 ? 20 - step : step - 20) / 20
        position.value.scrollTo(y: 800_000 * part)
        screen.host.advance(by: 0.5)
        _ = screen.host.frame()
        most[most.count - 1] = max(most[most.count - 1], heapBytes() ?? .max)
        ways.append(screen.host.values.first { $0.property == "scroll" }?.shown[1] ?? .nan)
      }
      after.append(try #require(heapBytes()))
    }
    // What has been seen of rows is remembered, and texts that were set: both are bounded. Tests on
    // other threads have memory of their own, so the trip with the least counts.
    let growth = min(after[1] - after[0], after[2] - after[1])
    #expect(growth < 100_000, "\(begin) \(after) \(most)")
    #expect(most.min()! - begin < 1_000_000, "\(begin) \(after) \(most)")
    #expect(ways.contains { $0 < 1 } && ways.contains { $0 > 500_000 })
  }

  @Test("From end to end no more is kept than what is seen")
  func endToEnd() throws {
    let (screen, _) = try shown(Model(Message.list(10_000)))
    let graph = screen.host.graph
    position.value.scrollTo(edge: .top)
    screen.settle()
    #expect(screen.labels.first == Message(id: 0).text)
    /// The whole way down, a surface's height at a time: the most that was there at any time.
    func mostOnTheWay() -> (nodes: Int, elements: Int, layers: Int) {
      var most = (nodes: 0, elements: 0, layers: 0)
      var y = 0.0
      position.value.scrollTo(edge: .top)
      screen.settle()
      while let last = screen.labels.last, last != Message(id: 9999).text || y < 300_000 {
        y += 800
        guard y < 1_500_000 else { break }
        position.value.scrollTo(y: y)
        screen.host.advance(by: 1 / 60.0)
        let list = screen.host.frame().list
        let census = graph.census
        most = (
          max(most.nodes, census.nodes.count), max(most.elements, census.elements.count),
          max(most.layers, list.count)
        )
      }
      return most
    }
    let here = graph.census.nodes.count
    let first = mostOnTheWay()
    #expect(first.nodes < 3 * here)
    #expect(first.elements < 6 * here && first.layers < 300)
    #expect(graph.driving.drivers.isEmpty && graph.motion.active.isEmpty)
  }
}
