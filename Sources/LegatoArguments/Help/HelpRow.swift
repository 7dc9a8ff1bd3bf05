/// A row of help: a name, and to the right of it what is said of it.
public struct HelpRow: Hashable, Sendable {
  private let head: String
  private let text: String
  private let indentation: Int

  /// - Parameters:
  ///   - head: the name.
  ///   - text: the description, with its line breaks.
  ///   - indentation: the column of the name, from 0.
  public init(_ head: String, _ text: String, indentation: Int = 2) {
    self.head = head
    self.text = text
    self.indentation = indentation
  }

  /// The lines of the row.
  ///
  /// - Parameter column: the column of the description, from 0. A name that reaches it has a line of
  ///   its own.
  func lines(column: Int) -> [String] {
    let name = String(repeating: " ", count: indentation) + head
    let margin = String(repeating: " ", count: column)
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard name.count < column else { return [name] + texts.map { margin + $0 } }
    let gap = String(repeating: " ", count: column - name.count)
    return texts.enumerated().map { number, text in
      (number == 0 ? name + gap : margin) + text
    }
  }
}
