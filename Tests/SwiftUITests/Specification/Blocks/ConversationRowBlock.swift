import SwiftUI

private struct ConversationRowView: View {
  @State private var isTapped = false

  var body: some View {
    rowContent
      .scaleEffect(isTapped ? 0.98 : 1.0)
      .onTapGesture {
        withAnimation(.spring(duration: 0.15, bounce: 0.1)) {
          isTapped = true
        }

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          withAnimation(.spring(duration: 0.2, bounce: 0.2)) {
            isTapped = false
          }
        }

        // Navigate to conversation
        navigateToConversation()
      }
  }
}

extension ConversationRowView {
  fileprivate var rowContent: some View {
    HStack {
      Text("Ada"); Spacer(); Text("12:00")
    }.padding()
  }
  fileprivate func navigateToConversation() {}
}

extension SpecificationBlock {
  /// Document 002, block 2.
  static let conversationRow = SpecificationBlock("conversationRow") { world in
    ConversationRowView()
  }
}
