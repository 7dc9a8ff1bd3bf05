import Foundation

/// Makes videos of pictures, through ffmpeg.
struct VideoEncoder {
  enum Format: String {
    case gif, mp4, webp

    /// The arguments of ffmpeg for the format. Nothing of the machine or the time goes into a file.
    fileprivate var arguments: [String] {
      switch self {
      case .gif: ["-filter_complex", "[0][1]paletteuse=dither=sierra2_4a", "-loop", "0"]
      case .mp4:
        // Players want even sides, and four pixels that share a colour.
        [
          "-vf",
          "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
          "-c:v", "libx264", "-preset", "medium", "-crf", "16", "-colorspace", "bt709",
          "-color_primaries", "bt709", "-color_trc", "bt709", "-movflags", "+faststart",
        ]
      case .webp:
        ["-c:v", "libwebp_anim", "-lossless", "0", "-quality", "88", "-loop", "0", "-an"]
      }
    }

    /// How often all pictures are asked for.
    var passes: Int { self == .gif ? 2 : 1 }

    /// The most frames in a second that viewers show evenly.
    fileprivate var maxFrames: Int { self == .gif ? 30 : 60 }
  }

  /// ffmpeg, found on the PATH.
  ///
  /// - Throws: how to get it, where it is missing.
  static func program(
    for format: Format,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(FilmFailure) -> URL {
    for folder in environment["PATH", default: ""].split(separator: ":") {
      let candidate = "\(folder)/ffmpeg"
      if FileManager.default.isExecutableFile(atPath: candidate) {
        return URL(fileURLWithPath: candidate)
      }
    }
    throw FilmFailure(
      "A .\(format.rawValue) is made by ffmpeg, and there is none on the PATH. On Debian and"
        + " Ubuntu: apt-get install ffmpeg", exitCode: FilmFailure.machine)
  }

  /// How many of a film's frames, taken one after another, make one of the video's, and how many
  /// that are in a second.
  static func rate(_ format: Format, of framesPerSecond: Int) -> (step: Int, rate: Double) {
    let step = max(1, (framesPerSecond + format.maxFrames - 1) / format.maxFrames)
    return (step, Double(framesPerSecond) / Double(step))
  }

  let format: Format
  /// Pixels.
  let width: Int
  let height: Int
  let rate: Double

  /// Writes pictures, one after another, each red, green, blue, alpha.
  typealias Writing = (_ picture: [UInt8]) throws -> Void

  /// Writes the pictures that `pictures` gives to its argument. It is called twice for a GIF, of which
  /// the colours are chosen first: so no picture has to be kept.
  func write(
    to path: String, _ pictures: (Writing) throws -> Void
  ) throws(FilmFailure) {
    try WholeFile.replace(path) { place throws(FilmFailure) in
      guard format == .gif else {
        return try run(["-i", "pipe:0"], format.arguments, to: place, for: path, pictures)
      }
      let palette = FileManager.default.temporaryDirectory
        .appendingPathComponent("legato-\(UUID().uuidString).png").path
      defer { unlink(palette) }
      try run(
        ["-i", "pipe:0"], ["-vf", "palettegen=stats_mode=diff", "-frames:v", "1", "-f", "image2"],
        to: palette, for: path, pictures)
      try run(["-i", "pipe:0", "-i", palette], format.arguments, to: place, for: path, pictures)
    }
  }

  /// - Parameters:
  ///   - inputs: what is read, the pictures first.
  ///   - place: where ffmpeg writes to.
  ///   - path: what messages call it.
  private func run(
    _ inputs: [String], _ output: [String], to place: String, for path: String,
    _ pictures: (Writing) throws -> Void
  ) throws(FilmFailure) {
    let arguments =
      [
        "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba",
        "-video_size", "\(width)x\(height)", "-framerate", "\(rate)",
      ] + inputs + [
        "-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
      ] + output + (output.contains("-f") ? [] : ["-f", format.rawValue]) + [place]
    // An encoder that ends early must not end this program with it.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    let program = try Self.program(for: format)
    let process: EncoderProcess
    do {
      process = try EncoderProcess(program, arguments)
    } catch {
      throw FilmFailure(
        "ffmpeg cannot be run: \(FilmFailure.reason(error)).", exitCode: FilmFailure.machine)
    }
    var failure: (any Error)?
    do {
      try pictures { try process.write($0) }
    } catch {
      failure = error
    }
    let (status, said) = process.finish()
    if let failure = failure as? FilmFailure { throw failure }
    // Where the disk is full, ffmpeg may say so and end as if nothing had been.
    guard status == 0, failure == nil, said.isEmpty else {
      throw FilmFailure(
        "ffmpeg could not write \(path): "
          + (said.isEmpty
            ? "it ended with \(status)."
            : said.replacingOccurrences(of: place, with: path)
              .trimmingCharacters(in: .newlines)),
        exitCode: FilmFailure.machine)
    }
  }
}
