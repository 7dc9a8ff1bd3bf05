import CoreGraphics
import Foundation

/// An object that describes a single user interaction with your app.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches, motions of the device, remote controls, and keys.
    case touches, motion, remoteControl, presses
    /// Scrolling, a pointer over something, and a transform by a touchpad.
    case scroll = 10, hover, transform = 14
  }
  /// What kind of motion or control an event is.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None, and shaking.
    case none, motionShake
    /// Buttons of a remote control.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop
    /// More of them.
    case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
  /// The kind of the event.
  open var type: EventType { .touches }
  /// What kind of motion or control the event is.
  open var subtype: EventSubtype { .none }
  /// When the event was, in seconds since the system has started.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An event of keys.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  /// The keys of the event.
  open var allPresses: Set<UIPress> { [] }
  open override var type: EventType { .presses }
}

/// An object that represents a touch. A host makes none.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// A finger has come down, moves, rests, was lifted, and no longer counts.
    case began, moved, stationary, ended, cancelled
    /// A pointer has come over something, moves there, and has gone.
    case regionEntered, regionMoved, regionExited
  }
  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger, something that is not on the surface, a pencil, and a pointer.
    case direct, indirect, pencil, indirectPointer
    /// The former name of ``pencil``.
    public static var stylus: TouchType { .pencil }
  }
  /// The phase of the touch.
  open var phase: Phase { .began }
  /// What touches.
  open var type: TouchType { .direct }
  /// How many taps there were.
  open var tapCount: Int { 1 }
  /// When the touch last changed, in seconds since the system has started.
  open var timestamp: TimeInterval { 0 }
  /// How hard it presses; 0 where that is not known.
  open var force: CGFloat { 0 }
  /// The hardest press; 0 where that is not known.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the finger, in points.
  open var majorRadius: CGFloat { 0 }
  /// The view that was touched.
  open var view: UIView? { nil }
  /// The window that was touched.
  open var window: UIWindow? { view?.window }
  /// Where the touch is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the touch was in a view before.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An object that represents a key or a button. A host makes none.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// It has begun, has changed, rests, has ended, and no longer counts.
    case began, changed, stationary, ended, cancelled
  }
  /// The phase of the press.
  open var phase: Phase { .began }
  /// The key; `nil` for a button.
  open var key: UIKey? { nil }
}

/// A key of a hardware keyboard. A host makes none.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// What the key writes.
  open var characters: String { "" }
  /// What the key writes while no other is held.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
}
