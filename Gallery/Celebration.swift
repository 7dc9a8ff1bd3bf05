import Legato
import SwiftUI

// Entries, loops and celebrations.

/// A page whose sections come in one after the other, with a badge that pops in.
struct Arrival: View {
  var body: some View {
    Board {
      VStack(alignment: .leading, spacing: RIZQSpacing.lg) {
        HStack {
          VStack(alignment: .leading, spacing: 2) {
            Text("Good morning").font(.title2.weight(.semibold))
            Text("Three habits today").font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          HStack(spacing: 4) {
            Image(systemName: "sparkles")
            Text("+25")
            Text("XP")
          }
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(ColorToken.rizq.levelBadge)
          .padding(.horizontal, RIZQSpacing.md)
          .padding(.vertical, RIZQSpacing.sm)
          .background(Color.rizqPrimary.opacity(0.25), in: Capsule())
          .popIn()
        }
        .staggeredEntry(0)
        HStack(spacing: RIZQSpacing.md) {
          Figure(value: "12", title: "days")
          Figure(value: "340", title: "points")
          Figure(value: "4", title: "level")
        }
        .staggeredEntry(1)
        Week()
          .staggeredEntry(2)
      }
    }
  }
}

private struct Figure: View {
  let value: String
  let title: String

  var body: some View {
    VStack(spacing: 2) {
      Text(value).font(.title3.weight(.semibold))
      Text(title).font(.footnote).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, RIZQSpacing.md)
    .background(ColorToken.status.surface, in: RoundedRectangle(cornerRadius: RIZQRadius.md))
  }
}

/// Seven days, of which one is today.
private struct Week: View {
  var body: some View {
    HStack {
      ForEach(10..<17, id: \.self) { day in
        Text("\(day)")
          .font(.subheadline.monospacedDigit())
          .frame(width: 36, height: 36)
          .background {
            if day == 12 {
              Circle()
                .stroke(Color.rizqPrimary, lineWidth: MetricToken.pulse.line.value)
                .pulsing()
            }
          }
          .frame(maxWidth: .infinity)
      }
    }
  }
}

/// Something is done: a mark, a flame, and gold.
struct Achievement: View {
  @State private var days = 6
  @State private var isDone = false

  var body: some View {
    Board {
      VStack(spacing: RIZQSpacing.lg) {
        ZStack {
          Circle()
            .stroke(ColorToken.rizq.track, lineWidth: 2)
            .frame(width: 64, height: 64)
          AnimatedCheckmark(isVisible: isDone, delay: 0)
        }
        HStack(spacing: RIZQSpacing.sm) {
          StreakBadge(streak: days)
          AnimatedNumber(value: days)
            .font(.title2.weight(.semibold))
          Text("days").foregroundStyle(.secondary)
        }
        Button("Complete") {
          days += 1
          isDone = true
        }
        .buttonStyle(.borderedProminent)
        .tint(ColorToken.rizq.levelBadge.light.color)
      }
    }
    .celebrates(on: days)
  }
}

/// Dots that twinkle behind a level.
struct Twinkling: View {
  var body: some View {
    Board {
      CircularXpProgress(level: 5, percentage: 0.4, size: 96)
        .padding(32)
        .sparkles(seed: 4)
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
      .tokenTheme(.rizq)
  }
}

#Preview("Celebration: arrival", traits: .fixedLayout(width: 380, height: 272)) {
  Arrival()
}

#Preview("Celebration: achievement", traits: .fixedLayout(width: 280, height: 300)) {
  Achievement()
}

#Preview("Celebration: sparkles", traits: .fixedLayout(width: 240, height: 220)) {
  Twinkling()
}
