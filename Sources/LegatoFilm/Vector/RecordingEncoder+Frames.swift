import LegatoDisplay

extension RecordingEncoder {
  /// The times, then what each frame has that is different from the frame before.
  ///
  /// - Parameter list: what was shown before the first frame.
  mutating func writeFrames(
    _ film: Film, after list: DisplayList = DisplayList(size: .zero, scale: 1, background: .white)
  ) throws(FilmFailure) -> [UInt8] {
    var writer = ByteWriter()
    writer.count(film.recording.times.count)
    for time in film.recording.times { writer.number(time) }
    writer.count(film.frames.count)
    var before = list
    for (row, frame) in film.frames.enumerated() {
      let usual = row < film.recording.times.count ? film.recording.times[row] : 0
      try write(frame, time: usual, after: before, to: &writer)
      before = frame.list
    }
    return writer.bytes
  }

  private mutating func write(
    _ frame: Film.RecordedFrame, time: Double, after before: DisplayList,
    to writer: inout ByteWriter
  ) throws(FilmFailure) {
    let list = frame.list
    guard list.capacity <= VectorFormat.maxLayers else {
      throw FilmFailure("A recording has at most \(VectorFormat.maxLayers) layers.")
    }
    var fields: VectorFormat.FrameFields = []
    if list.size != before.size { fields.insert(.size) }
    if list.scale != before.scale { fields.insert(.scale) }
    if list.background != before.background { fields.insert(.background) }
    if frame.time != time { fields.insert(.time) }
    if frame.changes.isEverything { fields.insert(.isEverything) }
    writer.count(fields.rawValue)
    if fields.contains(.size) { writer.point(Point(list.size.width, list.size.height)) }
    if fields.contains(.scale) { writer.number(list.scale) }
    if fields.contains(.background) { writer.color(list.background) }
    if fields.contains(.time) { writer.number(frame.time) }

    // Where everything is new, what is different is found by looking.
    let all = 0..<UInt32(max(list.capacity, before.capacity))
    let everything = frame.changes.isEverything ? all.map { LayerID(number: $0) } : []
    let removed =
      frame.changes.isEverything
      ? everything.filter { list[$0] == nil && before[$0] != nil }
      : frame.changes.removed.sorted()
    writeNumbers(removed, to: &writer)
    let changed =
      frame.changes.isEverything
      ? everything.filter { list[$0] != nil && list[$0] != before[$0] }
      : frame.changes.changed.filter { list[$0] != nil }.sorted()
    writer.count(changed.count)
    var last = 0
    for id in changed {
      guard let layer = list[id] else { continue }
      writer.count(Int(id.number) - last)
      last = Int(id.number)
      try write(layer, after: before[id] ?? Layer(), to: &writer)
    }
  }

  /// Ascending numbers, each as its distance from the one before.
  private func writeNumbers(_ ids: [LayerID], to writer: inout ByteWriter) {
    writer.count(ids.count)
    var last = 0
    for id in ids {
      writer.count(Int(id.number) - last)
      last = Int(id.number)
    }
  }

  private mutating func write(
    _ layer: Layer, after before: Layer, to writer: inout ByteWriter
  ) throws(FilmFailure) {
    var fields: VectorFormat.LayerFields = []
    if layer.name != before.name { fields.insert(.name) }
    if layer.transform != before.transform { fields.insert(.transform) }
    if layer.projection != before.projection { fields.insert(.projection) }
    if layer.opacity != before.opacity { fields.insert(.opacity) }
    if layer.blendMode != before.blendMode { fields.insert(.blendMode) }
    if layer.clip != before.clip { fields.insert(.clip) }
    if layer.mask != before.mask { fields.insert(.mask) }
    if layer.filters != before.filters { fields.insert(.filters) }
    if layer.commands != before.commands { fields.insert(.commands) }
    if layer.children != before.children { fields.insert(.children) }
    if layer.isGroup != before.isGroup { fields.insert(.isGroup) }
    if layer.isMoving != before.isMoving { fields.insert(.isMoving) }
    writer.count(fields.rawValue)
    if fields.contains(.name) { writer.count(resources.string(layer.name)) }
    if fields.contains(.transform) { writer.transform(layer.transform) }
    if fields.contains(.projection) {
      writer.flag(layer.projection != nil)
      if let projection = layer.projection { writer.projection(projection) }
    }
    if fields.contains(.opacity) { writer.number(layer.opacity) }
    if fields.contains(.blendMode) { writer.blendMode(layer.blendMode) }
    if fields.contains(.clip) {
      writer.flag(layer.clip != nil)
      if let clip = layer.clip {
        write(clip.geometry, to: &writer)
        writer.flag(clip.evenOdd)
        writer.flag(clip.isAntialiased)
      }
    }
    if fields.contains(.mask) { writer.count(layer.mask.map { Int($0.number) + 1 } ?? 0) }
    if fields.contains(.filters) { writer.filters(layer.filters) }
    if fields.contains(.commands) { try write(layer.commands, depth: 0, to: &writer) }
    if fields.contains(.children) {
      writer.count(layer.children.count)
      var last = 0
      for child in layer.children {
        writer.signed(Int(child.number) - last)
        last = Int(child.number)
      }
    }
    if fields.contains(.isGroup) { writer.flag(layer.isGroup) }
    if fields.contains(.isMoving) { writer.flag(layer.isMoving) }
  }
}

extension ByteWriter {
  fileprivate mutating func projection(_ map: Projection) {
    for value in [
      map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
    ] { number(value) }
  }
}
