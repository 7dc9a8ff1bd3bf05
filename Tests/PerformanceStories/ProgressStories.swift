import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

extension PerformanceStories {
  static let progress: [MeasuredStory] = [
    MeasuredStory(
      "bars and rings fill", rows: ["S3.13", "S3.14", "S3.17", "S3.20", "S3.46", "S4.23"],
      seconds: 3
    ) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Progress") {
            if knobs.isShown {
              HStack(spacing: 20) {
                CircularXpProgress(level: 4 + knobs.count, percentage: knobs.share)
                AnimatedProgressBar(percentage: knobs.share, shimmers: true)
              }
              XpProgressBar(current: Int(300 * knobs.share), needed: 300, level: 4 + knobs.count)
              ToolProgressAnimation(progress: knobs.share, showsTrack: true)
              ForEach(0..<6, id: \.self) { PlainRow(number: $0) }
            }
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.isShown = true }
        script.change(at: 1.5) { knobs.share = 0.7 }
        script.change(at: 2.2) {
          knobs.share = 0.1
          knobs.count = 1
        }
      }
    },
    MeasuredStory(
      "numbers roll", rows: ["S3.21", "S3.43", "S4.35", "S4.36", "S4.64"], seconds: 2
    ) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          @Bindable var knobs = knobs
          StoryPage(title: "Numbers") {
            AnimatedCounter(value: $knobs.count, size: .large)
            AnimatedNumber(value: 9_950 + 37 * knobs.count).font(.largeTitle)
            AnimatedCounter(value: 128 + 127 * knobs.count).font(.title)
            AnimatedProgress(label: "Pages", value: "\(12 + knobs.count) of 60")
            ForEach(0..<5, id: \.self) { PlainRow(number: $0) }
          }
        }
      ) { script in
        for number in 1...4 {
          script.change(at: 0.1 + 0.4 * Double(number - 1)) { knobs.count = number }
        }
      }
    },
    MeasuredStory(
      "sections come in one by one", rows: ["S3.2", "S3.3", "S3.4", "S3.26"], seconds: 2
    ) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Good morning") {
            if knobs.isShown {
              Text("+25 XP").padding(8).background(ColorToken.app.surface, in: Capsule()).popIn()
              ForEach(0..<8, id: \.self) { PlainRow(number: $0).staggeredEntry($0) }
            }
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.isShown = true }
      }
    },
  ]
}
