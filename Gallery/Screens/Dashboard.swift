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
          Picker("Range", selection: $range.animation(.snappy.motionSafe())) {
            ForEach(Range.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          RingsCard(goals: goals)
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(range.figures) { FigureCard(figure: $0) }
          }
          WeekCard(isFilled: isFilled)
        }
        .padding(16)
      }
      .navigationTitle("Today")
      .onAppear {
        withAnimation(.spring(duration: 0.9, bounce: 0.1).delay(0.1).motionSafe()) {
          isFilled = true
        }
      }
    }
  }

  private var columns: [GridItem] {
    [GridItem(.adaptive(minimum: typeSize.isAccessibilitySize ? 300 : 150), spacing: 16)]
  }

  private var goals: [Goal] {
    range.goals.map { goal in
      var goal = goal
      if !isFilled { goal.share = 0 }
      return goal
    }
  }
}

// MARK: Model

private struct Goal: Identifiable {
  let id: String
  var share: Double
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
            Ring(share: goal.share, color: goal.color)
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
                .contentTransition(.numericText(value: goal.share))
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
            .contentTransition(.numericText(value: Double(figure.value)))
          Text(figure.unit).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
    }
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
              Capsule()
                .fill(index == days.count - 1 ? AnyShapeStyle(.pink) : AnyShapeStyle(.quaternary))
                .frame(height: isFilled ? 84 * day.share : 8)
                .animation(
                  .spring(duration: 0.6).delay(Double(index) * 0.05).motionSafe(), value: isFilled)
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
