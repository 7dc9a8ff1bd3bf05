import SwiftUICore

/// What a screen says of its bars.
struct NavigationBarSettings {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton = false
  var items: [ToolbarEntry] = []
  var search: SearchField?
  /// Where no suggestions for a search are shown.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  var bars: [ToolbarPlacement: BarSettings] = [:]
  /// What the content lies on, where it is not the background of the screen.
  var ground: Color?
  /// What the screen grows from; `nil` where it is pushed.
  var zoom: ZoomSourceID?

  /// What is said of one bar.
  struct BarSettings {
    var visibility = Visibility.automatic
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?

    mutating func add(_ other: BarSettings) {
      if visibility == .automatic { visibility = other.visibility }
      background = background ?? other.background
      if backgroundVisibility == .automatic { backgroundVisibility = other.backgroundVisibility }
      colorScheme = colorScheme ?? other.colorScheme
    }
  }

  subscript(_ bar: ToolbarPlacement) -> BarSettings { bars[bar] ?? BarSettings() }

  /// Views side by side have a say each; the first counts where they disagree.
  enum Key: PreferenceKey {
    static var defaultValue: NavigationBarSettings { NavigationBarSettings() }

    static func reduce(
      value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings
    ) {
      let next = nextValue()
      value.title = value.title ?? next.title
      value.subtitle = value.subtitle ?? next.subtitle
      value.displayMode = value.displayMode ?? next.displayMode
      value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
      value.items += next.items
      value.search = value.search ?? next.search
      value.hiddenSuggestions.formUnion(next.hiddenSuggestions)
      value.ground = value.ground ?? next.ground
      value.zoom = value.zoom ?? next.zoom
      for (bar, settings) in next.bars { value.bars[bar, default: BarSettings()].add(settings) }
    }
  }
}

extension View {
  /// Says something of the bars of the screen, over what views inside say.
  nonisolated func navigationBarSettings(_ change: @escaping (inout NavigationBarSettings) -> Void)
    -> some View
  {
    transformPreference(NavigationBarSettings.Key.self, change)
  }
}
