import SwiftUICore

/// An interface, consisting of a label and additional content, that you display when the content of
/// your app is unavailable to users.
///
/// It takes the room that it is offered and stands in its middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates an interface, consisting of a label and additional content, that you display when the
  /// content of your app is unavailable to users.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, description and actions, centered, and scrollable where they do not fit.
  public var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var hasActions: Bool { Actions.self != EmptyView.self }
  private var hasDescription: Bool {
    guard Description.self != EmptyView.self else { return false }
    guard let text = description as? Text? else { return true }
    return text != nil
  }

  private var content: some View {
    VStack(spacing: 0) {
      VStack(spacing: Metrics.lines) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .impliedForegroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      .padding(.bottom, hasDescription || hasActions ? Metrics.block : 0)
      UnavailableActions { actions }
        .controlSize(.small)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .padding(.vertical, 16)
  }
}

/// Lengths in points, measured on 26. The room below a description is there without actions as well.
private enum Metrics {
  /// Between icon and title.
  static let icon: CGFloat = 15
  /// Between title and description.
  static let lines: CGFloat = 2.5
  /// Below the description.
  static let block: CGFloat = 19.5
  static let actions: CGFloat = 21.3
  /// Above the first of several actions, more than above one.
  static let aboveSeveral: CGFloat = 7.8
}

/// One action below the other.
private struct UnavailableActions: Layout {
  private func sizes(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGSize] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
  }

  private func top(_ subviews: Subviews) -> CGFloat {
    subviews.count > 1 ? Metrics.aboveSeveral : 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = sizes(subviews, proposal)
    let gaps = CGFloat(max(0, sizes.count - 1)) * Metrics.actions
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(top(subviews) + gaps) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY + top(subviews)
    for (subview, size) in zip(subviews, sizes(subviews, proposal)) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: ProposedViewSize(size))
      y += size.height + Metrics.actions
    }
  }
}

/// The icon, large and pale, over the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    UnavailableLabel(configuration: configuration)
  }
}

private struct UnavailableLabel: UnnamedView {
  let configuration: LabelStyleConfiguration
  @TextScale(relativeTo: .body) private var iconSize: CGFloat = 47.7

  @MainActor var body: some View {
    VStack(spacing: Metrics.icon) {
      configuration.icon.accessibilityHidden(true)
        .font(.system(size: iconSize))
        .impliedForegroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an interface, consisting of a title generated from a localized string, an image and
  /// additional content, that you display when the content of your app is unavailable to users.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(name)
      }
    } description: {
      description
    }
  }

  /// Creates an interface, consisting of a title generated from a localized string, a system icon
  /// image and additional content, that you display when the content of your app is unavailable to
  /// users.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates an interface, consisting of a title generated from a string, an image and additional
  /// content, that you display when the content of your app is unavailable to users.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(name)
      }
    } description: {
      description
    }
  }

  /// Creates an interface, consisting of a title generated from a string, a system icon image and
  /// additional content, that you display when the content of your app is unavailable to users.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// A structure that represents the body of a static placeholder search view.
public struct SearchUnavailableContent {
  /// A view that represents the label of a static placeholder search view.
  public struct Label: View {
    let text: String?
    @Environment(\.searchText) private var searched

    /// A magnifying glass and the text that was searched for.
    public var body: some View {
      let text = text ?? searched ?? ""
      SwiftUI.Label {
        text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// A view that represents the description of a static placeholder search view.
  public struct Description: View {
    /// A suggestion to check the spelling.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// A view that represents the actions of a static placeholder search view: there are none.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Creates a `ContentUnavailableView` instance that conveys a search state: that nothing was found
  /// for what the search field around it says.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(for: nil)
  }

  /// Creates a `ContentUnavailableView` instance that conveys a search state.
  ///
  /// - Parameter text: what was searched for.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    search(for: text)
  }

  private static func search(for text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
