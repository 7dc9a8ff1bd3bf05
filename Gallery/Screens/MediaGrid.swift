import Legato
import SwiftUI

/// A library of 60 photos: a grid that is filtered, and a photo that grows out of its place in it.
struct MediaGridScreen: View {
  @State private var album: String?
  @State private var opened: Photo?
  @State private var favourites: Set<Photo.ID> = [1, 12, 21]
  @State private var isDense = true
  @Namespace private var hero
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .headline) private var closeSide = 44.0

  var body: some View {
    ZStack {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 3) {
            ForEach(shown) { photo in cell(photo) }
          }
          .animation(.appNormal.motionSafe(), value: isDense)
        }
        .safeAreaInset(edge: .top, spacing: 0) {
          FilterChipBar(Self.albums, selection: $album)
            .background(.background)
        }
        .overlay { if shown.isEmpty { none } }
        .navigationTitle("Library")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button(
              isDense ? "Larger" : "Smaller",
              systemImage: isDense ? "square.grid.2x2" : "square.grid.3x3"
            ) {
              isDense.toggle()
            }
            .labelStyle(.iconOnly)
          }
        }
      }
      .accessibilityHidden(opened != nil)
      if let photo = opened {
        PhotoPage(photo: photo, isFavourite: isFavourite(photo))
          .zIndex(1)
        // Over its page, and not in it: it does not fade with the rest.
        PhotoView(photo: photo)
          .cardHero(photo.id, in: hero)
          .frame(height: PhotoPage.photoHeight)
          .frame(maxHeight: .infinity, alignment: .top)
          .ignoresSafeArea(edges: .top)
          .allowsHitTesting(false)
          .zIndex(2)
        close.zIndex(3)
      }
    }
    .animatesCardHero(value: opened?.id)
  }

  private var close: some View {
    Button("Close", systemImage: "xmark") { opened = nil }
      .labelStyle(.iconOnly)
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: closeSide, height: closeSide)
      .background(.black.opacity(0.35), in: Circle())
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
  }

  private func cell(_ photo: Photo) -> some View {
    Color.clear
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        if opened?.id != photo.id {
          Button {
            opened = photo
          } label: {
            PhotoView(photo: photo)
              .cardHero(photo.id, in: hero)
          }
          .buttonStyle(.scale)
        }
      }
      .overlay(alignment: .bottomLeading) {
        if favourites.contains(photo.id), opened?.id != photo.id {
          Image(systemName: "heart.fill")
            .font(.caption)
            .foregroundStyle(.white)
            .padding(8)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
  }

  private var none: some View {
    EmptyStateView(
      "No favourites yet", message: "Photos with a heart are kept here.", systemImage: "heart")
  }

  private var columns: [GridItem] {
    let count = typeSize.isAccessibilitySize || !isDense ? 2 : 3
    return Array(repeating: GridItem(.flexible(), spacing: 3), count: count)
  }

  private static let albums =
    [FilterCategory(id: "Favourites", title: "Favourites")]
    + Photo.Album.allCases.map { FilterCategory(id: $0.rawValue, title: $0.rawValue) }

  private var shown: [Photo] {
    switch album {
    case nil: Photo.library
    case "Favourites": Photo.library.filter { favourites.contains($0.id) }
    default: Photo.library.filter { $0.album.rawValue == album }
    }
  }

  private func isFavourite(_ photo: Photo) -> Binding<Bool> {
    Binding {
      favourites.contains(photo.id)
    } set: {
      if $0 { favourites.insert(photo.id) } else { favourites.remove(photo.id) }
    }
  }
}

// MARK: A photo

private struct PhotoPage: View {
  static let photoHeight = 400.0

  let photo: Photo
  @Binding var isFavourite: Bool
  /// 0…1; `nil` before it is asked for.
  @State private var download: Double?
  @State private var isSaving = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        heading
        facts
        save
      }
      .padding(20)
    }
    .scrollBounceBehavior(.basedOnSize)
    .safeAreaInset(edge: .top, spacing: 0) {
      Color.clear.frame(height: Self.photoHeight)
    }
    .ignoresSafeArea(edges: .top)
    .background(.background)
    .task(id: isSaving) { await load() }
  }

  private static let swap = Animation.appNormal.motionSafe(reducedForm: .crossFade)

  private var heading: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 4) {
        Text(photo.title).font(.title.bold())
        Text("\(photo.place), \(photo.date)").foregroundStyle(ColorToken.app.secondaryText)
      }
      Spacer()
      Button(
        isFavourite ? "Remove from favourites" : "Add to favourites",
        systemImage: isFavourite ? "heart.fill" : "heart"
      ) {
        isFavourite.toggle()
      }
      .labelStyle(.iconOnly)
      .font(.title2)
      .tint(isFavourite ? .pink : .secondary)
      .frame(width: 44, height: 44)
      .successBounce(trigger: isFavourite, token: .app.bounce)
    }
  }

  private var facts: some View {
    VStack(spacing: 12) {
      LabeledContent("Album", value: photo.album.rawValue)
      Divider()
      LabeledContent("Taken with", value: photo.settings)
      Divider()
      LabeledContent("Original", value: "6000 × 4000, 24 MB")
    }
    .font(.subheadline)
  }

  @ViewBuilder private var save: some View {
    ZStack {
      if let download, download < 1 {
        DownloadProgress(progress: download).transition(.stateSwap.animation(Self.swap))
      } else {
        Button {
          isSaving = true
        } label: {
          Label(
            download == nil ? "Download original" : "On this device",
            systemImage: download == nil ? "arrow.down.circle" : "checkmark"
          )
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.feedback)
        .disabled(download != nil)
        .transition(.stateSwap.animation(Self.swap))
      }
    }
    .frame(minHeight: 48)
    .animation(.appNormal.motionSafe(), value: download.map { $0 < 1 })
  }

  private func load() async {
    guard isSaving else { return }
    for tick in 0...6 {
      download = Double(tick) / 6
      guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
    }
  }
}

#Preview("Media grid") {
  MediaGridScreen()
}
