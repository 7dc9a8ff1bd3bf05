import Foundation
import SwiftUI

/// A view that displays some web content: a box with its name here. Nothing is loaded.
public struct WebView: View {
  /// Creates a view of a page.
  public init(url: URL?) {}
  /// Creates a view of a page.
  public init(_ page: WebPage) {}

  /// The box.
  public var body: some View { NamedBox("WebView", symbol: "globe") }
}

/// A page that keeps what it is asked to load, and loads nothing.
@MainActor @Observable
public final class WebPage {
  /// What was asked for last.
  public private(set) var url: URL?
  /// The page's title: there is none.
  public var title: String { "" }
  /// Whether something is being loaded.
  public var isLoading: Bool { false }
  /// How much has been loaded.
  public var estimatedProgress: Double { 0 }

  /// Creates an empty page.
  public init() {}

  /// Keeps the address.
  public func load(_ url: URL?) { self.url = url }
}
