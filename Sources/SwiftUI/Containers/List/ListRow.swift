import SwiftUICore

/// What a list puts around one of its rows.
struct ListRow: UnnamedView {
  let context: RowContext
  let setup: ListSetup

  @MainActor var body: some View {
    Group {
      if context.place.role == .content {
        ListCell(context: context, setup: setup)
      } else {
        ListHeading(context: context, setup: setup)
      }
    }
    .viewOrigin(.framework)
  }
}

/// A row of a list: its content on a background, with a line below, that can be swiped.
@MainActor
struct ListCell: UnnamedView {
  let context: RowContext
  let setup: ListSetup
  @State private var isHighlighted = false
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.splitNavigation) private var splitNavigation
  @Environment(\.editMode) private var editMode
  @Environment(\.systemLook.list) private var measures
  @Environment(\.listTopMargin) private var topMargin
  @Environment(\.hostTextSize) private var textSize
  @Environment(\.isUnderLargeTitle) private var isUnderLargeTitle

  private var appearance: _ListAppearance { setup.appearance }
  private var place: RowPlace { context.place }
  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
  /// Whether rows stand apart from each other.
  private var isApart: Bool { (rowSpacing ?? 0) > 0 }

  @MainActor var body: some View {
    let isSelected = isSelected
    SwipeableRow(actions: RowActions(context), isEnabled: !isEditing, coordinator: setup.swipes) {
      EditableRow(context: context, setup: setup, isEditing: isEditing, isSelected: isSelected)
        .cellContainer(sides: insets.leading + insets.trailing)
        .rowCell(
          insets: insets, minimumHeight: minimumHeight, fit: fit,
          separatorInset: measures.separatorEnd,
          separatorThickness: measures.separatorThickness,
          highlight: { isHighlighted = $0 }
        ) {
          Rectangle().fill(separatorColor(at: .bottom))
            .opacity(showsSeparator && context.isPresent ? 1 : 0)
        }
        // The content enters and exits by its own transition: to fade all of the row would fade that twice.
        .background { background(isSelected: isSelected).opacity(context.isPresent ? 1 : 0) }
        .onPress(isActive: isSelectable || isChoosable) { press($0) }
        .accessibilityAddTraits(isSelected || isChosen ? .isSelected : [])
    }
    .overlay(alignment: .top) {
      if showsTopSeparator {
        Hairline(color: separatorColor(at: .top)).opacity(context.isPresent ? 1 : 0)
      }
    }
    .clipShape(RowCard(card: card, overlap: overlap))
    .padding(.horizontal, appearance.margin(measures))
    .padding(.top, spaceBefore)
    .padding(.bottom, spaceAfter)
    .geometryGroup()
  }

  // MARK: Place

  private var insets: EdgeInsets {
    (context.trait(RowInsetsKey.self) ?? nil)
      ?? measures.rowInsets(hasCards: appearance.hasCards)
  }

  /// Rows with insets of their own are as high as those say.
  private var fit: RowFit? {
    guard (context.trait(RowInsetsKey.self) ?? nil) == nil else { return nil }
    return measures.fit(
      hasCards: appearance.hasCards, at: textSize,
      textScale: Font.TextStyle.body.size(textSize) / Font.TextStyle.body.size(.large))
  }

  private var spaceBefore: CGFloat {
    guard place.startsSection || place.isFirst else { return rowSpacing ?? 0 }
    guard appearance.isGrouped, place.startsSection else { return 0 }
    // Under a large title the first card begins where the title's row ends (measured on 17, 18 and 26).
    if place.startsList { return topMargin ?? (isUnderLargeTitle ? 0 : measures.listTop) }
    return sectionSpacing.points(measures) ?? measures.sectionEdge
  }

  /// Below a section without a footer.
  private var spaceAfter: CGFloat {
    guard appearance.isGrouped, place.isLast, place.endsSection else { return 0 }
    return place.endsList || sectionSpacing.points(measures) == nil ? measures.sectionEdge : 0
  }

  /// How far the background reaches below the next row, in points: where both meet between two pixels,
  /// what is behind the list would shine through.
  private var overlap: CGFloat { place.isLast || isApart ? 0 : 1 }

  private var card: UnevenRoundedRectangle {
    let radius = appearance.hasCards ? measures.cardRadius : 0
    let top = place.isFirst || isApart ? radius : 0
    let bottom = place.isLast || isApart ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  // MARK: Lines and background

  private var showsSeparator: Bool {
    if place.isLast {
      switch context.sectionSeparator(at: .bottom) {
      case .hidden: return false
      case .visible: return true
      case .automatic: break
      }
    }
    let next = context.traitsOfNext(RowSeparatorKey.self).first { $0.edges.contains(.top) }
    switch (context.separator(at: .bottom), next?.visibility ?? .automatic) {
    case (.hidden, _), (_, .hidden): return false
    case (.visible, _), (_, .visible): return true
    default: return !isApart && (!place.isLast || !appearance.hasCards)
    }
  }

  private var showsTopSeparator: Bool {
    guard place.isFirst else { return false }
    switch (context.separator(at: .top), context.sectionSeparator(at: .top)) {
    case (.hidden, _), (_, .hidden): return false
    case (.visible, _), (_, .visible): return true
    default: return appearance.kind == .grouped
    }
  }

  private func separatorColor(at edge: VerticalEdge.Set) -> Color {
    let isOfSection = edge == .top ? place.isFirst : place.isLast
    return context.separatorTint(at: edge, isOfSection: isOfSection)
      ?? Color(.system(.listSeparator))
  }

  @ViewBuilder private func background(isSelected: Bool) -> some View {
    if let own = context.trait(RowBackgroundKey.self) ?? nil {
      own.viewOrigin(.app)
    } else {
      appearance.cell.padding(.bottom, -overlap)
    }
    Color(.system(.highlight))
      .opacity(isHighlighted || isSelected ? 1 : 0)
      .animation(
        isHighlighted || isSelected ? nil : ListMetrics.highlightFade, value: isHighlighted
      )
      .allowsHitTesting(false)
  }

  // MARK: Selection

  /// The row is an option of a picker, and can be chosen.
  private var isChoosable: Bool {
    context.tag != nil && context.trait(RowChoiceKey.self)?.isEnabled == true
  }

  private var isChosen: Bool { context.isChosen }

  private var isSelectable: Bool {
    guard let selection = setup.selection, let tag = context.tag, selection.allows(tag),
      context.trait(RowSelectionDisabledKey.self) != true
    else { return false }
    return !selection.isMultiple || isEditing
  }

  private var isSelected: Bool {
    guard let selection = setup.selection, let tag = context.tag else { return false }
    return selection.isSelected(tag)
  }

  private func press(_ event: PressEvent) {
    switch event {
    case .began: isHighlighted = true
    case .moved(let isInside): isHighlighted = isInside
    case .cancelled: isHighlighted = false
    case .ended(let isInside):
      isHighlighted = false
      guard isInside, let tag = context.tag else { return }
      if isChoosable {
        context.trait(RowChoiceKey.self)?.select(tag)
      } else {
        setup.selection?.toggle(tag)
        if setup.selection?.isMultiple == false { splitNavigation?.advance() }
      }
    }
  }
}

/// The outline of a row, with some room below.
private struct RowCard: Shape {
  let card: UnevenRoundedRectangle
  let overlap: CGFloat

  func path(in rect: CGRect) -> Path {
    var rect = rect
    rect.size.height += overlap
    return card.path(in: rect)
  }
}

/// A line as thin as the display shows it.
struct Hairline: UnnamedView {
  let color: Color
  @Environment(\.displayScale) private var scale

  @MainActor var body: some View { Rectangle().fill(color).frame(height: 1 / max(scale, 1)) }
}
