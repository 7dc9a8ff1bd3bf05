import LegatoRaster
import SwiftUI
import Testing

@testable import SwiftUICore

struct Fader: View {
  @State private var on = false
  var body: some View {
    VStack {
      Text("Hello").opacity(on ? 1 : 0.2)
      Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } }
      if on { Rectangle().fill(Color.red).frame(width: 50, height: 20).transition(.move(edge: .top)) }
    }
  }
}

@MainActor @Test func smoke() throws {
  let host = ViewHost(Fader(), textEngine: try PangoTextEngine())
  print(host.frame().list)
  print(host.semantics.map { "\($0.label) \($0.center)" })
  let go = try #require(host.semantics.first { $0.label == "Go" })
  print(host.graph.rootElement.hitTest(go.center)?.map { String(describing: type(of: $0)) } as Any)
  host.tap(at: go.center)
  for t in [0.0, 0.25, 0.5, 1.0, 1.1] {
    host.advance(to: t)
    let f = host.frame()
    print(t, f.statistics, host.motions)
    print(f.list)
    if false { print(host.values.filter { $0.property != "frame" })}
  }
  print(host.issues)
  #expect(host.motions.isEmpty)
}
