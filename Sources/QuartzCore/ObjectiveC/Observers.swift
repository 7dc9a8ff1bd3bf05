import Foundation
import SwiftUICore

extension NotificationCenter {
  /// Calls a method of an object with each notification, as long as somebody keeps the object.
  ///
  /// `removeObserver(_:)` does not end it, as Foundation on Linux knows its own observers alone.
  ///
  /// - Parameters:
  ///   - aName: the notifications' name; all where it is `nil`.
  ///   - anObject: who posts them; `nil` for everybody.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let held = HeldTarget(observer as AnyObject)
    // Who keeps the token keeps the observer.
    held.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      if !held.call(aSelector, notification), let token = held.token {
        self.removeObserver(token)
        held.token = nil
      }
    }
  }
}

extension Timer {
  /// Creates a timer that calls a method of an object, and schedules it on the current run loop. It keeps the object.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget as AnyObject
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      atOnce { _ = aSelector.perform(on: target, timer) }
    }
  }
}

/// An object that is called for as long as it is there.
private final class HeldTarget: @unchecked Sendable {
  private weak var target: AnyObject?
  /// What the center knows the observer by. The block that it calls keeps this object, so that both are there until the
  /// target is gone and a notification has come.
  var token: (any NSObjectProtocol)?

  init(_ target: AnyObject) { self.target = target }

  /// - Returns: `false` where the target is gone.
  func call(_ selector: Selector, _ notification: Notification) -> Bool {
    guard target != nil else { return false }
    nonisolated(unsafe) let notification = notification
    atOnce { [self] in
      if let target { _ = selector.perform(on: target, notification) }
    }
    return true
  }
}

/// Runs code at once, on whichever thread it is: a method that is called by its name knows nothing of actors.
private func atOnce(_ code: @escaping @MainActor () -> Void) {
  unsafeBitCast(code, to: (() -> Void).self)()
}
