import LegatoDisplay

extension LayerPainter {
  func drawCommands(of node: LayerNode, at plane: DrawingPlane, opacity: Double = 1) {
    guard !node.layer.commands.isEmpty, !plane.misses(node.ownBox) else { return }
    drawnLayers.insert(node.number)
    costs?.notePixels(
      node.number, node.layer.commands.pixelBox(plane.under).intersection(plane.canvas.clip))
    forEachCommand(of: node, under: plane.under, in: plane.canvas.clip) { command in
      plane.canvas.draw(command, transform: plane.under, opacity: opacity, tools: tools)
    }
  }

  /// Runs `body` with the commands that may mark pixels of a box, in their order.
  ///
  /// A frame is drawn in bands, and each shows a few of a layer's many commands: where those mark pixels is worked out
  /// once for all bands.
  private func forEachCommand(
    of node: LayerNode, under transform: Transform, in box: PixelBox, _ body: (DrawCommand) -> Void
  ) {
    let commands = node.layer.commands
    guard commands.count > Self.fewCommands else { return commands.forEach(body) }
    if commandBoxes[node.number]?.transform != transform {
      commandBoxes[node.number] = CommandBoxes(
        transform: transform, boxes: commands.map { $0.pixelBox(transform) })
    }
    guard let known = commandBoxes[node.number] else { return }
    for index in commands.indices where known.boxes[index].intersects(box) {
      body(commands[index])
    }
  }

  /// To look at that many costs no more than to look them up.
  private static let fewCommands = 16
}
