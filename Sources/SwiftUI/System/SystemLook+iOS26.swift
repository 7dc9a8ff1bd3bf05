import SwiftUICore

extension SystemLook {
  /// iOS 26 on a surface of a width: from 414 points on bars have a margin of 20.
  static func iOS26(width: CGFloat?) -> SystemLook {
    guard let width, width >= 414 else { return iOS26 }
    return wideIOS26
  }

  private static let wideIOS26: SystemLook = {
    var look = iOS26
    look.bar.margin = 20
    return look
  }()

  /// iOS 26. Lists and switches were measured; so was that a large title stands 20 points lower than on 18.
  private static let iOS26 = SystemLook(
    list: ListMeasures(
      rowHeight: 52, smallRowHeights: [.xSmall: 48, .small: 49, .medium: 51],
      cardRowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
      plainRowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
      cardMargin: 16, cardRadius: 26, separatorThickness: 1, separatorEnd: 16,
      // A header is 40.33 high, 20.33 of that its line, whose capitals begin 26.33 above the card at the medium text
      // size; a footer's 10.33 below it. From card to card 58.0, with a footer 70.0.
      listTop: 35, sectionEdge: 17.5, compactSectionSpacing: 18,
      headerInsets: EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16),
      headerTopUnderMargin: 10,
      footerInsets: EdgeInsets(top: 25.0 / 3, leading: 16, bottom: 17.0 / 3, trailing: 16),
      barInsets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16),
      headerFont: .headline, headerCase: nil, slack: nil),
    toggle: SwitchMeasures(
      track: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24), stretch: 6),
    button: ButtonMeasures(
      smallRadius: 14, regularRadius: 17, largeRadius: 25, isCapsule: true, borderedFill: .fill,
      isMonochromeInBars: true),
    bar: BarMeasures(
      height: 54, sheetHeight: 66, itemBottom: 10, edgeMargin: 10, margin: 16,
      searchField: SearchFieldMeasures(
        height: 44, isScaled: false, top: 0, topUnderBar: 0, bottom: 8),
      isGlass: true),
    // The thumb is that of a switch. What follows was not measured.
    slider: SliderMeasures(thumb: CGSize(width: 37, height: 24), track: 6),
    pill: PillMeasures(
      stepperRadius: 16, segmentsRadius: 16, segmentSpacing: 0, plateRadius: 14, searchRadius: 22),
    alert: AlertMeasures(
      width: 320, actionHeight: 48,
      insets: EdgeInsets(top: 24, leading: 30, bottom: 20.5, trailing: 30), gap: 9, isLoose: true),
    menu: MenuMeasures(rowHeight: 42, rowPadding: 10, inset: 24, column: 36, isGlass: true))
}
