import Foundation
import SwiftUICore

/// A collection of methods that gives you access to the appearance proxy for a class.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

/// A protocol that objects must conform to in order to participate in the appearance proxy API.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

/// The appearance proxies of a host, each made when it is first asked for.
@MainActor
package final class AppearanceProxies: GraphService {
  /// Those that code asked for outside of any host, as an app's initialiser does: all hosts take them over.
  private static let outside = AppearanceProxies()
  private var proxies: [ObjectIdentifier: UIView] = [:]

  private init() {}
  package init(_ graph: ViewGraph) { proxies = Self.outside.proxies }

  private static var current: AppearanceProxies {
    RunningHost.current?.service(AppearanceProxies.self) ?? outside
  }

  static func proxy<V: UIView>(of type: V.Type) -> V? {
    if let known = existing(type) { return known }
    guard let proxy = type.init(coder: NSCoder()) else { return nil }
    proxy.isAppearanceProxy = true
    current.proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }

  /// The proxy of a class, where one was asked for.
  package static func existing<V: UIView>(_ type: V.Type) -> V? {
    current.proxies[ObjectIdentifier(type)] as? V
  }
}

extension UIAppearance where Self: UIView {
  /// The appearance proxy for the class. What is set on it acts on those of SwiftUI's views that are like
  /// the class, as far as it has an equivalent there; the rest is reported.
  public static func appearance() -> Self {
    guard let proxy = AppearanceProxies.proxy(of: Self.self) else {
      preconditionFailure("\(Self.self) cannot be made with init(coder:), so it has no proxy.")
    }
    return proxy
  }

  /// The appearance proxy for the class in containers of some classes, which are not told apart here: that is
  /// reported.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    RunningHost.report(
      "\(self).appearance(whenContainedInInstancesOf:): containers are not told apart here; what is set"
        + " acts everywhere.")
    return appearance()
  }

  /// The appearance proxy for the class under traits, which are not told apart here: that is reported.
  public static func appearance(for trait: UITraitCollection) -> Self {
    RunningHost.report(
      "\(self).appearance(for:): traits are not told apart here; what is set acts under all of them."
    )
    return appearance()
  }

  /// What was set on the proxy of the class, where one was asked for.
  package static var setAppearance: Self? { AppearanceProxies.existing(Self.self) }
}
