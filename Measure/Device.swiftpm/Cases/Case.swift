import SwiftUI

/// A view whose size is measured.
@MainActor
public struct Case: Identifiable {
  nonisolated public let id: String
  let view: AnyView

  init<V: View>(_ id: String, _ view: V) {
    self.id = id
    self.view = AnyView(view)
  }
}

/// Lays all cases out, one after the other, and hands over what they came to.
public struct CaseRecorder: View {
  let finish: ([String: [Double]]) -> Void
  @State private var values: [String: [Double]] = [:]

  public init(finish: @escaping ([String: [Double]]) -> Void) { self.finish = finish }

  public var body: some View {
    let cases = CaseList().cases
    ZStack(alignment: .topLeading) {
      ForEach(cases) { item in
        item.view
          .fixedSize()
          .background {
            GeometryReader { geometry in
              Color.clear.onAppear {
                values[item.id] = [Double(geometry.size.width), Double(geometry.size.height)]
                if values.count == cases.count { finish(values) }
              }
            }
          }
      }
    }
  }
}
