import Foundation

/// Something that an assistive technology is told without asking.
package struct AccessibilityEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case announcement, layoutChanged, screenChanged, pageScrolled
  }
  /// Seconds of host time.
  package let time: Double
  package let kind: Kind
  package let text: String?
}

/// Notifications that tell assistive technologies of a change. The host records them.
public enum AccessibilityNotification {
  /// Something to be spoken.
  public struct Announcement {
    private let text: String

    /// Creates an announcement with a string.
    public init(_ announcement: String) { text = announcement }
    /// Creates an announcement with an attributed string.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Posts the notification. Outside a host nothing happens.
    public func post() { AccessibilityNotification.post(.announcement, text) }
  }

  /// The layout of the screen has changed.
  public struct LayoutChanged {
    /// Creates a notification that the layout has changed.
    public init() {}
    /// Posts the notification. Outside a host nothing happens.
    public func post() { AccessibilityNotification.post(.layoutChanged, nil) }
  }

  /// Another screen is shown.
  public struct ScreenChanged {
    /// Creates a notification that another screen is shown.
    public init() {}
    /// Posts the notification. Outside a host nothing happens.
    public func post() { AccessibilityNotification.post(.screenChanged, nil) }
  }

  /// The content has been scrolled by a page.
  public struct PageScrolled {
    private let text: String

    /// Creates a notification with a description of what is shown now.
    public init(_ status: String) { text = status }
    /// Creates a notification with a description of what is shown now.
    public init(_ status: AttributedString) { text = String(status.characters) }
    /// Posts the notification. Outside a host nothing happens.
    public func post() { AccessibilityNotification.post(.pageScrolled, text) }
  }

  private static func post(_ kind: AccessibilityEvent.Kind, _ text: String?) {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated {
      guard let graph = ViewGraph.current else { return }
      graph.announcements.events.append(
        AccessibilityEvent(time: graph.now, kind: kind, text: text))
    }
  }
}

/// What assistive technologies were notified of, in order.
@MainActor
final class AnnouncementLog: GraphService {
  var events: [AccessibilityEvent] = []

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  final var announcements: AnnouncementLog { service(AnnouncementLog.self) }
}
