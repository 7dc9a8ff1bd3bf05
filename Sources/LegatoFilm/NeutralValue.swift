import Foundation
import SwiftUI
import SwiftUICore

/// A value that says nothing, of as many types as there is one of: `nil`, `false`, 0, what is empty, an object as the system
/// shares it. It takes the place of what an app's own code would have made.
enum NeutralValue {
  /// - Returns: `nil` where nothing is known to say nothing in the type.
  nonisolated static func of(_ type: Any.Type) -> Any? {
    plain(type) ?? decoded(type) ?? named(for: type)
  }

  /// The same of types that are not asked to decode it.
  nonisolated static func plain(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any MadeUpValue.Type: type.init()
    case let type as any ExpressibleByNilLiteral.Type: empty(type)
    case let type as any ExpressibleByBooleanLiteral.Type: no(type)
    case let type as any ExpressibleByIntegerLiteral.Type: zero(type)
    case let type as any ExpressibleByStringLiteral.Type: blank(type)
    case let type as any ExpressibleByArrayLiteral.Type: list(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: table(type)
    case is Void.Type: ()
    case let type as any CaseIterable.Type: first(type)
    default: system(type)
    }
  }

  /// What Foundation's and SwiftUI's own types have in the place of a value of the app's.
  private nonisolated static func system(_ type: Any.Type) -> Any? {
    switch type {
    // The beginning of the reference date, and not now: the same in each film.
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is DateInterval.Type:
      DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0)
    case is URL.Type: URL(string: "about:blank")
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is Data.Type: Data()
    case is Locale.Type: Locale.current
    case is Calendar.Type: Calendar.current
    case is TimeZone.Type: TimeZone.current
    case is UserDefaults.Type: UserDefaults.standard
    case is NotificationCenter.Type: NotificationCenter.default
    case is FileManager.Type: FileManager.default
    case is Bundle.Type: Bundle.main
    case is JSONDecoder.Type: JSONDecoder()
    case is JSONEncoder.Type: JSONEncoder()
    // One that is not scheduled never fires.
    case is Timer.Type: Timer(timeInterval: 1, repeats: false) { _ in }
    case is DispatchQueue.Type: DispatchQueue.main
    case is OperationQueue.Type: OperationQueue.main
    case is ProcessInfo.Type: ProcessInfo.processInfo
    case is DateFormatter.Type: DateFormatter()
    case is NumberFormatter.Type: NumberFormatter()
    case is CGSize.Type: CGSize.zero
    case is CGRect.Type: CGRect.zero
    case is CGPoint.Type: CGPoint.zero
    case is EdgeInsets.Type: EdgeInsets()
    case is Color.Type: Color.clear
    case is Font.Type: Font.body
    case is Text.Type: Text(verbatim: "")
    case is AnyView.Type: AnyView(EmptyView())
    case is EmptyView.Type: EmptyView()
    default: nil
    }
  }

  private nonisolated static func empty<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any {
    T(nilLiteral: ())
  }
  private nonisolated static func no<T: ExpressibleByBooleanLiteral>(_ type: T.Type) -> Any {
    false as T
  }
  private nonisolated static func zero<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> Any {
    0 as T
  }
  private nonisolated static func blank<T: ExpressibleByStringLiteral>(_ type: T.Type) -> Any {
    "" as T
  }
  private nonisolated static func list<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> Any {
    [] as T
  }
  private nonisolated static func table<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> Any {
    [:] as T
  }
  private nonisolated static func first<T: CaseIterable>(_ type: T.Type) -> Any? {
    type.allCases.first
  }

  /// What a type makes of a coder in which everything says nothing.
  private nonisolated static func decoded(_ type: Any.Type) -> Any? {
    (type as? any Decodable.Type).flatMap { try? NeutralDecoder().value($0) }
  }
}
