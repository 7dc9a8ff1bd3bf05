import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// A view file with what Objective-C is told, as it is, from the source to the film.
@Suite("Films of files that use UIKit")
struct UIKitFilmTests {
  private static let source = """
    import SwiftUI
    import UIKit

    extension View {
        func hideKeyboard() {
            UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
    }

    final class TapTarget: NSObject {
        static let shared = TapTarget()
        private(set) var taps = 0
        @objc func tapped(_ sender: UIButton) { taps += 1 }
    }

    struct TapButton: UIViewRepresentable {
        func makeUIView(context: Context) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Native", for: .normal)
            button.addTarget(TapTarget.shared, action: #selector(TapTarget.tapped(_:)), for: .touchUpInside)
            return button
        }
        func updateUIView(_ uiView: UIButton, context: Context) {}
    }

    struct Confetti: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let emitter = CAEmitterLayer()
            emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            view.layer.addSublayer(emitter)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    struct Login: View {
        @State private var name = ""
        @FocusState private var isFocused: Bool
        private let width = UIScreen.main.bounds.width * 0.8

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isFocused)
                Text(isFocused ? "Editing" : "Idle \\(TapTarget.shared.taps)")
                Button("Done") { hideKeyboard() }
                TapButton().frame(width: 100, height: 40)
                Confetti().frame(width: 100, height: 40)
            }
            .frame(width: width)
        }
    }

    #Preview { Login() }
    """

  /// The display list at a time, as text, and what the film reports.
  private func film(at time: Double, _ options: [String]) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("Login.swift", Self.source)
    let process = Process()
    process.executableURL = try FilmCommand([file]).program()
    let text = folder.path + "/film.txt"
    process.arguments = options + ["--at", "\(time)", "-o", text]
    let said = try process.output()
    return said + ((try? String(contentsOfFile: text, encoding: .utf8)) ?? "")
  }

  @Test("are compiled, and their actions act") func actions() throws {
    let touches = ["--tap", "Name@0.1", "--tap", "Native@0.2"]
    let focused = try film(at: 0.3, touches)
    #expect(focused.contains("Editing"), "\(focused)")
    let text = try film(at: 0.6, touches + ["--tap", "Done@0.4"])
    #expect(text.contains("Idle 1"), "\(text)")
    #expect(text.contains("CAEmitterLayer is not drawn"), "\(text)")
  }
}
