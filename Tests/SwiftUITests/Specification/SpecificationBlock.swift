import SwiftUI
import Testing

/// What a test can change of the views of a block from outside.
@Observable @MainActor
final class BlockWorld {
  var isOn = false
  var amount = 0.65
  var text = ""
  var choice: String?
}

/// One of the code blocks of the specification, as its document has it but for its access level, on
/// a view that shows it.
struct SpecificationBlock: CustomTestStringConvertible, Sendable {
  let name: String
  let view: @MainActor @Sendable (BlockWorld) -> AnyView

  init(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (BlockWorld) -> some View
  ) {
    self.name = name
    self.view = { world in AnyView(BlockView(world: world, content: view)) }
  }

  var testDescription: String { name }

  static let all: [SpecificationBlock] = [
    .submitButton, .animatedToggle, .selectableCards, .contentList, .downloadProgress,
    .messageBubble, .messageThread, .conversationRow, .inbox, .filterChips, .decorated, .received,
    .triggered, .stagger, .buttonStyles, .animatedProgressBar, .circularXpProgress, .animatedNumber,
    .pulsing, .popIn, .shimmer, .streakBadge, .celebrationParticles, .motionSafe, .messageAppear,
    .streamingText, .toolCard, .slideTransition, .sheetAppear, .pulseAndShimmer, .buttonPress,
    .listItem, .counters, .expandableCard,
  ]
}

private struct BlockView<Content: View>: View {
  let world: BlockWorld
  let content: (BlockWorld) -> Content
  var body: some View { content(world) }
}
