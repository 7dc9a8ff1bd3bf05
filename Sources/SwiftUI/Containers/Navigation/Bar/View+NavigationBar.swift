import SwiftUICore

extension View {
  /// Configures the view's title for purposes of navigation, using a string-based title key.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Configures the view's title for purposes of navigation, using a string.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Configures the view's title for purposes of navigation, using a string that a person could edit. The bar only shows
  /// it here.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Configures the view's title for purposes of navigation. One that says nothing leaves titles of views within as they
  /// are, and makes no bar.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationBarSettings { if !title.plainText.isEmpty { $0.title = title } }
  }

  /// Configures the view's subtitle for purposes of navigation, using a string-based title key.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Configures the view's subtitle for purposes of navigation, using a string.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Configures the view's subtitle for purposes of navigation.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationBarSettings { $0.subtitle = subtitle }
  }

  /// Configures the title display mode for this view.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarSettings { $0.displayMode = displayMode }
  }

  /// Hides the navigation bar back button for the view. A finger cannot pull such a screen back
  /// either.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    navigationBarSettings { $0.hidesBackButton = hidesBackButton }
  }

  // MARK: Older names

  /// Sets the title in the navigation bar for this view.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of this view's navigation bar with a localized string.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of this view's navigation bar with a string.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title and display mode in the navigation bar for this view.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title and display mode in the navigation bar for this view.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title and display mode in the navigation bar for this view.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the navigation bar for this view.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBarSettings {
      $0.bars[.navigationBar, default: .init()].visibility = hidden ? .hidden : .visible
    }
  }

  /// Sets the navigation bar items for this view.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Sets the navigation bar items for this view.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Configures the navigation bar items for this view.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
