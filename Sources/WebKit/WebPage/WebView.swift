import Foundation
import SwiftUI
import SwiftUICore

/// A view of a page: a box with its name here. Nothing is loaded.
@MainActor @preconcurrency
public struct WebView: View {
  /// Creates a view of the page at an address.
  nonisolated public init(url: URL?) {}
  /// Creates a view of a page.
  nonisolated public init(_ page: WebPage) {}

  /// The box.
  public var body: some View { NamedBox("WebView", symbol: "globe") }

  /// Whether gestures go back and forward.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    private let name: String
    /// As the view chooses.
    public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
    /// They do.
    public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
    /// They do not.
    public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
  }
  /// Whether gestures zoom.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    private let name: String
    /// As the view chooses.
    public static let automatic = MagnificationGesturesBehavior(name: "automatic")
    /// They do.
    public static let enabled = MagnificationGesturesBehavior(name: "enabled")
    /// They do not.
    public static let disabled = MagnificationGesturesBehavior(name: "disabled")
  }
  /// Whether pages behind links are shown ahead.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    private let name: String
    /// As the view chooses.
    public static let automatic = LinkPreviewBehavior(name: "automatic")
    /// They are.
    public static let enabled = LinkPreviewBehavior(name: "enabled")
    /// They are not.
    public static let disabled = LinkPreviewBehavior(name: "disabled")
  }
  /// Whether elements can fill the screen.
  public struct ElementFullscreenBehavior: Hashable, Sendable {
    private let name: String
    /// As the view chooses.
    public static let automatic = ElementFullscreenBehavior(name: "automatic")
    /// They can.
    public static let enabled = ElementFullscreenBehavior(name: "enabled")
    /// They cannot.
    public static let disabled = ElementFullscreenBehavior(name: "disabled")
  }
}

// No page is shown, which the box says.
extension View {
  /// Sets whether gestures go back and forward.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View {
    self
  }
  /// Sets whether gestures zoom.
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View {
    self
  }
  /// Sets whether pages behind links are shown ahead.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  /// Sets whether texts can be selected.
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Sets whether elements can fill the screen.
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View {
    self
  }
  /// Shows or hides the background of pages.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
