import SwiftUICore

/// The screens of a stack, one over the other, and their bars over all of them.
struct NavigationContainer<Root: View>: View {
  let model: NavigationModel
  let route: NavigationRoute
  let root: Root
  @State private var isAtEdge = false

  var body: some View {
    let values = route.values()
    let _ = model.prepare(
      route, values, disablesAnimations: RunningUpdate.disablesAnimations)
    ZStack {
      // Bars are read first, and drawn over all screens.
      ForEach(model.screens) { screen in
        NavigationBars(screen: screen, model: model).zIndex(1)
      }
      ForEach(model.screens) { screen in
        NavigationScreenView(
          screen: screen, model: model, root: screen.isRoot ? root : nil)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.navigation, model)
    .environment(\.isStackAtEdge, isAtEdge)
    .onGeometryChange(for: Bool.self) {
      $0.safeAreaInsets.top < 0.5
    } action: {
      isAtEdge = $0
    }
    .onGeometryChange(for: ZoomRoom.self) {
      ZoomRoom(frame: $0.frame(in: .global), insets: $0.safeAreaInsets)
    } action: {
      model.zoomSources.room.value = $0
    }
    .onHorizontalPan(
      edgeWidth: NavigationMotion.edgeWidth, isForwardOnly: true, isEnabled: model.canPullBack
    ) {
      model.pull($0)
    }
    .onChange(of: values) { _, values in model.follow(values) }
  }
}

private enum StackAtEdgeKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether no safe area is above the stack around.
  var isStackAtEdge: Bool {
    get { self[StackAtEdgeKey.self] }
    set { self[StackAtEdgeKey.self] = newValue }
  }
}

/// A screen with the room for its bars, where its position says.
struct NavigationScreenView<Root: View>: View {
  let screen: NavigationScreen
  let model: NavigationModel
  let root: Root?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @TextScale(relativeTo: .largeTitle) private var titleScale: CGFloat = 1
  @TextScale(relativeTo: .body) private var bodyScale: CGFloat = 1
  @TextScale(relativeTo: .subheadline) private var subtitleScale: CGFloat = 1
  @Environment(\.systemLook.bar) private var bar
  @Environment(\.isElevated) private var isElevated
  @Environment(\.isStackAtEdge) private var isAtEdge
  @Environment(\.tabBarPlacement) private var tabBarPlacement
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let extents = NavigationBarExtents(
      screen, in: model, bar: bar, textScales: (titleScale, subtitleScale, bodyScale),
      isOnSheet: isElevated, isAtEdge: isAtEdge, hasTabBar: tabBarPlacement == .bottomBar)
    let zoom = reduceMotion ? nil : model.zoom(of: screen, isRightToLeft: direction == .rightToLeft)
    let isUnderZoom = model.screen(above: screen).flatMap { model.zoom(of: $0) } != nil
    ScreenView(isPresent: screen.isPresent, isDrawn: screen.isDrawn) {
      PreferenceRelayView(NavigationBarSettings.Key.self, to: screen.settings) {
        NavigationScreenContent(screen: screen, model: model, root: root)
          .environment(\.isUnderLargeTitle, extents.hasLargeTitle)
          .environment(\.topInsetStyle, screen.topInset.shrinking(by: extents.cover))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay {
        if let search = extents.search ?? extents.bottomSearch, search.session.isActive,
          let suggestions = search.suggestions,
          !screen.settings.value.hiddenSuggestions.contains(.content)
        {
          SuggestionsList(search: search, suggestions: suggestions)
        }
      }
      .tracksScrolling(screen.tracker)
      .safeAreaInset(edge: .top, spacing: 0) { BarRoom(height: extents.topHeight) }
      .safeAreaInset(edge: .bottom, spacing: 0) { BarRoom(height: extents.bottomHeight) }
      .background(ground)
      .overlay(alignment: .top) {
        if extents.hasLargeTitle, let title = screen.settings.value.title {
          LargeTitle(
            title: title, subtitle: screen.settings.value.subtitle, tracker: screen.tracker,
            height: extents.titleHeight
          )
          .padding(.top, extents.rowHeight)
        }
      }
      .overlay {
        Color.black.opacity(NavigationMotion.dimming)
          .ignoresSafeArea()
          .opacity(reduceMotion ? 0 : max(0, -screen.position))
          .allowsHitTesting(false)
      }
      .modifier(
        ScreenShift(
          position: screen.position, bounds: screen.bounds, presented: screen.shownPosition,
          isReduced: reduceMotion, zoom: zoom,
          parallax: isUnderZoom ? 0 : NavigationMotion.parallax)
      )
      .opacity(reduceMotion ? 1 - max(0, screen.position) : 1)
    }
    .onAppear { model.didArrive(screen) }
  }

  /// On a sheet or a popover of glass the first screen has none of its own.
  private var ground: AnyShapeStyle {
    isElevated && bar.isGlass && screen.isRoot
      ? AnyShapeStyle(.clear) : AnyShapeStyle(BackgroundStyle())
  }
}

/// The room that a bar takes.
private struct BarRoom: View {
  let height: CGFloat
  var body: some View { Color.clear.frame(height: height).allowsHitTesting(false) }
}

/// What a screen shows.
private struct NavigationScreenContent<Root: View>: View {
  let screen: NavigationScreen
  let model: NavigationModel
  let root: Root?

  var body: some View {
    switch screen.content {
    case .root:
      // Several views stand one below the other.
      VStack { root }
    case .value(let value):
      if let view = model.destinations.view(for: value) {
        view.environment(\.presentation, screen.handle)
      } else {
        MissingDestination(type: type(of: value.base))
          .environment(\.presentation, screen.handle)
      }
    case .presentation(let presentation):
      presentation.content.value.environment(\.presentation, screen.handle)
    }
  }
}

/// Stands for the screen of a value for which nobody has registered one.
private struct MissingDestination: View {
  let type: Any.Type

  var body: some View {
    Image(systemName: "exclamationmark.triangle")
      .font(.title)
      .foregroundStyle(.secondary)
      .reportsFault(
        "navigationDestination: there is none for \(type); a placeholder is shown.")
  }
}
