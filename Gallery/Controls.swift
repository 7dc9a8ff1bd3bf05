import Legato
import SwiftUI

// Small controls: chips, a floating button, menus, buttons that are felt, and their answers.

// MARK: Chips and a floating button

struct SelectionExample: View {
  @State private var category: String? = "all"

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      VStack {
        FilterChipBar(
          [
            FilterCategory(id: "all", title: "All"),
            FilterCategory(id: "work", title: "Work", color: ColorToken.app.categories[1]),
            FilterCategory(id: "family", title: "Family", color: ColorToken.app.categories[2]),
            FilterCategory(id: "later", title: "Later", color: ColorToken.app.categories[3]),
          ], selection: $category)
        Spacer()
      }
      FloatingFABView(actions: [
        FABAction(title: "New message", systemImage: "square.and.pencil") {},
        FABAction(title: "Scan a page", systemImage: "doc.text") {},
      ])
      .padding(16)
    }
    .padding(.top, 12)
    .background(ColorToken.app.ground)
  }
}

// MARK: Menus

struct MenusExample: View {
  private let items = [
    SpringMenuItem(title: "Reply", systemImage: "arrowshape.turn.up.left") {},
    SpringMenuItem(title: "Copy", systemImage: "doc.on.doc") {},
    SpringMenuItem(title: "Delete", systemImage: "trash", isDestructive: true) {},
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SpringMenu(items) {
        Label("Options", systemImage: "ellipsis.circle")
          .font(.body.weight(.medium))
          .foregroundStyle(ColorToken.app.accent)
          .frame(minHeight: 44)
      }
      .zIndex(1)
      Text("Hold me for a context menu.")
        .foregroundStyle(ColorToken.app.text)
        .padding(16)
        .background(ColorToken.app.surface, in: RoundedRectangle(cornerRadius: 12))
        .springContextMenu(items)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(ColorToken.app.ground)
  }
}

// MARK: Answers

/// A button that is felt, a field that shakes, a mark that bounces.
struct AnswersExample: View {
  @State private var errors = 0
  @State private var successes = 0

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Image(systemName: successes > 0 ? "checkmark.circle.fill" : "circle")
          .font(.title)
          .foregroundStyle(successes > 0 ? ColorToken.app.success : ColorToken.app.secondaryText)
          .successBounce(trigger: successes)
        Text("name@example.com")
          .foregroundStyle(ColorToken.app.text)
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .padding(.horizontal, 16)
          .background(ColorToken.app.surface, in: RoundedRectangle(cornerRadius: 12))
          .errorShake(trigger: errors, isError: errors > successes)
      }
      HStack(spacing: 12) {
        Button("Fail") { errors += 1 }
        Button("Succeed") { successes = errors + 1 }
      }
      .buttonStyle(.feedback)
      Text("Press effect")
        .font(.subheadline.weight(.medium))
        .foregroundStyle(ColorToken.app.accent)
        .padding(12)
        .background(ColorToken.app.surface, in: RoundedRectangle(cornerRadius: 12))
        .buttonPressEffect()
    }
    .padding(16)
    .frame(maxHeight: .infinity)
    .background(ColorToken.app.ground)
  }
}

#Preview("Controls: selection", traits: .fixedLayout(width: 360, height: 240)) {
  SelectionExample()
}

#Preview("Controls: menus", traits: .fixedLayout(width: 320, height: 300)) {
  MenusExample()
}

#Preview("Controls: answers", traits: .fixedLayout(width: 340, height: 220)) {
  AnswersExample()
}
