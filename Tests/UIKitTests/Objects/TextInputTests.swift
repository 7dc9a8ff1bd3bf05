import Foundation
import Testing
import UIKit

/// What a text view's delegate was notified of.
@MainActor
private final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
  var heard: [String] = []
  func textViewDidChange(_ textView: UITextView) { heard.append("text \(textView.text ?? "")") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    heard.append("selection \(textView.selectedRange.location)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scroll \(Int(scrollView.contentOffset.y))")
  }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != "\n" }
}

@MainActor @Suite("Typing by code")
struct TextInputTests {
  @Test("Text is inserted where something is selected, and the delegate knows") func inserting() {
    let (view, listener) = (UITextView(), Listener())
    view.text = "ab😀d"
    view.delegate = listener
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.selectedRange = NSRange(location: 1, length: 1)
    view.insertText("XY")
    #expect(view.text == "aXY😀d")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(listener.heard.first == "selection 1")
    #expect(listener.heard.contains("text aXY😀d"))
  }

  @Test("What is deleted is a character, not a part of one") func deleting() {
    let view = UITextView()
    view.text = "a😀"
    view.deleteBackward()
    #expect(view.text == "a")
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "" && !view.hasText)
  }

  @Test("Styled text keeps its style where text is inserted") func styled() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 3])
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("c")
    #expect(view.attributedText.string == "acb")
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  @Test("A selection lies within the text") func confined() {
    let view = UITextView()
    view.text = "abc"
    view.selectedRange = NSRange(location: 2, length: 9)
    #expect(view.selectedRange == NSRange(location: 2, length: 1))
    view.selectedRange = NSRange(location: 7, length: 1)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test("Methods that may be left out are called with a question mark") func optionalCalls() {
    let (view, listener) = (UITextView(), Listener())
    view.delegate = listener
    view.text = "z"
    view.delegate?.textViewDidChange?(view)
    view.delegate?.textViewDidChange(view)
    #expect(listener.heard == ["text z", "text z"])
    #expect(
      view.delegate?.textView?(
        view, shouldChangeTextIn: NSRange(location: 0, length: 0), replacementText: "\n") == false)
    #expect(view.delegate?.textViewShouldBeginEditing?(view) == true)
    let field = UITextField()
    field.delegate = listener
    #expect(field.delegate?.textFieldShouldReturn?(field) == true)
  }

  @Test("A text view's delegate is notified of scrolling as well") func scrolling() {
    let (view, listener) = (UITextView(), Listener())
    view.delegate = listener
    view.contentOffset = CGPoint(x: 0, y: 12)
    view.contentOffset = CGPoint(x: 0, y: 12)
    #expect(listener.heard == ["scroll 12"])
    let scrollView: UIScrollView = view
    #expect(scrollView.delegate === listener)
  }

  @Test("A field's events are sent, and its caret keeps its place") func field() throws {
    let field = UITextField()
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    field.text = "12345"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: start, to: start)
    field.insertText("-")
    #expect(field.text == "12-345" && events == 1)
    let range = try #require(field.selectedTextRange)
    #expect(range.isEmpty && field.offset(from: field.beginningOfDocument, to: range.start) == 3)
    #expect(field.position(from: start, offset: 9) == nil)
    #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
    let all = try #require(field.textRange(from: field.endOfDocument, to: start))
    #expect(field.text(in: all) == "-345")
    field.replace(all, withText: "")
    #expect(field.text == "12" && events == 2)
  }

  @Test("A subclass says where its text is, and takes keys itself") func subclass() {
    final class CodeField: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    }
    let field = CodeField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    field.text = "7"
    field.deleteBackward()
    #expect(field.text == "" && field.deletions == 1)
    #expect(field.placeholderRect(forBounds: field.bounds).minX == 12)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 12)
  }

  @Test("Key commands are kept with their keys") func keyCommands() {
    final class Editor: UIView {
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [.command, .shift],
            action: Selector(Editor.stop))
        ]
      }
      func stop() {}
    }
    let command = Editor().keyCommands?.first
    #expect(command?.input == "UIKeyInputEscape")
    #expect(command?.modifierFlags.rawValue == 1 << 20 | 1 << 17)
  }
}
