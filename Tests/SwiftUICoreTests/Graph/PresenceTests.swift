import Testing

@testable import SwiftUICore

@Suite("Presence")
struct PresenceTests {
  private let first = ObjectIdentifier(Int.self)
  private let second = ObjectIdentifier(Double.self)

  private func exiting(_ elements: Set<ObjectIdentifier>) -> Presence {
    var presence = Presence()
    _ = presence.handle(.remove(exits: elements))
    return presence
  }

  @Test("ends at once where nothing exits")
  func removal() {
    var presence = Presence()
    #expect(presence.phase == .present)
    #expect(presence.handle(.remove(exits: [])) == [.unmount])
    #expect(presence.phase == .gone)
  }

  @Test("freezes while elements exit, and ends with the last of them")
  func exits() {
    var presence = Presence()
    #expect(presence.handle(.remove(exits: [first, second])) == [.freeze])
    #expect(presence.waits(for: first) && presence.waits(for: second))
    #expect(presence.handle(.exitEnded(first)) == [])
    #expect(!presence.waits(for: first) && presence.phase == .exiting([second]))
    #expect(presence.handle(.exitEnded(second)) == [.unmount, .notifyContainer])
    #expect(presence.phase == .gone)
  }

  @Test("comes back until it is gone")
  func revival() {
    var presence = exiting([first])
    #expect(presence.handle(.revive) == [.thaw])
    #expect(presence.phase == .present && !presence.waits(for: first))
    // The end of an exit that was turned back means nothing.
    #expect(presence.handle(.exitEnded(first)) == [])
    #expect(presence.phase == .present)
    #expect(presence.handle(.remove(exits: [second])) == [.freeze])
  }

  @Test("takes an end once, and none of what does not exit")
  func unknownEnds() {
    var presence = exiting([first, second])
    #expect(presence.handle(.exitEnded(first)) == [])
    #expect(presence.handle(.exitEnded(first)) == [])
    #expect(presence.handle(.exitEnded(ObjectIdentifier(String.self))) == [])
    #expect(presence.phase == .exiting([second]))
  }

  @Test("does nothing that does not concern its phase")
  func otherEvents() {
    var present = Presence()
    #expect(present.handle(.revive) == [] && present.phase == .present)
    var leaving = exiting([first])
    #expect(leaving.handle(.remove(exits: [])) == [] && leaving.phase == .exiting([first]))
    var gone = exiting([])
    for event in [Presence.Event.revive, .remove(exits: [first]), .exitEnded(first)] {
      #expect(gone.handle(event) == [] && gone.phase == .gone)
    }
  }
}
