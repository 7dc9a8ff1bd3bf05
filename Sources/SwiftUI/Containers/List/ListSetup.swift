import SwiftUICore

/// What the rows of a list have in common.
@MainActor
struct ListSetup {
  let appearance: _ListAppearance
  let selection: ListSelection?
  let swipes: SwipeCoordinator

  var sectionStyle: SectionStyle {
    let appearance = appearance
    return SectionStyle { content, role in
      AnyView(ListHeadingText(content: content, role: role, appearance: appearance))
    }
  }
}
