/// A container view that you can use to add hierarchy within certain views.
///
/// In a list it is a group of rows with a header and a footer; elsewhere its parts stand one after
/// the other as if they had been written so.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates the node that presents header, content and footer.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    SectionNode(view, inputs)
  }

  /// Creates a section with a header, footer, and the provided section content.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header, footer, and the provided section content.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and the provided section content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer and the provided section content.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header and the provided section content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header and the provided section content.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section with a header, the provided section content, and a binding representing the
  /// section's expansion state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content and a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with the provided section content and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title, the provided section content, and a binding representing the
  /// section's expansion state.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a title, the provided section content, and a binding representing the
  /// section's expansion state.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

private struct SectionPartModifier: PrimitiveModifier {
  let part: SectionPart

  func makeElement(around content: Element, node: Node) -> ModifierElement<Self> {
    SectionPartElement(self, content: content, node: node)
  }
}

private final class SectionPartElement: ModifierElement<SectionPartModifier> {
  // Sections within sections are told apart by the innermost.
  package override func facet(_ key: FacetKey) -> Any? {
    switch key {
    case SectionPart.self: content.sectionPart ?? modifier.part
    default: super.facet(key)
    }
  }
}

/// How the headers and footers of sections are written in a container: with environments of their
/// own. The views stay the ones that they are.
package final class SectionStyle: Sendable {
  private let style: @MainActor @Sendable (AnyView, RowRole) -> AnyView

  package init(_ style: @escaping @MainActor @Sendable (AnyView, RowRole) -> AnyView) {
    self.style = style
  }

  @MainActor fileprivate func callAsFunction(_ content: AnyView, _ role: RowRole) -> AnyView {
    style(content, role)
  }
}

private enum SectionStyleKey: EnvironmentKey { static var defaultValue: SectionStyle? { nil } }

extension EnvironmentValues {
  package var sectionStyle: SectionStyle? {
    get { self[SectionStyleKey.self] }
    set { self[SectionStyleKey.self] = newValue }
  }
}

/// A header or a footer, as its container has them.
private struct SectionHeading<Content: View>: UnnamedView {
  let content: Content
  let role: RowRole
  @Environment(\.sectionStyle) private var style

  @MainActor var body: some View {
    let content = AnyView(content)
    style?(content, role) ?? content
  }
}

/// The content of a section, while it is shown.
private struct SectionContent<Content: View>: UnnamedView {
  let content: Content
  let isExpanded: Binding<Bool>?

  @MainActor var body: some View {
    if isExpanded?.wrappedValue ?? true { content }
  }
}

@MainActor
private final class SectionNode<Parent: View, Content: View, Footer: View>: KeepingNode<
  Section<Parent, Content, Footer>
>
{
  private typealias Part<V: View> = ModifiedContent<V, SectionPartModifier>
  private let section = SectionIdentity()
  private var header: ViewNode<Part<SectionHeading<Parent>>>!
  private var content: ViewNode<Part<SectionContent<Content>>>!
  private var footer: ViewNode<Part<SectionHeading<Footer>>>!

  override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    section.isExpanded = view.isExpanded
    header = make(part(heading(view.header, .header), .header), 0)
    content = make(part(content(of: view), .content), 1)
    footer = make(part(heading(view.footer, .footer), .footer), 2)
  }

  private func make<V: View>(_ view: V, _ index: Int) -> ViewNode<V> {
    V.makeNode(view, inputs(index: index))
  }

  private func part<V: View>(_ view: V, _ role: RowRole) -> Part<V> {
    Part(
      content: view,
      modifier: SectionPartModifier(part: SectionPart(section: section, role: role)))
  }

  private func heading<V: View>(_ view: V, _ role: RowRole) -> SectionHeading<V> {
    SectionHeading(content: view, role: role)
  }

  private func content(of view: Section<Parent, Content, Footer>) -> SectionContent<Content> {
    SectionContent(content: view.content, isExpanded: view.isExpanded)
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    self.view = view
    section.isExpanded = view.isExpanded
    header.update(part(heading(view.header, .header), .header))
    content.update(part(content(of: view), .content))
    footer.update(part(heading(view.footer, .footer), .footer))
  }

  private var parts: [(node: Node, role: RowRole)] {
    guard let footer else { return [] }
    return [(header, .header), (content, .content), (footer, .footer)]
  }

  override var children: [Node] { parts.map(\.node) }
  override var elements: [Element] { children.flatMap(\.elements) }
  override var passesElementsOn: Bool { true }
  override var childRowHost: (any RowHost)? { rowHost }
  override var pathComponent: String? { "Section" }

  override func collectListed(into entries: inout [any ListedEntry]) {
    guard let footer else { return }
    entries.append(
      ListedSection(
        number: number, header: Listed(below: header).items, content: Listed(below: content).items,
        footer: Listed(below: footer).items, values: listedValues))
  }

  override func collectRows(into segments: inout [RowSegment]) {
    for (node, role) in parts {
      segments.append(.part(SectionPart(section: section, role: role)))
      node.collectRows(into: &segments)
    }
    segments.append(.part(nil))
  }
}

extension Section: MultiView {}
