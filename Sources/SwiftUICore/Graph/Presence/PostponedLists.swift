/// What waits until views that exit come back.
struct PresenceQueue {
  /// How many views have been removed with a transition.
  var removals = 0
  /// Lists of views that could not follow an update, as the views around them exited.
  var postponedLists: [WeakBranchList] = []
}

struct WeakBranchList {
  weak var list: BranchList?
}

extension ViewGraph {
  func postpone(_ list: BranchList) {
    presence.postponedLists.removeAll { $0.list == nil || $0.list === list }
    presence.postponedLists.append(WeakBranchList(list: list))
  }

  /// Views have come back before they were gone: those inside catch up on what changed meanwhile.
  func updatePostponedLists() {
    let entries = presence.postponedLists
    presence.postponedLists = []
    for entry in entries {
      // One that comes earlier may have replaced what a later one stands in.
      guard let list = entry.list else { continue }
      list.updatePostponed()
      if list.hasPostponed { presence.postponedLists.append(WeakBranchList(list: list)) }
    }
  }
}
