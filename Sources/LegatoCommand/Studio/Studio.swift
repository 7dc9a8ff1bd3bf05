import Foundation
import LegatoFilm
import LegatoStudio

/// The studio at work: its server, the files that it shows, and the programs in which views run.
@MainActor
final class Studio {
  let options: StudioOptions
  let compiler: StudioCompiler
  let files: StudioFiles
  let pool: PreviewPool
  let exports: StudioExports
  private let loop = MainLoop()
  private let server: StudioServer
  private let watch = FileWatch()
  private var clients: [StudioClient] = []
  private var subjects: [String: StudioSubject] = [:]
  private var lingering: MainLoop.Source?
  /// Compiles one thing at a time: two would take each other's processor.
  let queue = DispatchQueue(label: "legato.studio")

  init(_ options: StudioOptions, compiler: StudioCompiler) throws(FilmFailure) {
    self.options = options
    self.compiler = compiler
    files = try StudioFiles(options.paths[0])
    pool = PreviewPool()
    exports = StudioExports(compiler.folder)
    server = StudioServer(
      token: Self.token(), reach: options.isForNetwork ? .network : .thisMachine)
  }

  /// 128 bits that nobody can guess.
  private static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 36)
      return String(repeating: "0", count: max(0, 13 - digits.count)) + digits
    }.joined()
  }

  /// Runs until it is interrupted.
  func run() throws(FilmFailure) {
    // Whoever reads the link may interrupt at once.
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      MainLoop.onSignal(signal) { [unowned self] in loop.quit() }
    }
    server.log = { Terminal.say($0) }
    server.answer = { [unowned self] in answer($0) }
    server.didConnect = { [unowned self] in didConnect($0) }
    server.didDisconnect = { [unowned self] in didDisconnect($0) }
    do throws(StudioServer.Failure) {
      try server.listen(port: UInt32(options.port))
    } catch {
      throw FilmFailure(error.description, exitCode: FilmFailure.machine)
    }
    if options.isForNetwork {
      Terminal.say(
        "Warning: everybody in the network who has the link can see these views, write these files, and so run code"
          + " on this machine."
      )
    }
    print(server.links.joined(separator: "\n"))
    fflush(nil)
    watch.didChange = { [unowned self] in didChange($0) }
    watchFolders()
    prepare()
    if options.opensBrowser { BrowserOpening.open(server.links[0]) }
    loop.run()
    end()
  }

  /// Does what the first page would have to wait for.
  private func prepare() {
    let compiler = compiler
    queue.async {
      let host: Result<URL, FilmFailure> = Result { () throws(FilmFailure) in try compiler.host() }
      MainLoop.post { [weak self] in
        switch host {
        case .success(let program): self?.pool.begin(program.path)
        case .failure(let failure): self?.pool.fail(failure.message)
        }
      }
      compiler.warmUp()
    }
    if let only = files.only { _ = subject(only) }
    readFiles()
  }

  /// Reads which files there are, and has the pages know.
  private func readFiles() {
    files.read(on: queue) { [weak self] in
      self?.watchFolders()
      self?.clients.forEach { $0.sendFiles() }
    }
  }

  private func end() {
    server.stop()
    watch.stop()
    for client in clients { client.close() }
    pool.end()
    // A compiler may be at work.
    Children.endAll()
  }

  // MARK: Pages

  private func answer(_ path: String) -> StudioServer.Answer? {
    switch path {
    case "":
      let page = StudioPage(port: server.port, hosts: server.links)
      return .init(
        type: "text/html; charset=utf-8", body: Array(page.html.utf8),
        headers: ["Content-Security-Policy": page.policy])
    default: return exports.answer(path)
    }
  }

  private func didConnect(_ connection: StudioConnection) {
    lingering?.cancel()
    lingering = nil
    clients.append(StudioClient(connection, studio: self))
  }

  private func didDisconnect(_ connection: StudioConnection) {
    for client in clients where client.connection === connection { client.close() }
    clients.removeAll { $0.connection === connection }
    guard clients.isEmpty, let seconds = options.lingers else { return }
    lingering = MainLoop.after(UInt32(seconds * 1000)) { [weak self] in self?.loop.quit() }
  }

  // MARK: Files

  /// A file that is shown; compiled where it was not yet.
  func subject(_ path: String) -> StudioSubject {
    if let known = subjects[path] { return known }
    let subject = StudioSubject(path, view: options.view, studio: self)
    subjects[path] = subject
    subject.didChange = { [unowned self, unowned subject] in
      watchFolders()
      for client in clients where client.subject === subject { client.sendState() }
    }
    subject.start()
    return subject
  }

  private func watchFolders() {
    var folders = files.folders
    for subject in subjects.values {
      for file in subject.files {
        folders.insert(
          URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path)
        // Behind a link the file itself is written somewhere else.
        folders.insert(
          URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path)
      }
    }
    watch.watch(folders)
  }

  private func didChange(_ paths: Set<String>) {
    if paths.contains(where: files.mayBeFolder) { readFiles() }
    let sources = paths.filter { $0.hasSuffix(".swift") }
    for subject in subjects.values { subject.noteChange(sources) }
    files.noteChange(sources, on: queue) { [weak self] in
      self?.clients.forEach { $0.sendFiles() }
    }
  }
}
