/// A screen with charts.
enum ChartScreens {
  static let screen = BoxScreensTests.Screen(
    name: "Sales", code: code, texts: ["Chart", "Total", "plot 90 high", "5 bins"],
    reports: [
      "Chart: a view of the system's that is not drawn here",
      "Chart: marks, axes, legends and scales are not drawn",
    ])

  private static let code = """
    import Charts
    import SwiftUI

    enum City: String, Plottable, CaseIterable { case berlin = "Berlin", rome = "Rome" }
    struct Sale: Identifiable {
      let id = UUID()
      let day: Date
      let count: Int
      let price: Double
      let city: City
    }
    struct Average: ChartContent {
      let value: Double
      var body: some ChartContent {
        RuleMark(y: .value("Average", value))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
          .annotation(position: .top, alignment: .leading) { Text("Average").font(.caption) }
      }
    }
    struct Square: ChartSymbolShape, InsettableShape {
      var inset: CGFloat = 0
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
      func inset(by amount: CGFloat) -> Square { Square(inset: inset + amount) }
      var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    }

    struct Sales: View {
      @State private var selectedDay: Date?
      @State private var selectedCount: Int?
      @State private var first = Date(timeIntervalSince1970: 0)
      let sales = [
        Sale(day: Date(timeIntervalSince1970: 0), count: 3, price: 1.5, city: .berlin),
        Sale(day: Date(timeIntervalSince1970: 86_400), count: 5, price: 2.5, city: .rome),
      ]
      var body: some View {
        VStack {
          bars
          lines
          pie
          plots
          Text("\\(NumberBins(data: [1.0, 2, 3, 8, 9], desiredCount: 4).count) bins")
        }
      }

      private var bars: some View {
        Chart(sales) { sale in
          BarMark(
            x: .value("Day", sale.day, unit: .day), y: .value("Count", sale.count), width: .ratio(0.6))
            .foregroundStyle(by: .value("City", sale.city))
            .position(by: .value("City", sale.city))
            .cornerRadius(4)
            .opacity(selectedDay == nil ? 1 : 0.5)
            .accessibilityLabel(sale.day.formatted(date: .complete, time: .omitted))
          if let selectedDay {
            RuleMark(x: .value("Selected", selectedDay, unit: .day))
              .zIndex(-1)
              .annotation(
                position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
              ) { Text(selectedDay, format: .dateTime.day()) }
          }
          Average(value: 4).foregroundStyle(.red)
        }
        .chartXSelection(value: $selectedDay)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 7)
        .chartScrollPosition(x: $first)
        .chartScrollTargetBehavior(
          .valueAligned(
            matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { value in
            if let day = value.as(Date.self), value.index < value.count {
              AxisValueLabel { Text(day, format: .dateTime.weekday()) }
            }
            AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
            AxisTick(length: .longestLabel)
          }
        }
        .chartForegroundStyleScale([City.berlin: .green, City.rome: .purple])
        .chartPlotStyle { $0.frame(height: 90) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            if let frame = proxy.plotFrame {
              Text("plot \\(Int(geometry[frame].height)) high")
                .onTapGesture { selectedDay = proxy.value(atX: 10, as: Date.self) }
            }
          }
        }
      }

      private var lines: some View {
        Chart {
          ForEach(sales) { sale in
            LineMark(x: .value("Day", sale.day), y: .value("Price", sale.price))
              .interpolationMethod(.catmullRom)
              .symbol(by: .value("City", sale.city))
            AreaMark(
              x: .value("Day", sale.day), yStart: .value("Low", 0), yEnd: .value("High", sale.price))
              .foregroundStyle(
                .linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
            PointMark(x: .value("Day", sale.day), y: .value("Price", sale.price))
              .symbol(Square().strokeBorder(lineWidth: 2))
              .symbolSize(30)
          }
          if #available(iOS 17.0, *) {
            RectangleMark(xStart: .value("From", sales[0].day), xEnd: .value("To", sales[1].day))
          }
        }
        .chartYAxis {
          AxisMarks(preset: .extended, position: .leading, values: .automatic(desiredCount: 3))
          AxisMarks(format: .currency(code: "EUR") as FloatingPointFormatStyle<Double>.Currency)
        }
        .chartYScale(domain: 0...10)
        .chartXScale(range: .plotDimension(padding: 8))
        .chartYAxisLabel("Price", position: .leading)
        .chartLegend(position: .bottom, alignment: .center)
        .frame(height: 80)
      }

      private var pie: some View {
        Chart(City.allCases, id: \\.self) { city in
          SectorMark(angle: .value("Count", 3), innerRadius: .ratio(0.6), angularInset: 1)
            .foregroundStyle(by: .value("City", city))
        }
        .chartAngleSelection(value: $selectedCount)
        .chartLegend(.hidden)
        .chartBackground { proxy in
          GeometryReader { geometry in
            let frame = geometry[proxy.plotAreaFrame]
            Text("Total").position(x: frame.midX, y: frame.midY)
          }
        }
        .frame(height: 80)
      }

      private var plots: some View {
        Chart {
          LinePlot(x: "x", y: "y") { x in x * x }
          BarPlot(sales, x: .value("Day", \\.day, unit: .day), y: .value("Count", \\.count))
            .foregroundStyle(by: .value("City", \\.city))
        }
        .frame(height: 60)
      }
    }
    """
}
