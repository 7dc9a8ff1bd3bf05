import Legato
import SwiftUI

// What the guide shows, compiled. Each piece stands between two comments, the first of which names it,
// and in the guide as it stands here.

private struct Order: Identifiable, Equatable {
  let id: Int
  var title: String
}

// guide: before
private struct OrderRowBefore: View {
  let order: Order
  @State private var isPressed = false
  @State private var isShown = false

  var body: some View {
    Text(order.title)
      .scaleEffect(isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.15), value: isPressed)
      .opacity(isShown ? 1 : 0)
      .offset(y: isShown ? 0 : 20)
      .onAppear { withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { isShown = true } }
      .onTapGesture { isPressed.toggle() }
  }
}
// end

// guide: names
extension MotionToken {
  /// What the shop adds to the system's motions.
  fileprivate enum Shop {
    static let addToCart = MotionToken(
      name: "shop.addToCart", timing: .spring(duration: 0.35, bounce: 0.2),
      role: .decorativeFeedback, use: "Something goes into the cart.")
  }
}
// end

// guide: after
private struct OrderRow: View {
  let order: Order

  var body: some View {
    Text(order.title)
      .buttonPressEffect()
      .messageAppearAnimation()
  }
}
// end

// guide: safe
private struct CartBadge: View {
  let count: Int

  var body: some View {
    Text("\(count)")
      .scaleEffect(count > 0 ? 1 : 0.8)
      .motionSafe(MotionToken.Shop.addToCart)
  }
}
// end

// guide: list
private struct OrderList: View {
  let orders: [Order]

  var body: some View {
    ScrollView {
      LazyVStack {
        ArrivingForEach(orders) { order, arrival in
          OrderRow(order: order).messageAppearAnimation(arrival)
        }
      }
    }
  }
}
// end

// guide: own
private struct Cart: View {
  let count: Int
  @Environment(\.motionPolicy) private var motionPolicy

  static let fill = MotionDeclaration(
    component: "Cart", motion: "fill", token: MotionToken.Shop.addToCart,
    purpose: "Shows how full the cart is.", cost: .paint, role: .essentialState,
    reducedForm: .endStateAtOnce, reason: "The number says it as well.")

  var body: some View {
    ProgressView(value: Double(min(count, 10)), total: 10)
      .animation(motionPolicy.outcome(of: Self.fill).movement, value: count)
  }
}
// end

// guide: theme
private struct Shop: View {
  let orders: [Order]

  var body: some View {
    OrderList(orders: orders)
      .playsHaptics()
      .tokenTheme(
        TokenTheme()
          .replacing(.app.spring, by: .spring(response: 0.4, dampingFraction: 0.85))
          .replacing(.app.accent, light: .init(0x7A3FF2), dark: .init(0xA98BFF)))
  }
}
// end

/// One view of everything that the guide shows, to be looked at by a test.
struct GuideScene: View {
  private let orders = [Order(id: 1, title: "Tea"), Order(id: 2, title: "Bread")]
  let count: Int

  var body: some View {
    VStack {
      Shop(orders: orders)
      OrderRowBefore(order: orders[0])
      CartBadge(count: count)
      Cart(count: count)
    }
  }
}
