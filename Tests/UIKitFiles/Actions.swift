// swift-format-ignore-file

import SwiftUI

// As `legato` reads files: `#selector(…)` is ` Selector(…)`, and `@objc` blanks.

extension UIApplication {
    func endEditing() {
        sendAction( Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
}

extension View {
    func hideKeyboard() {
        UIApplication.shared.sendAction( Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }

    func dismissKeyboardOnTap() -> some View {
        onTapGesture { hideKeyboard() }
    }
}

public struct LoginForm: View {
    @State private var name = ""
    @FocusState private var isFocused: Bool
    public init() {}

    public var body: some View {
        VStack {
            TextField("Name", text: $name).focused($isFocused)
            Text(isFocused ? "Editing" : "Idle")
            Button("Done") { UIApplication.shared.endEditing() }
            Color.gray.frame(height: 80).accessibilityLabel("Outside").dismissKeyboardOnTap()
        }
    }
}

struct StepButton: UIViewRepresentable {
    @Binding var count: Int

    class Coordinator: NSObject {
        var count: Binding<Int>
        init(count: Binding<Int>) { self.count = count }

              func increment(_ sender: UIButton) { count.wrappedValue += 1 }
              func reset() { count.wrappedValue = 0 }
    }

    func makeCoordinator() -> Coordinator { Coordinator(count: $count) }

    func makeUIView(context: Context) -> UIStackView {
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.addTarget(context.coordinator, action:  Selector(Coordinator.increment(_:)), for: .touchUpInside)
        let label = UILabel()
        label.text = "Reset"
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer(target: context.coordinator, action:  Selector(Coordinator.reset)))
        let stack = UIStackView(arrangedSubviews: [button, label])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        return stack
    }

    func updateUIView(_ uiView: UIStackView, context: Context) {}
}

public struct StepperScreen: View {
    @State private var count = 0
    public init() {}
    public var body: some View {
        VStack {
            Text("Count \(count)")
            StepButton(count: $count).frame(width: 120, height: 80)
        }
    }
}
