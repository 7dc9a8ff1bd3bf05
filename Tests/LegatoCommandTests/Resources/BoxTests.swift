import Foundation
import LegatoFilm
import TestSupport
import Testing

@testable import LegatoCommand

/// Files that name views of the system's: they film, and their boxes are named.
@Suite("Boxes of the system's views") struct BoxTests {
  private static let view = """
    import AVKit
    import Charts
    import MapKit
    import PhotosUI
    import SwiftUI
    import WebKit

    struct Sale: Identifiable { let id = UUID(); let day: String; let count: Int }

    struct Card: View {
      @State private var item: PhotosPickerItem?
      @State private var items: [PhotosPickerItem] = []
      @State private var position: MapCameraPosition = .automatic
      let sales = [Sale(day: "Mon", count: 3), Sale(day: "Tue", count: 5)]
      let player = AVPlayer(url: URL(string: "https://example.org/a.mp4")!)
      var body: some View {
        VStack {
          Chart(sales) { sale in
            BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
              .foregroundStyle(.blue)
              .cornerRadius(4)
          }
          .chartXAxis(.hidden)
          Chart {
            ForEach(sales) { sale in
              LineMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
                .interpolationMethod(.catmullRom)
                .foregroundStyle(by: .value("Kind", "a"))
            }
            RuleMark(y: .value("Goal", 4)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
          }
          .frame(height: 120)
          Map(position: $position) {
            Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 52, longitude: 13))
            UserAnnotation()
          }
          .mapStyle(.hybrid)
          VideoPlayer(player: player)
          WebView(url: URL(string: "https://example.org"))
          PhotosPicker(selection: $item, matching: .images) { Text("Pick one") }
          PhotosPicker("Pick", selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos]))
        }
        .onAppear { player.play() }
      }
    }
    """

  @Test(.timeLimit(.minutes(5))) func aFileWithThemFilmsAndSaysSo() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write("Card.swift", Self.view)
    let command = try FilmCommand([file, "--out", folder.path + "/card.txt"])
    let program = try command.program()
    let output = Pipe()
    let process = Process()
    process.executableURL = program
    process.arguments = Array(command.arguments.dropFirst())
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let said = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = try String(contentsOfFile: folder.path + "/card.txt", encoding: .utf8)
    for name in ["Chart", "Map", "VideoPlayer", "WebView"] {
      #expect(text.contains("text \"\(name)\""), "\(name) in \(text.prefix(300))")
      #expect(
        said.contains("\(name): a view of the system's that is not drawn here"), "\(name): \(said)")
    }
    #expect(text.contains("Pick one"))
  }
}
