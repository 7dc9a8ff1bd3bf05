import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// What is selected in a column of a split view shows the next one, where columns lie upon one another.
@MainActor @Suite("A selection shows the next column of a split view")
struct SplitSelectionTests {
  @Observable final class Mail {
    var folder: String?
    var letter: String?
    init(folder: String? = nil, letter: String? = nil) {
      self.folder = folder
      self.letter = letter
    }
  }

  private struct Two: View {
    @Bindable var mail: Mail
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $mail.folder) {
          NavigationLink($0, value: $0)
        }
        .navigationTitle(Text(verbatim: "Mail"))
      } detail: {
        Text(verbatim: mail.folder.map { "Letters of \($0)" } ?? "Nothing")
      }
    }
  }

  private struct Three: View {
    @Bindable var mail: Mail
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $mail.folder) { Text(verbatim: $0) }
          .navigationTitle(Text(verbatim: "Mail"))
      } content: {
        List(["First", "Second"], id: \.self, selection: $mail.letter) { Text(verbatim: $0) }
          .navigationTitle(Text(verbatim: mail.folder ?? "None"))
      } detail: {
        Text(verbatim: mail.letter.map { "Reading \($0)" } ?? "Nothing")
      }
    }
  }

  @Test func whatIsSelectedAtFirstIsShownAtOnce() throws {
    let screen = try Screen(Two(mail: Mail(folder: "Sent")))
    screen.settle()
    #expect(screen.shows("Letters of Sent") && !screen.shows("Inbox"))
    #expect(screen.issues.isEmpty)
  }

  @Test func codeThatSelectsShowsTheColumnAndGoingBackSelectsNothing() throws {
    let mail = Mail()
    let screen = try Screen(Two(mail: mail))
    screen.settle()
    #expect(screen.shows("Inbox"))
    mail.folder = "Inbox"
    screen.host.advance(by: 0.1)
    #expect(screen.host.needsFrame(at: screen.host.now))
    screen.settle()
    #expect(screen.shows("Letters of Inbox"))
    screen.tap("Mail")
    screen.host.advance(by: 0.2)
    // While it goes the detail shows what it showed.
    #expect(mail.folder == "Inbox")
    screen.settle()
    #expect(mail.folder == nil && screen.shows("Inbox"))
    // The same again can be selected.
    screen.tap("Inbox")
    screen.settle()
    #expect(mail.folder == "Inbox" && screen.shows("Letters of Inbox"))
  }

  @Test func threeColumnsAreWalkedThroughOneByOne() throws {
    let mail = Mail(folder: "Inbox", letter: "Second")
    let screen = try Screen(Three(mail: mail))
    screen.settle()
    #expect(screen.shows("Reading Second"))
    screen.tap("Inbox")
    screen.settle()
    #expect(mail.letter == nil && mail.folder == "Inbox" && screen.shows("Second"))
    screen.tap("Mail")
    screen.settle()
    #expect(mail.folder == nil && screen.shows("Sent"))
    screen.tap("Sent")
    screen.settle()
    screen.tap("First")
    screen.settle()
    #expect(mail.folder == "Sent" && screen.shows("Reading First"))
  }

  @Test func sideBySideASelectionStays() throws {
    let mail = Mail(folder: "Sent")
    let screen = try Screen(Two(mail: mail), HostConfiguration(size: Size(1024, 768)))
    screen.settle()
    #expect(screen.shows("Inbox") && screen.shows("Letters of Sent") && mail.folder == "Sent")
  }
}
