// swift-format-ignore-file

import SwiftUI

struct ActivityView: UIViewControllerRepresentable {
    let activityItems: [Any]
    let applicationActivities: [UIActivity]? = nil
    @Environment(\.presentationMode) private var presentationMode

    func makeUIViewController(context: UIViewControllerRepresentableContext<ActivityView>) -> UIActivityViewController {
        let controller = UIActivityViewController(
            activityItems: activityItems,
            applicationActivities: applicationActivities
        )
        controller.excludedActivityTypes = [.addToReadingList, .assignToContact]
        controller.completionWithItemsHandler = { _, _, _, _ in
            presentationMode.wrappedValue.dismiss()
        }
        return controller
    }

    func updateUIViewController(
        _ uiViewController: UIActivityViewController,
        context: UIViewControllerRepresentableContext<ActivityView>
    ) {}
}

public struct InviteScreen: View {
    @State private var isSharing = false
    @State private var copied = false
    let code: String

    public init(code: String) { self.code = code }

    public var body: some View {
        VStack(spacing: 16) {
            Text(code).font(.system(.title, design: .monospaced))
            Button(copied ? "Copied" : "Copy") {
                UIPasteboard.general.string = code
                copied = true
                UINotificationFeedbackGenerator().notificationOccurred(.success)
            }
            Button("Share") { isSharing = true }
        }
        .sheet(isPresented: $isSharing) {
            ActivityView(activityItems: ["Join with \(code)"])
        }
    }
}
