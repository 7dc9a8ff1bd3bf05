// Puts the studio together: what was done, the programs that play it, and the page around.

const DEVICES = [
  ["", "Preview’s own", 0, 0], ["se", "iPhone SE", 375, 667], ["phone", "iPhone", 393, 852],
  ["max", "iPhone Pro Max", 430, 932], ["landscape", "iPhone, landscape", 852, 393],
  ["mini", "iPad mini", 744, 1133], ["pad", "iPad", 820, 1180], ["watch", "Watch", 198, 242],
];
const TEXT_SIZES = [
  ["xSmall", "Extra small"], ["small", "Small"], ["medium", "Medium"], ["large", "Usual"],
  ["xLarge", "Large"], ["xxLarge", "Larger"], ["xxxLarge", "Largest"],
  ...[1, 2, 3, 4, 5].map((step) => [`accessibility${step}`, `Accessibility ${step}`]),
];
const LANGUAGES = [
  ["", "App’s own"], ["en", "English"], ["de", "Deutsch"], ["fr", "Français"], ["es", "Español"],
  ["pt-BR", "Português"], ["it", "Italiano"], ["nl", "Nederlands"], ["pl", "Polski"], ["tr", "Türkçe"],
  ["ru", "Русский"], ["ar", "العربية"], ["he", "עברית"], ["hi", "हिन्दी"], ["ja", "日本語"], ["ko", "한국어"],
  ["zh-Hans", "简体中文"],
];
const RIGHT_TO_LEFT = ["ar", "he", "fa", "ur"];
const MATRIX = [
  ["Dark", ["colorScheme=dark"]], ["Right to left", ["layoutDirection=rightToLeft"]],
  ["Large text", ["textSize=accessibility3"]], ["Reduce Motion", ["reduceMotion=true"]],
];

/** A view that is shown. */
class Pane {
  constructor(number, name, session) {
    this.number = number;
    this.session = session;
    this.canvas = make("canvas", { role: number === 0 ? "application" : "img", tabindex: number === 0 ? 0 : null });
    this.canvas.setAttribute("aria-label", number === 0
      ? "Preview. Keys and touches go to the view; Escape leads back to the page. The tab Screen lists what can be touched."
      : `Preview, ${name}`);
    this.caption = make("span", {});
    this.figure = make("figure", { class: "film" },
      make("figcaption", {}, make("strong", {}, name), this.caption),
      make("div", { class: "screen" }, this.canvas));
    this.row = -1;
    this.pointSize = 1;
  }

  get film() { return this.session.filmOf(this.number); }

  /** Makes room for a frame: the surface may have another size. */
  fit(limit) {
    const surface = this.film.surface(this.row);
    const { width, height } = { width: surface.width || 1, height: surface.height || 1 };
    const size = this.session.zoom || Math.min(limit.width / width, limit.height / height, 1.5);
    const scale = Math.min(size * devicePixelRatio, Math.sqrt(3e7 / (width * height)));
    if (this.width === width && this.height === height && this.scale === scale) return;
    Object.assign(this, { width, height, scale, pointSize: size });
    this.canvas.width = Math.max(1, Math.round(width * scale));
    this.canvas.height = Math.max(1, Math.round(height * scale));
    this.canvas.style.width = `${width * size}px`;
    this.canvas.style.height = `${height * size}px`;
  }

  draw(time, limit, always) {
    const { film } = this;
    if (film.frames.length === 0) return;
    const row = Math.min(film.row(time), film.frames.length - 1);
    if (row === this.row && !always) return;
    this.row = row;
    this.fit(limit);
    film.draw(this.canvas, row, this.scale);
  }

  /** Shows nothing. */
  clear() {
    this.row = -1;
    this.canvas.getContext("2d").clearRect(0, 0, this.canvas.width, this.canvas.height);
  }
}

class Session {
  constructor() {
    this.events = [];
    this.branches = [];
    this.base = new Set();
    this.device = "";
    this.preview = 0;
    this.generation = 0;
    this.zoom = 0;
    this.serial = 0;
    this.incoming = new Map();
    this.crashes = 0;
    this.fingers = new Set();
    this.moves = new Map();
    this.latencies = [];
    this.isPaused = Session.prefersStillness();
    this.films = [new LiveFilm("Preview")];
    this.clock = new LiveClock(this.films);
    this.panes = [new Pane(0, "Preview", this)];
    this.variants = [];
    document.getElementById("panes").append(this.panes[0].figure);
    this.timeline = new Timeline(this);
    this.frozen = new Frozen(this);
    this.curves = new LiveCurves(this.films, this.clock, this);
    this.knobs = new Knobs(this);
    this.work = new LiveWork(this);
    this.findings = new LiveFindings(this);
    this.movingList = new LiveMoving(this);
    this.items = new Items(this);
    this.latency = new Latency();
    this.touch = new Touch(this, this.panes[0]);
    this.clock.onChange(() => this.draw());
    addEventListener("resize", () => this.draw(true));
    new ResizeObserver(() => this.draw(true)).observe(document.getElementById("panes"));
    this.link = new Link((message) => this.hear(message));
  }

  get film() { return this.films[0]; }

  filmOf(number) {
    return number === 0 ? this.films[0]
      : this.variants.find((variant) => variant.number === number)?.film ?? this.films[0];
  }

  // MARK: Hearing

