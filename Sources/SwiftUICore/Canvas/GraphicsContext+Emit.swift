import LegatoDisplay

extension GraphicsContext {
  /// What an operation draws, for blend modes that clear what they cover.
  enum Coverage {
    /// The commands, painted black, cover what the operation covers.
    case commands([DrawCommand])
    /// A layer covers all that the clips leave.
    case layer
  }

  func sanitized(_ opacity: Double) -> Double {
    guard opacity.isNaN else { return min(max(opacity, 0), 1) }
    board.tools.report("Canvas: an opacity is not a number; 1 is used.")
    return 1
  }

  /// Draws a command in user space.
  func emit(_ command: DrawCommand, covering mark: DrawCommand) {
    emit([command], as: .commands([mark]), transform: transform.display)
  }

  /// Draws commands as one under the state of the context. Commands of a layer are in the canvas's
  /// coordinates.
  func emit(
    _ commands: [DrawCommand], as coverage: Coverage, transform: Transform = .identity
  ) {
    guard self.transform.isInSupportedRange else {
      board.tools.report("Canvas: the transform is not finite; nothing is drawn.")
      return
    }
    let opacity = sanitized(opacity)
    switch blendMode.kind {
    case .mode(let mode):
      append(commands, transform, opacity, mode)
    case .clear:
      clear(coverage, transform)
    case .copy:
      clear(coverage, transform)
      append(commands, transform, opacity, .plusLighter)
    }
  }

  private func append(
    _ commands: [DrawCommand], _ transform: Transform, _ opacity: Double,
    _ mode: LegatoDisplay.BlendMode
  ) {
    guard opacity > 0 else { return }
    if opacity == 1, mode == .normal, filters.isEmpty, clips.isEmpty, commands.count == 1,
      transform.isIdentity
    {
      board.commands.append(commands[0])
      return
    }
    board.commands.append(
      .group(
        DrawGroup(
          transform: transform, opacity: opacity, blendMode: mode, filters: filters, clips: clips,
          isIsolated: commands.contains(where: \.blends), commands)))
  }

  /// Takes away what is there, as far as an operation covers it. With a filter that is everything
  /// within the clips.
  private func clear(_ coverage: Coverage, _ transform: Transform) {
    var group = DrawGroup(blendMode: .destinationOut, clips: clips, [])
    if case .commands(let marks) = coverage, filters.isEmpty {
      group.transform = transform
      group.commands = marks
    } else {
      group.commands = [.fill(.rect(clipBox.inset(by: -1)), .color(.black), evenOdd: false)]
    }
    board.commands.append(.group(group))
  }
}
