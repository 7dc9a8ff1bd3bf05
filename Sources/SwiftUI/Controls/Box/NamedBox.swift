import SwiftUICore

/// What stands in the place of a view of the platform that cannot be drawn here: a box of the room that is
/// proposed, with its name. It is reported, so that no picture passes for more than it shows.
package struct NamedBox: View {
  private let name: String
  private let symbol: String

  /// - Parameters:
  ///   - name: as code calls the view, `Map`.
  ///   - symbol: what stands above the name.
  package init(_ name: String, symbol: String) {
    self.name = name
    self.symbol = symbol
  }

  package var body: some View {
    ZStack {
      Rectangle().fill(Color(.system(.secondaryBackground)))
      Rectangle().strokeBorder(Color(.system(.separator)), lineWidth: 1)
      VStack(spacing: 4) {
        Image(systemName: symbol).font(.title2)
        Text(verbatim: name).font(.footnote)
      }
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(4)
    }
    .clipped()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: name))
    .reportsFault(
      "\(name): a view of the system's that is not drawn here; a box with its name stands in its place."
    )
  }
}
