// swift-format-ignore-file

import Combine
import SwiftUI

final class KeyboardResponder: ObservableObject {
    @Published private(set) var currentHeight: CGFloat = 0
    @Published private(set) var isVisible = false
    private var cancellables = Set<AnyCancellable>()

    init(center: NotificationCenter = .default) {
        center.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map { $0.height }
            .sink { [weak self] height in
                self?.currentHeight = height
                self?.isVisible = true
            }
            .store(in: &cancellables)
        center.publisher(for: UIResponder.keyboardWillHideNotification)
            .sink { [weak self] _ in
                self?.currentHeight = 0
                self?.isVisible = false
            }
            .store(in: &cancellables)
    }
}

public struct ComposeBar: View {
    @StateObject private var keyboard = KeyboardResponder()
    @State private var message = ""
    @State private var duration = 0.0
    @FocusState private var isFocused: Bool
    public init() {}

    public var body: some View {
        VStack {
            Text(keyboard.isVisible ? "Typing \(duration, specifier: "%.2f")" : "Idle")
            TextField("Message", text: $message)
                .focused($isFocused)
            Button("Write") { isFocused = true }
            Button("Done") {
                UIApplication.shared.windows.first?.endEditing(true)
            }
        }
        .padding(.bottom, keyboard.currentHeight)
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            duration = frame == nil ? -1 : note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -2
        }
    }
}

public struct PrivacyCurtain: View {
    @State private var log: [String] = []
    public init() {}

    public var body: some View {
        VStack {
            Text(log.joined(separator: " "))
            Text("state \(UIApplication.shared.applicationState.rawValue)")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
            log.append("resign")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
            log.append("background")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
            log.append("foreground")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
            log.append("active")
        }
    }
}

public struct MotionAwareBanner: View {
    @State private var isReduced = UIAccessibility.isReduceMotionEnabled
    @State private var isShown = false
    public init() {}

    public var body: some View {
        VStack {
            if isShown { Text(isReduced ? "Calm" : "Lively").transition(isReduced ? .opacity : .slide) }
            Button("Show") {
                withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : .default) { isShown = true }
                UIAccessibility.post(notification: .announcement, argument: "Banner shown")
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: UIAccessibility.reduceMotionStatusDidChangeNotification)) { _ in
            isReduced = UIAccessibility.isReduceMotionEnabled
        }
    }
}
