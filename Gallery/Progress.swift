import Legato
import SwiftUI

// Bars, rings and the numbers beside them.

/// A download that a person drives.
struct Download: View {
  @State private var share = 0.25
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Board {
      VStack(spacing: 16) {
        DownloadProgress(progress: share)
        Button("More") { share = min(1, share + 0.25) }
          .buttonStyle(.bordered)
          .tint(ColorToken.status.action.color(in: colorScheme))
      }
    }
  }
}

/// What has been earned on this level, three times.
struct Experience: View {
  @State private var earned = 210
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Board {
      VStack(spacing: 24) {
        layout {
          CircularXpProgress(level: level, percentage: Double(earned % 300) / 300)
          VStack(alignment: .leading, spacing: 8) {
            Text("Seven days in a row").font(.headline)
            AnimatedProgressBar(percentage: Double(earned % 300) / 300, shimmers: true)
          }
        }
        XpProgressBar(current: earned % 300, needed: 300, level: level)
        Button("Earn 120") { earned += 120 }
          .buttonStyle(.bordered)
          .tint(ColorToken.rizq.levelBadge.color(in: colorScheme))
      }
    }
  }

  private var level: Int { 4 + earned / 300 }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 20)) : AnyLayout(HStackLayout(spacing: 20))
  }
}

/// A counter to tap, and a number that rolls.
struct Counting: View {
  @State private var count = 29

  var body: some View {
    Board {
      VStack(spacing: 16) {
        AnimatedCounter(value: $count, size: .large)
        HStack(spacing: 4) {
          AnimatedNumber(value: 33 - count)
            .font(.rizqMonoMedium(.headline))
          Text("to go").font(.subheadline).foregroundStyle(.secondary)
        }
      }
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
      .tokenTheme(.stateChanges.merging(.rizq))
  }
}

#Preview("Progress: download", traits: .fixedLayout(width: 320, height: 140)) {
  Download()
}

#Preview("Progress: experience", traits: .fixedLayout(width: 360, height: 300)) {
  Experience()
}

#Preview("Progress: counter", traits: .fixedLayout(width: 240, height: 220)) {
  Counting()
}
