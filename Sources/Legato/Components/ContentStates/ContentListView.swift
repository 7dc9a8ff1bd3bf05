import SwiftUI

/// A scrolling list with views for loading and for no content, which animates between them.
///
///     ContentListView(messages, isLoading: isLoading) { MessageRow($0) }
///
/// The first rows appear with the list, and fade in with it; rows that are inserted later move in
/// from the leading edge and out at the trailing one.
///
/// Reduce Motion: everything fades and nothing moves. Low Power Mode: unchanged.
public struct ContentListView<
  Data: RandomAccessCollection, Row: View, Loading: View, Empty: View
>: View where Data.Element: Identifiable {
  private let given: Data
  private let givenIsLoading: Bool
  /// What it shows once it has pretended to load; `nil` where a caller says what there is.
  private let sample: Data?
  @State private var sampleIsLoading = true
  @State private var work = Wait()
  private let row: (Data.Element) -> Row
  private let loading: Loading
  private let empty: Empty
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a list with views of its own for loading and for no content.
  ///
  /// - Parameters:
  ///   - items: The data of the rows.
  ///   - isLoading: Whether `items` is not known yet; then `loading` is shown instead. `false` by
  ///     default.
  ///   - row: The row of an element.
  ///   - loading: The view that is shown while loading.
  ///   - empty: The view that is shown where `items` is empty.
  public init(
    _ items: Data, isLoading: Bool = false, @ViewBuilder row: @escaping (Data.Element) -> Row,
    @ViewBuilder loading: () -> Loading, @ViewBuilder empty: () -> Empty
  ) {
    self.init(items, isLoading: isLoading, sample: nil, row: row, loading: loading, empty: empty)
  }

  fileprivate init(
    _ items: Data, isLoading: Bool, sample: Data?, row: @escaping (Data.Element) -> Row,
    loading: () -> Loading, empty: () -> Empty
  ) {
    given = items
    givenIsLoading = isLoading
    self.sample = sample
    self.row = row
    self.loading = loading()
    self.empty = empty()
  }

  private var items: Data { sample ?? given }
  private var isLoading: Bool { sample == nil ? givenIsLoading : sampleIsLoading }

  /// The loading view, the empty view, or a scrolling list of rows.
  public var body: some View {
    let outcome = motionPolicy.outcome(of: ContentListMotion.content)
    let moves = outcome.movement != nil
    let layers = RowLayers(items.map(\.id))
    let emptying: AnyTransition =
      moves
      ? .opacity.combined(with: .scale(scale: theme[.content.emptyScale])) : .opacity
    // A stack, and not a group: what comes and goes needs a container that stays.
    ZStack {
      if isLoading {
        loading.transition(.opacity)
      } else if items.isEmpty {
        empty.transition(emptying)
      } else {
        ScrollView {
          VStack(spacing: theme[.content.gap]) {
            ForEach(items) { item in
              row(item)
                .frame(maxWidth: .infinity, alignment: .leading)
                .transition(.row(.slide.combined(with: .opacity), outcome))
                .zIndex(layers[item.id])
            }
          }
        }
        .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(motionPolicy.fade(of: ContentListMotion.content), value: isLoading)
    .animation(motionPolicy.fade(of: ContentListMotion.content), value: items.isEmpty)
    .animation(motionPolicy.movement(of: ContentListMotion.content), value: items.map(\.id))
    .onAppear {
      guard sample != nil, sampleIsLoading else { return }
      work.begin(theme[.submit.simulatedWork]) { sampleIsLoading = false }
    }
    .onDisappear { work.cancel() }
  }
}

extension ContentListView where Loading == LoadingView, Empty == EmptyStateView {
  /// Creates a list with ``LoadingView`` and ``EmptyStateView``.
  public init(
    _ items: Data, isLoading: Bool = false, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {
    self.init(items, isLoading: isLoading, row: row) {
      LoadingView()
    } empty: {
      EmptyStateView()
    }
  }
}

extension ContentListView
where Data == [Item], Row == ItemRow, Loading == LoadingView, Empty == EmptyStateView {
  /// Creates a list of items in standard rows.
  public init(_ items: [Item], isLoading: Bool = false) {
    self.init(items, isLoading: isLoading) { ItemRow(item: $0) }
  }

  /// Creates a list for demonstrations: it loads for two seconds, and then shows four items.
  public init() {
    self.init(
      [], isLoading: true, sample: Item.samples, row: { ItemRow(item: $0) },
      loading: { LoadingView() }, empty: { EmptyStateView() })
  }
}

/// The motion of ``ContentListView``; a generic type cannot hold it.
public enum ContentListMotion: MotionDeclaring {
  /// Content states replace each other, and rows are inserted and removed. Reduce Motion: a
  /// cross-fade. Low Power Mode: unchanged.
  public static let content = MotionDeclaration(
    component: "ContentListView", motion: "content", token: .state.change,
    purpose: "Shows that loading, nothing and something take each other's place.", cost: .layout,
    role: .essentialSpatial,
    reducedForm: .crossFade, reason: "A fade shows that one content took the place of another.")

  /// The motion of the list: ``content``.
  public static var motionDeclarations: [MotionDeclaration] { [content] }
}
