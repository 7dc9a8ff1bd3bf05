import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// Public names that tests of others use on Apple's SwiftUI.
@MainActor @Suite("Names that were missing")
struct MeasuredNamesTests {
  @Test func descriptions() {
    #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
    let mirror = Mirror(reflecting: Animation.linear(duration: 1))
    #expect(mirror.children.isEmpty)
    #expect(ObjectIdentifier(mirror.subjectType) == ObjectIdentifier(Animation.self))
  }

  @Test func erasedValues() throws {
    #expect(AnyView(_fromValue: 3) == nil)
    let view = try #require(AnyView(_fromValue: Text(verbatim: "erased")))
    #expect(try Probe(view).host.semantics.map(\.label) == ["erased"])
    var number = 1
    let base = Binding(get: { number }, set: { number = $0 })
    let erased = Binding<AnyHashable>(base)
    #expect(erased.wrappedValue == AnyHashable(1))
    erased.wrappedValue = AnyHashable(2)
    #expect(number == 2)
    erased.wrappedValue = AnyHashable("two")
    #expect(number == 2)
  }

  @Test func customContent() throws {
    let view = Text(verbatim: "Cat")
      .accessibilityCustomContent("Age", "4")
      .accessibilityCustomContent(
        AccessibilityCustomContentKey(Text(verbatim: "Weight"), id: "w"), "5 kg",
        importance: .high
      )
      .accessibilityCustomContent("Age", "5")
    let probe = try Probe(view)
    let element = try #require(probe.host.semantics.first)
    #expect(element.customContent.map(\.label) == ["Weight", "Age"])
    #expect(element.customContent.map(\.value) == ["5 kg", "5"])
    #expect(element.customContent.map(\.importance) == [.high, .default])
  }

  @Test func activationPointsInPoints() throws {
    let log = Log()
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 50, height: 50).onTapGesture { log("left") }
      Color.blue.frame(width: 50, height: 50).onTapGesture { log("right") }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Both")
    let point = CGPoint(x: 60, y: 10)
    let probe = try Probe(view.accessibilityActivationPoint(point))
    let element = try #require(probe.host.semantics.first)
    let frame = try #require(element.frame)
    #expect(element.activationPoint == Point(frame.x + 60, frame.y + 10))
    let other = try Probe(view)
    let plain = try #require(other.host.semantics.first)
    #expect(plain.activationPoint != Point(frame.x + 60, frame.y + 10))
  }

  @Test func sizeCategories() throws {
    struct Asking: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Text(verbatim: "\(category) \(size) \(category.isAccessibilityCategory)")
      }
    }
    let probe = try Probe(
      VStack {
        Asking()
        Asking().environment(\.sizeCategory, .accessibilityLarge)
      }, HostConfiguration(dynamicTypeSize: .xSmall))
    #expect(
      probe.host.semantics.map(\.label) == [
        "extraSmall xSmall false", "accessibilityLarge accessibility2 true",
      ])
    #expect(ContentSizeCategory.extraLarge > .large && ContentSizeCategory.small <= .small)
    #expect(
      ContentSizeCategory.allCases.compactMap(DynamicTypeSize.init) == DynamicTypeSize.allCases)
  }
}
