package import LegatoDisplay

extension HostFeatures {
  /// A window: touches, focus and a pointer, presentations, transitions.
  static let window = HostFeatures(
    background: { SystemColor.background.display($0) },
    makeSurface: { content, node in
      let surface = SurfaceElement(content: content, node: node)
      surface.presentations = node.graph.presentations.presented.compactMap(\.element)
      return surface
    },
    transitions: TransitionDirector(),
    makeInputs: { graph in
      [graph.service(TouchDispatcher.self), graph.focus, graph.service(PointerTracker.self)]
    })
}

extension ViewHost {
  /// A host that shows a view in a window.
  package convenience init<Content: View>(
    _ content: Content, configuration: HostConfiguration = HostConfiguration(),
    textEngine: any TextLayoutEngine
  ) {
    self.init(configuration: configuration, textEngine: textEngine) { content }
  }

  /// A host that shows a view in a window.
  ///
  /// - Parameters:
  ///   - measuresTime: whether frames tell the processor time of each pass.
  ///   - makeContent: makes the view within the host, so that the time and the device that its
  ///     stored values ask for are the host's.
  package convenience init(
    configuration: HostConfiguration = HostConfiguration(), textEngine: any TextLayoutEngine,
    measuresTime: Bool = false, making makeContent: () -> any View
  ) {
    HostEngine.remember(textEngine)
    self.init(
      features: .window, configuration: configuration, textEngine: textEngine,
      measuresTime: measuresTime, making: makeContent)
  }
}
