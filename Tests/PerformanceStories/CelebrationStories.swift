import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

extension PerformanceStories {
  static let celebrations: [MeasuredStory] = [
    MeasuredStory(
      "a celebration over a page", rows: ["S3.31", "S3.32", "S3.33", "S3.35", "S3.37", "S3.42"],
      seconds: 4
    ) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Habits") {
            HStack(spacing: 20) {
              AnimatedCheckmark(isVisible: knobs.isOn, delay: 0)
              StreakBadge(streak: 6 + knobs.count)
              AnimatedNumber(value: 6 + knobs.count).font(.title)
            }
            ForEach(0..<8, id: \.self) { PlainRow(number: $0) }
          }
          .celebrates(on: knobs.count)
        }
      ) { script in
        script.change(at: 0.1) {
          knobs.count = 1
          knobs.isOn = true
        }
      }
    },
    MeasuredStory("sparkles", rows: ["S3.45", "S4.69"], seconds: 3, allowedLoad: 0.5) {
      .init(
        StoryPage(title: "Level") {
          CircularXpProgress(level: 5, percentage: 0.4, size: 160).padding(60).sparkles(seed: 4)
          ForEach(0..<5, id: \.self) { PlainRow(number: $0) }
        })
    },
  ]

  static let loops: [MeasuredStory] = [
    MeasuredStory(
      "a page of placeholders shimmers", rows: ["S4.30", "S3.28", "S4.51", "S4.69"], seconds: 3,
      allowedLoad: 0.5
    ) {
      .init(
        StoryPage(title: "Loading") {
          ForEach(0..<8, id: \.self) { _ in
            HStack(spacing: 12) {
              Circle().fill(ColorToken.app.fill).frame(width: 44, height: 44)
              SkeletonText(lines: 2)
            }
          }
          .loadingShimmer()
          Text("Shimmering words").font(.title3).shimmering()
        })
    },
    MeasuredStory(
      "everything pulses", rows: ["S4.29", "S3.24", "S3.25", "S4.69"], seconds: 3, allowedLoad: 0.5
    ) {
      .init(
        StoryPage(title: "Loading") {
          ForEach(0..<6, id: \.self) { PlainRow(number: $0).loadingPulse() }
          HStack {
            ForEach(0..<7, id: \.self) { day in
              Text("\(day + 10)")
                .frame(width: 36, height: 36)
                .background { Circle().stroke(ColorToken.app.accent).pulsing() }
            }
          }
        })
    },
    MeasuredStory(
      "symbols breathe and turn", rows: ["S4.63", "S4.69"], seconds: 3, allowedLoad: 0.5
    ) {
      .init(
        StoryPage(title: "Tools") {
          ForEach(0..<3, id: \.self) { row in
            HStack(spacing: 24) {
              ForEach(StatusSymbol.Status.allCases, id: \.self) { StatusSymbol($0) }
            }
            .font(.title2)
          }
          ForEach(0..<6, id: \.self) { PlainRow(number: $0) }
        })
    },
  ]
}
