import Foundation
import SwiftUI
import TestSupport
import Testing

// In the language mode of Swift 6 this file compiles only where modifiers and initialisers are isolated to no actor,
// as those of Apple's are.

extension Text {
  fileprivate func headline() -> some View {
    font(.headline).padding(4).background(.red, in: Capsule())
  }
}

extension Image {
  fileprivate func tile(_ side: CGFloat) -> some View {
    resizable().aspectRatio(contentMode: .fit).frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: 4)).shadow(radius: 2)
  }
}

extension Shape {
  fileprivate func glow(_ color: Color) -> some View {
    ZStack {
      fill(color).blur(radius: 4)
      stroke(color, lineWidth: 1)
    }
    .compositingGroup()
    .drawingGroup()
  }
}

private struct Tilt: ViewModifier {
  let angle: Double
  nonisolated init(angle: Double) { self.angle = angle }
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(angle)).animation(.default, value: angle)
  }
}

extension View {
  nonisolated fileprivate func tilted(_ angle: Double) -> some View {
    modifier(Tilt(angle: angle))
      .transition(.opacity)
      .id(angle)
      .tag(angle)
      .onAppear {}
      .onChange(of: angle) {}
      .task {}
      .environment(\.font, .body)
      .preference(key: Angles.self, value: [angle])
      .onPreferenceChange(Angles.self) { _ in }
      .sheet(isPresented: .constant(false)) { Text("sheet") }
      .alert("alert", isPresented: .constant(false)) { Text("button") }
      .navigationTitle("title")
      .toolbar { ToolbarItem { Text("item") } }
      .searchable(text: .constant(""))
      .listRowInsets(EdgeInsets())
      .contentShape(Rectangle())
      .onTapGesture {}
      .gesture(DragGesture().onChanged { _ in }.simultaneously(with: TapGesture()))
      .accessibilityLabel("label")
      .matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)
      .mask { Circle() }
      .offset(x: 3)
      .transaction { $0.animation = nil }
  }
}

private struct Angles: PreferenceKey {
  static var defaultValue: [Double] { [] }
  static func reduce(value: inout [Double], nextValue: () -> [Double]) { value += nextValue() }
}

/// A property of an app's own, made of others.
@propertyWrapper
private struct Stored: DynamicProperty {
  @State private var value = 3
  var wrappedValue: Int { value }
}

private nonisolated func counted(_ count: Int) -> some View {
  Text("\(count)").headline().overlay(alignment: .top) { Circle().glow(.blue).frame(height: 4) }
}

private struct Badge: View {
  @Stored private var count
  var body: some View { counted(count).tilted(0) }
}

@MainActor @Suite("Modifiers are isolated to no actor")
struct NonisolatedModifierTests {
  @Test func whatIsMadeOutsideOfTheMainActorIsShown() throws {
    let probe = try Probe(Badge())
    #expect(probe.host.semantics.contains { $0.label == "label" })
    #expect(probe.list.drawnLayers.contains { !$0.texts.isEmpty })
  }

  /// A modifier that is new says so as well.
  @Test(arguments: ["SwiftUICore", "SwiftUI"])
  func noFunctionOfViewLeavesItOut(module: String) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/\(module)").standardized
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var isolated: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      var isInside = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("extension View {") || line.hasPrefix("extension View where") {
          isInside = true
        }
        if line.hasPrefix("}") { isInside = false }
        guard isInside, line.hasPrefix("  "), !line.hasPrefix("   ") else { continue }
        if line.contains("public func "), !line.contains("nonisolated"), !line.contains("static") {
          isolated.append("\(file.lastPathComponent): \(line)")
        }
      }
    }
    #expect(isolated.isEmpty, "\(isolated)")
  }
}
