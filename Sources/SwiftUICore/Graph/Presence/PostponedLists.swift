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

  /// Updates the lists inside revived views: applies the changes that were postponed while they exited.
  func updatePostponedLists() {
    let entries = presence.postponedLists
    presence.postponedLists = []
    for entry in entries {
      // An earlier list may have removed the container of a later one.
      guard let list = entry.list else { continue }
      list.updatePostponed()
      if list.hasPostponed { presence.postponedLists.append(WeakBranchList(list: list)) }
    }
  }
}
