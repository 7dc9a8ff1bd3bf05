import SwiftUI

/// A list that says whether it loads, has nothing, or has something, and goes from one to the other.
///
///     ContentListView(messages, isLoading: isLoading) { MessageRow($0) }
///
/// The first rows come with the list, and fade in with it; rows that join a list that is shown come
/// in from the leading edge and go out at the trailing one. It scrolls.
///
/// Reduce Motion: everything fades and nothing moves. Low Power Mode: unchanged.
public struct ContentListView<
  Data: RandomAccessCollection, Row: View, Loading: View, Empty: View
>: View where Data.Element: Identifiable {
  private let items: Data
  private let isLoading: Bool
  private let row: (Data.Element) -> Row
  private let loading: Loading
  private let empty: Empty
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// - Parameters:
  ///   - items: What is listed.
  ///   - isLoading: Whether it is not known yet what there is; then `items` is not shown.
  ///   - row: A row.
  ///   - loading: What is shown while it loads.
  ///   - empty: What is shown where there is nothing.
  public init(
    _ items: Data, isLoading: Bool = false, @ViewBuilder row: @escaping (Data.Element) -> Row,
    @ViewBuilder loading: () -> Loading, @ViewBuilder empty: () -> Empty
  ) {
    self.items = items
    self.isLoading = isLoading
    self.row = row
    self.loading = loading()
    self.empty = empty()
  }

  public var body: some View {
    let outcome = motionPolicy.outcome(of: ContentListMotion.content)
    let moves = outcome.movement != nil
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
  }
}

extension ContentListView where Loading == LoadingView, Empty == EmptyStateView {
  /// A list with the standard views for loading and for nothing.
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

/// What moves of a ``ContentListView``; a generic type cannot hold it.
public enum ContentListMotion: MotionDeclaring {
  /// Loading, nothing and something give way to one another; rows come and go.
  public static let content = MotionDeclaration(
    component: "ContentListView", motion: "content", token: .state.change,
    purpose: "Shows that loading, nothing and something take each other's place.", cost: .layout,
    role: .essentialSpatial,
    reducedForm: .crossFade, reason: "A fade shows that one content took the place of another.")

  public static var motionDeclarations: [MotionDeclaration] { [content] }
}
