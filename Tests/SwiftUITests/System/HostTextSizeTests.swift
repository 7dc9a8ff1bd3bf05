import LegatoDisplay
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// `dynamicTypeSize(_:)` around a form does not reach what UIKit draws in it (three text sizes around one form, iOS 18).
@MainActor @Suite("UIKit's parts of a form have the host's text size")
struct HostTextSizeTests {
  private struct Account: View {
    var body: some View {
      Form {
        Section {
          TextField("Site", text: .constant("Bank"))
          HStack {
            Text(verbatim: "Shown")
            Image(systemName: "eye")
            Image(systemName: "star").font(.body)
          }
        } header: {
          Text(verbatim: "description")
        } footer: {
          Text(verbatim: "Below").font(.headline)
        }
      }
    }
  }

  private func sizes(
    _ around: DynamicTypeSize?, host: DynamicTypeSize, system: SystemVersion = .iOS18
  ) throws -> [String: Double] {
    let configuration = HostConfiguration(
      size: Size(390, 844), scale: 3, dynamicTypeSize: host, system: system)
    let probe =
      if let around { try Probe(Account().dynamicTypeSize(around), configuration) } else {
        try Probe(Account(), configuration)
      }
    var sizes: [String: Double] = [:]
    for (layout, _) in probe.host.graph.displayList.drawnLayers.flatMap(\.texts) {
      let name = layout.text.count > 1 ? layout.text : "symbol \(sizes.count)"
      sizes[name] = layout.runs.first?.size
    }
    for label in ["eye", "star"] { sizes[label] = probe.frame(of: label).map { Double($0.height) } }
    sizes["row"] = probe.frame(of: "Shown").map { Double($0.midY) }
    return sizes
  }

  @Test(arguments: [DynamicTypeSize.xSmall, .medium, .xxLarge, .accessibility2])
  func headersFieldsAndSymbolsKeepTheirs(_ around: DynamicTypeSize) throws {
    let plain = try sizes(nil, host: .large)
    let sized = try sizes(around, host: .large)
    for part in ["DESCRIPTION", "Bank", "eye"] {
      #expect(plain[part] != nil && sized[part] == plain[part], "\(part)")
    }
    // What SwiftUI draws itself follows.
    for part in ["Shown", "Below", "star"] {
      let (old, new) = (try #require(plain[part]), try #require(sized[part]))
      #expect(around < .large ? new < old : new > old, "\(part)")
    }
  }

  @Test func rowsOf18KeepTheHeightOfTheHosts() throws {
    // A line of 25 fits into a row of 44.
    #expect(try sizes(.xxLarge, host: .large)["row"] == sizes(nil, host: .large)["row"])
  }

  @Test(arguments: [DynamicTypeSize.xSmall, .xxLarge])
  func on26AllFollows(_ around: DynamicTypeSize) throws {
    let plain = try sizes(nil, host: .large, system: .iOS26)
    let sized = try sizes(around, host: .large, system: .iOS26)
    for part in ["description", "Bank", "eye", "Shown"] {
      let (old, new) = (try #require(plain[part]), try #require(sized[part]))
      #expect(around < .large ? new < old : new > old, "\(part)")
    }
  }

  @Test func aHostOfThatSizeSizesAll() throws {
    let large = try sizes(nil, host: .large)
    let host = try sizes(nil, host: .xxLarge)
    for part in ["DESCRIPTION", "Bank", "eye", "Shown", "Below", "star"] {
      #expect(try #require(host[part]) > #require(large[part]), "\(part)")
    }
    // The nearest font is asked for, and the host's size is only in the place of none.
    let own = try Probe(
      Form { TextField("Site", text: .constant("Bank")).font(.title) }.dynamicTypeSize(.xSmall),
      HostConfiguration(size: Size(390, 844), scale: 3, system: .iOS18))
    let bank = own.host.graph.displayList.drawnLayers.flatMap(\.texts).first {
      $0.layout.text == "Bank"
    }
    #expect(bank?.layout.runs.first?.size == 25)
  }
}
