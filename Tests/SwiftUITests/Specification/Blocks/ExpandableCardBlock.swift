import SwiftUI

private struct ExpandableCard: View {
  let id: String
  @Binding var expandedId: String?
  @Namespace private var animation

  var isExpanded: Bool {
    expandedId == id
  }

  var body: some View {
    Group {
      if isExpanded {
        ExpandedCardView()
          .matchedGeometryEffect(id: id, in: animation)
      } else {
        CollapsedCardView()
          .matchedGeometryEffect(id: id, in: animation)
          .onTapGesture {
            withAnimation(.appSpring) {
              expandedId = id
            }
          }
      }
    }
  }
}

extension Animation {
  fileprivate static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
}

private struct ExpandedCardView: View {
  var body: some View { RoundedRectangle(cornerRadius: 12).frame(height: 200) }
}
private struct CollapsedCardView: View {
  var body: some View { RoundedRectangle(cornerRadius: 12).frame(height: 60) }
}

extension SpecificationBlock {
  /// Document 004, block 14.
  static let expandableCard = SpecificationBlock("expandableCard") { world in
    VStack {
      ExpandableCard(
        id: "one",
        expandedId: Binding {
          world.choice
        } set: {
          world.choice = $0
        })
      ExpandableCard(
        id: "two",
        expandedId: Binding {
          world.choice
        } set: {
          world.choice = $0
        })
    }
    .frame(width: 200)
  }
}
