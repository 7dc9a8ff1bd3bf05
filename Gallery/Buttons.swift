import Legato
import SwiftUI

// Buttons that say what became of what they began, and buttons that give way.

/// Every state of a submit button.
struct SubmitButtonStates: View {
  var body: some View {
    Board {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(SubmitButton.State.allCases, id: \.self) { state in
          HStack(spacing: 16) {
            SubmitButton("Pay 24.00", state: state) {}
            Text(state.rawValue)
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

/// Work that takes 0.8 s, and is done.
struct SubmitButtonSuccess: View {
  var body: some View {
    Board {
      SubmitButton("Pay 24.00", successDuration: 2) { job in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { job.succeed() }
      }
    }
  }
}

/// Work that fails the first time.
struct SubmitButtonFailure: View {
  @State private var attempts = 0

  var body: some View {
    Board {
      SubmitButton("Pay 24.00") { job in
        attempts += 1
        let fails = attempts == 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
          if fails { job.fail() } else { job.succeed() }
        }
      }
    }
  }
}

/// A button under a finger, and one under a pointer.
struct PressAndHover: View {
  var body: some View {
    Board {
      HStack(spacing: 16) {
        Button {
        } label: {
          Chip(title: "Press me")
        }
        .buttonStyle(.scale)
        Button {
        } label: {
          Chip(title: "Hover over me")
        }
        .buttonStyle(.hoverScale)
      }
    }
  }
}

private struct Chip: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.headline)
      .foregroundStyle(ColorToken.rizq.onPrimary)
      .padding(.horizontal, RIZQSpacing.xl)
      .padding(.vertical, RIZQSpacing.md)
      .background(ColorToken.rizq.primary, in: Capsule())
  }
}

/// A ripple from every tap.
struct RippleCard: View {
  var body: some View {
    Board {
      VStack(alignment: .leading, spacing: 4) {
        Text("Morning walk").font(.headline)
        Text("Tap to begin").font(.subheadline).foregroundStyle(.secondary)
      }
      .padding(RIZQSpacing.lg)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(ColorToken.status.surface)
      .rippleEffect()
      .clipShape(RoundedRectangle(cornerRadius: RIZQRadius.lg))
    }
  }
}

/// A piece of an app, on the ground that apps have.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ColorToken.app.ground)
      // As the design colors it; without this line the board has the accent of the app.
      .tokenTheme(.stateChanges)
  }
}

#Preview("Buttons: submit states", traits: .fixedLayout(width: 320, height: 272)) {
  SubmitButtonStates()
}

#Preview("Buttons: submit", traits: .fixedLayout(width: 220, height: 96)) {
  SubmitButtonSuccess()
}

#Preview("Buttons: failure", traits: .fixedLayout(width: 220, height: 96)) {
  SubmitButtonFailure()
}

#Preview("Buttons: press and hover", traits: .fixedLayout(width: 360, height: 96)) {
  PressAndHover()
}

#Preview("Buttons: ripple", traits: .fixedLayout(width: 320, height: 128)) {
  RippleCard()
}
