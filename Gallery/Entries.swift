import Legato
import SwiftUI

// How things come in and go: messages, rows, sheets, and views that take each other's place.

// MARK: Entries

/// Messages from below, rows from the side, a sheet out of itself.
struct EntriesExample: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        if isShown {
          VStack(spacing: 8) {
            ForEach(0..<4, id: \.self) { index in
              Bar(title: "Message \(index + 1)")
                .messageAppearAnimation(delay: Double(index) * 0.05)
            }
          }
          .transition(.identity)
          VStack(spacing: 8) {
            ForEach(0..<4, id: \.self) { index in
              Bar(title: "Row \(index + 1)").listItemAnimation(index: index)
            }
          }
          .transition(.identity)
          VStack(spacing: 12) {
            Image(systemName: "paperplane.fill")
              .font(.title)
              .foregroundStyle(ColorToken.app.accent)
            Text("A sheet").font(.headline)
          }
          .frame(maxWidth: .infinity, minHeight: 184)
          .background(ColorToken.app.surface, in: RoundedRectangle(cornerRadius: 12))
          .sheetAppear()
          .transition(.identity)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 184, alignment: .top)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        .buttonStyle(.feedback)
    }
    .foregroundStyle(ColorToken.app.text)
    .padding(16)
    .background(ColorToken.app.ground)
  }
}

private struct Bar: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.subheadline)
      .frame(maxWidth: .infinity, minHeight: 40)
      .background(ColorToken.app.surface, in: RoundedRectangle(cornerRadius: 12))
  }
}

// MARK: Transitions

/// Three ways to give way to the next.
struct TransitionsExample: View {
  @State private var page = 1

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Stage(title: "Up", page: page, transition: .slideUp)
        Stage(title: "Trailing", page: page, transition: .slideFromTrailing)
        Stage(title: "Swap", page: page, transition: .stateSwap)
      }
      Button("Next") { page += 1 }.buttonStyle(.feedback)
    }
    .padding(16)
    .background(ColorToken.app.ground)
  }

  private struct Stage: View {
    let title: String
    let page: Int
    let transition: AnyTransition

    var body: some View {
      VStack(spacing: 8) {
        ZStack {
          Text("\(page)")
            .font(.largeTitle.weight(.semibold))
            .foregroundStyle(ColorToken.app.onAccent)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(ColorToken.app.categories[page % 4])
            .transition(transition)
            .id(page)
        }
        .frame(height: 96)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .animation(.appNormal, value: page)
        Text(title).font(.footnote).foregroundStyle(ColorToken.app.secondaryText)
      }
    }
  }
}

// MARK: Tokens

/// The same way by each of the app's motions.
struct AppMotionsExample: View {
  @State private var isOver = false

  private let rows: [(name: String, animation: Animation)] = [
    ("appFast", .appFast), ("appNormal", .appNormal), ("appSlow", .appSlow),
    ("appSpring", .appSpring), ("appSnappy", .appSnappy), ("menuSpring", .menuSpring),
    ("contextMenuAppear", .contextMenuAppear),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(rows, id: \.name) { row in
        HStack(spacing: 0) {
          Text(row.name)
            .font(.footnote)
            .foregroundStyle(ColorToken.app.secondaryText)
            .frame(width: 148, alignment: .leading)
          Circle()
            .fill(ColorToken.app.accent)
            .frame(width: 20, height: 20)
            .offset(x: isOver ? 130 : 0)
            .motionSafe(row.animation)
        }
      }
      Button("Go") { isOver.toggle() }.buttonStyle(.feedback)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(ColorToken.app.ground)
  }
}

#Preview("Entries", traits: .fixedLayout(width: 480, height: 276)) {
  EntriesExample()
}

#Preview("Transitions", traits: .fixedLayout(width: 400, height: 210)) {
  TransitionsExample()
}

#Preview("App motions", traits: .fixedLayout(width: 340, height: 290)) {
  AppMotionsExample()
}
