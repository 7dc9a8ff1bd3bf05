import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor @Suite("Layout of UIKit's views")
struct UIViewLayoutTests {
  private func container(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("Subviews follow a frame that constraints give, as their masks say")
  func masksWithinConstraints() {
    let parent = container()
    let (box, inner) = (UIView(), UIView())
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(inner)
    box.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: parent.widthAnchor),
      box.heightAnchor.constraint(equalTo: parent.heightAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    box.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    box.bounds = CGRect(x: 0, y: 0, width: 60, height: 10)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
  }

  @Test func constraintsPlaceSubviews() {
    let parent = container()
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: parent.topAnchor),
      a.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -20),
      a.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.widthAnchor.constraint(equalToConstant: 30),
      b.heightAnchor.constraint(equalToConstant: 40),
    ])
    parent.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 0, width: 100, height: 80))
    #expect(b.frame == CGRect(x: 115, y: 20, width: 30, height: 40))
  }

  @Test func masksFollowTheSuperview() {
    let parent = container()
    let fills = UIView(frame: parent.bounds)
    fills.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let corner = UIView(frame: CGRect(x: 180, y: 80, width: 20, height: 20))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    for view in [fills, corner] { parent.addSubview(view) }
    parent.resize(to: CGSize(width: 300, height: 50))
    #expect(fills.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(corner.frame == CGRect(x: 280, y: 30, width: 20, height: 20))
  }

  @Test func stacksShareTheirRoom() {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 110, 220])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.size == CGSize(width: 100, height: 50) })
  }

  @Test func theTreeIsATree() {
    let (parent, child) = (container(), container())
    parent.addSubview(child)
    child.addSubview(parent)
    #expect(parent.superview == nil && child.superview === parent)
    parent.addSubview(parent)
    #expect(parent.subviews.count == 1)
    let other = container()
    other.addSubview(child)
    #expect(parent.subviews.isEmpty && child.superview === other)
    child.tag = 7
    #expect(other.viewWithTag(7) === child)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(other.subviews.isEmpty)
  }

  @Test func framesAndCentersAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      view.center == CGPoint(x: 25, y: 40) && view.bounds.size == CGSize(width: 30, height: 40))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 35, y: 30, width: 30, height: 40))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 36, y: 32))
  }

  @Test func representablesWithANaturalSizeKeepIt() throws {
    struct Wrapped: UIViewRepresentable {
      func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.isOn = true
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentHuggingPriority(.required, for: .vertical)
        return view
      }
      func updateUIView(_ view: UISwitch, context: Context) {}
    }
    let screen = try Screen(200, 100) { Wrapped().background(Color.black) }
    // 51 × 31 in the middle.
    #expect(screen.pixel(78, 50) != [255, 255, 255] && screen.pixel(76, 36) == [0, 0, 0])
    #expect(screen.pixel(72, 36) == [255, 255, 255])
    #expect(isNear(screen.pixel(85, 50), [52, 199, 89]))
  }
}
