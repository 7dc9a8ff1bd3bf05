import LegatoDisplay
import SwiftUI

@testable import Legato
@testable import SwiftUICore

/// States of buttons, choices, contents, numbers and progress that no subject rests in.
extension ComponentStates {
  private static func item(
    _ name: String, _ state: VerticalListButtonItem.VisualState, error: Bool = false
  ) -> ComponentState {
    ComponentState("VerticalListButtonItem", name) {
      VerticalListButtonItem(
        label: "Email", description: "Receipts", leadingIcon: "star", visualState: state,
        error: error, onClick: {})
    }
  }

  static let buttons: [ComponentState] = [
    item("not-selected", .notSelected), item("checked", .checked), item("unchecked", .unchecked),
    item("error", .selected, error: true), item("error-checked", .checked, error: true),
    ComponentState("VerticalListButtonItem", "pressed", drive: press("Email")) {
      VerticalListButtonItem(label: "Email", visualState: .rest, onClick: {})
    },
    ComponentState("VerticalListButtonItem", "long-text") {
      VerticalListButtonItem(
        label: "A summary of everything that happened", description: "Every Monday at nine",
        leadingIcon: "calendar", visualState: .selected, onClick: {})
    },
    ComponentState("VerticalListButtonItem", "largest-text", size: Size(393, 300)) {
      VerticalListButtonItem(
        label: "Email", description: "Receipts", leadingIcon: "star", visualState: .selected,
        onClick: {}
      )
      .dynamicTypeSize(.accessibility3)
    },
    ComponentState("VerticalListButtonItem", "right-to-left") {
      VerticalListButtonItem(
        label: "Email", description: "Receipts", leadingIcon: "star", visualState: .selected,
        onClick: {}
      )
      .environment(\.layoutDirection, .rightToLeft)
    },
    ComponentState("VerticalListButtonGroup", "checkmarks") {
      VerticalListButtonGroup(
        [.init(id: "a", label: "First"), .init(id: "b", label: "Second")], mode: .multiSelect,
        selection: .constant(["a", "b"] as Set<String>))
    },
    ComponentState("VerticalListButtonGroup", "error") {
      VerticalListButtonGroup(
        [.init(id: "a", label: "First"), .init(id: "b", label: "Second")],
        selection: .constant("a" as String?), error: true)
    },
    ComponentState("SubmitButton", "loading") { SubmitButton(state: .loading) {} },
    ComponentState("SubmitButton", "disabled") { SubmitButton(state: .idle) {}.disabled(true) },
    ComponentState("SubmitButton", "pressed", drive: press("Submit")) {
      SubmitButton(state: .idle) {}
    },
    ComponentState("SubmitButton", "long-text") {
      SubmitButton("Send the report to everybody", state: .idle) {}
    },
    ComponentState("SubmitButton", "full-width") {
      SubmitButton("Pay 24.00", state: .idle, fillsWidth: true) {}
    },
    ComponentState("SubmitButton", "largest-text") {
      SubmitButton(state: .idle) {}.dynamicTypeSize(.accessibility3)
    },
    ComponentState("FeedbackButton", "rest") {
      FeedbackButton(title: "Add to basket", haptics: HapticManager()) {}
    },
    ComponentState("FeedbackButton", "pressed", drive: press("Add")) {
      FeedbackButton(title: "Add to basket", haptics: HapticManager()) {}
    },
    ComponentState("FeedbackButton", "disabled") {
      FeedbackButton(title: "Add to basket", haptics: HapticManager()) {}.disabled(true)
    },
    ComponentState("FeedbackButtonStyle", "disabled") {
      Button("Press") {}.buttonStyle(.feedback).disabled(true)
    },
    ComponentState(
      "RippleEffect", "spreading", at: 0.2,
      drive: { $0.tap(at: ComponentSubjects.middle(of: $0)) }
    ) { Color.gray.frame(width: 200, height: 200).rippleEffect() },
  ]

