import Foundation
import SwiftUICore

/// A method that a target is asked for by an action, as `#selector` names it on Apple's systems.
///
/// There is no Objective-C here to look a name up with, so a selector holds the method itself:
/// `Selector(UIResponder.resignFirstResponder)` is what `legato` reads `#selector(…)` as, letter for letter
/// at the same place. A method of a type is called on the target; one that was named without its type, as
/// `#selector(submit)` within the class, belongs to the object that named it.
@preconcurrency
public struct Selector: @unchecked Sendable {
  private let call: @MainActor (_ target: AnyObject?, _ arguments: [Any?]) -> Any?

  /// A selector of a method without parameters, of a type.
  @preconcurrency
  public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    call = { target, _ in (target as? Target).map { method($0)() } }
  }

  /// A selector of a method that takes its sender, of a type.
  @preconcurrency
  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    call = { target, arguments in
      guard let target = target as? Target, let sender = Self.argument(0, arguments, Sender.self)
      else { return nil }
      return method(target)(sender)
    }
  }

  /// A selector of a method that takes its sender and an event, of a type.
  @preconcurrency
  public init<Target, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    call = { target, arguments in
      guard let target = target as? Target, let sender = Self.argument(0, arguments, Sender.self),
        let event = Self.argument(1, arguments, Event.self)
      else { return nil }
      return method(target)(sender, event)
    }
  }

  /// A selector of a method without parameters that belongs to no actor, of a type.
  ///
  /// Code in the Swift 6 mode has such a method only here: else the method would be taken for one that returns a function,
  /// and never be called. The second parameter, which nobody gives, tells the initialisers apart in the Swift 5 mode.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> () -> Result, _: Void = ()
  ) {
    nonisolated(unsafe) let method = method
    call = { target, _ in (target as? Target).map { method($0)() } }
  }

  /// A selector of a method that belongs to no actor and takes its sender, of a type.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result, _: Void = ()
  ) {
    nonisolated(unsafe) let method = method
    call = { target, arguments in
      guard let target = target as? Target, let sender = Self.argument(0, arguments, Sender.self)
      else { return nil }
      return method(target)(sender)
    }
  }

  /// A selector of a method without parameters, of the object that names it.
  @preconcurrency
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    call = { _, _ in method() }
  }

  /// A selector of a method that takes its sender, of the object that names it.
  @_disfavoredOverload @preconcurrency
  public init<Sender, Result>(_ method: @escaping @MainActor (Sender) -> Result) {
    call = { _, arguments in Self.argument(0, arguments, Sender.self).map(method) }
  }

  /// A selector of a name: methods cannot be found by their names here, which is reported when it is used.
  public init(_ name: String) {
    call = { _, _ in
      RunningHost.report("Selector(\"\(name)\"): methods are not found by their names here.")
      return nil
    }
  }

  private static func argument<Value>(_ index: Int, _ all: [Any?], _ type: Value.Type) -> Value? {
    let value: Any? = index < all.count ? all[index] : nil
    if let value = value as? Value { return value }
    // A notification is a value here, and an object to many methods that take one.
    if let note = value as? Notification,
      let object = NSNotification(name: note.name, object: note.object, userInfo: note.userInfo)
        as? Value
    {
      return object
    }
    // An optional parameter takes what is missing.
    return Optional<Any>.none as? Value
  }

  /// Calls the method.
  ///
  /// - Returns: what the method returns; `nil` where the target has no such method.
  @MainActor @discardableResult
  package func perform(on target: AnyObject?, _ arguments: Any?...) -> Any? {
    call(target, arguments)
  }
}
