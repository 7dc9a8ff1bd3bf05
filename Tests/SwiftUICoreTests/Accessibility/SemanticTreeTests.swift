import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What assistive technologies are told, in which order.
@MainActor @Suite("Semantics: the tree")
struct SemanticTreeTests {
  private func labels(_ view: some View) throws -> [String] {
    try Probe(view).host.semantics.map(\.label)
  }

  @Test func textAndPicturesSpeakForThemselves() throws {
    let elements = try Probe(
      VStack {
        Text("Inbox")
        Image(systemName: "star.fill")
        Color.red
      }
    ).host.semantics
    #expect(elements.map(\.label) == ["Inbox", "star"])
    #expect(elements.map(\.traits) == [.isStaticText, .isImage])
  }

  @Test func whatIsSaidFurtherOutCounts() throws {
    let element = try #require(
      try Probe(
        Text("3").accessibilityLabel("inner").accessibilityValue("low")
          .accessibilityLabel("outer").accessibilityHint("hint").accessibilityIdentifier("id")
      ).host.semantics.first)
    #expect(element.label == "outer" && element.value == "low")
    #expect(element.hint == "hint" && element.identifier == "id")
  }

  @Test func whatIsSaidOfSeveralIsSaidOfEach() throws {
    let elements = try Probe(
      VStack {
        Text("A")
        Text("B").accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("card").accessibilityAddTraits(.isHeader)
    ).host.semantics
    #expect(elements.map(\.label) == ["A", "B"])
    #expect(elements.map(\.identifier) == ["card", "card"])
    #expect(elements.allSatisfy { $0.traits == [.isStaticText, .isHeader] })
  }

  @Test func traitsAreAddedAndRemovedFromInsideOut() throws {
    let elements = try Probe(
      VStack {
        Text("plain").accessibilityRemoveTraits(.isStaticText)
        Text("again").accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)
        Text("gone").accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isLink)
      }
    ).host.semantics
    #expect(
      elements.map(\.traits) == [[], [.isStaticText, .isHeader], [.isStaticText, .isHeader]])
  }

  @Test func hiddenViewsAreNotToldOf() throws {
    #expect(
      try labels(
        VStack {
          Text("shown")
          VStack { Text("one").accessibilityHidden(false) }.accessibilityHidden(true)
          Text("clear").opacity(0)
          Text("hidden").hidden()
        }) == ["shown"])
  }

  @Test func aCombinedViewIsOneThing() throws {
    let element = try #require(
      try Probe(
        HStack {
          Text("Step 3").accessibilityAddTraits(.isSelected)
          Text("of 5").accessibilityValue("60%")
        }
        .accessibilityElement(children: .combine)
      ).host.semantics.first)
    #expect(element.label == "Step 3, of 5" && element.value == "60%")
    #expect(element.traits.contains(.isSelected) && element.parts == ["Step 3", "of 5"])
  }

  @Test func anElementThatIgnoresItsChildrenSaysOnlyWhatIsSaidOfIt() throws {
    let elements = try Probe(
      HStack {
        Text("Step 3").accessibilityValue("60%")
        Button("More") {}
      }
      .accessibilityElement().accessibilityLabel("Progress")
    ).host.semantics
    #expect(elements.map(\.label) == ["Progress"])
    #expect(elements[0].value == nil && elements[0].actions.isEmpty && elements[0].traits == [])
  }

  @Test func aContainerHoldsItsChildrenAsTheyAre() throws {
    let host = try Probe(
      VStack {
        Text("A").accessibilityIdentifier("a")
        Text("B")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("card")
      .accessibilityLabel("Card")
    ).host
    let container = try #require(host.semanticTree.first)
    #expect(container.isContainer && container.label == "Card")
    #expect(container.children.map(\.identifier) == ["a", nil])
    #expect(host.semantics.map(\.label) == ["Card", "A", "B"])
  }

  @Test func higherPrioritiesComeFirstAmongThoseOfOneContainer() throws {
    #expect(
      try labels(
        VStack {
          Text("1")
          Text("2").accessibilitySortPriority(1)
          Text("3").accessibilitySortPriority(-.infinity)
          Text("4").accessibilitySortPriority(.nan)
          VStack {
            Text("5")
            Text("6").accessibilitySortPriority(9)
          }
          .accessibilityElement(children: .contain)
        }) == ["2", "1", "4", "6", "5", "3"])
  }

  @Test func behindAModalViewThereIsNothing() throws {
    struct Screen: View {
      let isModal: Bool
      var body: some View {
        ZStack {
          Button("Behind") {}
          VStack { Text("Sure?") }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(isModal ? .isModal : [])
        }
      }
    }
    #expect(try labels(Screen(isModal: true)) == ["Sure?"])
    #expect(try labels(Screen(isModal: false)) == ["Behind", "Sure?"])
  }

  @Test func aViewThatSaysNothingIsAnElementForWhatIsSaidOfIt() throws {
    let elements = try Probe(
      VStack {
        Circle().accessibilityLabel("Ring").accessibilityValue("40%")
        Circle().accessibilityIdentifier("dot")
        Circle()
        EmptyView().accessibilityLabel("nobody")
      }
    ).host.semantics
    #expect(elements.map(\.label) == ["Ring", ""])
    #expect(elements.map(\.identifier) == [nil, "dot"])
  }

  @Test func aHeadingIsAHeader() throws {
    let element = try #require(
      try Probe(Text("Today").accessibilityHeading(.h2)).host.semantics.first)
    #expect(element.headingLevel == .h2 && element.traits.contains(.isHeader))
  }

  @Test func inputLabelsDefaultToTheLabel() throws {
    let elements = try Probe(
      VStack {
        Text("A")
        Text("Reply to Ann").accessibilityInputLabels(["Reply", "Answer"])
      }
    ).host.semantics
    #expect(elements.map(\.inputLabels) == [["A"], ["Reply", "Answer"]])
  }

  @Test func aRepresentationIsToldOfInPlaceOfWhatIsSeen() throws {
    let model = Model(0.5)
    struct Dial: View {
      let model: Model<Double>
      var body: some View {
        Text("secret").accessibilityRepresentation {
          Slider(value: Binding(get: { model.value }, set: { model.value = $0 })) { Text("Volume") }
        }
      }
    }
    let probe = try Probe(Dial(model: model))
    let element = try #require(probe.host.semantics.first)
    #expect(probe.host.semantics.count == 1)
    #expect(element.label == "Volume" && element.value == "50%")
    #expect(probe.host.perform(.increment, on: element))
    #expect(isClose(model.value, 0.6))
    #expect(probe.host.semantics.first?.value == "60%")
  }

  @Test func aDrawingHasTheChildrenThatAreSaidToBeInIt() throws {
    let host = try Probe(
      Canvas { _, _ in }
        .accessibilityLabel("Chart")
        .accessibilityChildren {
          ForEach(1..<4) { Text("Bar \($0)") }
        }
    ).host
    #expect(host.semanticTree.map(\.children.count) == [3])
    let labels: [String] = host.semantics.map(\.label)
    #expect(labels.last { !$0.isEmpty } == "Bar 3")
  }

  /// A tap gesture alone gives no button trait.
  @Test func aTapGestureMakesNoButton() throws {
    let elements = try Probe(
      VStack {
        HStack {
          Text("Ann")
          Button("Call") {}
        }
        .onTapGesture {}
        Circle().onTapGesture {}
      }
    ).host.semantics
    #expect(elements.map(\.label) == ["Ann", "Call", ""])
    #expect(elements.map { $0.traits.contains(.isButton) } == [false, true, false])
  }
}
