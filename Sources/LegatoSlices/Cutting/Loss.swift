import SwiftSyntax

/// What other files may miss since something was taken out: those that name it, or any.
struct Loss: Sendable {
  var names: Set<String> = []
  /// Whether code may miss it that names nothing of it: a conformance is asked for by any expression with a value of the
  /// type.
  var isSweeping = false
}

extension Slicer {
  /// How often something was taken out that other files may miss.
  public var lossCount: Int { losses.count }

  /// The files that may miss what was taken out since then; `nil` where any may.
  ///
  /// - Parameters:
  ///   - texts: files of the slice, by path.
  ///   - count: a `lossCount` of before.
  public func doubtful(of texts: [String: String], since count: Int) -> Set<String>? {
    let fresh = losses.dropFirst(count)
    if fresh.contains(where: \.isSweeping) { return nil }
    let names = fresh.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    guard !names.isEmpty else { return [] }
    return Set(texts.filter { SourceWords.contains(anyOf: names, in: $0.value) }.keys)
  }

  /// What is missed where a piece is gone.
  func loss(of id: SourceIndex.ID) -> Loss {
    let piece = index[id]
    var loss = Loss(names: Set(piece.names))
    if piece.kind == .extension {
      let members = index.outline(id.file).pieces.filter { $0.parent == id.piece }
      loss.names.formUnion(members.flatMap(\.names))
      loss.isSweeping = !piece.inherited.isEmpty
    }
    // Initialisers and subscripts are called by the type's name, or by none.
    if piece.node.is(InitializerDeclSyntax.self) || piece.node.is(SubscriptDeclSyntax.self) {
      loss.isSweeping = true
    }
    // Signs are no words.
    if piece.names.contains(where: { !($0.utf8.first.map(SourceWords.isPart) ?? false) }) {
      loss.isSweeping = true
    }
    return loss
  }

  /// What is missed where a part of a piece is gone; `nil` where nothing is, as for a body.
  func loss(of cut: Selection.Cut, _ leftOut: LeftOut) -> Loss? {
    guard let number = index.outline(cut.file).piece(at: cut.range.lowerBound) else { return nil }
    let piece = index.outline(cut.file).pieces[number]
    guard piece.isShell, !leftOut.isPart else {
      // Without its attribute a property has no projected value, which the same name is for.
      return leftOut.form == .removed && leftOut.isPart ? Loss(names: Set(piece.names)) : nil
    }
    // A conformance, or all that a view has.
    return Loss(names: Set(piece.names), isSweeping: true)
  }
}

extension SourceWords {
  /// Whether a text has one of some words.
  static func contains(anyOf names: Set<String>, in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        let start = place
        while place < bytes.count, isPart(bytes[place]) { place += 1 }
        if place > start,
          names.contains(
            String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self))
        {
          return true
        }
        place += 1
      }
      return false
    }
  }
}
