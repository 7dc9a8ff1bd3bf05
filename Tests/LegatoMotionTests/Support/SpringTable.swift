// The springs that the design system's specifications name, and their unit step. Computed
// independently of this package. Times are in milliseconds, frequencies in radians per second.

import Testing

struct SpringRow: Sendable, CustomTestStringConvertible {
  var name: String
  var response: Double
  var dampingRatio: Double
  var frequency: Double
  var dampedFrequency: Double
  var peakTime: Double?
  var peak: Double
  var settlesToOnePercent: Double
  var settlesToOnePermille: Double
  /// When SwiftUI's 300 Hz integrator ends the unit step.
  var integratorStops: Double
  /// The unit step at ``SpringTable/times``.
  var values: [Double]

  var testDescription: String { name }
}

enum SpringTable {
  static let times = [
    1000 / 60.0, 2000 / 60.0, 50, 100, 150, 200, 250, 300, 400, 500, 600,
  ]

  // swift-format-ignore
  static let rows: [SpringRow] = [
    SpringRow(
      name: "S1 spring(duration:0.3)", response: 0.3, dampingRatio: 1,
      frequency: 20.944, dampedFrequency: 0,
      peakTime: nil, peak: 1,
      settlesToOnePercent: 316.9, settlesToOnePermille: 440.8, integratorStops: 563,
      values: [0.0484, 0.1552, 0.2816, 0.6189, 0.821, 0.9213, 0.9668, 0.9864, 0.9978, 0.9997, 1]),
    SpringRow(
      name: "S1 spring(r.25,d.7)", response: 0.25, dampingRatio: 0.7,
      frequency: 25.1327, dampedFrequency: 17.9484,
      peakTime: 175.035, peak: 1.046,
      settlesToOnePercent: 261.6, settlesToOnePermille: 409.3, integratorStops: 390,
      values: [0.0718, 0.2332, 0.4233, 0.8737, 1.0339, 1.0393, 1.0145, 1.0007, 0.9988, 1.0001, 1]),
    SpringRow(
      name: "S1 spring(duration:0.25)", response: 0.25, dampingRatio: 1,
      frequency: 25.1327, dampedFrequency: 0,
      peakTime: nil, peak: 1,
      settlesToOnePercent: 264.1, settlesToOnePermille: 367.3, integratorStops: 493,
      values: [0.0667, 0.2048, 0.3577, 0.7154, 0.89, 0.9605, 0.9864, 0.9955, 0.9995, 1, 1]),
    SpringRow(
      name: "S1 spring(response:0.3)", response: 0.3, dampingRatio: 0.825,
      frequency: 20.944, dampedFrequency: 11.8361,
      peakTime: 265.4244, peak: 1.0102,
      settlesToOnePercent: 275.2, settlesToOnePermille: 413.1, integratorStops: 327,
      values: [0.0502, 0.1656, 0.3069, 0.6928, 0.9082, 0.9903, 1.0096, 1.0084, 1.0014, 0.9999, 0.9999]),
    SpringRow(
      name: "S1 spring(duration:0.2)", response: 0.2, dampingRatio: 1,
      frequency: 31.4159, dampedFrequency: 0,
      peakTime: nil, peak: 1,
      settlesToOnePercent: 211.3, settlesToOnePermille: 293.9, integratorStops: 420,
      values: [0.0974, 0.2816, 0.4656, 0.821, 0.9487, 0.9864, 0.9966, 0.9992, 1, 1, 1]),
    SpringRow(
      name: "S2 send.down (0.2,b0.1)", response: 0.2, dampingRatio: 0.9,
      frequency: 31.4159, dampedFrequency: 13.6939,
      peakTime: 229.4157, peak: 1.0015,
      settlesToOnePercent: 163.2, settlesToOnePermille: 266.6, integratorStops: 307,
      values: [0.1003, 0.2956, 0.494, 0.8685, 0.9804, 1.0004, 1.0013, 1.0005, 1, 1, 1]),
    SpringRow(
      name: "S2 send.up (0.3,b0.3)", response: 0.3, dampingRatio: 0.7,
      frequency: 20.944, dampedFrequency: 14.957,
      peakTime: 210.042, peak: 1.046,
      settlesToOnePercent: 313.9, settlesToOnePermille: 491.2, integratorStops: 467,
      values: [0.0516, 0.1737, 0.3275, 0.7571, 0.9841, 1.0449, 1.0353, 1.0145, 0.9981, 0.9992, 1.0001]),
    SpringRow(
      name: "S2 receive (0.4,b0.2)", response: 0.4, dampingRatio: 0.8,
      frequency: 15.708, dampedFrequency: 9.4248,
      peakTime: 333.3333, peak: 1.0152,
      settlesToOnePercent: 404.4, settlesToOnePermille: 539.4, integratorStops: 660,
      values: [0.0298, 0.1034, 0.2017, 0.5257, 0.7763, 0.9223, 0.9898, 1.0124, 1.0105, 1.0025, 1]),
    SpringRow(
      name: "S2 quick (0.15,b0.1)", response: 0.15, dampingRatio: 0.9,
      frequency: 41.8879, dampedFrequency: 18.2585,
      peakTime: 172.0618, peak: 1.0015,
      settlesToOnePercent: 122.4, settlesToOnePermille: 199.9, integratorStops: 253,
      values: [0.161, 0.4305, 0.6591, 0.9598, 1.0004, 1.001, 1.0002, 1, 1, 1, 1]),
    SpringRow(
      name: "S2 row.up (0.2,b0.2)", response: 0.2, dampingRatio: 0.8,
      frequency: 31.4159, dampedFrequency: 18.8496,
      peakTime: 166.6667, peak: 1.0152,
      settlesToOnePercent: 202.2, settlesToOnePermille: 269.7, integratorStops: 357,
      values: [0.1034, 0.3109, 0.5257, 0.9223, 1.0124, 1.0105, 1.0025, 1, 0.9999, 1, 1]),
    SpringRow(
      name: "S2 archive (0.3,b0.15)", response: 0.3, dampingRatio: 0.85,
      frequency: 20.944, dampedFrequency: 11.0329,
      peakTime: 284.7474, peak: 1.0063,
      settlesToOnePercent: 213, settlesToOnePermille: 418, integratorStops: 350,
      values: [0.05, 0.164, 0.3031, 0.6812, 0.8945, 0.98, 1.0038, 1.006, 1.0015, 1.0001, 1]),
    SpringRow(
      name: "S2 standard (0.3,b0.2)", response: 0.3, dampingRatio: 0.8,
      frequency: 20.944, dampedFrequency: 12.5664,
      peakTime: 250, peak: 1.0152,
      settlesToOnePercent: 303.3, settlesToOnePermille: 404.5, integratorStops: 513,
      values: [0.0505, 0.1672, 0.3109, 0.7048, 0.9223, 1.0009, 1.0152, 1.0105, 1.0012, 0.9998, 0.9999]),
    SpringRow(
      name: "S2 playful (0.4,b0.3)", response: 0.4, dampingRatio: 0.7,
      frequency: 15.708, dampedFrequency: 11.2177,
      peakTime: 280.056, peak: 1.046,
      settlesToOnePercent: 418.5, settlesToOnePermille: 654.9, integratorStops: 617,
      values: [0.0303, 0.1066, 0.2105, 0.5614, 0.8343, 0.9841, 1.0396, 1.044, 1.0145, 0.9993, 0.9982]),
    SpringRow(
      name: "S3 button (r.3,d.7)", response: 0.3, dampingRatio: 0.7,
      frequency: 20.944, dampedFrequency: 14.957,
      peakTime: 210.042, peak: 1.046,
      settlesToOnePercent: 313.9, settlesToOnePermille: 491.2, integratorStops: 467,
      values: [0.0516, 0.1737, 0.3275, 0.7571, 0.9841, 1.0449, 1.0353, 1.0145, 0.9981, 0.9992, 1.0001]),
    SpringRow(
      name: "S3 entry (r.4,d.75)", response: 0.4, dampingRatio: 0.75,
      frequency: 15.708, dampedFrequency: 10.3898,
      peakTime: 302.3716, peak: 1.0284,
      settlesToOnePercent: 419.9, settlesToOnePermille: 509.2, integratorStops: 643,
      values: [0.03, 0.105, 0.206, 0.543, 0.8042, 0.9521, 1.0141, 1.0284, 1.0134, 1.0015, 0.9992]),
    SpringRow(
      name: "S3 popIn (r.5,d.6)", response: 0.5, dampingRatio: 0.6,
      frequency: 12.5664, dampedFrequency: 10.0531,
      peakTime: 312.5, peak: 1.0948,
      settlesToOnePercent: 498, settlesToOnePermille: 808.9, integratorStops: 710,
      values: [0.0201, 0.0737, 0.1511, 0.45, 0.7382, 0.944, 1.0559, 1.0935, 1.0596, 1.0093, 0.9915]),
    SpringRow(
      name: "S3 counter (r.4,d.6)", response: 0.4, dampingRatio: 0.6,
      frequency: 15.708, dampedFrequency: 12.5664,
      peakTime: 250, peak: 1.0948,
      settlesToOnePercent: 398.4, settlesToOnePermille: 647.1, integratorStops: 790,
      values: [0.0308, 0.1099, 0.2198, 0.6016, 0.9017, 1.0559, 1.0948, 1.0739, 1.0093, 0.991, 0.9964]),
    SpringRow(
      name: "S3 hover (r.2,d.8)", response: 0.2, dampingRatio: 0.8,
      frequency: 31.4159, dampedFrequency: 18.8496,
      peakTime: 166.6667, peak: 1.0152,
      settlesToOnePercent: 202.2, settlesToOnePermille: 269.7, integratorStops: 357,
      values: [0.1034, 0.3109, 0.5257, 0.9223, 1.0124, 1.0105, 1.0025, 1, 0.9999, 1, 1]),
    SpringRow(
      name: "default (documented r.55,d1)", response: 0.55, dampingRatio: 1,
      frequency: 11.424, dampedFrequency: 0,
      peakTime: nil, peak: 1,
      settlesToOnePercent: 581, settlesToOnePermille: 808.2, integratorStops: 883,
      values: [0.016, 0.0565, 0.1125, 0.3165, 0.511, 0.6656, 0.7783, 0.8562, 0.9423, 0.9778, 0.9917]),
    SpringRow(
      name: "default (runtime spring .5,b0)", response: 0.5, dampingRatio: 1,
      frequency: 12.5664, dampedFrequency: 0,
      peakTime: nil, peak: 1,
      settlesToOnePercent: 528.2, settlesToOnePermille: 734.7, integratorStops: 823,
      values: [0.0191, 0.0667, 0.1313, 0.3577, 0.562, 0.7154, 0.821, 0.89, 0.9605, 0.9864, 0.9955]),
    SpringRow(
      name: "S4 appSpring (r.5,d.7)", response: 0.5, dampingRatio: 0.7,
      frequency: 12.5664, dampedFrequency: 8.9742,
      peakTime: 350.07, peak: 1.046,
      settlesToOnePercent: 523.2, settlesToOnePermille: 818.7, integratorStops: 763,
      values: [0.0199, 0.0718, 0.1457, 0.4233, 0.6851, 0.8737, 0.9841, 1.0339, 1.0393, 1.0145, 1.0007]),
    SpringRow(
      name: "S4 appSnappy (.snappy=.5,b.15)", response: 0.5, dampingRatio: 0.85,
      frequency: 12.5664, dampedFrequency: 6.6197,
      peakTime: 474.579, peak: 1.0063,
      settlesToOnePercent: 355.1, settlesToOnePermille: 696.6, integratorStops: 560,
      values: [0.0195, 0.0692, 0.1382, 0.3881, 0.6177, 0.7864, 0.8945, 0.9564, 1.0016, 1.006, 1.0031]),
    SpringRow(
      name: "S4 menuSpring (r.35,d.65)", response: 0.35, dampingRatio: 0.65,
      frequency: 17.952, dampedFrequency: 13.6423,
      peakTime: 230.2831, peak: 1.0681,
      settlesToOnePercent: 358.8, settlesToOnePermille: 576.9, integratorStops: 517,
      values: [0.0392, 0.1365, 0.266, 0.6755, 0.9474, 1.0555, 1.0644, 1.0385, 0.9995, 0.9962, 0.9996]),
    SpringRow(
      name: "S4 contextMenuAppear (r.3,d.7)", response: 0.3, dampingRatio: 0.7,
      frequency: 20.944, dampedFrequency: 14.957,
      peakTime: 210.042, peak: 1.046,
      settlesToOnePercent: 313.9, settlesToOnePermille: 491.2, integratorStops: 467,
      values: [0.0516, 0.1737, 0.3275, 0.7571, 0.9841, 1.0449, 1.0353, 1.0145, 0.9981, 0.9992, 1.0001]),
    SpringRow(
      name: "upstream appBounce (r.6,d.55)", response: 0.6, dampingRatio: 0.55,
      frequency: 10.472, dampedFrequency: 8.7458,
      peakTime: 359.2106, peak: 1.1263,
      settlesToOnePercent: 821.7, settlesToOnePermille: 1204.9, integratorStops: 1143,
      values: [0.0143, 0.0533, 0.1117, 0.3554, 0.6238, 0.8513, 1.0094, 1.0965, 1.1166, 1.0536, 1.0018]),
  ]
}
