import Legato
import SwiftUI

// Cards that open: tools that say more, and cards that grow.

// MARK: Tools

struct ToolsExample: View {
  @State private var isOpen = false
  @State private var progress = 0.2

  var body: some View {
    VStack(spacing: 12) {
      ToolCard(
        title: "Search the archive", subtitle: "3 sources", systemImage: "magnifyingglass",
        progress: progress, isExpanded: $isOpen
      ) {
        VStack(alignment: .leading, spacing: 8) {
          AnimatedProgress(label: "Pages", value: progress < 0.5 ? "12 of 60" : "36 of 60")
          Text("Letters, minutes and two maps from 1912 mention the bridge.")
            .font(.subheadline)
            .foregroundStyle(ColorToken.app.secondaryText)
        }
      }
      ToolCard(
        title: "Write the summary", subtitle: "Waiting", systemImage: "pencil",
        isExpanded: .constant(false)
      ) { EmptyView() }
      Button("Go on") { progress = progress < 0.5 ? 0.6 : 0.2 }
        .buttonStyle(.feedback)
    }
    .foregroundStyle(ColorToken.app.text)
    .padding(16)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(ColorToken.app.ground)
  }
}

// MARK: Expandable cards

struct ExpandableCardsExample: View {
  @State private var expanded: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(["Lisbon", "Oslo"], id: \.self) { city in
        ExpandableCard(
          id: city, expandedId: $expanded, label: city,
          ground: ColorToken.app.categories[city == "Oslo" ? 1 : 0]
        ) {
          CityCard(city: city, isLarge: false)
        } expanded: {
          CityCard(city: city, isLarge: true)
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(ColorToken.app.ground)
  }
}

private struct CityCard: View {
  let city: String
  let isLarge: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(city).font(isLarge ? .title2.weight(.semibold) : .headline)
      Text(isLarge ? "Three days, two museums, one boat." : "3 days")
        .font(.subheadline)
    }
    .foregroundStyle(ColorToken.app.onAccent)
    .padding(16)
    .frame(
      width: isLarge ? 308 : 160, height: isLarge ? 170 : 76, alignment: .topLeading)
  }
}

#Preview("Cards: tools", traits: .fixedLayout(width: 340, height: 340)) {
  ToolsExample()
}

#Preview("Cards: expandable", traits: .fixedLayout(width: 340, height: 320)) {
  ExpandableCardsExample()
}
