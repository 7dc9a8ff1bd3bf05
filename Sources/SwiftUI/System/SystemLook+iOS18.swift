import SwiftUICore

extension SystemLook {
  /// iOS 13 to 18. Lists were measured at 390, 393 and 402 points of width, on 17 and 18.
  static let iOS18 = SystemLook(
    list: ListMeasures(
      rowHeight: 44, smallRowHeights: [:],
      cardRowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
      plainRowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
      cardMargin: 20, cardRadius: 10, separatorThickness: nil, separatorEnd: 0,
      // From card to card 35.3, with a header 56.33, with footer and header 72.33; a header at the top is 38.67
      // high. A line of a header or footer is 15.67 of that.
      listTop: 35, sectionEdge: 53.0 / 3, compactSectionSpacing: 18,
      headerInsets: EdgeInsets(top: 50.0 / 3, leading: 20, bottom: 19.0 / 3, trailing: 20),
      footerInsets: EdgeInsets(top: 19.0 / 3, leading: 20, bottom: 35.0 / 3, trailing: 20),
      barInsets: EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20),
      headerFont: .footnote, headerCase: .uppercase),
    toggle: SwitchMeasures(
      track: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), stretch: 6),
    button: ButtonMeasures(
      smallRadius: 6, regularRadius: 8, largeRadius: 8.7, isCapsule: false,
      isMonochromeInBars: false),
    bar: BarMeasures(
      height: 44, sheetHeight: 56, itemBottom: 0, largeTitleHeight: 52, searchFieldHeight: 36,
      isGlass: false),
    slider: SliderMeasures(thumb: CGSize(width: 28, height: 28), track: 4),
    pill: PillMeasures(stepperRadius: 8, segmentsRadius: 9, plateRadius: 7, searchRadius: 10),
    alert: AlertMeasures(
      width: 270, actionHeight: 44,
      insets: EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16), isLoose: false))
}