  static let selection: [ComponentState] = [
    ComponentState("AnimatedToggle", "disabled-on") {
      AnimatedToggle(isOn: .constant(true)).disabled(true)
    },
    ComponentState("AnimatedToggle", "disabled-off") {
      AnimatedToggle(isOn: .constant(false)).disabled(true)
    },
    ComponentState("AnimatedToggle", "long-text") {
      AnimatedToggle(isOn: .constant(true), onTitle: "Backup of all pictures every night is on")
    },
    ComponentState("AnimatedToggle", "largest-text") {
      AnimatedToggle(isOn: .constant(true)).dynamicTypeSize(.accessibility3)
    },
    ComponentState("AnimatedToggle", "right-to-left") {
      AnimatedToggle(isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft)
    },
    ComponentState("AnimatedToggleStyle", "off") {
      Toggle("Sounds", isOn: .constant(false)).toggleStyle(AnimatedToggleStyle())
    },
    ComponentState("AnimatedToggleStyle", "on") {
      Toggle("Sounds", isOn: .constant(true)).toggleStyle(AnimatedToggleStyle())
    },
    ComponentState("CardView", "item") { CardView(item: Legato.Item.samples[0], isSelected: true) },
    ComponentState("SelectableCards", "samples", size: Size(240, 560)) { SelectableCards() },
    ComponentState("SelectableCards", "disabled") {
      SelectableCards([Legato.Item.samples[0]], selection: .constant(nil)) { ItemCard(item: $0) }
        .disabled(true)
    },
    ComponentState("FilterChipView", "disabled") {
      FilterChipView(title: "Work", isSelected: true) {}.disabled(true)
    },
    ComponentState("FilterChipView", "long-text") {
      FilterChipView(title: "Everything that has not been read", isSelected: true) {}
    },
    ComponentState("FilterChipBar", "all") {
      FilterChipBar(
        [FilterCategory(id: "a", title: "One"), FilterCategory(id: "b", title: "Two")],
        selection: .constant(nil), haptics: HapticManager())
    },
    ComponentState("FloatingFABView", "loading") {
      FloatingFABView(
        actions: [FABAction(title: "Write", systemImage: "pencil") {}], isLoading: true)
    },
    ComponentState("FloatingFABView", "disabled") {
      FloatingFABView(actions: [FABAction(title: "Write", systemImage: "pencil") {}])
        .disabled(true)
    },
    ComponentState("FloatingFABView", "three-actions", drive: tap("Actions")) {
      FloatingFABView(actions: [
        FABAction(title: "Write", systemImage: "pencil") {},
        FABAction(title: "Scan", systemImage: "camera") {},
        FABAction(title: "Record", systemImage: "mic") {},
      ])
    },
    ComponentState("SpringMenu", "open", drive: tap("Options")) {
      SpringMenu([SpringMenuItem(title: "Copy", systemImage: "doc") {}]) { Text("Options") }
        .frame(maxWidth: .infinity, minHeight: 100, alignment: .topLeading)
    },
    ComponentState("SpringMenu", "destructive", drive: tap("Options")) {
      SpringMenu([
        SpringMenuItem(title: "Copy", systemImage: "doc") {},
        SpringMenuItem(title: "Share", systemImage: "square.and.arrow.up") {},
        SpringMenuItem(title: "Delete", systemImage: "trash", isDestructive: true) {},
      ]) { Text("Options") }
      .frame(maxWidth: .infinity, minHeight: 190, alignment: .topLeading)
    },
    ComponentState(
      "springContextMenu", "open",
      drive: { host in
        press("Hold")(host)
        host.advance(by: 0.6)
        host.touchUp()
      }
    ) {
      Text("Hold").springContextMenu([SpringMenuItem(title: "Copy", systemImage: "doc") {}])
        .frame(maxWidth: .infinity, minHeight: 100, alignment: .topLeading)
    },
    ComponentState("ItemRow", "rest") { ItemRow(item: Legato.Item.samples[1]) },
    ComponentState("ItemRow", "title-only") { ItemRow(item: Legato.Item(title: "Starter")) },
    ComponentState("ItemCard", "rest") { ItemCard(item: Legato.Item.samples[1]) },
    ComponentState("ItemCard", "title-only") { ItemCard(item: Legato.Item(title: "Starter")) },
  ]

  static let contents: [ComponentState] = [
    ComponentState("ContentListView", "items") { ContentListView(Legato.Item.samples) },
    ComponentState("ContentListView", "loading-items") {
      ContentListView(Legato.Item.samples, isLoading: true)
    },
    ComponentState("ContentListView", "empty") { ContentListView([Legato.Item]()) },
    ComponentState("LoadingView", "rest") { LoadingView() },
    ComponentState("LoadingView", "title") { LoadingView("Fetching mail") },
    ComponentState("EmptyStateView", "rest") { EmptyStateView() },
    ComponentState("EmptyStateView", "message") {
      EmptyStateView(
        "No results", message: "Try another word, or fewer of them.",
        systemImage: "magnifyingglass")
    },
    ComponentState("StatusSymbol", "unread") { StatusSymbol(.unread) },
    ComponentState("AnimatedNumber", "long") { AnimatedNumber(value: 1_234_567) },
    ComponentState("AnimatedCounter", "ring-complete") {
      AnimatedCounter(value: .constant(10), total: 10)
    },
    ComponentState("AnimatedCounter", "ring-small") {
      AnimatedCounter(value: .constant(4), total: 10, size: .small)
    },
    ComponentState("AnimatedCounter", "ring-large") {
      AnimatedCounter(value: .constant(27), size: .extraLarge)
    },
    ComponentState("AnimatedCounter", "ring-disabled") {
      AnimatedCounter(value: .constant(3), total: 10).disabled(true)
    },
    ComponentState("SkeletonText", "three-lines") { SkeletonText() },
  ]

  static let progress: [ComponentState] = [
    ComponentState("AnimatedProgressBar", "empty") { AnimatedProgressBar(fraction: 0) },
    ComponentState("AnimatedProgressBar", "full") { AnimatedProgressBar(fraction: 1) },
    ComponentState("AnimatedProgressBar", "shimmering") {
      AnimatedProgressBar(fraction: 0.6, shimmers: true)
    },
    ComponentState("CircularXpProgress", "empty") { CircularXpProgress(level: 1, fraction: 0) },
    ComponentState("CircularXpProgress", "full") { CircularXpProgress(level: 12, fraction: 1) },
    ComponentState("DownloadProgress", "empty") { DownloadProgress(progress: 0) },
    ComponentState("DownloadProgress", "full") { DownloadProgress(progress: 1) },
    ComponentState("ToolProgressAnimation", "full") {
      ToolProgressAnimation(progress: 1, showsTrack: true)
    },
    ComponentState("XpProgressBar", "full") { XpProgressBar(current: 300, needed: 300, level: 9) },
  ]
}
