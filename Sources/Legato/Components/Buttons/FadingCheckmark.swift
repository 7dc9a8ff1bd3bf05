import SwiftUI

/// A checkmark that fades in, and fades out or goes at once.
///
/// Its opacity is applied once, and it stays in the tree until the fade has ended: what decides is
/// the end of the animation, not the model value, which is 0 as soon as the fade begins.
struct FadingCheckmark: View {
  let isVisible: Bool
  /// Whether it is gone on the next frame instead of fading out.
  let goesAtOnce: Bool
  let animation: Animation?
  @State private var opacity: Double
  /// Whether a fade keeps the mark in the tree.
  @State private var isFading = false
  /// Counts the changes, so that the end of a fade that was overtaken means nothing.
  @State private var change = 0

  /// A mark that is visible from the start is there from the first frame on, without a fade.
  init(isVisible: Bool, goesAtOnce: Bool, animation: Animation?) {
    self.isVisible = isVisible
    self.goesAtOnce = goesAtOnce
    self.animation = animation
    _opacity = State(initialValue: isVisible ? 1 : 0)
    _isFading = State(initialValue: isVisible)
  }

  var body: some View {
    ZStack {
      if isVisible || isFading {
        Image(systemName: "checkmark")
          .opacity(opacity)
          .transition(.identity)
      }
    }
    .onChange(of: isVisible) { _, isVisible in
      if isVisible {
        show()
      } else if goesAtOnce {
        hideAtOnce()
      } else {
        fadeOut()
      }
    }
    .onChange(of: goesAtOnce) { _, goesAtOnce in
      if goesAtOnce, !isVisible { hideAtOnce() }
    }
  }

  private func show() {
    change += 1
    isFading = true
    withAnimation(animation) { opacity = 1 }
  }

  private func fadeOut() {
    change += 1
    let fade = change
    withAnimation(animation, completionCriteria: .removed) {
      opacity = 0
    } completion: {
      if change == fade { isFading = false }
    }
  }

  private func hideAtOnce() {
    change += 1
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) {
      opacity = 0
      isFading = false
    }
  }
}
