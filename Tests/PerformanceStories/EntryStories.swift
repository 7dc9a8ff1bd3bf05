import Legato
@_spi(Host) import LegatoFilm
import SwiftUI

extension PerformanceStories {
  static let entries: [MeasuredStory] = [
    MeasuredStory("rows of a list come in", rows: ["S4.33", "S4.34"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "List") {
            if knobs.isShown {
              ForEach(0..<12, id: \.self) { PlainRow(number: $0).listItemAnimation(index: $0) }
            }
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.isShown = true }
      }
    },
    MeasuredStory("messages appear", rows: ["S4.13", "S4.14"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Chat") {
            if knobs.isShown {
              ForEach(0..<9, id: \.self) { number in
                Text(Sentences.at(number))
                  .padding(12)
                  .background(ColorToken.app.surface, in: RoundedRectangle(cornerRadius: 16))
                  .messageAppearAnimation(delay: 0.05 * Double(number))
              }
            }
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.isShown = true }
      }
    },
  ]

  static let cards: [MeasuredStory] = [
    MeasuredStory("tools open and close", rows: ["S4.21", "S4.22", "S4.23", "S4.47"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          StoryPage(title: "Tools") {
            ForEach(0..<5, id: \.self) { number in
              ToolCard(
                title: "Search the archive \(number)", subtitle: "3 sources",
                systemImage: "magnifyingglass", progress: knobs.share,
                isExpanded: .constant(knobs.chosen.contains(number))
              ) {
                Text("Letters, minutes and two maps from 1912 mention the bridge.")
                AnimatedProgress(label: "Pages", value: "\(Int(60 * knobs.share)) of 60")
              }
            }
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.chosen = [0] }
        script.change(at: 0.6) { knobs.chosen = [0, 2] }
        script.change(at: 0.8) { knobs.share = 0.8 }
        script.change(at: 1.2) { knobs.chosen = [2] }
      }
    },
    MeasuredStory("cards expand", rows: ["S4.41", "S4.42", "S4.43"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(
        Knobbed(knobs: knobs) { knobs in
          @Bindable var knobs = knobs
          StoryPage(title: "Trips") {
            ForEach(["Lisbon", "Oslo", "Vík"], id: \.self) { city in
              ExpandableCard(id: city, expandedId: $knobs.choice, label: city) {
                City(name: city, isLarge: false)
              } expanded: {
                City(name: city, isLarge: true)
              }
            }
          }
        }
      ) { script in
        script.change(at: 0.1) { knobs.choice = "Lisbon" }
        script.change(at: 0.7) { knobs.choice = "Oslo" }
        script.change(at: 1.3) { knobs.choice = nil }
      }
    },
    MeasuredStory("a card grows into its page", rows: ["S4.41", "S4.43"], seconds: 2) {
      let knobs = StoryKnobs()
      return .init(HeroScreen(knobs: knobs)) { script in
        script.change(at: 0.1) { knobs.choice = "2" }
        script.change(at: 1.1) { knobs.choice = nil }
      }
    },
  ]
}

private struct City: View {
  let name: String
  let isLarge: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(isLarge ? .title2 : .headline)
      Text(isLarge ? "Three days, two museums, one boat." : "3 days").font(.subheadline)
    }
    .padding(16)
    .frame(width: isLarge ? 350 : 170, height: isLarge ? 220 : 90, alignment: .topLeading)
    .background(ColorToken.app.surface)
  }
}

private struct HeroScreen: View {
  let knobs: StoryKnobs
  @Namespace private var cards

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 16) {
          ForEach(0..<12, id: \.self) { number in
            if knobs.choice == "\(number)" {
              Color.clear.frame(height: 140)
            } else {
              Cover(number: number).cardHero("\(number)", in: cards).frame(height: 140)
            }
          }
        }
        .padding(16)
      }
      if let choice = knobs.choice {
        VStack(alignment: .leading, spacing: 16) {
          Cover(number: Int(choice) ?? 0).cardHero(choice, in: cards).frame(height: 360)
          Text("Long evenings, low light and a wind that smells of salt.").padding(16)
          Spacer()
        }
        .background(ColorToken.app.ground)
        .zIndex(1)
      }
    }
    .animatesCardHero(value: knobs.choice)
  }
}

private struct Cover: View {
  let number: Int

  var body: some View {
    LinearGradient(
      colors: [.orange, number % 2 == 0 ? .pink : .teal], startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .overlay { Image(systemName: "sun.max.fill").font(.largeTitle).foregroundStyle(.white) }
    .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}
