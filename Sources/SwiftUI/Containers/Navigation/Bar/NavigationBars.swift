import SwiftUICore

/// The bars of one screen, over all screens of the stack.
struct NavigationBars: View {
  let screen: NavigationScreen
  let model: NavigationModel
  @TextScale(relativeTo: .largeTitle) private var titleScale: CGFloat = 1
  @TextScale(relativeTo: .body) private var bodyScale: CGFloat = 1
  @TextScale(relativeTo: .subheadline) private var subtitleScale: CGFloat = 1
  @Environment(\.systemLook.bar) private var bar
  @Environment(\.isElevated) private var isElevated
  @Environment(\.isStackAtEdge) private var isAtEdge
  @Environment(\.tabBarPlacement) private var tabBarPlacement

  var body: some View {
    let settings = screen.settings.value
    let extents = NavigationBarExtents(
      screen, in: model, bar: bar, textScales: (titleScale, subtitleScale, bodyScale),
      isOnSheet: isElevated, isAtEdge: isAtEdge, hasTabBar: tabBarPlacement == .bottomBar)
    ScreenView(isPresent: screen.isPresent, isDrawn: screen.isDrawn) {
      VStack(spacing: 0) {
        if extents.hasBar {
          NavigationBar(screen: screen, model: model, settings: settings, extents: extents)
            .transformEnvironment(\.tint) { $0 = $0 ?? BarLook.navigationBarTint }
            .barColorScheme(settings[.navigationBar].colorScheme)
          if let search = extents.search {
            SearchDrawer(field: search, screen: screen, extents: extents)
          }
        }
        Spacer(minLength: 0)
        if extents.hasBottomBar {
          BottomBar(
            items: settings.items.filter { $0.placement.edge == .bottom },
            search: extents.bottomSearch
          )
          .background(
            BottomBackground(settings: settings[.bottomBar])
          )
          .opacity(1 - abs(screen.position))
          .barColorScheme(settings[.bottomBar].colorScheme)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .transformEnvironment(\.presentation) { if !screen.isRoot { $0 = screen.handle } }
    }
  }
}

extension View {
  /// Bars have a colour scheme of their own where one is asked for.
  nonisolated func barColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
  }
}

/// What lies behind a bar at the bottom. Where items stand on glass there is none that is not asked for.
private struct BottomBackground: View {
  let settings: NavigationBarSettings.BarSettings
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  var body: some View {
    if !isGlass || settings.background != nil || settings.backgroundVisibility == .visible {
      BarBackground(edge: .bottom, settings: settings)
        .opacity(settings.backgroundVisibility == .hidden ? 0 : 1)
    }
  }
}

/// The bar at the top: a row of buttons around a title.
private struct NavigationBar: View {
  let screen: NavigationScreen
  let model: NavigationModel
  let settings: NavigationBarSettings
  let extents: NavigationBarExtents
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.systemLook.bar.isGlass) private var isGlass
  @Environment(\.systemLook.bar.margin) private var margin

  var body: some View {
    row
      .padding(.top, extents.itemTop)
      .padding(.bottom, extents.itemBottom)
      .frame(height: extents.rowHeight)
      .background(alignment: .top) { background }
      .barTextSizes()
  }

  // MARK: The row

  private var row: some View {
    NavigationBarLayout(margin: margin) {
      HStack(spacing: NavigationBarMetrics.itemSpacing) {
        if !screen.isRoot, !settings.hidesBackButton {
          BackButton(screen: screen, model: model)
        }
        ToolbarItems(entries: settings.items, edge: .leading)
      }
      // One view, whether there is a title or none: what stands in the bar goes by its number.
      LabelStack(.vertical, content: title)
      ToolbarItems(entries: settings.items, edge: .trailing)
    }
    .opacity(1 - abs(screen.position))
  }

  @ViewBuilder private var title: some View {
    let principal = settings.items.filter { $0.placement.edge == .principal }
    Group {
      if !principal.isEmpty {
        ToolbarItems(entries: principal, edge: .principal)
      } else if let title = settings.title {
        VStack(spacing: 0) {
          title.look(.inline, font: .headline).accessibilityAddTraits(.isHeader)
          if let subtitle = settings.subtitle {
            subtitle.font(.caption).foregroundStyle(.secondary)
          }
        }
        .lineLimit(1)
        .scrollLinked(screen.tracker) { [extents] tracker in
          guard extents.hasLargeTitle else { return ScrollLinkedLook() }
          let fade = (tracker.offset - extents.collapse + 16) / 16
          return ScrollLinkedLook(opacity: min(max(fade, 0), 1))
        }
      }
    }
    .offset(x: reduceMotion ? 0 : screen.position * NavigationMotion.titleWay)
  }

