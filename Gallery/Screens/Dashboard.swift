import Legato
import SwiftUI

/// A day of habits: counters to tap, a level that fills, and twelve weeks to look back on.
struct DashboardScreen: View {
  @State private var habits = Habit.all
  @State private var page = Page.today
  @State private var expanded: String?
  /// Counts the days that were completed.
  @State private var completions = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          LevelCard(habits: habits, streak: Habit.streak + (completions > 0 ? 1 : 0))
            .staggeredEntry(0)
          Picker("Page", selection: $page) {
            ForEach(Page.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .staggeredEntry(1)
          ZStack(alignment: .top) {
            if page == .today {
              today.transition(
                .asymmetric(insertion: .slideFromLeading, removal: .slideFromTrailing))
            } else {
              weeks.transition(
                .asymmetric(insertion: .slideFromTrailing, removal: .slideFromLeading))
            }
          }
          .animation(.appNormal.motionSafe(reducedForm: .crossFade), value: page)
          .staggeredEntry(2)
        }
        .padding(16)
      }
      .background(ColorToken.app.ground)
      .celebrates(on: completions)
      .navigationTitle("Sunday")
    }
  }

  private var today: some View {
    VStack(spacing: 8) {
      ForEach($habits) { habit in
        HabitRow(habit: habit) {
          if habits.allSatisfy(\.isDone) { completions += 1 }
        }
      }
    }
  }

  private var weeks: some View {
    VStack(spacing: 8) {
      ForEach(habits) { habit in
        ExpandableCard(id: habit.id, expandedId: $expanded, label: habit.id) {
          WeekRow(habit: habit)
        } expanded: {
          VStack(alignment: .leading, spacing: 0) {
            WeekRow(habit: habit)
            History(habit: habit)
          }
        }
      }
    }
  }

  private enum Page: String, CaseIterable, Identifiable {
    case today = "Today"
    case weeks = "Twelve weeks"
    var id: Self { self }
  }
}

// MARK: Parts

/// How far the day has come, and what it adds to the level.
private struct LevelCard: View {
  let habits: [Habit]
  let streak: Int
  @Environment(\.dynamicTypeSize) private var typeSize

  private var done: Int { habits.count(where: \.isDone) }
  private var wordSpacing: CGFloat { typeSize.isAccessibilitySize ? 10 : 4 }
  private var experience: Int { 540 + habits.reduce(0) { $0 + $1.count * $1.points } }

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(spacing: 20))
    VStack(alignment: .leading, spacing: 16) {
      layout {
        CircularXpProgress(
          level: 7 + experience / 1000, percentage: Double(experience % 1000) / 1000, size: 88,
          strokeWidth: 9)
        today
      }
      Divider()
      HStack(spacing: 12) {
        StreakBadge(streak: streak)
        VStack(alignment: .leading, spacing: 2) {
          HStack(alignment: .firstTextBaseline, spacing: wordSpacing) {
            AnimatedNumber(value: streak)
            Text("days in a row")
          }
          .font(.headline)
          Text("Your longest were 41, in the spring")
            .font(.subheadline)
            .foregroundStyle(ColorToken.app.secondaryText)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(ColorToken.app.surface, in: .rect(cornerRadius: 16))
  }

  private var today: some View {
    VStack(alignment: .leading, spacing: 10) {
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline, spacing: wordSpacing) {
          AnimatedNumber(value: done)
          Text("of \(habits.count) done")
        }
        .font(.title3.weight(.semibold))
        .accessibilityElement(children: .combine)
        HStack(alignment: .firstTextBaseline, spacing: wordSpacing) {
          AnimatedNumber(value: 1000 - experience % 1000)
          Text("points to the next level")
        }
        .font(.subheadline)
        .foregroundStyle(ColorToken.app.secondaryText)
        .accessibilityElement(children: .combine)
      }
      AnimatedProgressBar(
        percentage: Double(done) / Double(habits.count), label: "Habits done today")
    }
  }
}

private struct HabitSymbol: View {
  let habit: Habit
  @ScaledMetric(relativeTo: .title) private var side = 40.0

  var body: some View {
    Image(systemName: habit.symbol)
      .font(.system(size: side * 0.45))
      .foregroundStyle(habit.color)
      .frame(width: side, height: side)
      .background(habit.color.opacity(0.15), in: .rect(cornerRadius: 10))
      .accessibilityHidden(true)
  }
}

/// A habit of today: a tap on the ring counts.
private struct HabitRow: View {
  @Binding var habit: Habit
  let onDone: () -> Void

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    row
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(ColorToken.app.surface, in: .rect(cornerRadius: 12))
      .successBounce(trigger: habit.isDone)
  }

  /// The largest letters leave no room for three things beside each other.
  @ViewBuilder private var row: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          HabitSymbol(habit: habit)
          Spacer()
          counter
        }
        words
      }
    } else {
      HStack(spacing: 12) {
        HabitSymbol(habit: habit)
        words
        Spacer(minLength: 0)
        counter
      }
    }
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(habit.id).font(.headline)
      HStack(alignment: .firstTextBaseline, spacing: typeSize.isAccessibilitySize ? 10 : 4) {
        AnimatedCounter(value: habit.count)
        Text("of \(habit.goal) \(habit.unit)")
      }
      .font(.subheadline)
      .foregroundStyle(ColorToken.app.secondaryText)
    }
    .accessibilityElement(children: .combine)
  }

  private var counter: some View {
    AnimatedCounter(
      value: $habit.count, total: habit.goal, size: .small,
      label: "\(habit.id), count", onComplete: onDone)
  }
}

private struct WeekRow: View {
  let habit: Habit

  var body: some View {
    HStack(spacing: 12) {
      HabitSymbol(habit: habit)
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          // A word is made smaller rather than broken.
          Text(habit.id).font(.headline).lineLimit(habit.id.contains(" ") ? 3 : 1)
            .minimumScaleFactor(0.6)
          Spacer()
          Text(habit.share, format: .percent.precision(.fractionLength(0)))
            .font(.subheadline.monospacedDigit())
            .foregroundStyle(ColorToken.app.secondaryText)
        }
        AnimatedProgressBar(percentage: habit.share, label: "Days kept")
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Twelve weeks, a column each: how much of the habit was kept on each day.
private struct History: View {
  let habit: Habit

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 4) {
        ForEach(0..<12, id: \.self) { week in
          VStack(spacing: 4) {
            ForEach(0..<7, id: \.self) { day in
              RoundedRectangle(cornerRadius: 4)
                .fill(habit.color.opacity(0.12 + 0.88 * habit.kept(week: week, day: day)))
                .aspectRatio(1, contentMode: .fit)
            }
          }
        }
      }
      HStack {
        Text("31 August")
        Spacer()
        Text("today")
      }
      .font(.caption)
      .foregroundStyle(ColorToken.app.secondaryText)
    }
    .padding([.horizontal, .bottom], 16)
    .accessibilityElement()
    .accessibilityLabel("Twelve weeks, best streak \(habit.best) days")
  }
}

#Preview("Habits") {
  DashboardScreen()
}
