import SwiftUI
import Testing

/// What whole files of apps are made of besides their views.
@MainActor @Suite("Frequency: apps and previews")
struct AppFrequencyTests {
  struct Content: View {
    @ViewBuilder var body: some View {
      if #available(iOS 15.0, *) { Text("content") } else { Text("old") }
    }
  }

  struct SampleApp: App {
    @StateObject private var model = StateFrequencyTests.Counter()
    var body: some Scene {
      WindowGroup { Content().environmentObject(model) }
    }
  }

  struct Content_Previews: PreviewProvider {
    static var previews: some View {
      Content().previewDisplayName("sample").previewLayout(.sizeThatFits)
      Content().previewLayout(.fixed(width: 100, height: 50)).preferredColorScheme(.dark)
    }
  }

  @Test func anAppShowsItsWindow() throws {
    let shown = try Shown { SampleApp._firstWindow() }
    #expect(shown.labels == ["content"])
  }

  @Test func previewsAreViews() throws {
    #expect(try Shown { Content_Previews.previews }.labels == ["content", "content"])
  }

  @available(*, deprecated, renamed: "Content")
  struct Old: View {
    var body: some View { Content() }
  }
}

#Preview { AppFrequencyTests.Content() }

#Preview("named") { AppFrequencyTests.Content() }

#Preview("laid out", traits: .sizeThatFitsLayout) { AppFrequencyTests.Content() }

#Preview(body: { AppFrequencyTests.Content() })
