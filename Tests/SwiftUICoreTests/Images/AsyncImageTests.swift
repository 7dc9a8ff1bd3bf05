import Foundation
import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

/// A loader that answers when a test says so.
@MainActor
private final class SlowLoader {
  private(set) var requests: [(url: URL, request: ImageRequest)] = []
  private(set) var cancelled: [URL] = []

  /// - Parameter seconds: by the host's clock; never where `nil`.
  func loading(after seconds: Double? = nil, _ bytes: [UInt8] = []) -> ImageLoading {
    ImageLoading { [self] url, request in
      requests.append((url, request))
      request.onCancel { self.cancelled.append(url) }
      guard let seconds else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        MainActor.assumeIsolated { request.complete(.success(bytes)) }
      }
    }
  }
}

@Suite("An image that is loaded") @MainActor
struct AsyncImageTests {
  private let url = URL(string: "https://example.com/a.png")!

  private struct Phases: View {
    let url: URL?
    var transaction = Transaction()
    var body: some View {
      AsyncImage(url: url, scale: 2, transaction: transaction) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failure")
        }
      }
    }
  }

  private func png(_ color: DisplayColor = .black) throws -> [UInt8] {
    try pngFile(20, 10, color)
  }

  @Test("of a file or a data address is there in the first frame, at its scale")
  func atOnce() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("a.png", png())
    let addresses = [
      folder.url.appendingPathComponent("a.png"),
      URL(string: "data:image/png;base64," + Data(try png()).base64EncodedString())!,
    ]
    for address in addresses {
      let probe = try Probe(Phases(url: address))
      let picture = try #require(probe.element(PictureElement.self))
      #expect(picture.size == CGSize(width: 10, height: 5))
    }
  }

  @Test("comes when the host's loader brings it, under the transaction")
  func later() throws {
    let loader = SlowLoader()
    let loading = loader.loading(after: 0.5, try png())
    let view = Phases(url: url, transaction: Transaction(animation: .linear(duration: 1)))
      .environment(\.imageLoading, loading)
    let probe = try Probe(view)
    #expect(probe.host.semantics.map(\.label) == ["empty"])
    probe.host.advance(to: 0.4)
    #expect(probe.host.semantics.map(\.label) == ["empty"])
    // Half way through the cross-fade.
    probe.host.advance(to: 1)
    _ = probe.list
    let opacities = probe.host.values.filter { $0.property == "opacity" }.flatMap(\.shown)
    #expect(opacities.contains { abs($0 - 0.5) < 0.01 }, "\(opacities)")
    probe.host.advance(to: 1.6)
    #expect(probe.element(PictureElement.self) != nil)
    #expect(probe.host.semantics.map(\.label) == [])
  }

  @Test(
    "that cannot be read fails",
    arguments: [
      "file:///nowhere/at/all.png", "data:,hello", "data:;base64,###", "file:///", "odd:x",
    ])
  func failures(address: String) throws {
    let probe = try Probe(Phases(url: URL(string: address)))
    #expect(probe.host.semantics.map(\.label) == ["failure"])
  }

  @Test("stays empty without an address")
  func none() throws {
    #expect(try Probe(Phases(url: nil)).host.semantics.map(\.label) == ["empty"])
  }

  @Test("is given up with its view, and for another address")
  func cancelled() throws {
    let loader = SlowLoader()
    let model = Model<URL?>(url)
    let view = Chosen(model: model).environment(\.imageLoading, loader.loading())
    let probe = try Probe(view)
    let other = URL(string: "https://example.com/b.png")!
    probe.host.act { model.value = other }
    _ = probe.list
    #expect(loader.requests.map(\.url) == [url, other] && loader.cancelled == [url])
    // What comes too late is not shown.
    let bytes = try png()
    probe.host.act { loader.requests[0].request.complete(.success(bytes)) }
    #expect(probe.host.semantics.map(\.label) == ["empty"])
    probe.host.act { model.value = nil }
    _ = probe.list
    #expect(loader.cancelled == [url, other])
  }

  private struct Chosen: View {
    let model: Model<URL?>
    var body: some View {
      if let url = model.value { Phases(url: url) }
    }
  }

  @Test("shows its placeholder, and by itself a grey field")
  func forms() throws {
    let loading = SlowLoader().loading()
    let own = try Probe(
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("wait")
      }
      .environment(\.imageLoading, loading))
    #expect(own.host.semantics.map(\.label) == ["wait"])
    let plain = try DrawnView(AsyncImage(url: url).environment(\.imageLoading, loading))
    #expect(plain.pixel(50, 50) != [255, 255, 255])
  }
}
