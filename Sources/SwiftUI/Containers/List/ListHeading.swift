import SwiftUICore

/// A header or a footer of a section.
@MainActor
struct ListHeading: UnnamedView {
  let context: RowContext
  let setup: ListSetup
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeight
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.systemLook.list) private var measures
  @Environment(\.listTopMargin) private var topMargin

  private var isHeader: Bool { context.place.role == .header }

  private var insets: EdgeInsets {
    if let insets = context.trait(RowInsetsKey.self) ?? nil { return insets }
    guard setup.appearance.isGrouped else { return measures.barInsets }
    var insets = isHeader ? measures.headerInsets : measures.footerInsets
    if isHeader, context.place.startsList {
      if topMargin != nil { insets.top = measures.headerTopUnderMargin }
    } else if isHeader {
      insets.top = sectionSpacing.points(measures) ?? insets.top
    } else if sectionSpacing.points(measures) != nil {
      insets.bottom = 0
    }
    return insets
  }

  /// Whether there is the room below it that is below a section: a section of a header alone ends with it.
  private var isBelowRoom: Bool {
    context.place.endsList || isHeader && context.place.endsSection
  }

  /// A section that can be collapsed has a mark that says so.
  private var expansion: Binding<Bool>? {
    isHeader && setup.appearance.kind == .sidebar ? context.section?.isExpanded : nil
  }

  @MainActor var body: some View {
    let insets = self.insets
    HStack(spacing: 8) {
      HStack(spacing: 0) {
        context.content.accessibilityAddTraits(isHeader ? .isHeader : [])
        Spacer(minLength: 0)
      }
      .cellContainer(sides: insets.leading + insets.trailing)
      if let expansion {
        Button {
          withAnimation(ListMetrics.editing) { expansion.wrappedValue.toggle() }
        } label: {
          Image(systemName: "chevron.forward")
            .font(.footnote.weight(.semibold))
            .rotationEffect(.degrees(expansion.wrappedValue ? layoutDirection.quarterTurn : 0))
        }
        .accessibilityLabel(expansion.wrappedValue ? "Collapse" : "Expand")
      }
    }
    .padding(insets)
    .frame(minHeight: minimumHeight, alignment: .bottom)
    .padding(.horizontal, setup.appearance.margin(measures))
    .padding(
      .bottom, isBelowRoom && setup.appearance.isGrouped ? measures.sectionEdge : 0
    )
    .background {
      // A header that is held at the top covers the rows that pass below it.
      if !setup.appearance.isGrouped {
        setup.appearance.background.opacity(context.isPresent ? 1 : 0)
      }
    }
    .geometryGroup()
  }
}
