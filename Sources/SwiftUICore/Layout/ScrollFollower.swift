/// Something in a scrolled content that has to know which part of it is seen.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Another part is shown: in every frame that scrolls. Only what is drawn may follow from it.
  func windowDidChange()
  /// Whether the follower does something that lasts: makes views, starts motions or calls code.
  var followsInSteps: Bool { get }
  /// Another part is seen, at a time that does not depend on frames.
  func windowDidStep()
  /// The content has been measured again and is about to be placed: the follower adjusts the scroll
  /// offset, so that the visible part keeps its position.
  func keepPlace()
}

extension ScrollFollower {
  func windowDidChange() {}
  var followsInSteps: Bool { false }
  func windowDidStep() {}
  func keepPlace() {}
}

/// The facet of an element that shows a part of what it holds, and notifies followers of which.
struct ScrollNotifier: Facet {
  let add: (any ScrollFollower) -> Void
}

extension Element {
  /// Notifies a follower from now on of which part of the element's content is seen, where it scrolls.
  final func addFollower(_ follower: any ScrollFollower) {
    facet(ScrollNotifier.self)?.add(follower)
  }

  /// Has a follower notified by whatever scrolls the element, and by pages that it is on.
  final func followScrolling(_ follower: any ScrollFollower) {
    var above = parent
    while let current = above {
      current.addFollower(follower)
      above = current.parent
    }
  }
}
