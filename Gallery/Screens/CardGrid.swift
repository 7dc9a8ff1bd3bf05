import Legato
import SwiftUI

/// A grid of cards; the one that is tapped grows into its page.
struct CardGridScreen: View {
  @State private var opened: Place?
  @Namespace private var hero
  @Environment(\.dynamicTypeSize) private var typeSize

  private var columns: [GridItem] {
    [
      GridItem(
        .adaptive(minimum: typeSize.isAccessibilitySize ? 300 : 150), spacing: 16, alignment: .top)
    ]
  }

  var body: some View {
    ZStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Places").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(Place.samples) { place in
              if opened?.id == place.id {
                PlaceCard(place: place, hero: nil).hidden()
              } else {
                Button {
                  opened = place
                } label: {
                  PlaceCard(place: place, hero: hero)
                }
                .buttonStyle(.scale)
              }
            }
          }
        }
        .padding(16)
      }
      .accessibilityHidden(opened != nil)
      if let opened {
        PlacePage(place: opened, hero: hero) { self.opened = nil }
          .zIndex(1)
      }
    }
    .animatesCardHero(value: opened?.id)
  }
}

// MARK: Model

private struct Place: Identifiable {
  let id: String
  let region: String
  let symbol: String
  let colors: [Color]

  static let samples = [
    Place(
      id: "Skagen", region: "Denmark", symbol: "sun.max.fill", colors: [.orange, .pink]),
    Place(id: "Bergen", region: "Norway", symbol: "cloud.rain.fill", colors: [.teal, .blue]),
    Place(id: "Abisko", region: "Sweden", symbol: "sparkles", colors: [.indigo, .purple]),
    Place(id: "Vík", region: "Iceland", symbol: "wind", colors: [.gray, .black]),
  ]
}

// MARK: Parts

private struct Cover: View {
  let place: Place
  let cornerRadius: CGFloat

  var body: some View {
    LinearGradient(colors: place.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay {
        Image(systemName: place.symbol)
          .font(.system(size: 44))
          .foregroundStyle(.white.opacity(0.9))
      }
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
      .accessibilityHidden(true)
  }
}

private struct PlaceCard: View {
  let place: Place
  /// Where its cover grows from; `nil` where the card only keeps its place.
  let hero: Namespace.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      cover.frame(height: 140)
      VStack(alignment: .leading, spacing: 0) {
        Text(place.id).font(.headline)
        Text(place.region).font(.subheadline).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 4)
    }
    .foregroundStyle(.primary)
    .contentShape(Rectangle())
  }

  @ViewBuilder private var cover: some View {
    if let hero {
      Cover(place: place, cornerRadius: 16).cardHero(place.id, in: hero)
    } else {
      Color.clear
    }
  }
}

private struct PlacePage: View {
  let place: Place
  let hero: Namespace.ID
  let close: () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Cover(place: place, cornerRadius: 28)
          .cardHero(place.id, in: hero)
          .frame(height: 320)
        VStack(alignment: .leading, spacing: 8) {
          Text(place.id).font(.largeTitle.bold())
          Text(place.region).font(.title3).foregroundStyle(.secondary)
          Text(
            "Long evenings, low light and a wind that smells of salt. Come for the weekend and stay "
              + "for the walk along the shore.")
        }
        .padding(.horizontal, 20)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .scrollBounceBehavior(.basedOnSize)
    .overlay(alignment: .topTrailing) {
      Button("Close", systemImage: "xmark.circle.fill", action: close)
        .labelStyle(.iconOnly)
        .font(.system(size: 30))
        .foregroundStyle(.white)
        .padding(16)
    }
    .background(.background)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }
}

#Preview("Card grid") {
  CardGridScreen()
}
