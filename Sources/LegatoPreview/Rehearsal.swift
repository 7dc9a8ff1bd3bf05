import SwiftUI

/// What most views are made of, shown by a program that waits for a view: types, fonts and symbols that it has met
/// once cost the view that comes nothing more. Nobody sees it.
struct Rehearsal: View {
  struct Row: Identifiable, Equatable {
    let id: String
    let name: String
    var amount: Double
  }

  private enum Page: String, CaseIterable, Identifiable {
    case first = "First"
    case second = "Second"
    var id: Self { self }
  }

  @State private var rows = [
    Row(id: "a", name: "One", amount: 0.25), Row(id: "b", name: "Two", amount: 0.5),
  ]
  @State private var page = Page.first
  @State private var isOn = false
  @State private var selected: String?
  @State private var amount = 0.5
  @State private var text = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          RehearsalHeader(title: "Title", count: rows.count, isOn: $isOn)
          Picker("Page", selection: $page) {
            ForEach(Page.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          if isOn {
            Text("Shown").transition(.move(edge: .bottom).combined(with: .opacity))
          }
          ForEach($rows) { $row in
            RehearsalRow(row: $row, isSelected: selected == row.id) { selected = row.id }
          }
          RehearsalShapes(amount: isOn ? 1 : 0.25)
          controls
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .background(Color.gray.opacity(0.1))
      .navigationTitle("Title")
    }
    .onAppear { withAnimation(.spring(duration: 0.3)) { isOn = true } }
    .onChange(of: selected) { amount = 0.75 }
  }

  private var controls: some View {
    VStack(spacing: 8) {
      Toggle("Switch", isOn: $isOn)
      Slider(value: $amount)
      ProgressView(value: amount)
      TextField("Text", text: $text)
      HStack {
        Button("Go") { isOn.toggle() }
          .buttonStyle(.borderedProminent)
        Button {
          amount = 0
        } label: {
          Label("Label", systemImage: "heart.fill")
        }
        .buttonStyle(.bordered)
      }
    }
  }
}

private struct RehearsalHeader: View {
  let title: String
  let count: Int
  @Binding var isOn: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "star.fill").font(.title2).foregroundStyle(.yellow)
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline)
        Text("\(count) rows").font(.caption).foregroundStyle(.secondary).monospacedDigit()
      }
      Spacer()
      Text(isOn ? "On" : "Off").font(.subheadline.weight(.semibold))
    }
  }
}

private struct RehearsalRow: View {
  @Binding var row: Rehearsal.Row
  let isSelected: Bool
  let select: @MainActor () -> Void
  @State private var isPressed = false

  var body: some View {
    Button(action: select) {
      HStack {
        Circle().stroke(.blue, lineWidth: 2).frame(width: 20, height: 20)
        Text(row.name).font(.body).lineLimit(1)
        Spacer(minLength: 8)
        Image(systemName: "chevron.right").imageScale(.small)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.quaternary) }
    .scaleEffect(isPressed ? 0.97 : 1)
    .animation(.easeInOut(duration: 0.2), value: isSelected)
    .onTapGesture { isPressed.toggle() }
  }
}

private struct RehearsalShapes: View, Animatable {
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 16)
        .fill(
          LinearGradient(
            colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .frame(height: 80)
        .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
      Capsule().fill(.white.opacity(0.5)).frame(width: 60, height: 8).offset(x: -8, y: -8)
      Rectangle().fill(.tint).frame(width: 10, height: 10).rotationEffect(.degrees(45))
      GeometryReader { proxy in
        Circle().trim(from: 0, to: amount).stroke(.red, lineWidth: 3)
          .frame(width: proxy.size.height / 2)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .opacity(0.9)
  }
}
