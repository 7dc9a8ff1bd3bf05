import SwiftUI

/// A card that grows out of its small form into its large one, and back, by `appSpring`.
///
/// Of several cards with one binding at most one is large: opening one closes the other in the same
/// change. A tap on the card opens and closes it; so does a change of the binding from outside.
/// Under Reduce Motion the two forms cross-fade, each in its own place.
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

  /// - Parameters:
  ///   - id: Which card it is.
  ///   - expandedId: Which card is large; `nil` for none.
  ///   - label: What the card is called, for people who do not see it.
  ///   - ground: Grows behind both forms, which fade into each other on it.
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
  /// A card with a line for a small form and a text for a large one, called by its id.
  ///
  /// - Parameters:
  ///   - id: Which card it is, and its title.
  ///   - expandedId: Which card is large; `nil` for none.
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
