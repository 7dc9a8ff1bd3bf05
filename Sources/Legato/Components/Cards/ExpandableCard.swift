import SwiftUI

/// A card that expands from a small form into a large one and collapses again, by
/// ``MotionToken/App/spring``.
///
/// Of several cards with one binding at most one is expanded: expanding one collapses the other in
/// the same change. A tap on the card toggles it; the binding may be changed from outside as well.
/// Reduce Motion: the two forms cross-fade, each in its own frame. Low Power Mode: unchanged.
public struct ExpandableCard<Collapsed: View, Expanded: View>: View {
  let id: String
  @Binding var expandedId: String?
  let label: String
  let ground: ColorToken
  let collapsed: Collapsed
  let expanded: Expanded
  @Namespace private var animation
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// Creates a card with two forms.
  ///
  /// - Parameters:
  ///   - id: The identity of the card among those that share the binding.
  ///   - expandedId: The id of the expanded card; `nil` for none.
  ///   - label: The accessibility label.
  ///   - ground: The background that both forms share, and that grows between them;
  ///     ``ColorToken/App/surface`` by default.
  ///   - collapsed: The small form.
  ///   - expanded: The large form.
  public init(
    id: String, expandedId: Binding<String?>, label: String, ground: ColorToken = .app.surface,
    @ViewBuilder collapsed: () -> Collapsed, @ViewBuilder expanded: () -> Expanded
  ) {
    self.id = id
    _expandedId = expandedId
    self.label = label
    self.ground = ground
    self.collapsed = collapsed()
    self.expanded = expanded()
  }

  /// Whether the binding names this card, so that it shows its large form.
  public var isExpanded: Bool { expandedId == id }

  /// A button that shows the small or the large form and switches between them when tapped.
  public var body: some View {
    let outcome = motionPolicy.outcome(of: ExpandableCardMotion.expansion)
    Button(action: toggle) {
      ZStack(alignment: .topLeading) {
        if isExpanded {
          expanded
            .matchedGeometryEffect(
              id: face("large", outcome), in: animation, anchor: .topLeading
            )
            .transition(.opacity)
        } else {
          collapsed
            .matchedGeometryEffect(
              id: face("small", outcome), in: animation, anchor: .topLeading
            )
            .transition(.opacity)
        }
      }
      .animation(motionPolicy.fade(of: ExpandableCardMotion.expansion), value: isExpanded)
      .background {
        // One ground for both forms, in the frame of the one that is there to stay.
        shape.fill(ground)
          .matchedGeometryEffect(id: id, in: animation, anchor: .topLeading, isSource: false)
      }
      .clipShape(shape)
      .animation(motionPolicy.movement(of: ExpandableCardMotion.expansion), value: isExpanded)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: theme[.app.cardRadius])
  }

  /// The two forms share a frame, unless nothing may move.
  private func face(_ name: String, _ outcome: MotionOutcome) -> String {
    outcome.movement == nil ? id + "." + name : id
  }

  /// The change itself is animated, so that what is around the card comes along.
  private func toggle() {
    withAnimation(motionPolicy.movement(of: ExpandableCardMotion.expansion)) {
      expandedId = isExpanded ? nil : id
    }
  }
}

extension ExpandableCard where Collapsed == CollapsedCardView, Expanded == ExpandedCardView {
  /// Creates a card with standard forms, labelled by its id.
  ///
  /// - Parameters:
  ///   - id: The identity and the title of the card.
  ///   - expandedId: The id of the expanded card; `nil` for none.
  public init(id: String, expandedId: Binding<String?>) {
    self.init(id: id, expandedId: expandedId, label: id) {
      CollapsedCardView(id)
    } expanded: {
      ExpandedCardView(id)
    }
  }
}

/// The motion of ``ExpandableCard``.
public enum ExpandableCardMotion: MotionDeclaring {
  /// The card grows into its large form. Reduce Motion: the two forms cross-fade. Low Power Mode:
  /// unchanged.
  public static let expansion = MotionDeclaration(
    component: "ExpandableCard", motion: "expansion", token: .app.spring,
    purpose: "Shows which card the large form comes from.", cost: .layout,
    role: .essentialSpatial, reducedForm: .crossFade,
    reason: "Where the large form comes from is told by its place as well.")
  /// The motion of the card: ``expansion``.
  public static var motionDeclarations: [MotionDeclaration] { [expansion] }
}
