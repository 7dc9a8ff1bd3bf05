import SwiftUI

/// The scrolled part of a thread, which remembers what has happened to its messages.
struct ThreadScroll<Header: View, Footer: View>: View {
  let thread: MessageThreadView
  let header: @MainActor (ChatMessage, ChatMessage?) -> Header
  let footer: Footer
  @State private var arrivals = MessageArrivals<String>()
  @State private var entrances = ThreadEntrances()
  @State private var place = ThreadPlace()
  /// The room of the footer. It follows the footer's own height, by the motion of the thread.
  @State private var footerHeight = 0.0
  /// Not 0 for a moment, to put an end to the scrolling.
  @State private var halt = 0.0
  /// Not private: the thread makes it by its members.
  var felt = OwnHaptics()
  @Environment(\.motionPolicy) private var motionPolicy
  @Environment(\.tokenTheme) private var theme

  /// What of a thread takes room.
  private struct Room: Equatable {
    var ids: [String]
    var failed: [String]
    var footer: Double
  }

  private struct Entry: Identifiable {
    let message: ChatMessage
    let previous: ChatMessage?
    var id: String { message.id }
    /// Whether somebody else wrote the message before.
    var startsGroup: Bool { previous?.isOwn != message.isOwn }
  }

  var body: some View {
    let messages = thread.messages
    let ids = messages.map(\.id)
    let change = arrivals.change(to: ids)
    let new = change == .arrival ? Set(entrances.admitted(arrivals.arrived(in: ids))) : []
    // What is put back between others fades in; older messages are there at once.
    let isOlder = change == .history && ids.first.map { !arrivals.knows($0) } ?? true
    let isPutBack = change == .history && !isOlder
    let failed = messages.compactMap { $0.state == .failed ? $0.id : nil }
    // History takes its room at once: the thread keeps its place.
    let movement =
      isOlder || change == .initial
      ? nil : motionPolicy.movement(of: MessageThreadView.follow)
    ScrollView {
      VStack(spacing: 0) {
        top(ids.first)
        LazyVStack(spacing: 0) {
          ForEach(entries(messages)) { entry in
            row(
              entry, isNew: new.contains(entry.id),
              isPutBack: isPutBack && !arrivals.knows(entry.id))
          }
        }
        .scrollTargetLayout()
        bottom
      }
      .padding(.horizontal, theme[.app.inset])
      .padding(.bottom, halt)
    }
    .scrollPosition(id: place.binding)
    .modifier(StaysAtEnd(isOn: thread.followsNewest))
    // Around the scroll view: what moves in it and the scrolling that goes along are one motion.
    .animation(
      movement, value: Room(ids: ids, failed: failed, footer: footerRoom)
    )
    .onChange(of: ids, initial: true) { _, ids in messagesDidChange(ids) }
    .onChange(of: failed) { old, new in announceFailures(new.filter { !old.contains($0) }) }
    .onChange(of: messages.filter(\.isSending).map(\.id)) { old, new in
      if !Set(new).isSubset(of: old) { felt.asking(thread.haptics).impact(.light) }
    }
    .onChange(of: motionPolicy.movement(of: MessageThreadView.follow) == nil) { _, isForbidden in
      // A scrolling that runs when people ask for less motion is over on the next frame: another end,
      // by nothing that is seen, takes it over.
      if isForbidden { withAnimation(.halt) { halt = 0.01 } }
    }
    .onChange(of: halt) { if halt != 0 { halt = 0 } }
    .onDisappear { entrances.cancel() }
    .playsHaptics(felt)
  }

  private func entries(_ messages: [ChatMessage]) -> [Entry] {
    var previous: ChatMessage?
    return messages.map { message in
      defer { previous = message }
      return Entry(message: message, previous: previous)
    }
  }

  private func row(_ entry: Entry, isNew: Bool, isPutBack: Bool) -> some View {
    let message = entry.message
    let elapsed = entrances.elapsed(message.id) ?? (isNew || isPutBack ? 0 : nil)
    let gap = theme[entry.startsGroup ? .app.gap : .messages.groupGap]
    return VStack(spacing: 0) {
      header(message, entry.previous)
      MessageBubbleView(
        message: message, onRetry: thread.onRetry.map { retry in { retry(message) } },
        onTap: thread.onTap.map { onTap in { onTap(message) } }
      ) {
        elapsed != nil && !isPutBack && entrances.takesDip(message.id)
      }
      .modifier(
        MessageEntrance(
          by: MessageThreadView.receive, edge: isPutBack ? nil : message.edge, elapsed: elapsed)
      )
      .padding(.top, gap)
    }
    .transition(.going(motionPolicy.outcome(of: MessageThreadView.receive)))
  }

  /// Room before the oldest message. It is made when that comes into sight, anew for each.
  private func top(_ oldest: String?) -> some View {
    LazyVStack(spacing: 0) {
      ForEach([oldest ?? ""], id: \.self) { id in
        Rectangle()
          .fill(ColorToken.app.clear)
          .frame(height: theme[.app.gap])
          .onAppear { if id == oldest, oldest != nil { thread.onReachTop?() } }
      }
    }
    .accessibilityHidden(true)
  }

  /// The footer, which is made when it comes into sight: what moves in it does not move elsewhere.
  private var bottom: some View {
    LazyVStack(spacing: 0) {
      ForEach(["footer"], id: \.self) { _ in
        VStack(spacing: theme[.app.gap]) {
          Rectangle().fill(ColorToken.app.clear).frame(height: 0)
          footer
        }
        .padding(.bottom, theme[.app.gap])
        .onGeometryChange(for: Double.self) {
          Double($0.size.height)
        } action: {
          footerHeight = max(0, $0)
        }
      }
    }
    .frame(height: footerRoom, alignment: .top)
  }

  private var footerRoom: Double { max(theme[.app.gap], footerHeight) }

  private func messagesDidChange(_ ids: [String]) {
    let arrived = arrivals.arrived(in: ids)
    let isArrival = arrivals.change(to: ids) == .arrival
    arrivals.update(to: ids)
    guard isArrival else { return }
    let new = Set(arrived)
    let receive = motionPolicy.theme.timing(of: MessageThreadView.receive.token)
    entrances.begin(entrances.admitted(arrived), duration: receive.settlingTime)
    if let last = thread.messages.last(where: { new.contains($0.id) && !$0.isOwn }) {
      announce("New message: \(last.text)", thread.onAnnouncement)
    }
  }

  private func announceFailures(_ ids: [String]) {
    guard let last = thread.messages.last(where: { ids.contains($0.id) }) else { return }
    announce("Not sent: \(last.text)", thread.onAnnouncement)
  }
}

/// Which message is first in sight. It is an object, so that scrolling evaluates nothing.
@MainActor
final class ThreadPlace {
  private var id: String?

  nonisolated init() {}

  var binding: Binding<String?> {
    Binding {
      self.id
    } set: {
      self.id = $0
    }
  }
}

/// Lets a scroll view begin at its end, and stay there when what it holds or its own size changes.
private struct StaysAtEnd: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    let anchor: UnitPoint? = isOn ? .bottom : nil
    if #available(iOS 18, macOS 15, *) {
      content
        .defaultScrollAnchor(anchor, for: .initialOffset)
        .defaultScrollAnchor(anchor, for: .sizeChanges)
    } else {
      content.defaultScrollAnchor(anchor)
    }
  }
}
