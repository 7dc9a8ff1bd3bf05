import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

extension PerformanceStories {
  static let selection: [MeasuredStory] = [
    MeasuredStory("filter chips", rows: ["S2.19"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          @Bindable var knobs = knobs
          StoryPage(title: "Tasks") {
            FilterChipBar(
              ["All", "Work", "Family", "Later"].map { FilterCategory(id: $0, title: $0) },
              selection: $knobs.choice)
            ForEach(0..<12, id: \.self) { PlainRow(number: $0) }
          }
        }
      ) { script in
        script.play {
          Tap("Work", at: 0.1)
          Tap("Family", at: 0.2)
          Tap("All", at: 0.8)
          Tap("Later", at: 1.3)
        }
      }
    },
    MeasuredStory("floating button opened and closed", rows: ["S2.20"], seconds: 2) {
      .init(
        ZStack(alignment: .bottomTrailing) {
          StoryPage(title: "Notes") { ForEach(0..<12, id: \.self) { PlainRow(number: $0) } }
          FloatingFABView(actions: [
            FABAction(title: "New message", systemImage: "square.and.pencil") {},
            FABAction(title: "Scan a page", systemImage: "doc.text") {},
            FABAction(title: "New folder", systemImage: "folder") {},
          ])
          .padding(20)
        }
      ) { script in
        script.play {
          Tap("Actions", at: 0.1)
          Tap("Actions", at: 0.9)
          Tap("Actions", at: 1.1)
        }
      }
    },
    MeasuredStory("list buttons: one gives way to another", rows: listButtonRows, seconds: 2) {
      listButtons(.select)
    },
    MeasuredStory("list buttons: several are chosen", rows: listButtonRows, seconds: 2) {
      listButtons(.multiSelect)
    },
    MeasuredStory("cards chosen", rows: ["S1.17", "S1.18"], seconds: 2) {
      let knobs = StoryKnobs()
      let plans = ["Solo", "Duo", "Family", "School", "Club", "Firm"].map(Plan.init)
      return .init(
        Knobbed(knobs: knobs) { knobs in
          @Bindable var knobs = knobs
          StoryPage(title: "Plans") {
            SelectableCards(plans, selection: $knobs.choice) { plan in
              VStack(spacing: 6) {
                Image(systemName: "person.fill").font(.title2)
                Text(plan.id).font(.headline)
                Text("4 a month").font(.subheadline)
              }
            }
          }
        }
      ) { script in
        for (number, plan) in ["Duo", "Club", "Solo"].enumerated() {
          script.change(at: 0.1 + 0.6 * Double(number)) { knobs.choice = plan }
        }
      }
    },
    MeasuredStory("toggles", rows: ["S1.12", "S1.13"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Settings") {
            ForEach(0..<8, id: \.self) { number in
              AnimatedToggle(
                isOn: .constant(knobs.isOn == (number % 2 == 0)), onTitle: "Backup \(number) is on",
                offTitle: "Backup \(number) is off")
            }
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.isOn = true }
        script.change(at: 1) { knobs.isOn = false }
      }
    },
  ]

  private static let listButtonRows = ["S0.5", "S0.13", "S0.17", "S0.25"]

  private struct Plan: Identifiable {
    let id: String
  }

  @MainActor private static func listButtons(
    _ mode: VerticalListButtonGroup<Int>.Mode
  ) -> MeasuredStory.Cast {
    let knobs = StoryKnobs()
    let items = (0..<8).map { number in
      VerticalListButtonGroup<Int>.Item(
        id: number, label: "Choice \(number)", description: Sentences.at(number),
        leadingIcon: number % 2 == 0 ? "star" : nil)
    }
    return .init(
      Knobbed(knobs: knobs) { knobs in
        @Bindable var knobs = knobs
        StoryPage(title: "Which?") {
          VerticalListButtonGroup(items, mode: mode, selection: $knobs.chosen)
        }
      }
    ) { script in
      for (number, choice) in [1, 3, 2, 5].enumerated() {
        script.change(at: 0.1 + 0.45 * Double(number)) {
          if mode == .multiSelect {
            knobs.chosen.insert(choice)
          } else {
            knobs.chosen = [choice]
          }
        }
      }
    }
  }
}
