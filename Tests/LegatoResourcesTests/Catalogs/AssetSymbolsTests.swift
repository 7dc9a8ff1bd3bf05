import Foundation
import Testing

@testable import LegatoResources

@Suite("Constants of assets") struct AssetSymbolsTests {
  @Test func namesAreThoseThatXcodeWrites() {
    let colors = [
      "AccentColor": "accent", "tabbarBackgroundColor": "tabbarBackground",
      "color_24292B": "color24292B",
      "BGColorOne": "bgColorOne", "primary-surface": "primarySurface", "Color": "color",
      "gray 700": "gray700", "c50000": "c50000",
      // In capitals.
      "FFFFFF": "FFFFFF", "EBA72B": "EBA_72_B", "A3A3A3": "A_3_A_3_A_3", "181818": "_181818",
      "4AB3FF": "_4_AB_3_FF", "DCAC00": "DCAC_00",
    ]
    for (name, constant) in colors { #expect(AssetSymbols.constant(name, .color) == constant) }
    let images = [
      "AppIconImage": "appIcon", "sticky-note": "stickyNote", "1": "_1",
      "Chevron Left": "chevronLeft",
      "0b3b21ff27f67b9e5821e5ffee7366c5": "_0B3B21Ff27F67B9E5821E5Ffee7366C5", "1+e2": "_1E2",
      "ClxAssetAskInfo": "clxAssetAskInfo", "ic_close_24px": "icClose24Px", "URLIcon": "urlIcon",
      "ABC": "ABC", "IMG02": "IMG_02", "AL-10": "AL_10", "BIG -- STAR": "BIG_STAR",
      "CFConsegna": "cfConsegna",
      "héllo wörld": "hélloWörld", "Logo.dark": "logoDark",
    ]
    for (name, constant) in images { #expect(AssetSymbols.constant(name, .image) == constant) }
    #expect(AssetSymbols.constant("--", .image) == nil)
  }

  private func symbols(_ assets: [(AssetCatalog.Kind, String)]) -> AssetSymbols {
    AssetSymbols(assets.map { AssetCatalog.Asset(kind: $0.0, name: $0.1, folder: "") })
  }

  @Test func symbolsAreImagesByTheirConstants() throws {
    let found = symbols([(.symbol, "fountain.fill"), (.image, "FountainFill"), (.color, "Brand")])
    #expect(found.symbols.map(\.name) == ["fountainFill", "brand"])
    #expect(found.symbols.map(\.kind) == [.image, .color])
    let text = try #require(
      found.source(bundle: ".main", for: .init(mentioned: ["fountainFill"], declared: [])))
    #expect(
      text.contains(
        #"static let fountainFill = ImageResource(name: "fountain.fill", bundle: .main)"#))
  }

  @Test func onlyWhatAProgramUsesAndDoesNotDeclareIsWritten() throws {
    let symbols = symbols([
      (.color, "Brand"), (.color, "BrandColor"), (.color, "red"), (.color, "Own"),
      (.color, "Unused"),
      (.image, "logo"), (.image, "icons/star \"x\""), (.data, "logo"),
    ])
    #expect(symbols.symbols.map(\.name) == ["brand", "red", "own", "unused", "logo", "starX"])
    let program = AssetSymbols.Program(
      mentioned: ["brand", "red", "own", "logo", "starX"], declared: ["own", "UIColor.own"])
    let source = try #require(symbols.source(bundle: ".main", for: program))
    #expect(
      source == """
        import Foundation
        import SwiftUI
        import UIKit

        extension ColorResource {
          static let brand = ColorResource(name: "Brand", bundle: .main)
          static let red = ColorResource(name: "red", bundle: .main)
          static let own = ColorResource(name: "Own", bundle: .main)
        }

        extension ImageResource {
          static let logo = ImageResource(name: "logo", bundle: .main)
          enum Icons {
            static let starX = ImageResource(name: "icons/star \\"x\\"", bundle: .main)
          }
        }

        extension SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource(name: "Brand", bundle: .main)) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource(name: "Brand", bundle: .main)) }
        }

        extension UIKit.UIColor {
          static var brand: UIKit.UIColor { UIKit.UIColor(resource: ColorResource(name: "Brand", bundle: .main)) }
        }

        extension UIKit.UIImage {
          static var logo: UIKit.UIImage { UIKit.UIImage(resource: ImageResource(name: "logo", bundle: .main)) }
        }

        """)
    #expect(symbols.source(bundle: ".main", for: .init(mentioned: ["x"], declared: [])) == nil)
  }
}
