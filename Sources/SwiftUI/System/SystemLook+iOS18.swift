import SwiftUICore

extension SystemLook {
  /// iOS 13 to 18 on a surface of a width.
  static func iOS18(width: CGFloat?) -> SystemLook {
    guard let width else { return iOS18 }
    return width < 390 ? narrowIOS18 : width < 414 ? iOS18 : wideIOS18
  }

  /// On the telephones of 320 and 375 points, where margins are 16.
  private static let narrowIOS18: SystemLook = {
    var look = iOS18
    func narrow(_ insets: inout EdgeInsets) { (insets.leading, insets.trailing) = (16, 16) }
    narrow(&look.list.cardRowInsets)
    narrow(&look.list.plainRowInsets)
    narrow(&look.list.headerInsets)
    narrow(&look.list.footerInsets)
    narrow(&look.list.barInsets)
    look.list.cardMargin = 16
    return look
  }()

  /// From 414 points on, where bars have a margin of 20 as well.
  private static let wideIOS18: SystemLook = {
    var look = iOS18
    look.bar.margin = 20
    return look
  }()

  /// iOS 13 to 18. Lists were measured at 390, 393 and 402 points of width, on 17 and 18.
  private static let iOS18 = SystemLook(
    list: ListMeasures(
      rowHeight: 44, smallRowHeights: [:],
      cardRowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
      plainRowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
      cardMargin: 20, cardRadius: 10, separatorThickness: nil, separatorEnd: 0,
      // From card to card 35.3, with a header 56.33, with footer and header 72.33; a header at the top is 38.67
      // high. A line of a header or footer is 15.67 of that.
      listTop: 35, sectionEdge: 53.0 / 3, compactSectionSpacing: 18,
      headerInsets: EdgeInsets(top: 50.0 / 3, leading: 20, bottom: 19.0 / 3, trailing: 20),
      headerTopUnderMargin: 0,
      footerInsets: EdgeInsets(top: 19.0 / 3, leading: 20, bottom: 35.0 / 3, trailing: 20),
      barInsets: EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20),
      headerFont: .footnote, headerCase: .uppercase, slack: 8),
    toggle: SwitchMeasures(
      track: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), stretch: 6),
    button: ButtonMeasures(
      // Small ones are capsules.
      smallRadius: 14, regularRadius: 8, largeRadius: 8.7, isCapsule: false,
      borderedFill: .secondaryFill,
      isMonochromeInBars: false),
    bar: BarMeasures(
      height: 44, sheetHeight: 56, itemBottom: 0, edgeMargin: 0, margin: 16,
      searchField: SearchFieldMeasures(
        height: 36, isScaled: true, top: 1, topUnderBar: 2, bottom: 15),
      isGlass: false),
    slider: SliderMeasures(thumb: CGSize(width: 28, height: 28), track: 4),
    pill: PillMeasures(
      stepperRadius: 8, segmentsRadius: 9, segmentSpacing: 1, plateRadius: 7, searchRadius: 10),
    alert: AlertMeasures(
      width: 270, actionHeight: 44,
      insets: EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16), gap: 4, isLoose: false),
    menu: MenuMeasures(rowHeight: 44, rowPadding: 11, inset: 16, column: 0, isGlass: false))
}