  hear(message) {
    const act = {
      open: () => {
        // A connection that was lost has taken the programs along.
        this.generation = 0;
        this.link.say({ kind: "hello", path: this.state?.path ?? this.asked() });
      },
      closed: () => {
        this.findings.forget();
        this.say("lost", "The studio is gone. Trying again…");
      },
      files: () => ui.files.show(message.files), state: () => this.takeState(message),
      piece: () => this.takePiece(message), did: () => this.did(message),
      missing: () => this.miss(message), late: () => this.late(message),
      ended: () => this.ended(message), output: () => ui.output(message.text, message.pane),
      failed: () => this.fail(message.message), failure: () => this.fail(message.text),
      exported: () => ui.exported(message), findings: () => this.findings.take(message.findings ?? []),
      unchecked: () => this.findings.fail(message.text),
    }[message.kind];
    act?.();
  }

  asked() {
    const match = location.hash.match(/^#file=(.+)$/);
    return match ? decodeURIComponent(match[1]) : undefined;
  }

  say(kind, text) { ui.status(kind, text); }

  takeState(state) {
    const isOther = this.state?.path !== state.path;
    this.state = state;
    if (isOther) this.forget();
    ui.show(state, this.preview);
    ui.empty();
    this.knobs.show(state);
    if (state.messages.length > 0) {
      ui.fault("Does not compile", state.messages);
      this.say("error", "Does not compile");
    } else if (state.isBuilding) this.say("building", "Compiling…");
    // A page that has just come shows what compiled last, whatever the file says by now.
    const isFirst = this.generation === 0;
    if (state.generation > 0 && state.generation !== this.generation && !state.isBuilding
      && (state.messages.length === 0 || isFirst)) {
      this.generation = state.generation;
      this.crashes = 0;
      // Others may have come before the one that is shown.
      const place = state.names.indexOf(this.shownName);
      this.preview = place >= 0 ? place : Math.min(this.preview, Math.max(state.names.length - 1, 0));
      this.shownName = state.names[this.preview];
      // What a crash has taken away is done again by the program that comes after it.
      if (this.lost && this.lost.count === this.events.length) this.events = this.lost.events;
      this.lost = null;
      ui.show(state, this.preview);
      this.arrived = performance.now();
      this.reopen({ isEdit: !isFirst });
    } else if (state.messages.length === 0 && !state.isBuilding && ui.isCompileFault) {
      ui.clearFault();
      this.say("live", "Live");
    }
  }

  /** Another file, or another preview: nothing was done with it. */
  forget() {
    this.events = [];
    this.branches = [];
    this.generation = 0;
    this.preview = 0;
    this.shownName = undefined;
    // Nothing of the other one stays on screen.
    this.incoming.clear();
    this.films[0] = new LiveFilm("Preview");
    this.panes[0].clear();
    this.items.show([]);
    this.begin();
  }

  // MARK: Programs

  configuration(extra = []) {
    const [, , width, height] = DEVICES.find(([id]) => id === this.device);
    const settings = [...this.base, ...extra];
    return width ? { width, height, scale: 2, settings } : { scale: 2, settings };
  }

  settings() { return [...this.base]; }

  /** Has a new program play everything, up to where time is known to. */
  reopen({ isEdit = false, until = null, isLive = true } = {}) {
    const last = this.events.at(-1)?.time ?? 0;
    const time = until ?? Math.max(last, Math.min(this.clock.time, this.film.duration));
    const serial = ++this.serial;
    const film = new LiveFilm("Preview");
    this.incoming.set(serial, { film, isEdit, asked: performance.now(), until: time });
    for (const other of this.incoming.keys()) if (other < serial) this.incoming.delete(other);
    // What is done up to then is played with the rest; what comes later follows once that is there.
    this.queue = this.events.filter((event) => event.time > time + 1e-6);
    this.fingers.clear();
    this.moves.clear();
    this.clock.isHeld = false;
    ui.clearMissing();
    this.link.say({
      kind: "open", pane: 0, serial, preview: this.preview, configuration: this.configuration(),
      events: this.events, time, isLive: isLive && this.queue.length === 0, framesPerSecond: 60,
    });
    this.reopenVariants();
  }

  takePiece(message) {
    if (message.pane > 0) return this.takeVariant(message);
    const coming = this.incoming.get(message.serial);
    const film = coming?.film ?? (message.serial === this.shownSerial ? this.film : null);
    if (!film) return;
    this.unanswered = 0;
    const pictures = film.take(message, message.body);
    const show = () => {
      if (coming) this.arrive(coming, message);
      this.draw(true);
      this.touch.update();
      if (this.film.isReady && !this.fingers.size) this.settleSoon();
    };
    if (pictures) pictures.then(show); else show();
  }

  /** A new program has played what was done before: its film takes the place of the old one. */
  arrive(coming, message) {
    const { film } = coming;
    if (message.milliseconds) coming.milliseconds = message.milliseconds;
    if (!message.isCaughtUp && film.horizon < this.clock.time) return;
    if (!this.incoming.has(message.serial)) return;
    this.incoming.delete(message.serial);
    this.shownSerial = message.serial;
    film.isReady = true;
    this.films[0] = film;
    ui.empty();
    const isBroken = (this.state?.messages.length ?? 0) > 0;
    // An edit that runs has mended what was said of the program before; a fault of the text stays.
    if (!isBroken && (ui.isCompileFault || coming.isEdit)) ui.clearFault();
    this.draw(true);
    this.measure(coming, message);
    if (isBroken) this.say("error", "Does not compile");
    else this.say("live", this.total ? `Live · ${Math.round(this.total)} ms` : "Live");
    for (const event of this.queue ?? []) this.send(event);
    this.queue = [];
    this.timeline.refresh();
    this.clock.touched = Math.max(this.clock.touched, this.clock.time);
    if (!this.isPaused) this.clock.play();
    this.clock.tell();
  }

  /** Where the time from the save went. */
  measure(coming, message) {
    if (!coming.isEdit || !this.state) return;
    const { state } = this;
    const now = Date.now();
    const from = Math.abs(state.noticed - state.written) < 2000 ? state.written : state.noticed;
    const total = now - from;
    const own = { ...state.milliseconds, ...(message.milliseconds ?? coming.milliseconds ?? {}) };
    const known = Object.values(own).reduce((sum, part) => sum + part, 0);
    const parts = { notice: Math.max(state.noticed - from, 0), ...own };
    parts.page = Math.max(performance.now() - coming.asked - ["view", "play", "encode"]
      .reduce((sum, name) => sum + (own[name] ?? 0), 0), 0);
    parts.start = Math.max(total - known - parts.page - parts.notice, 0);
    this.total = total;
    this.latencies.push({ total, ...parts });
    this.latency.show(parts, total);
  }

  /** Whether two are the same thing done, as far as can be told. */
  static isSame(one, other) {
    return one.kind === other.kind && Math.abs(one.time - other.time) < 1e-6
      && (one.finger ?? 0) === (other.finger ?? 0);
  }

  did(message) {
    if (message.pane > 0 || !message.event) return;
    // Two touches may be made at one time: the first one has its target by then.
    const event = this.events.find((other) => !other.target && Session.isSame(other, message.event));
    if (event && message.target) event.target = message.target;
    this.timeline.refresh();
    ui.happened(this);
  }

  miss(message) {
    if (message.pane > 0) return;
    ui.miss(message.message);
  }

  /** The film had gone past the time of an event: it is played up to there, and the event with it. */
  late(message) {
    if (message.serial !== this.shownSerial || this.incoming.size > 0) return;
    this.film.isReady = false;
    const fingers = [...this.fingers];
    this.reopen({ until: message.event.time });
    for (const finger of fingers) this.fingers.add(finger);
    this.clock.isHeld = fingers.length > 0;
    if (fingers.length > 0 && !this.isPumping) this.pump();
  }

  fail(text) {
    ui.fault("The studio", [{ kind: "error", text }]);
    ui.empty();
    this.say("error", "Not shown");
  }

  /** A program has come to its end by itself. */
  ended(message) {
    if (message.pane > 0) {
      this.variants.find(({ number }) => number === message.pane)?.pane.caption.replaceChildren("crashed");
      return;
    }
    const { doing } = message;
    const event = doing?.event;
    const name = this.state?.names[this.preview] ?? "The view";
    const target = doing?.target?.label ?? doing?.target?.identifier ?? doing?.target?.path;
    const own = event ? this.events.findLastIndex((other) => Session.isSame(other, event)) : -1;
    const end = own >= 0 ? own : event
      ? this.events.findLastIndex((other) => other.time < event.time - 1e-9) + 1 : 0;
    const verb = { down: "touched", up: "let go", key: `pressed (${event?.text})`, type: `typed into (${event?.text})`, hover: "pointed at" }[event?.kind];
    const touched = target ?? this.lastTarget(own >= 0 ? own + 1 : end);
    const where = event ? `${name}: while ${touched ? `“${touched}” was ` : "it was "}${verb ?? `given ${event.kind} ${event.text ?? ""}`} at ${seconds(event.time)}`
      : doing ? `${name}: while it was shown for the first time` : `${name}: while nothing was done`;
    const reason = message.output.split("\n").filter((line) => /atal error|error:|Assertion|Precondition/.test(line)).slice(-2);
    ui.fault(message.words, [{ kind: "error", text: where }, ...reason.map((text) => ({ kind: "note", text }))]);
    this.say("error", "Crashed");
    this.films[0].isReady = false;
    this.crashes++;
    if (this.crashes > 3) return;
    if (event) {
      // All of the touch goes: half of it would leave a finger down. What was done before at the same time stays, and
      // what was done after it as well; after the next edit all of it is done again.
      const all = this.events;
      const finger = event.finger ?? 0;
      const isOfFinger = (other) => ["down", "move", "up", "cancel"].includes(other.kind)
        && (other.finger ?? 0) === finger;
      const down = event.kind === "up" || event.kind === "move"
        ? all.slice(0, end).findLastIndex((other) => other.kind === "down" && isOfFinger(other)) : -1;
      const start = down >= 0 ? down : end;
      let last = start;
      if (["down", "move", "up"].includes(event.kind)) {
        const up = all.findIndex((other, index) => index >= start && isOfFinger(other)
          && (other.kind === "up" || other.kind === "cancel"));
        last = up >= 0 ? up : all.length - 1;
      }
      this.clock.time = Math.min(this.clock.time, all[start]?.time ?? event.time);
      const isCut = (other, index) => index >= start && index <= last
        && (index === start || isOfFinger(other));
      this.events = all.filter((other, index) => !isCut(other, index));
      // Once: what ends the next program as well is gone.
      for (const other of all.filter(isCut)) other.crashes = (other.crashes ?? 0) + 1;
      this.lost = {
        events: (this.lost?.events ?? all).filter(({ crashes }) => (crashes ?? 0) < 2),
        count: this.events.length,
      };
    } else if (doing) return;
    this.reopen();
  }

  /** What was touched last among the first events. */
  lastTarget(count = this.events.length) {
    const down = this.events.slice(0, count).filter((event) => event.kind === "down").at(-1);
    return down ? Scenario.name(down) : null;
  }

  // MARK: Doing

  /** The time up to which the program has come, or will have before it hears of anything new. */
  get known() { return [...this.incoming.values()].at(-1)?.until ?? this.film.horizon; }

  /** Pulls time to a moment. */
  goTo(time) {
    if (time === undefined || time === null) return;
    this.isPaused = true;
    this.clock.pause();
    this.clock.seek(time);
  }

  /** Something is done now; where the film is known further, that was another future. */
  perform(event) {
    if (!this.film.isReady && !this.incoming.size) return;
    // What is done now is another session than the one that a crash has cut.
    this.lost = null;
    this.isPaused = false;
    this.clock.part = null;
    if (event.kind === "up" || event.kind === "cancel") {
      if (!this.fingers.has(event.finger)) return;
      this.flush();
      this.fingers.delete(event.finger);
    }
    let time = this.clock.time;
    const last = this.events.at(-1)?.time ?? 0;
    const isNext = event.kind === "up" || event.kind === "cancel" || event.kind === "move" || this.fingers.size > 0;
    if (isNext) time = Math.max(time, last);
    else if (time < this.known - 1e-6 || time < last - 1e-9) this.branch(time);
    event.time = time;
    if (event.kind === "down") this.fingers.add(event.finger);
    this.events.push(event);
    if (ui.isCrash) ui.clearFault();
    if (this.incoming.size > 0) (this.queue ??= []).push(event);
    else this.send(event);
    this.clock.isHeld = this.fingers.size > 0;
    if (this.clock.isHeld && !this.isPumping) this.pump();
    this.clock.touch();
    this.timeline.refresh();
    // What was pressed answers now, not with the next frame: a machine with much to do is late with that.
    this.clock.tell();
  }

  send(event) {
    this.unanswered = (this.unanswered ?? 0) + 1;
    this.link.say({ kind: "event", pane: 0, event });
    Object.assign(this.film, { isSettled: false, goesOn: true });
  }

  /** What comes after a time is taken back; it is kept to be brought back. */
  branch(time) {
    const rest = this.events.filter((event) => event.time > time + 1e-9);
    if (rest.length > 0) {
      this.branches.push({ events: [...this.events], time });
      if (this.branches.length > 20) this.branches.shift();
    }
    this.events = this.events.filter((event) => event.time <= time + 1e-9);
    // What is done next is done at that time: nothing goes on before.
    this.reopen({ until: time, isLive: false });
    this.films[0].isReady = false;
    ui.branches(this.branches.length);
  }

  undoBranch() {
    const branch = this.branches.pop();
    if (!branch) return;
    this.events = branch.events;
    ui.branches(this.branches.length);
    this.clock.pause();
    this.isPaused = true;
    this.reopen({ until: Math.max(branch.events.at(-1).time, branch.time) });
  }

  /** A finger moves: where it is when a frame is due is what counts. */
  drag(event) {
    if (this.fingers.has(event.finger)) this.moves.set(event.finger, event);
  }

  flush() {
    for (const event of this.moves.values()) {
      event.time = Math.max(this.clock.time, this.events.at(-1)?.time ?? 0);
      this.events.push(event);
      if (this.incoming.size > 0) (this.queue ??= []).push(event);
      else this.send(event);
    }
    this.moves.clear();
  }

  /** While a finger is down time goes on frame by frame. */
  pump() {
    this.isPumping = true;
    const step = () => {
      if (this.fingers.size === 0) {
        this.isPumping = false;
        return;
      }
      if (!(this.unanswered > 0) && this.incoming.size === 0) {
        if (this.moves.size > 0) this.flush();
        else {
          this.unanswered = 1;
          this.link.say({ kind: "tick", pane: 0, time: this.clock.time });
        }
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  hover(place) {
    if (!this.film.noticesPointer || this.fingers.size > 0 || !this.film.isReady || this.isPaused) return;
    if (this.clock.time < this.known - 1e-6 && !this.film.isEndless) return;
    const last = this.hovered;
    if (place && last && Math.hypot(place.x - last.x, place.y - last.y) < 3) return;
    if (!place && !last) return;
    this.hovered = place;
    this.perform(place ? { kind: "hover", ...place } : { kind: "leave" });
  }

  /** Taps something that the list of the screen names. */
  tap(item) {
    this.perform({ kind: "down", finger: 0, x: item.x, y: item.y });
    this.perform({ kind: "up", finger: 0 });
  }

  /** Changes a condition: from now on where something was done, else from the beginning. */
  set(setting) {
    const [name] = setting.split("=");
    if (this.events.length === 0 && (this.film.isSettled || this.clock.time < 0.05)) {
      for (const other of this.base) if (other.startsWith(`${name}=`)) this.base.delete(other);
      if (!setting.endsWith("=")) this.base.add(setting);
      this.reopen({ until: 0 });
      this.clock.time = 0;
    } else this.perform({ kind: "set", text: setting === "language=" ? "language=en" : setting });
  }

  /** Another device: from now on where something was done, else from the beginning. */
  setDevice(id) {
    const [, , width, height] = DEVICES.find(([other]) => other === id);
    if (this.events.length === 0) {
      this.device = id;
      this.reopen();
    } else if (width) this.perform({ kind: "size", x: width, y: height });
    else {
      // The preview's own size is known to the program alone, at the beginning.
      this.device = id;
      this.events = this.events.filter(({ kind }) => kind !== "size");
      this.reopen();
    }
  }

  /** The device that is shown now. */
  get currentDevice() {
    const size = this.events.filter((event) => event.kind === "size"
      && event.time <= this.clock.time + 1e-9).at(-1);
    return size ? DEVICES.find(([, , width, height]) => width === size.x && height === size.y)?.[0] ?? this.device
      : this.device;
  }

  /** The value that a setting has now. */
  current(name, usual) {
    const done = this.events.filter((event) => event.kind === "set" && event.time <= this.clock.time + 1e-9);
    let value;
    for (const setting of [...this.base, ...done.map(({ text }) => text)]) {
      if (setting.startsWith(`${name}=`)) value = setting;
      // A language brings its own direction.
      else if (name === "layoutDirection" && setting.startsWith("language=")) value = undefined;
    }
    return value ? value.split("=")[1] : usual;
  }

  restart() {
    if (this.events.length > 0) this.branches.push({ events: [...this.events], time: 0 });
    this.begin();
    if (this.state?.generation > 0) this.reopen({ until: 0 });
  }

  /** Time begins anew. */
  begin() {
    ui.branches(this.branches.length);
    this.events = [];
    this.lost = null;
    this.clock.part = null;
    this.clock.time = 0;
    this.clock.touched = 0;
    this.isPaused = Session.prefersStillness();
    this.crashes = 0;
  }

  /** Whoever asked for less motion sees none before it is asked for: a touch, or Play. */
  static prefersStillness() { return matchMedia("(prefers-reduced-motion: reduce)").matches; }

  choosePreview(number) {
    this.preview = number;
    this.shownName = this.state?.names[number];
    this.events = [];
    this.branches = [];
    this.knobs.filter();
    this.restart();
  }

  // MARK: Beside each other

  setVariants(list) {
    for (const { number, pane } of this.variants) {
      pane.figure.remove();
      this.link.say({ kind: "close", pane: number });
    }
    this.films.length = 1;
    this.variants = list.map(([name, settings], index) => {
      const number = index + 1;
      const pane = new Pane(number, name, this);
      document.getElementById("panes").append(pane.figure);
      return { number, name, settings, pane, film: new LiveFilm(name) };
    });
    document.documentElement.classList.toggle("has-variants", this.variants.length > 0);
    this.reopenVariants();
    this.draw(true);
  }

  /** Has the others play what was done with the first one. */
  reopenVariants() {
    clearTimeout(this.variantsPending);
    if (this.variants.length === 0) return;
    this.variantsPending = setTimeout(() => {
      for (const variant of this.variants) {
        variant.serial = ++this.serial;
        variant.next = new LiveFilm(variant.name);
        const events = this.events.filter((event) => !(event.kind === "set"
          && variant.settings.some((setting) => setting.split("=")[0] === event.text.split("=")[0])));
        this.link.say({
          kind: "open", pane: variant.number, serial: variant.serial, preview: this.preview,
          configuration: this.configuration(variant.settings), events,
          time: this.events.at(-1)?.time ?? 0, isLive: true, framesPerSecond: 60,
        });
      }
    }, 30);
  }

  takeVariant(message) {
    const variant = this.variants.find(({ number }) => number === message.pane);
    if (!variant || variant.serial !== message.serial) return;
    const film = variant.next ?? variant.film;
    const pictures = film.take(message, message.body);
    const show = () => {
      if (message.isCaughtUp && variant.next) {
        variant.film = variant.next;
        variant.next = null;
        variant.film.isReady = true;
        variant.pane.caption.replaceChildren();
        if (this.isComparing) this.films[1] = variant.film;
      }
      this.draw(true);
      this.settleSoon();
    };
    if (pictures) pictures.then(show); else show();
  }

  // MARK: Showing

  /** How much room a view has, in the page's pixels. */
  limit() {
    const element = document.getElementById("panes");
    const style = getComputedStyle(element);
    const inner = {
      width: element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      height: element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - 30,
    };
    const panes = this.variants.length + 1;
    const isNarrow = innerWidth <= 900;
    if (isNarrow) return { width: inner.width, height: Math.max(innerHeight * 0.62, 260) };
    // In as many columns as show them largest.
    const surface = this.film.frames.length > 0 ? this.film.surface(this.film.frames.length - 1) : { width: 1, height: 2 };
    const rooms = Array.from({ length: panes }, (_, index) => {
      const rows = Math.ceil(panes / (index + 1));
      return {
        width: (inner.width - 24 * index) / (index + 1),
        height: Math.max((inner.height - 48 * (rows - 1)) / rows, 100),
      };
    });
    const size = ({ width, height }) => Math.min(width / (surface.width || 1), height / (surface.height || 1), 1.5);
    return rooms.reduce((best, room) => (size(room) > size(best) + 1e-9 ? room : best));
  }

  draw(always = false) {
    const limit = this.limit();
    const { time } = this.clock;
    this.panes[0].draw(time, limit, always);
    for (const { pane } of this.variants) pane.draw(time, limit, always);
    this.askForMore();
  }

  /** Something that never comes to rest goes on as long as somebody looks. */
  askForMore() {
    const { film, clock } = this;
    if (!film.isReady || film.isSettled || film.goesOn || this.fingers.size > 0) return;
    if (document.hidden || !clock.isPlaying) return;
    const end = Math.min(clock.time + 4, clock.touched + LiveClock.patience);
    if (film.horizon > clock.time + 2 || film.horizon >= end || this.wanted >= end - 1) return;
    this.wanted = end;
    this.link.say({ kind: "more", pane: 0, time: end });
  }

  /** Once pieces have stopped coming: curves and lists are drawn anew. */
  settleSoon() {
    clearTimeout(this.settling);
    this.wanted = 0;
    this.settling = setTimeout(() => {
      this.curves.refresh();
      this.timeline.refresh();
      this.items.show(this.film.items);
      ui.happened(this);
      this.movingList.update();
      this.work.refresh();
      this.findings.settled();
      if (this.variants.length > 0 && this.film.isSettled && this.events.length !== this.shared) {
        this.shared = this.events.length;
        this.reopenVariants();
      }
    }, 60);
  }
}

const element = (id) => document.getElementById(id);

/** The page around the picture. */
const ui = {
  start() {
    element("device").append(...DEVICES.map(([id, name]) => make("option", { value: id }, name)));
    element("text-size").append(...TEXT_SIZES.map(([size, name]) => make("option", { value: size, selected: size === "large" }, name)));
    element("language").append(...LANGUAGES.map(([language, name]) => make("option", { value: language }, name)));
    element("language").addEventListener("change", ({ target }) => session.set(`language=${target.value}`));
    element("device").addEventListener("change", ({ target }) => session.setDevice(target.value));
    element("zoom").addEventListener("change", ({ target }) => {
      session.zoom = Number(target.value);
      session.draw(true);
      const panes = element("panes");
      panes.scrollTo((panes.scrollWidth - panes.clientWidth) / 2, (panes.scrollHeight - panes.clientHeight) / 2);
    });
    element("text-size").addEventListener("change", ({ target }) => session.set(`textSize=${target.value}`));
    const toggles = {
      dark: ["colorScheme", "dark", "light"], "right-to-left": ["layoutDirection", "rightToLeft", "leftToRight"],
      "reduce-motion": ["reduceMotion", "true", "false"], "low-power": ["lowPower", "true", "false"],
    };
    for (const [id, [name, on, off]] of Object.entries(toggles)) {
      element(id).addEventListener("click", () =>
        session.set(`${name}=${element(id).getAttribute("aria-pressed") === "true" ? off : on}`));
    }
    session.clock.onChange(() => {
      const device = session.currentDevice;
      if (element("device").value !== device) element("device").value = device;
      const language = session.current("language", "");
      if (element("language").value !== language) element("language").value = language;
      const direction = RIGHT_TO_LEFT.includes(language) ? "rightToLeft" : "leftToRight";
      for (const [id, [name, on, off]] of Object.entries(toggles)) {
        const value = String(session.current(name, name === "layoutDirection" ? direction : off) === on);
        if (element(id).getAttribute("aria-pressed") !== value) element(id).setAttribute("aria-pressed", value);
      }
      const size = session.current("textSize", "large");
      if (element("text-size").value !== size) element("text-size").value = size;
    });
    ui.beside();
    ui.playback();
    ui.sheets();
    ui.tabs();
    ui.sharing();
    ui.copying();
    theme();
    ui.empty();
    // A ring around the view is for those who reach it by keys.
    const panes = element("panes");
    addEventListener("pointerdown", () => panes.classList.add("by-pointer"), true);
    addEventListener("keydown", ({ key }) => { if (key === "Tab") panes.classList.remove("by-pointer"); }, true);
  },

  /** What stands where there is no picture yet. */
  empty() {
    const box = element("empty");
    const { state } = session;
    box.hidden = session.film.frames.length > 0;
    if (box.hidden) return;
    const [title, text] = !state ? (ui.files.isKnown && ui.files.list.length === 0
      ? ["No view here", "No file of this folder has a preview or a view that can be shown."] : ["Connecting…", ""])
      : state.messages.length > 0 ? ["Nothing to show yet", "Mend the file: the picture comes by itself with the save."]
        : ["Compiling…", `${state.name} is shown as soon as it is compiled.`];
    box.replaceChildren(make("strong", {}, title), make("span", {}, text));
  },

  beside() {
    const set = (id, list) => {
      const isOn = element(id).getAttribute("aria-pressed") !== "true";
      for (const other of ["compare", "matrix"]) element(other).setAttribute("aria-pressed", String(other === id && isOn));
      session.isComparing = isOn && id === "compare";
      session.setVariants(isOn ? list() : []);
    };
    element("compare").addEventListener("click", () => set("compare", () => {
      const isReduced = session.current("reduceMotion", "false") === "true";
      return [[isReduced ? "Full motion" : "Reduced motion", [`reduceMotion=${!isReduced}`]]];
    }));
    element("matrix").addEventListener("click", () => set("matrix", () => MATRIX));
  },

  playback() {
    const { clock } = session;
    const pause = () => { session.isPaused = true; clock.pause(); };
    const act = {
      first: () => { pause(); clock.seek(clock.film.first); },
      back: () => { session.isPaused = true; clock.stepBy(-1); },
      play: () => { session.isPaused = clock.isPlaying; clock.toggle(); },
      forward: () => { session.isPaused = true; clock.stepBy(1); },
      last: () => { clock.seek(clock.duration); session.isPaused = false; clock.play(); },
    };
    for (const [id, action] of Object.entries(act)) element(id).addEventListener("click", action);
    element("scrubber").addEventListener("pointerdown", () => { session.isPaused = true; });
    const setSpeed = choose("speeds", (speed) => clock.setSpeed(speed));
    element("repeat").addEventListener("click", () => {
      const { film } = clock;
      session.timeline.setPart(clock.part ? null : ui.partAround(film, clock.time));
      session.isPaused = false;
      if (clock.part) { clock.seek(clock.part[0]); clock.play(); }
    });
    element("undo").addEventListener("click", () => session.undoBranch());
    element("restart").addEventListener("click", () => session.restart());
    clock.onChange(() => {
      element("play").setAttribute("aria-label", clock.isPlaying ? "Pause" : "Play");
      element("play").classList.toggle("playing", clock.isPlaying);
      element("readout").textContent = seconds(clock.time);
      element("frame").textContent = clock.steps.length > 0
        ? `frame ${clock.step + 1} of ${clock.steps.length}` : "";
    });
    document.addEventListener("keydown", (event) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.matches("input, select, canvas, pre, [role=tab]")) return;
      if (key === " " && target.matches("button, summary, a")) return;
      const actions = {
        " ": act.play, k: act.play, Home: act.first, End: act.last,
        ArrowLeft: () => { session.isPaused = true; clock.stepBy(event.shiftKey ? -10 : -1); },
        ArrowRight: () => { session.isPaused = true; clock.stepBy(event.shiftKey ? 10 : 1); },
        1: () => setSpeed(1), 2: () => setSpeed(0.25), 3: () => setSpeed(0.1),
        r: () => element("repeat").click(),
      };
      if (!actions[key]) return;
      actions[key]();
      event.preventDefault();
    });
  },

  /** What repeats: the motion that the playhead is in, or all. */
  partAround(film, time) {
    const motions = film.tracks.flatMap((track) => track.motions)
      .filter((motion) => motion.start <= time && time <= motion.end && motion.end !== Infinity);
    if (motions.length === 0) return [film.first, Math.max(film.duration, film.first + 0.1)];
    return [Math.min(...motions.map(({ start }) => start)), Math.max(...motions.map(({ end }) => end))];
  },

  sheets() {
    const pairs = [["files-button", "files"], ["state", "state-panel"], ["share-button", "share"]];
    for (const [button, sheet] of pairs) {
      element(button).addEventListener("click", () => {
        const opens = element(sheet).hidden;
        for (const [other, panel] of pairs) {
          element(panel).hidden = true;
          element(other).setAttribute("aria-expanded", "false");
        }
        element(sheet).hidden = !opens;
        element(button).setAttribute("aria-expanded", String(opens));
        if (opens && sheet === "share") ui.shareTexts();
        // Whoever came by keys goes on in the sheet, and leaves it by Escape.
        if (opens) (element(sheet).querySelector("input, button") ?? element(sheet)).focus();
      });
      element(sheet).tabIndex = -1;
      element(sheet).addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        element(sheet).hidden = true;
        element(button).setAttribute("aria-expanded", "false");
        element(button).focus();
      });
    }
    element("file-search").addEventListener("input", () => ui.files.filter());
    document.addEventListener("pointerdown", ({ target }) => {
      for (const [button, sheet] of pairs) {
        if (element(sheet).contains(target) || element(button).contains(target)) continue;
        element(sheet).hidden = true;
        element(button).setAttribute("aria-expanded", "false");
      }
    });
  },

