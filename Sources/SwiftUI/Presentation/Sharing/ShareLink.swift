import Foundation
import SwiftUICore

/// The default label used for a share link.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// `Share…`, or the title, with the symbol of sharing.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// A view that controls a sharing presentation.
///
/// What it opens is the system's: here it is a sheet that says what would be shared, and with what, in the place
/// of the apps to share it with. That is reported when it is opened.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label: View
{
  private let items: [ShareItem]
  private let message: Text?
  private let label: Label
  @State private var isShown = false

  private init(
    _ items: Data, message: Text?, title: (Data.Element) -> Text?,
    picture: (Data.Element) -> Image? = { _ in nil }, label: Label
  ) {
    self.items = items.map { ShareItem($0, title: title($0), picture: picture($0)) }
    self.message = message
    self.label = label
  }

  /// A button that opens the sheet.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .sheet(isPresented: $isShown) {
      ShareSheet(items: items, message: message)
        .presentationDetents([.medium])
        .reportsFault(
          "ShareLink: the share sheet is the system's; a sheet that names what is shared stands in its place."
        )
    }
  }
}

/// What is shared, in words.
struct ShareItem {
  let title: Text
  let symbol: String
  let picture: Image?

  init<Item>(_ item: Item, title: Text?, picture: Image?) {
    self.picture = picture ?? item as? Image
    switch item {
    case let url as URL:
      self.title = title ?? Text(verbatim: url.host ?? url.absoluteString)
      symbol = "link"
    case let string as String:
      self.title = title ?? Text(verbatim: string)
      symbol = "text.alignleft"
    case is Image:
      self.title = title ?? Text(verbatim: "Image")
      symbol = "photo"
    default:
      self.title = title ?? Text(verbatim: "\(Item.self)")
      symbol = "doc"
    }
  }
}

private struct ShareSheet: View {
  let items: [ShareItem]
  let message: Text?
  @Environment(\.dismiss) private var dismiss

  @ViewBuilder private var picture: some View {
    if let picture = items.first?.picture {
      picture.resizable().scaledToFill().frame(width: 44, height: 44).clipped()
    } else {
      Image(systemName: items.first?.symbol ?? "doc").font(.title3)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 12) {
        picture
          .frame(width: 44, height: 44)
          .background(Color(.system(.fill)), in: RoundedRectangle(cornerRadius: 8))
        VStack(alignment: .leading, spacing: 2) {
          if let first = items.first { first.title.font(.subheadline.bold()).lineLimit(2) }
          if items.count > 1 {
            Text(verbatim: "and \(items.count - 1) more").font(.footnote).foregroundStyle(
              .secondary)
          }
          if let message { message.font(.footnote).foregroundStyle(.secondary).lineLimit(2) }
        }
        Spacer(minLength: 0)
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark")
            .font(.footnote.bold())
            .foregroundStyle(.secondary)
            .frame(width: 30, height: 30)
            .background(Color(.system(.fill)), in: Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Close"))
      }
      Divider()
      Text(verbatim: "Share sheet").font(.footnote).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
      Spacer(minLength: 0)
    }
    .padding(16)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Creates an instance that presents the share interface for a URL, with a custom label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), message: message, title: { _ in nil }, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Creates an instance that presents the share interface for a string, with a custom label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), message: message, title: { _ in nil }, label: label())
  }
}

extension ShareLink {
  /// Creates an instance that presents the share interface for several items, with a custom label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items, message: message, title: { preview($0).title },
      picture: { preview($0).picture }, label: label())
  }

  /// Creates an instance that presents the share interface for an item, with a custom label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), message: message, title: { _ in preview.title },
      picture: { _ in preview.picture }, label: label())
  }
}

private var share: Text { Text(verbatim: "Share…") }

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates an instance that presents the share interface for an item.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: share)
    }
  }
  /// Creates an instance that presents the share interface for an item, with a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
  /// Creates an instance that presents the share interface for several items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: share)
    }
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>,
  Label == DefaultShareLinkLabel
{
  /// Creates an instance that presents the share interface for a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: share)
    }
  }
  /// Creates an instance that presents the share interface for a URL, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
  /// Creates an instance that presents the share interface for a URL, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>,
  Label == DefaultShareLinkLabel
{
  /// Creates an instance that presents the share interface for a string.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: share)
    }
  }
  /// Creates an instance that presents the share interface for a string, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
  /// Creates an instance that presents the share interface for a string, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}
