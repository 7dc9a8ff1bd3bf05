import SwiftUICore

/// The default label to use for a tab or tab section.
public struct DefaultTabLabel: View {
  private let title: Text?
  private let image: Image?

  init(_ title: Text, systemImage name: String) {
    self.title = title
    image = Image(systemName: name)
  }

  init(_ title: Text, image name: String) {
    self.title = title
    image = Image(name)
  }

  /// The label of a tab that is known by its purpose alone.
  init(of role: TabRole?) {
    let isSearch = role == .search
    title = isSearch ? Text("Search") : nil
    image = isSearch ? Image(systemName: "magnifyingglass") : nil
  }

  /// A label of the title and the image.
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}
