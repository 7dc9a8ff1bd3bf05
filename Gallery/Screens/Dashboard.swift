import Legato
import SwiftUI

/// A day in rings and bars, which fill when the screen comes up.
struct DashboardScreen: View {
  @State private var isFilled = false
  @State private var range = Range.day
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          Picker("Range", selection: $range.animation(.appSnappy.motionSafe())) {
            ForEach(Range.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          RingsCard(goals: range.goals, isFilled: isFilled)
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(range.figures) { FigureCard(figure: $0) }
          }
          WeekCard(isFilled: isFilled)
        }
        .padding(16)
      }
      .navigationTitle("Today")
      .onAppear {
        withAnimation(.appSpring.motionSafe()) { isFilled = true }
      }
    }
  }

  private var columns: [GridItem] {
    [GridItem(.adaptive(minimum: typeSize.isAccessibilitySize ? 300 : 150), spacing: 16)]
  }
}

// MARK: Model

private struct Goal: Identifiable {
  let id: String
  let share: Double
  let color: Color
}

private struct Figure: Identifiable {
  let id: String
  let symbol: String
  let value: Int
  let unit: String
  let color: Color
}

private enum Range: String, CaseIterable, Identifiable {
  case day = "Day"
  case week = "Week"
  var id: Self { self }

  var goals: [Goal] {
    let shares = self == .day ? [0.82, 0.55, 0.9] : [0.64, 0.71, 0.48]
    return [
      Goal(id: "Move", share: shares[0], color: .pink),
      Goal(id: "Practice", share: shares[1], color: .green),
      Goal(id: "Rest", share: shares[2], color: .cyan),
    ]
  }

  var figures: [Figure] {
    let isDay = self == .day
    return [
      Figure(
        id: "Steps", symbol: "figure.walk", value: isDay ? 6840 : 42310, unit: "steps",
        color: .pink),
      Figure(
        id: "Pulse", symbol: "heart.fill", value: isDay ? 62 : 64, unit: "bpm", color: .red),
    ]
  }
}

// MARK: Parts

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

private struct RingsCard: View {
  let goals: [Goal]
  let isFilled: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
      : AnyLayout(HStackLayout(spacing: 24))
  }

  var body: some View {
    Card {
      layout {
        ZStack {
          ForEach(Array(goals.enumerated()), id: \.element.id) { index, goal in
            Ring(share: isFilled ? goal.share : 0, color: goal.color)
              .padding(CGFloat(index) * 18)
          }
        }
        .frame(width: 128, height: 128)
        .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 10) {
          ForEach(goals) { goal in
            VStack(alignment: .leading, spacing: 0) {
              Text(goal.id).font(.subheadline).foregroundStyle(.secondary)
              Text(goal.share, format: .percent.precision(.fractionLength(0)))
                .font(.title3.weight(.semibold).monospacedDigit())
                .foregroundStyle(goal.color)
                .modifier(Rolls(value: goal.share))
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
    }
  }
}

private struct Ring: View {
  let share: Double
  let color: Color

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 14)
      Circle()
        .trim(from: 0, to: share)
        .stroke(color.gradient, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(7)
  }
}

private struct FigureCard: View {
  let figure: Figure

  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 8) {
        Label(figure.id, systemImage: figure.symbol)
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(figure.color)
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text(figure.value, format: .number)
            .font(.title.weight(.semibold).monospacedDigit())
            .modifier(Rolls(value: Double(figure.value)))
          Text(figure.unit).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// Lets digits roll to the next value, where things may move.
private struct Rolls: ViewModifier {
  let value: Double
  @Environment(\.motionPolicy) private var motionPolicy

  func body(content: Content) -> some View {
    content.contentTransition(
      motionPolicy.reducesMotion ? .identity : .numericText(value: value))
  }
}

/// A capsule over a share of the height, from the bottom. It is drawn, not laid out.
private struct Bar: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let height = rect.height * min(max(share, 0), 1)
    let bar = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    return Path(roundedRect: bar, cornerRadius: min(bar.width, bar.height) / 2)
  }
}

private struct WeekCard: View {
  let isFilled: Bool

  private let days: [(name: String, share: Double)] = [
    ("M", 0.5), ("T", 0.72), ("W", 0.38), ("T", 0.9), ("F", 0.64), ("S", 1), ("S", 0.82),
  ]

  var body: some View {
    Card {
      VStack(alignment: .leading, spacing: 12) {
        Text("This week").font(.headline)
        HStack(alignment: .bottom, spacing: 12) {
          ForEach(Array(days.enumerated()), id: \.offset) { index, day in
            VStack(spacing: 6) {
              Bar(share: isFilled ? day.share : 0.1)
                .fill(index == days.count - 1 ? AnyShapeStyle(.pink) : AnyShapeStyle(.quaternary))
                .frame(height: 84)
                .animation(
                  .appSpring.delay(Double(index) * 0.05).motionSafe(), value: isFilled)
              Text(day.name).font(.caption).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity)
          }
        }
        .frame(height: 108, alignment: .bottom)
        .accessibilityElement()
        .accessibilityLabel("Activity of the last seven days")
      }
    }
  }
}

#Preview("Dashboard") {
  DashboardScreen()
}
