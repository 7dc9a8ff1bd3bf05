import LegatoDisplay

extension FilmReader {
  func readFrames(
    _ reader: inout VectorReader, times: [Double]
  ) throws(FilmFailure) -> [Film.RecordedFrame] {
    let count = try reader.count(of: 3)
    guard count == times.count else {
      throw VectorReader.damaged("it has \(count) frames at \(times.count) times")
    }
    var frames: [Film.RecordedFrame] = []
    var list = DisplayList(size: .zero, scale: 1, background: .white)
    var slots = 0
    for time in times {
      let frame = try readFrame(&reader, time: time, list: &list)
      frames.append(frame)
      guard !frame.changes.isEmpty || frame.changes.isEverything else { continue }
      // The lists of frames that differ are kept apart.
      slots += list.capacity
      guard slots <= VectorFormat.maxLayerSlots else {
        throw FilmFailure(
          "its frames have more than \(VectorFormat.maxLayerSlots) layers in all.")
      }
    }
    return frames
  }

  private func readFrame(
    _ reader: inout VectorReader, time: Double, list: inout DisplayList
  ) throws(FilmFailure) -> Film.RecordedFrame {
    let fields = VectorFormat.FrameFields(rawValue: try reader.whole())
    guard fields.isSubset(of: .all) else {
      throw VectorReader.damaged("a frame has unknown properties")
    }
    if fields.contains(.size) {
      list.size = Size(try reader.number(), try reader.number())
    }
    if fields.contains(.scale) { list.scale = try reader.number() }
    if fields.contains(.background) { list.background = try reader.color() }
    let ownTime = fields.contains(.time) ? try reader.number() : time
    var changes = DisplayChanges(isEverything: fields.contains(.isEverything))
    var isReshaped = false
    for id in try readNumbers(&reader) {
      if list[id] != nil { isReshaped = true }
      list.remove(id)
      changes.removed.insert(id)
    }
    var last = 0
    for _ in 0..<(try reader.count(of: 2)) {
      last += try reader.whole(below: VectorFormat.maxLayers)
      guard last < VectorFormat.maxLayers else {
        throw VectorReader.damaged("it has too many layers")
      }
      let id = LayerID(number: UInt32(last))
      let fields = VectorFormat.LayerFields(rawValue: try reader.whole())
      let known = list[id]
      list.place(try readLayer(&reader, fields, after: known ?? Layer()), at: id)
      if known == nil || fields.contains(.children) || fields.contains(.mask) { isReshaped = true }
      changes.changed.insert(id)
    }
    if isReshaped { try LayerTreeCheck.check(list) }
    return Film.RecordedFrame(time: ownTime, list: list, changes: changes)
  }

  private func readNumbers(_ reader: inout VectorReader) throws(FilmFailure) -> [LayerID] {
    var last = 0
    return try reader.list { reader throws(FilmFailure) in
      last += try reader.whole(below: VectorFormat.maxLayers)
      guard last < VectorFormat.maxLayers else {
        throw VectorReader.damaged("it has too many layers")
      }
      return LayerID(number: UInt32(last))
    }
  }

  private func readLayer(
    _ reader: inout VectorReader, _ fields: VectorFormat.LayerFields, after before: Layer
  ) throws(FilmFailure) -> Layer {
    guard fields.isSubset(of: .all) else {
      throw VectorReader.damaged("a layer has unknown properties")
    }
    var layer = before
    if fields.contains(.name) { layer.name = try string(&reader) }
    if fields.contains(.transform) { layer.transform = try reader.transform() }
    if fields.contains(.projection) {
      layer.projection = try reader.flag() ? try reader.projection() : nil
    }
    if fields.contains(.opacity) { layer.opacity = try reader.number() }
    if fields.contains(.blendMode) {
      layer.blendMode = try reader.choice(of: VectorFormat.blendModes)
    }
    if fields.contains(.clip) {
      layer.clip =
        try reader.flag()
        ? Layer.Clip(
          try readGeometry(&reader), evenOdd: try reader.flag(), isAntialiased: try reader.flag())
        : nil
    }
    if fields.contains(.mask) {
      let number = try reader.whole(below: VectorFormat.maxLayers + 1)
      layer.mask = number > 0 ? LayerID(number: UInt32(number - 1)) : nil
    }
    if fields.contains(.filters) { layer.filters = try reader.filters() }
    if fields.contains(.commands) { layer.commands = try readCommands(&reader, depth: 0) }
    if fields.contains(.children) {
      var last = 0
      layer.children = try reader.list { reader throws(FilmFailure) in
        // Both are below 2⁶²: the sum is a number, whatever it is.
        last = max(min(last + (try reader.signed()), VectorFormat.maxLayers), -1)
        guard (0..<VectorFormat.maxLayers).contains(last) else {
          throw VectorReader.damaged("a layer holds one that cannot be")
        }
        return LayerID(number: UInt32(last))
      }
    }
    if fields.contains(.isGroup) { layer.isGroup = try reader.flag() }
    if fields.contains(.isMoving) { layer.isMoving = try reader.flag() }
    return layer
  }
}

/// Whether a list's layers make a tree.
enum LayerTreeCheck {
  /// - Throws: where a layer is held twice, by itself, or deeper than can be drawn.
  static func check(_ list: DisplayList) throws(FilmFailure) {
    var isMet = [Bool](repeating: false, count: list.capacity)
    var open: [(id: LayerID, depth: Int)] = [(list.root, 0)]
    isMet[Int(list.root.number)] = true
    while let (id, depth) = open.popLast() {
      guard let layer = list[id] else { continue }
      for inner in layer.children + (layer.mask.map { [$0] } ?? []) where list[inner] != nil {
        guard !isMet[Int(inner.number)] else {
          throw VectorReader.damaged("a layer is held twice")
        }
        guard depth < VectorFormat.maxLayerDepth else {
          throw VectorReader.damaged("its layers lie too deep in each other")
        }
        isMet[Int(inner.number)] = true
        open.append((inner, depth + 1))
      }
    }
  }
}

extension VectorReader {
  fileprivate mutating func projection() throws(FilmFailure) -> Projection {
    var numbers: [Double] = []
    for _ in 0..<9 { numbers.append(try number()) }
    return Projection(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6],
      numbers[7], numbers[8])
  }
}