  // MARK: The background

  private var background: some View {
    let look = BarLook.navigationBar
    let bar = settings[.navigationBar].over(look)
    return backdrop(bar, look)
      // Over a large title of the same background no seam is seen.
      .padding(
        .bottom,
        -extents.pinnedHeight - (look.visibility == .visible && extents.hasLargeTitle ? 1 : 0)
      )
      .scrollLinked(screen.tracker) { [extents] tracker in
        switch bar.backgroundVisibility {
        case .visible: return ScrollLinkedLook()
        case .hidden: return ScrollLinkedLook(opacity: 0)
        case .automatic:
          let fade = (tracker.offset - extents.cover) / NavigationBarMetrics.backgroundFade
          return ScrollLinkedLook(opacity: min(max(fade, 0), 1))
        }
      }
      .opacity(1 - abs(screen.position))
  }

  @ViewBuilder private func backdrop(
    _ bar: NavigationBarSettings.BarSettings, _ look: BarLook
  ) -> some View {
    if isGlass, bar.background == nil, look.line == nil {
      ScrollEdge(edge: .top, ground: settings.ground)
    } else {
      BarBackground(edge: .top, settings: bar, line: look.line)
    }
  }
}

extension NavigationBarSettings.BarSettings {
  /// The settings of the screen, and under them what the app has set for all bars.
  @MainActor
  func over(_ look: BarLook) -> Self {
    var bar = self
    if bar.background == nil {
      bar.background =
        look.background.map { AnyShapeStyle($0) } ?? look.material.map { AnyShapeStyle($0) }
      if bar.backgroundVisibility == .automatic { bar.backgroundVisibility = look.visibility }
    }
    return bar
  }
}

/// The search field below the title: it follows the content, up to the bar or under it.
private struct SearchDrawer: View {
  let field: SearchField
  let screen: NavigationScreen
  let extents: NavigationBarExtents

  var body: some View {
    SearchBar(field: field)
      .frame(height: extents.searchHeight, alignment: .bottom)
      .padding(.top, extents.titleHeight)
      .scrollLinked(screen.tracker) { [extents] tracker in
        let way = extents.search?.isPinned == true ? extents.collapse : .infinity
        return ScrollLinkedLook(y: -min(tracker.offset, way))
      }
      .clipShape(BelowTop())
      .opacity(1 - abs(screen.position))
  }
}

/// What lies behind a bar, up to the edge of the screen, with a hairline towards the content.
struct BarBackground: View {
  let edge: VerticalEdge
  let settings: NavigationBarSettings.BarSettings
  /// Towards the content.
  var line: Color?
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Rectangle()
      .fill(settings.background ?? AnyShapeStyle(Material.bar))
      .overlay(alignment: edge == .top ? .bottom : .top) {
        Rectangle().fill(line ?? Color(.system(.separator))).frame(height: pixelLength)
      }
      .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
  }
}

/// Goes back to the screen before, whose title it bears where there is room.
private struct BackButton: View {
  let screen: NavigationScreen
  let model: NavigationModel
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemLook.bar.isGlass) private var isGlass

  var body: some View {
    let previous = model.screen(below: screen)?.settings.value.title
    Button {
      model.pop(screen)
    } label: {
      if isGlass {
        // Its ink is 1.67 before the middle of the circle.
        GlassGroup { chevron.offset(x: direction == .leftToRight ? -1.67 : 1.67) }
      } else {
        named(previous)
      }
    }
    .buttonStyle(.borderless)
    .transformEnvironment(\.controlContext) { if isGlass { $0 = .bar } }
    .padding(.leading, isGlass ? 0 : -8)
    .accessibilityLabel(previous ?? Text("Back"))
  }

  private var chevron: some View {
    Image(systemName: direction == .leftToRight ? "chevron.left" : "chevron.right")
      .font(.system(size: isGlass ? 20 : 21.5, weight: .semibold))
  }

  private func named(_ previous: Text?) -> some View {
    // Measured on 18: the chevron's ink from 9.33 to 20.33, and words from 30.4 on.
    HStack(spacing: 9) {
      chevron
      ViewThatFits(in: .horizontal) {
        (previous ?? Text("Back")).lineLimit(1).fixedSize()
        Text("Back").lineLimit(1).fixedSize()
        Color.clear.frame(width: 0, height: 0)
      }
      .offset(x: reduceMotion ? 0 : screen.position * NavigationMotion.backTitleWay)
    }
    .frame(minWidth: 32, minHeight: 44, alignment: .leading)
    .contentShape(Rectangle())
  }
}
