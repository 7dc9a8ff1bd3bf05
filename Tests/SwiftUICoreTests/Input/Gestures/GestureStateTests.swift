import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// SWIFTUI-FACTS 13.3 and 4.5.
@MainActor @Suite("State of gestures")
struct GestureStateTests {
  private struct Scene: View {
    let log: Log
    @GestureState var offset: Double
    @State private var total = 0.0

    init(_ log: Log, _ offset: GestureState<Double> = GestureState(wrappedValue: 0)) {
      self.log = log
      _offset = offset
    }

    var body: some View {
      Color.red.frame(width: 100, height: 100).opacity(offset / 100)
        .onChange(of: offset) { log("offset \($0) \($1)") }
        .contentShape(Rectangle())
        .padding(10).background(Color.gray)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .onChanged { log("changed \($0.translation.width)") }
            .updating($offset) { value, state, transaction in
              log(
                "updating \(state) \(transaction.tracksVelocity) \(transaction.animation == nil)")
              state = value.translation.width
            }
            .onEnded {
              log("ended")
              total += $0.translation.width
            })
    }
  }

  private let log = Log()

  @Test func itIsUpdatedThenTheChangeIsToldAndAtTheEndItGoesBack() throws {
    let probe = try Probe.square(Scene(log))
    probe.drag(from: .middle, by: Size(40, 0), steps: 2)
    probe.host.touchUp()
    #expect(
      log.entries == [
        "updating 0.0 true true", "changed 20.0", "offset 0.0 20.0",
        "updating 20.0 true true", "changed 40.0", "offset 20.0 40.0",
        "ended", "offset 40.0 0.0",
      ])
  }

  @Test func cancelledItGoesBackAndNothingEnds() throws {
    let probe = try Probe.square(Scene(log))
    probe.drag(from: .middle, by: Size(40, 0), steps: 1)
    probe.host.touchCancel()
    #expect(
      log.entries == [
        "updating 0.0 true true", "changed 40.0", "offset 0.0 40.0", "offset 40.0 0.0",
      ])
  }

  @Test func itGoesBackAtOnceOrAsTheTransactionSays() throws {
    func shown(_ state: GestureState<Double>) throws -> [Double?] {
      let probe = try Probe.square(Scene(Log(), state))
      probe.drag(from: .middle, by: Size(80, 0), over: 1, steps: 1)
      probe.host.touchUp()
      return [1.25, 1.5, 2].map { probe.value("Color", "opacity", at: $0) }
    }
    let slow = Transaction(animation: .linear(duration: 1))
    #expect(try shown(GestureState(wrappedValue: 0)) == [0, 0, 0])
    for state in [
      GestureState(wrappedValue: 0, resetTransaction: slow),
      GestureState(initialValue: 0, resetTransaction: slow),
      GestureState(wrappedValue: 0) { value, transaction in
        transaction.animation = .linear(duration: value / 80)
      },
    ] {
      let values = try shown(state)
      #expect(isClose(values[0], 0.6) && isClose(values[1], 0.4) && values[2] == 0)
    }
  }

  @Test func anUpdateMayAskForAnAnimation() throws {
    struct Scene: View {
      @GestureState private var isPressing = false
      var body: some View {
        Rectangle().opacity(isPressing ? 0.5 : 1).gesture(
          LongPressGesture(minimumDuration: 3).updating($isPressing) {
            $1 = $0
            $2.animation = .linear(duration: 1)
          })
      }
    }
    let probe = try Probe.square(Scene())
    probe.host.touchDown(at: .middle)
    #expect(isClose(probe.value("Rectangle", "opacity", at: 0.5), 0.75))
    probe.host.advance(to: 2)
    probe.host.touchUp()
    #expect(probe.value("Rectangle", "opacity") == 1)
  }

  @Test func anOptionalOneBeginsWithNothing() throws {
    struct Scene: View {
      @GestureState private var place: CGPoint?
      @GestureState(reset: { _, _ in }) private var other: CGPoint?
      let log: Log
      var body: some View {
        Color.red.onChange(of: place) { log("\($1 == nil) \(other == nil)") }.gesture(
          DragGesture().updating($place) { value, state, _ in state = value.location }
            .updating($other) { value, state, _ in state = value.location })
      }
    }
    let probe = try Probe.square(Scene(log: log))
    probe.drag(from: .middle, by: Size(20, 0), steps: 1)
    probe.host.touchUp()
    #expect(log.entries == ["false false", "true true"])
  }

  /// 4.5: what follows the finger tracks velocity, what comes of the end does not.
  @Test func onlyWhatFollowsTheFingerTracksVelocity() throws {
    func current() -> String {
      let transaction = CurrentTransaction.value
      return "\(transaction.tracksVelocity) \(transaction.isContinuous)"
    }
    let probe = try Probe.square(
      Color.red.gesture(
        DragGesture().onChanged { [log] _ in log(current()) }
          .onEnded { [log] _ in log(current()) }))
    probe.drag(from: .middle, by: Size(20, 0), steps: 1)
    probe.host.touchUp()
    #expect(log.entries == ["true true", "false false"])
  }

  @Test func whatTheEndWritesAndTheWayBackAreOneUpdate() throws {
    struct Scene: View {
      let log: Log
      @GestureState private var drag = 0.0
      @State private var total = 0.0
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: total + drag)
          .onChange(of: total + drag) { log("\($1)") }
          .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
          .gesture(
            DragGesture().updating($drag) { value, state, _ in state = value.translation.width }
              .onEnded { total += $0.translation.width })
      }
    }
    let probe = try Probe.square(Scene(log: log))
    probe.drag(from: .middle, by: Size(20, 0), steps: 1)
    probe.host.touchUp()
    #expect(log.entries == ["20.0"])
  }
}
