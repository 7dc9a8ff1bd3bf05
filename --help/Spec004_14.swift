import SwiftUI

struct ExpandableCard: View {
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
    static let appFast = Animation.easeOut(duration: 0.15)
    static let appNormal = Animation.easeInOut(duration: 0.25)
    static let appSlow = Animation.easeInOut(duration: 0.35)
    static let appSpring = Animation.spring(response: 0.5, dampingFraction: 0.7)
    static let appSnappy = Animation.snappy
}

struct ExpandedCardView: View { var body: some View { RoundedRectangle(cornerRadius: 12).frame(height: 200) } }
struct CollapsedCardView: View { var body: some View { RoundedRectangle(cornerRadius: 12).frame(height: 60) } }
