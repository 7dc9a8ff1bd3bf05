import Foundation
@testable import LegatoFilm
@testable import SwiftUI
import Testing

@testable import SwiftUICore

@MainActor @Suite("Progress of an object that reports it")
struct ProgressViewReportTests {
  private func value(_ stage: Stage) -> String? {
    stage.host.semantics.compactMap(\.value).first
  }

  @Test("What is done and of how much stand beside the bar")
  func labels() throws {
    let progress = Progress(totalUnitCount: 8)
    progress.completedUnitCount = 3
    let stage = try Stage(ProgressView(progress).frame(width: 200))
    #expect(value(stage) == "38%")
    let drawn = stage.frame().list.description
    #expect(drawn.contains("38% completed"))
    #expect(drawn.contains("3 of 8"))
  }

  @Test("Its own descriptions stand there where it has any")
  func ownLabels() throws {
    final class Copying: Progress, @unchecked Sendable {
      override var localizedDescription: String! { "Copying" }
      override var localizedAdditionalDescription: String! { "none yet" }
    }
    let progress = Copying(parent: nil, userInfo: nil)
    progress.totalUnitCount = 8
    let drawn = try Stage(ProgressView(progress).frame(width: 200)).frame().list.description
    #expect(drawn.contains("Copying"))
    #expect(drawn.contains("none yet"))
  }

  @Test("Without a total the progress is not known")
  func indeterminate() throws {
    #expect(value(try Stage(ProgressView(Progress(totalUnitCount: -1)))) == "In progress")
    #expect(value(try Stage(ProgressView(Progress(totalUnitCount: 0)))) == "In progress")
  }
}
