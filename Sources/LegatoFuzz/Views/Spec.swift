import SwiftUI

/// A tree of views, as data.
indirect enum Spec {
  case leaf(Leaf)
  case container(Container, [Spec])
  /// `if … else`.
  case choice(flag: Int, Spec, Spec)
  /// `if`.
  case optional(flag: Int, Spec)
  /// `switch`.
  case selection(color: Int, Spec, Spec, Spec)
  /// One of two types of view in an `AnyView`.
  case erased(flag: Int, Spec)
  case loop(list: Int, Spec)
  /// Rows that exist while they are seen.
  case lazy(Lazy, Spec)
  case reader(Spec)
  case screen(Screen, ScreenState, [Spec])
  case modified(Modification, Spec)
}

enum Container {
  case vertical(spacing: Number)
  case horizontal(spacing: Number)
  case layered
  case group
  case grid
  case fits
  /// A layout of the user's.
  case diagonal
  /// One of two layouts.
  case anyLayout(flag: Int)
  /// Scrolls to one of its views when a cell changes.
  case scroll(axes: Int, cell: Int, Animation?)
}

/// A lazy container in a scroll view.
struct Lazy {
  enum Kind: CaseIterable { case verticalStack, horizontalStack, verticalGrid, horizontalGrid }
  var kind: Kind
  /// The ids of a list, and how many rows follow them.
  var list: Int
  var more: Int
  /// With a change of the cell it scrolls to one of the rows.
  var cell: Int
  var animation: Animation?

  /// How many ids a list has at most (`RandomWrite.ids`).
  static let maxInList = 5
}

enum Leaf {
  case color(Int)
  case rectangle
  case rounded(radius: Number, color: Int)
  case circle(color: Int)
  case capsule
  case trimmed(from: Number, to: Number)
  case stroked(width: Number, color: Int)
  case gradient(Int, Int, Number)
  case path(Number)
  case text(Int, size: Number)
  case symbol(Int)
  case spacer
  case divider
  case spinner
  case progress(Number)
  case button(Write)
  /// Keeps state of its own, and moves by itself from the start.
  case pulse(Animation?)
  /// Keeps state of its own that taps change.
  case toggle(Animation?)
  /// Goes through phases for ever, or with every change of a cell.
  case phases([Double], trigger: Int?, Animation?)
  /// Keyframes, repeated or with every change of a cell.
  case keyframes([Double], trigger: Int?)
  /// Another view at every date.
  case timeline(interval: Double?)
  /// A number whose digits move.
  case digits(Number)
  /// Drawing by hand, with a view as a symbol or without.
  case canvas(Number, Spec?)
  /// Follows a finger, and springs back.
  case draggable(Animation?)
  /// An animatable view of the user's.
  case animatable(Number)
  case control(Control, cell: Int, flag: Int)
  case nothing
}

enum Control: CaseIterable { case toggle, slider, stepper, picker, gauge }

enum GestureKind: CaseIterable {
  case drag, magnify, rotate, spatialTap, longPressThenDrag, dragOrTap, magnifyAndRotate
}

enum Modification {
  case frame(width: Number?, height: Number?)
  case flexibleFrame(minimum: Number?, maximum: Number?)
  case padding(Number)
  case offset(Number, Number)
  case position(Number, Number)
  case opacity(Number)
  case scale(Number, Number)
  case rotation(Number)
  case blur(Number)
  case shadow(color: Int, radius: Number)
  case clip(radius: Number)
  case mask(Spec)
  case background(Spec)
  case overlay(Spec)
  case zIndex(Number)
  case geometryGroup
  case transition(RandomTransition)
  case animation(Animation?, cell: Int)
  case flagAnimation(Animation?, flag: Int)
  case withoutAnimation
  case transaction(Animation?, flag: Int)
  case animatableModifier(Number)
  case phaseModifier([Double], trigger: Int, Animation?)
  case keyframeModifier([Double], trigger: Int?)
  case contentTransition(Int)
  case colorEffect(Int, Number)
  case rotation3D(Number)
  case blend(Int)
  case visualEffect(Number)
  case symbolEffect(Int, cell: Int)
  case matched(id: Int, isSource: Int)
  case animationBody(Animation?, Number)
  case longPress(Write)
  case gesture(GestureKind, Write)
  case safeAreaInset(Edge, Spec)
  case safeAreaPadding(Edge, Number)
  case ignoresSafeArea
  /// Writes when the view's size is another one.
  case geometryChange(Write)
  case secondGesture(Write, isFirst: Bool)
  case appear(Write)
  case change(cell: Int, Write)
  case flagChange(flag: Int, Write)
  case disappear(Write)
  case tap(count: Int, Write)
  case hover(Write)
  case identity(cell: Int)
  case foreground(color: Int)
  case hidden
  case disabled(flag: Int)
  case layoutDirection(flag: Int)
  case layoutDirectionBehavior(flag: Int)
  case fixedSize
  case layoutPriority(Number)
  case guide(Number)
  case hitTesting(flag: Int)
  case border(color: Int, width: Number)
  case font(size: Number)
}
