import LegatoDisplay
import SwiftUI
import SwiftUICore

/// Code of an app that could not be compiled for a film, or has crashed in it, and was called.
public enum LeftOutCode {
  /// Reports, once for each name in a film, that a declaration was called that does nothing here.
  ///
  /// - Parameter name: the declaration, as in `Card.share()`.
  public nonisolated static func report(_ name: String) {
    ViewGraph.reportWhereItRuns("\(name) was called. It does not work here, and was left out.")
  }

  /// Reports, once for each name in a film, that a declaration of a stand-in was called that does less than the module's.
  ///
  /// - Parameter name: the declaration, as in `JSContext.evaluateScript(_:)`.
  public nonisolated static func reportStandIn(_ name: String) {
    ViewGraph.reportWhereItRuns(
      "\(name) was called. A stand-in took the place of its module, and does nothing here.")
  }

  /// Makes up a value where the code for it does not compile: `nil`, `false`, 0, what is empty, or, of a type that can be
  /// decoded, one of such values. Reported as a call is.
  ///
  /// A type of which there is no such value ends the program, and the film's message says what was missing.
  public nonisolated static func value<Value>(_ name: String) -> Value {
    report(name)
    if let value = NeutralValue.of(Value.self) as? Value { return value }
    MissingValue(name: name, type: Value.self, hasEnded: true).end()
  }

  /// The same for code that can fail: it fails where there is no such value.
  ///
  /// - Throws: `LeftOutCode.NoValue`.
  public nonisolated static func answer<Value>(_ name: String) throws -> Value {
    report(name)
    guard let value = NeutralValue.of(Value.self) as? Value else {
      // Where the code says that it cannot fail, the program ends for it.
      MissingValue(name: name, type: Value.self, hasEnded: false).note()
      throw NoValue(description: "\(name) does not compile here, and answers a \(Value.self).")
    }
    return value
  }

  /// What code fails with that does not compile, and answers something that cannot be made up.
  public struct NoValue: Error, CustomStringConvertible, Sendable {
    /// What was asked for.
    public let description: String
  }

  /// The beginning of issues that say what a film has to do without.
  static let mark = "Left out: "

  static func issues(_ texts: [String]) -> [RuntimeIssue] {
    texts.map { RuntimeIssue(message: mark + $0, path: "") }
  }
}

extension Recording {
  /// How many declarations the film has to do without.
  package var leftOutCount: Int {
    leftOutNotes.count { note in
      !note.hasPrefix(Self.standInNote) && !note.hasPrefix("the import of ")
    }
  }

  /// How many of them have crashed, and would have compiled.
  var crashedCount: Int { leftOutNotes.count { $0.contains(": it crashes ") } }

  /// The modules that stand-ins took the place of.
  package var standInNames: [String] {
    leftOutNotes.filter { $0.hasPrefix(Self.standInNote) }.map {
      String($0.dropFirst(Self.standInNote.count))
    }
  }

  /// How the command says so.
  private static let standInNote = "a stand-in took the place of the module "

  /// What the film has to do without, a line for each declaration, module and stand-in.
  package var leftOutNotes: [String] {
    issues.map(\.message).filter { $0.hasPrefix(LeftOutCode.mark) }
      .map { String($0.dropFirst(LeftOutCode.mark.count)) }
  }
}

/// A box with a name, in the place of a view that could not be compiled or has crashed. It is reported as an issue of the film.
public struct LeftOutBox: View {
  private let name: String
  private let reason: String

  /// - Parameters:
  ///   - name: the view, as in `Card.header`.
  ///   - reason: why it is a box; by default because it does not work.
  public nonisolated init(_ name: String, reason: String = "It does not work here.") {
    self.name = name
    self.reason = reason
  }

  public var body: some View {
    Text(verbatim: name)
      .font(.caption2)
      .lineLimit(1)
      .truncationMode(.middle)
      .padding(6)
      .frame(maxWidth: .infinity, minHeight: 32)
      .background(Color.gray.opacity(0.12))
      .overlay(
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      )
      .accessibilityLabel(Text(verbatim: "\(name), left out"))
      .reportsFault("\(name) is drawn as a box. \(reason)")
  }
}