  tabs() {
    const tabs = [...document.querySelectorAll("#tabs [role=tab]")];
    const select = (tab) => {
      for (const other of tabs) {
        other.setAttribute("aria-selected", String(other === tab));
        other.tabIndex = other === tab ? 0 : -1;
        element(other.getAttribute("aria-controls")).hidden = other !== tab;
      }
    };
    tabs.forEach((tab, index) => {
      tab.addEventListener("click", () => select(tab));
      tab.addEventListener("keydown", ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        if (!step) return;
        const next = tabs[(index + step + tabs.length) % tabs.length];
        select(next);
        next.focus();
      });
    });
  },

  sharing() {
    for (const button of document.querySelectorAll("#share .buttons button")) {
      button.addEventListener("click", () => {
        element("share-state").textContent = "Filming…";
        session.link.say({
          kind: "export", formats: [button.value], serial: ++session.serial, preview: session.preview,
          configuration: session.configuration(), events: session.events,
          time: session.events.at(-1)?.time ?? 0,
        });
      });
    }
  },

  copying() {
    for (const button of document.querySelectorAll(".copy")) {
      button.addEventListener("click", async () => {
        await ui.copy(element(button.dataset.of));
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
    }
  },

  /** Copies a text; where the page is not from this machine, browsers have the older way alone. */
  async copy(source) {
    if (navigator.clipboard) return navigator.clipboard.writeText(source.textContent);
    getSelection().selectAllChildren(source);
    document.execCommand("copy");
    getSelection().removeAllRanges();
  },

  shareTexts() {
    element("share-film").textContent = Scenario.film(session);
    element("share-test").textContent = Scenario.test(session);
  },

  exported({ text, path }) {
    const link = make("a", { href: path, download: text }, `Save ${text}`);
    element("share-state").replaceChildren(link);
    ui.saved = path;
  },

  // MARK: What there is

  files: {
    list: [],
    show(list) {
      this.list = list;
      this.isKnown = true;
      ui.empty();
      this.filter();
      if (!session.state && list.length > 0 && !session.asked()) {
        session.link.say({ kind: "choose", path: list[0].path });
      }
    },
    filter() {
      const words = element("file-search").value.toLowerCase().split(/\s+/);
      const found = this.list.filter(({ name, previews }) => {
        const text = `${name} ${previews.join(" ")}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
      element("file-list").replaceChildren(...found.map((file) => {
        const button = make("button", {
          type: "button", "aria-current": file.path === session.state?.path ? "true" : null,
        }, make("strong", {}, file.name), make("small", {}, file.previews.slice(0, 4).join(" · ")
          + (file.previews.length > 4 ? ` · and ${file.previews.length - 4} more` : "")));
        button.addEventListener("click", () => {
          element("files").hidden = true;
          element("files-button").setAttribute("aria-expanded", "false");
          location.hash = `file=${encodeURIComponent(file.path)}`;
          session.link.say({ kind: "choose", path: file.path });
        });
        return make("li", {}, button);
      }));
      if (found.length === 0) element("file-list").append(make("li", { class: "hint" }, "Nothing is called so."));
    },
  },

  show(state, preview) {
    element("file-name").textContent = state.name;
    document.title = `${state.name} – Legato Studio`;
    const names = state.names.length > 1 ? state.names : [];
    const key = `${names.join("\u0000")} ${preview}`;
    if (key === ui.previewKey) return;
    ui.previewKey = key;
    element("previews").hidden = names.length === 0;
    element("previews").replaceChildren(...names.map((name, index) => {
      const button = make("button", { type: "button", "aria-pressed": String(index === preview) }, name);
      button.addEventListener("click", () => {
        session.choosePreview(index);
        ui.show(session.state, index);
      });
      return button;
    }));
  },

  status(kind, text) {
    element("state").dataset.kind = kind;
    element("state-text").textContent = text;
  },

  // MARK: Faults

  fault(title, messages) {
    const box = element("fault");
    ui.isCompileFault = title === "Does not compile";
    ui.isCrash = !ui.isCompileFault;
    box.hidden = false;
    const close = make("button", { type: "button", class: "round", "aria-label": "Close" }, "×");
    close.addEventListener("click", () => ui.clearFault());
    box.replaceChildren(close, make("h2", {}, title), make("ul", {}, ...messages.slice(0, 12).map((message) =>
      make("li", { class: message.kind },
        message.line ? make("code", {}, `${message.file.split("/").at(-1)}:${message.line}:${message.column}`) : "",
        make("span", {}, message.text)))));
  },

  clearFault() {
    element("fault").hidden = true;
    ui.isCompileFault = false;
    ui.isCrash = false;
  },

  miss(text) {
    const line = element("missing");
    line.hidden = false;
    const [first] = text.split("\n");
    if (!line.textContent.includes(first)) line.textContent = `${line.textContent} ${first}`.trim();
  },

  clearMissing() {
    element("missing").hidden = true;
    element("missing").textContent = "";
  },

  branches(count) {
    element("undo").hidden = count === 0;
  },

  // MARK: Lists

  happened({ events }) {
    const acts = Scenario.acts(events);
    const key = JSON.stringify(acts.map(({ time, text }) => [time, text]));
    if (key === ui.happenedKey) return;
    ui.happenedKey = key;
    element("happenings").replaceChildren(...acts.map(({ time, text }) => {
      const button = make("button", { type: "button" }, make("time", {}, milliseconds(time)), make("span", {}, text));
      button.addEventListener("click", () => session.goTo(time));
      return make("li", {}, button);
    }));
    if (acts.length === 0) element("happenings").append(make("li", { class: "hint" }, "Nothing yet: touch the view."));
  },

  output(text, pane) {
    if (pane > 0) return;
    const box = element("output");
    box.textContent = (box.textContent + text).slice(-20000);
  },
};

/** A choice of which one button is pressed. */
const choose = (id, act) => {
  const buttons = [...document.querySelectorAll(`#${id} button`)];
  for (const button of buttons) {
    button.addEventListener("click", () => {
      for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
      act(Number(button.value));
    });
  }
  return (value) => buttons.find((button) => Number(button.value) === value)?.click();
};

/** Light, dark, or as the reader's system is; kept while the page is open. */
const theme = () => {
  const button = element("theme");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light")) === "dark";
  const update = () => {
    button.setAttribute("aria-label", isDark() ? "Show in light colours" : "Show in dark colours");
    button.classList.toggle("is-dark", isDark());
  };
  button.addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    update();
  });
  dark.addEventListener("change", update);
  update();
};

const session = new Session();
ui.start();
globalThis.legatoStudio = {
  session, ui,
  /** A row of the film as pixels: red, green, blue, alpha. */
  pixels(row, scale) {
    const { film } = session;
    const { width, height } = film.surface(row);
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    film.draw(canvas, row, scale);
    return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  },
};
