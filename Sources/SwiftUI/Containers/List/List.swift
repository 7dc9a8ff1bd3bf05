import SwiftUICore

/// A container that presents rows of data arranged in a single column, optionally providing the
/// ability to select one or more members.
///
/// It takes the room that it is offered and scrolls. Rows of loops directly inside exist while they
/// are seen. Inside of a scroll view it has no height of its own.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection?
  private let content: Content
  @Environment(\.listAppearance) private var appearance
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.isInListRow) private var isInListRow
  @State private var swipes = SwipeCoordinator()

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list with the given content that supports selecting a single row.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init), content: content())
  }

  /// Creates a list with the given content that supports selecting multiple rows, while it is edited.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map(ListSelection.init), content: content())
  }

  /// The rows in a scroll view, in the list style of the environment. Within a section of a list or a form they
  /// are rows of that.
  public var body: some View {
    if isInListRow {
      content
    } else {
      list
    }
  }

  /// Rows of a plain list have a background of their own, and what is around them is that of the screen.
  private var ground: Color? {
    background == .visible || background == .automatic && appearance.isGrouped
      ? appearance.background : nil
  }

  private var list: some View {
    let setup = ListSetup(appearance: appearance, selection: selection, swipes: swipes)
    return ScrollView {
      DecoratedRows(
        spacing: 0, pinnedViews: appearance.pinnedViews,
        content:
          content
          .environment(\.controlContext, .listRow)
          .environment(\.linkBadge, nil)
          .environment(\.listTopMargin, nil)
          .environment(\.sectionStyle, setup.sectionStyle)
          .environment(\.rowSelection, selection)
      ) { AnyView(ListRow(context: $0, setup: setup)) }
    }
    .transformEnvironment(\.scrollDismissesKeyboardMode) {
      if $0 == .automatic { $0 = .immediately }
    }
    .onScrollPhaseChange { _, phase in if phase == .interacting { swipes.close() } }
    .interceptTouches(where: swipes.intercepts) { swipes.close() }
    .frame(maxWidth: .infinity, idealHeight: 0, maxHeight: .infinity)
    .background {
      if let ground { ground.ignoresSafeArea() }
    }
    .navigationBarSettings { [ground] in $0.ground = ground }
    .modifier(SelectionShowsColumn(selection: selection))
    // The badges of rows are theirs, not that of a tab around the list.
    .transformPreference(PageItem.Key.self) { $0.badge = nil }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with the given content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil as ListSelection?, content: content())
  }

  /// Creates a list that computes its rows on demand from an underlying collection of identifiable
  /// data.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list that identifies its rows based on a key path to the identifier of the underlying
  /// data.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list that computes its views on demand over a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list that computes its rows on demand from an underlying collection of identifiable
  /// data, to whose elements rows have bindings.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>,
      Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list that identifies its rows based on a key path to the identifier of the underlying
  /// data, to whose elements rows have bindings.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}
