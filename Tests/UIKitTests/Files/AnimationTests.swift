import LegatoDisplay
import SwiftUI
import SwiftUICore
import TestSupport
import Testing
import UIKit

/// A red square of 20 points at the left edge of a field, and code that is run with it.
private struct Field: UIViewRepresentable {
  let model: Model<Int>
  let act: @MainActor (UIView, Int) -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let square = UIView(frame: CGRect(x: 0, y: 40, width: 20, height: 20))
    square.backgroundColor = .red
    view.addSubview(square)
    return view
  }
  func updateUIView(_ uiView: UIView, context: Context) { act(uiView.subviews[0], model.value) }
}

@MainActor @Suite("Animations of UIKit's views")
struct AnimationTests {
  private let model = Model(0)

  private func screen(_ act: @escaping @MainActor (UIView, Int) -> Void) throws -> Screen {
    try Screen { Field(model: model) { view, value in if value > 0 { act(view, value) } } }
  }

  @Test("A frame moves with the animation, also where updateUIView asks for it")
  func frame() throws {
    let screen = try screen { view, _ in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 80 }
    }
    #expect(screen.pixel(10, 50) == [255, 0, 0])
    model.set(1, nil)
    screen.show(at: 0.5)
    #expect(screen.pixel(50, 50) == [255, 0, 0])
    #expect(screen.pixel(10, 50) == [255, 255, 255])
    screen.show(at: 1.5)
    #expect(screen.pixel(90, 50) == [255, 0, 0])
    #expect(screen.issues.isEmpty)
  }

  @Test("Opacity, transforms and backgrounds move")
  func looks() throws {
    let screen = try screen { view, _ in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0.5
        view.backgroundColor = .blue
        view.transform = CGAffineTransform(translationX: 40, y: 0)
      }
    }
    model.set(1, nil)
    screen.show(at: 0.5)
    let middle = screen.pixel(30, 50)
    #expect(middle[0] > 60 && middle[2] > 60 && middle != [255, 255, 255])
    screen.show(at: 2)
    #expect(isNear(screen.pixel(50, 50), [128, 128, 255]))
    #expect(screen.pixel(10, 50) == [255, 255, 255])
  }

  @Test("The closure is called after the delay and the duration")
  func completion() throws {
    let log = Log()
    let screen = try screen { view, _ in
      UIView.animate(withDuration: 0.4, delay: 0.2) {
        view.alpha = 0
      } completion: {
        log("\($0)")
      }
    }
    model.set(1, nil)
    screen.show(at: 0.5)
    #expect(log.entries.isEmpty)
    screen.show(at: 0.61)
    #expect(log.entries == ["true"])
  }

  @Test("Where animations are off, changes are there at once")
  func disabled() throws {
    let screen = try screen { view, _ in
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.frame.origin.x = 80 }
    }
    model.set(1, nil)
    screen.show(at: 0.05)
    #expect(screen.pixel(90, 50) == [255, 0, 0])
  }

  @Test("A property animator runs, and says where it cannot do what is asked")
  func propertyAnimator() throws {
    let log = Log()
    let screen = try screen { view, _ in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame.origin.x = 80
      }
      animator.addCompletion { log("\($0)") }
      animator.startAnimation()
      animator.pauseAnimation()
      log("\(animator.state)")
      withExtendedLifetime(animator) {}
      Animators.kept = animator
    }
    model.set(1, nil)
    screen.show(at: 0.5)
    #expect(screen.pixel(50, 50) == [255, 0, 0])
    screen.show(at: 1.2)
    #expect(log.entries == ["active", "end"])
    #expect(screen.issues.map(\.message).contains { $0.contains("pauseAnimation") })
  }

  @Test("Borders do not move, which is reported")
  func borders() throws {
    let screen = try screen { view, _ in
      UIView.animate(withDuration: 1) { view.layer.borderWidth = 4 }
    }
    model.set(1, nil)
    screen.show(at: 0.1)
    #expect(screen.issues.map(\.message).contains { $0.contains("borderWidth") })
  }
}

@MainActor private enum Animators { static var kept: UIViewPropertyAnimator? }

@MainActor @Suite("What an image renderer gives")
struct ImageRendererTests {
  private struct Scene: View {
    let log: Log
    var body: some View {
      Color.white.onAppear {
        let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
        renderer.scale = 2
        if let image = renderer.uiImage { log("\(image.size.width) × \(image.size.height)") }
        if let image = renderer.cgImage {
          log("\(image.width) × \(image.height)")
          log("\(Array(image.data.pixels.prefix(4)))")
        }
        renderer.render { size, _ in log("\(size.width) × \(size.height)") }
      }
    }
  }

  @Test func itsImagesHaveThePixelsOfTheView() throws {
    let log = Log()
    _ = try Screen { Scene(log: log) }
    #expect(
      log.entries == ["20.0 × 10.0", "40 × 20", "[255, 56, 60, 255]", "20.0 × 10.0"]
        || log.entries == ["20.0 × 10.0", "40 × 20", "[255, 59, 48, 255]", "20.0 × 10.0"])
  }
}

private final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  static let log = Log()
  @Published var greeting = "not launched"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    greeting = "launched"
    Self.log("launched \(application.delegate === self)")
    return true
  }
}

private struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.init) private var delegate
  var body: some Scene { WindowGroup { Text(delegate.greeting) } }
}

@MainActor @Suite("App delegates")
struct DelegateTests {
  @Test func aDelegateIsToldOfTheLaunchOnceBeforeTheFirstWindow() throws {
    let screen = try Screen { DelegatedApp._firstWindow() }
    #expect(screen.labels == ["launched"])
    #expect(AppDelegate.log.entries == ["launched true"])
  }
}
