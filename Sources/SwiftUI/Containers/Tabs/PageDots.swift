import SwiftUICore
import UIKit

/// A dot for each page, the one that is shown brighter. Lengths in points, as UIKit has them.
struct PageDots: View {
  let pages: LayoutSignal<PageList>
  let mode: PageTabViewStyle.IndexDisplayMode
  @Environment(\.pageIndexBackground) private var background

  var body: some View {
    let list = pages.value
    let look = UIPageControl.setAppearance
    let current = look?.currentPageIndicatorTintColor.map { Color(uiColor: $0) }
    let other = look?.pageIndicatorTintColor.map { Color(uiColor: $0) }
    if mode == .always || mode == .automatic && list.pages.count > 1 {
      HStack(spacing: 9) {
        ForEach(Array(list.pages.indices), id: \.self) { place in
          let isSelected = place == list.selected
          Circle()
            .fill((isSelected ? current : other) ?? .white)
            .frame(width: 7, height: 7)
            .opacity(isSelected || other != nil ? 1 : 0.3)
            .animation(.easeInOut(duration: 0.2).bySystem, value: list.selected)
        }
      }
      .padding(.horizontal, 12)
      .frame(height: 26)
      .background { if background == .always { Capsule().fill(.black.opacity(0.25)) } }
      .padding(.bottom, 12)
      .allowsHitTesting(false)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Page \(list.selected + 1) of \(list.pages.count)")
    }
  }
}

/// Defines the implementation of all `IndexView` instances within a view hierarchy.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// The background of the index.
  nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// An index view style that places a page index view over its content.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The background style for the page index view.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// Background will use the default for the platform: none.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Background is only shown while the index view is interacted with.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Background is always displayed behind the page index view.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Background is never displayed behind the page index view.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// When the dots have a background.
  nonisolated public let _background: BackgroundDisplayMode

  /// Creates a page index view style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// An index view style that places a page index view over its content.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// An index view style that places a page index view over its content.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum PageIndexBackgroundKey: EnvironmentKey {
  static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
  var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for the index view within the current environment.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexBackground, style._background)
  }
}
