import Foundation
import Testing
import UIKit

@MainActor
private final class Follower: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController.title ?? "") }
}

@MainActor
private func page(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}

@MainActor @Suite("Controllers of controllers")
struct ContainerControllerTests {
  @Test("A stack shows what is on top, and its delegate knows") func stack() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    let stack = UINavigationController(rootViewController: a)
    let follower = Follower()
    stack.delegate = follower
    stack.pushViewController(b, animated: true)
    stack.pushViewController(c, animated: false)
    stack.pushViewController(b, animated: false)
    #expect(stack.viewControllers == [a, b, c] && stack.topViewController === c)
    #expect(c.navigationController === stack && c.view.superview === stack.view)
    #expect(stack.popToViewController(a, animated: true) == [b, c])
    #expect(c.navigationController == nil && c.view.superview == nil)
    stack.viewControllers = [b, a]
    #expect(stack.topViewController === a && stack.popToRootViewController(animated: false) == [a])
    #expect(follower.shown == ["b", "c", "a", "b"])
    #expect(stack.popViewController(animated: true) == nil)
  }

  @Test("A tab bar keeps which of its controllers is selected") func tabs() {
    let (a, b, c) = (page("a"), page("b"), page("c"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedViewController === a && a.tabBarController === tabs)
    tabs.selectedViewController = b
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
    tabs.setViewControllers([c, b], animated: false)
    #expect(tabs.selectedViewController === b && a.tabBarController == nil)
    tabs.viewControllers = [a]
    #expect(tabs.selectedViewController === a)
  }

  @Test("Columns keep their controllers") func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (page("list"), page("detail"))
    split.viewControllers = [list, detail]
    #expect(split.viewController(for: .secondary) === detail)
    #expect(list.splitViewController === split)
    #expect(split.isShowing(.primary) && !split.isShowing(.supplementary))
    split.hide(.primary)
    #expect(!split.isShowing(.primary))
  }

  @Test("A page that is set is shown, in the place of the one before") func pages() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let (a, b) = (page("a"), page("b"))
    var ends = 0
    pages.setViewControllers([a], direction: .forward, animated: false)
    pages.setViewControllers([b], direction: .forward, animated: true) { if $0 { ends += 1 } }
    #expect(pages.viewControllers == [b] && pages.view.subviews == [b.view] && ends == 1)
    #expect(a.parent == nil && b.parent === pages && pages.spineLocation == .mid)
  }

  @Test("The delegate of a picker of images is its own kind") func picker() {
    final class Chosen: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}
    let (picker, chosen) = (UIImagePickerController(), Chosen())
    picker.delegate = chosen
    picker.delegate?.imagePickerControllerDidCancel(picker)
    #expect(picker.delegate === chosen)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }
}
