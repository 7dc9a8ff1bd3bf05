import CoreGraphics
import Foundation
import QuartzCore
import SwiftUICore

/// The base class for controls, which are visual elements that convey a specific action or intention.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// Constants that describe the types of events possible for controls.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt
    /// Creates events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger has come down.
    public static let touchDown = Self(rawValue: 1)
    /// A finger was lifted inside.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The primary action.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Editing has begun.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// Editing has ended with a return.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Self(rawValue: .max)
  }

  /// Constants that describe the state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The normal state.
    public static let normal: Self = []
    /// Highlighted.
    public static let highlighted = Self(rawValue: 1)
    /// Disabled.
    public static let disabled = Self(rawValue: 2)
    /// Selected.
    public static let selected = Self(rawValue: 4)
    /// Focused.
    public static let focused = Self(rawValue: 8)
  }

  /// How content stands across.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle, at the left, at the right, over all, and by the direction of reading.
    case center, left, right, fill, leading, trailing
  }
  /// How content stands down.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle, at the top, at the bottom, and over all.
    case center, top, bottom, fill
  }

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { set("isEnabled") } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { set("isSelected") } }
  /// Whether the control is highlighted.
  open var isHighlighted = false { didSet { set("isHighlighted") } }
  /// How content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { set("contentHorizontalAlignment") }
  }
  /// How content stands down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { set("contentVerticalAlignment") }
  }
  /// The state of the control.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  private struct Entry {
    let target: () -> AnyObject?
    let identity: ObjectIdentifier?
    let selector: Selector?
    let action: UIAction?
    let events: Event
  }
  private var entries: [Entry] = []

  /// Associates a method of a target with events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target as AnyObject?
    entries.append(
      Entry(
        target: { [weak object] in object }, identity: object.map { ObjectIdentifier($0) },
        selector: action, action: nil, events: controlEvents))
  }
  /// Stops the delivery of events to a target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let identity = (target as AnyObject?).map { ObjectIdentifier($0) }
    entries.removeAll {
      (identity == nil || $0.identity == identity) && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Associates an action with events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    entries.append(
      Entry(target: { nil }, identity: nil, selector: nil, action: action, events: controlEvents))
  }
  /// Calls the actions of events.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      if let action = entry.action {
        action.perform(self)
      } else {
        entry.selector?.perform(on: entry.target(), self, UIEvent())
      }
    }
  }
  /// Whether something is to be called.
  package final var hasTargets: Bool { !entries.isEmpty }
}
