import Foundation
import Testing

@testable import LegatoResources

@Suite("Files among programs, and small names of Foundation")
struct FileCoordinationTests {
  private final class Presenter: NSObject, NSFilePresenter {
    let presentedItemURL: URL? = nil
    let presentedItemOperationQueue = OperationQueue()
  }

  @Test("A file is written and read at once, until the coordinator is cancelled")
  func coordinated() {
    let coordinator = NSFileCoordinator()
    let url = URL(fileURLWithPath: "/nowhere")
    var (error, urls): (NSError?, [URL]) = (nil, [])
    coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &error) {
      urls.append($0)
    }
    coordinator.coordinate(readingItemAt: url, error: nil) { urls.append($0) }
    #expect(urls == [url, url] && error == nil)
    coordinator.cancel()
    coordinator.coordinate(readingItemAt: url, error: &error) { urls.append($0) }
    #expect(urls.count == 2 && error?.code == CocoaError.Code.userCancelled.rawValue)
  }

  @Test("Who shows a file is known until it is removed")
  func presenters() {
    let presenter = Presenter()
    func isThere() -> Bool { NSFileCoordinator.filePresenters.contains { $0 === presenter } }
    NSFileCoordinator.addFilePresenter(presenter)
    #expect(isThere())
    NSFileCoordinator.removeFilePresenter(presenter)
    #expect(!isThere())
    nonisolated(unsafe) var isSaved = false
    presenter.savePresentedItemChanges { isSaved = $0 == nil }
    #expect(isSaved)
  }

  @Test("A query in iCloud begins and ends at once, with nothing")
  func query() {
    let query = NSMetadataQuery()
    nonisolated(unsafe) var heard: [Notification.Name] = []
    let tokens = [
      Notification.Name.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering,
    ]
    .map { name in
      NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { _ in
        heard.append(name)
      }
    }
    #expect(query.start() && !query.start() && query.isStarted)
    #expect(
      heard == [.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering])
    query.stop()
    #expect(query.isStopped && query.resultCount == 0)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("Empty styled texts need no text")
  func emptyTexts() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "ab"))
    text.append(NSAttributedString())
    #expect(text.string == "ab")
  }

  @Test("Units of time, and names of Core Foundation")
  func names() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC)
    #expect(NSEC_PER_MSEC == NSEC_PER_USEC * (USEC_PER_SEC / MSEC_PER_SEC))
    let table = ["key": kCFBooleanTrue as Any] as CFDictionary
    #expect((table["key"] as? NSNumber)?.boolValue == true && kCFBooleanFalse.boolValue == false)
    #expect("text" as CFString == "text")
    #expect(Data.WritingOptions.atomicWrite == .atomic)
  }

  @Test("Activities run at once")
  func activities() {
    let activity = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "film")
    var isDone = false
    ProcessInfo.processInfo.performActivity(reason: "film") { isDone = true }
    ProcessInfo.processInfo.endActivity(activity)
    #expect(isDone)
  }
}
