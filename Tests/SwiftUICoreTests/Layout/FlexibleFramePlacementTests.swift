import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What is in a flexible frame lays itself out in the frame's length, however it was measured (a picture of iOS 18).
@MainActor @Suite("Content of a flexible frame has the frame's length")
struct FlexibleFramePlacementTests {
  private struct Filled: View {
    var minHeight: CGFloat?
    var maxHeight: CGFloat?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 20).accessibilityElement().accessibilityLabel("top")
          GeometryReader { _ in Color.blue }
          Color.green.frame(height: 30).accessibilityElement().accessibilityLabel("bottom")
        }
        .frame(minHeight: minHeight, maxHeight: maxHeight)
      }
    }
  }

  private func place(_ label: String, _ view: some View) throws -> CGRect {
    let probe = try Probe(view, HostConfiguration(size: Size(300, 600)))
    let found = try #require(probe.host.semantics.first { $0.label == label })
    return CGRect(origin: found.element.surfaceOrigin, size: found.element.size)
  }

  @Test func aLeastHeightIsThereForTheContent() throws {
    #expect(try place("top", Filled(minHeight: 422)).minY == 0)
    #expect(try place("bottom", Filled(minHeight: 422)).maxY == 422)
  }

  @Test func contentOfItsOwnHeightKeepsThat() throws {
    // The reader has 10 where nobody says anything, and the frame is as high as all.
    #expect(try place("bottom", Filled(minHeight: 40)).maxY == 60)
    #expect(try place("bottom", Filled(maxHeight: 500)).maxY == 60)
    // A limit that is reached is the frame's length.
    #expect(try place("bottom", Filled(minHeight: 0, maxHeight: 60)).maxY == 60)
  }

  @Test func aFrameThatIsOfferedMoreThanItTakesGivesWhatItHas() throws {
    struct Row: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 20)
          Spacer(minLength: 0)
          Color.green.frame(height: 30).accessibilityElement().accessibilityLabel("bottom")
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(minHeight: 200, alignment: .top)
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    // Fixed to its ideal height it stays at the top.
    #expect(try place("bottom", Row()).maxY == 50)
  }

  @Test func alignmentIsOfTheContentAsItIsPlaced() throws {
    struct Baseline: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 20)
            Spacer(minLength: 0)
            Text(verbatim: "low").accessibilityLabel("low")
          }
          .frame(minHeight: 300)
          .alignmentGuide(.top) { $0[.bottom] - 300 }
        }
      }
    }
    #expect(try place("low", Baseline()).maxY == 300)
  }
}
