// A film that comes piece by piece, and the time in it.

/** Reads the pieces of a film: each has what is new since the piece before. */
class PieceReader extends FilmReader {
  constructor() {
    super(new Uint8Array(0));
    this.begin();
  }

  begin() {
    Object.assign(this, {
      strings: [], texts: [], paths: [], gradients: [], images: [], layers: new Map(),
      surface: FilmReader.emptySurface,
    });
  }

  read(body) {
    const bytes = new Bytes(body);
    const isFresh = bytes.flag();
    if (isFresh) this.begin();
    this.sections.clear();
    while (!bytes.isAtEnd) {
      const kind = bytes.whole();
      this.sections.set(kind, bytes.take(bytes.whole()));
    }
    let open = this.open(2);
    this.strings.push(...open.list(() => open.text()));
    open = this.open(3);
    this.faces = open.list(() => {
      const face = { unitsPerEm: open.number(), hasPictures: open.flag() };
      face.glyphs = open.list(() => (face.hasPictures ? this.glyphPicture() : this.glyph()));
      return face;
    });
    open = this.open(4);
    this.texts.push(...open.list(() => this.textLayout()));
    open = this.open(5);
    this.paths.push(...open.list(() => this.path()));
    open = this.open(6);
    this.gradients.push(...open.list(() =>
      open.list(() => ({ location: open.number(), color: open.color() }))));
    open = this.open(7);
    const images = open.list(() => this.image());
    this.images.push(...images);
    const piece = { isFresh, images, about: isFresh ? this.about() : null };
    open = this.open(8);
    piece.times = open.numbers();
    this.readFrames(piece, this.layers, this.surface);
    this.surface = piece.frames.at(-1)?.surface ?? this.surface;
    open = this.open(9);
    piece.tracks = open.list(() => this.trackPart(piece.times.length));
    open = this.open(11);
    piece.feedback = open.list(() =>
      ({ time: open.number(), feedback: this.string(), path: this.string() }));
    open = this.open(12);
    piece.issues = open.list(() => ({ message: this.string(), path: this.string() }));
    return piece;
  }

  trackPart(count) {
    const { bytes } = this;
    const part = { index: bytes.whole() };
    if (bytes.flag()) {
      part.about = { path: this.string(), property: this.string(), number: bytes.whole() };
      part.about.components = bytes.list(() => this.string());
    }
    part.models = this.models();
    part.motions = this.motions();
    part.shown = this.rows(count);
    return part;
  }

  /** Each motion with the place in the source that gave its animation. */
  motions() {
    const { bytes } = this;
    return bytes.list(() => ({
      animation: this.string(), start: bytes.number(), end: bytes.number(), isRetarget: bytes.flag(),
      reason: this.string(),
    }));
  }
}

/** A film that grows. */
class LiveFilm extends Film {
  /** How many frames are kept: some five minutes in which something moves all the time. */
  static most = 20000;

  constructor(name) {
    super({ times: [], frames: [], tracks: [], events: [], feedback: [], issues: [] }, name,
      { x: 0, y: 0, width: 1, height: 1 });
    this.reader = new PieceReader();
    this.last = new Map();
    this.byIndex = [];
    this.loops = [];
    this.costs = [];
    this.horizon = 0;
    this.isSettled = false;
    this.isReady = false;
    this.duration = 0;
    this.items = [];
  }

  /** Takes a piece; the pictures in it can be drawn once the promise is kept. */
  take(reply, body) {
    const piece = this.reader.read(body);
    if (piece.about) {
      const { view, colorScheme, layoutDirection, reducesMotion } = piece.about;
      Object.assign(this, { view, colorScheme, layoutDirection, reducesMotion });
    }
    if (piece.isFresh) this.byIndex = [];
    piece.frames.forEach((frame) => {
      if (this.frames.length % Film.stride === 0) this.kept.push(new Map(this.last));
      // A piece that begins anew names every layer there is.
      if (piece.isFresh && frame === piece.frames[0]) {
        const named = new Set(frame.changed.map(([id]) => id));
        frame.removed = [...this.last.keys()].filter((id) => !named.has(id));
      }
      Film.advance(this.last, frame);
      this.frames.push(frame);
    });
    const before = this.times.length;
    this.times.push(...piece.times);
    for (let row = 0; row < piece.times.length; row++) this.costs.push(reply.costs?.[row] ?? null);
    this.takeTracks(piece, before);
    this.feedback.push(...piece.feedback);
    this.issues.push(...piece.issues);
    for (const loop of reply.loops ?? []) {
      this.loops = this.loops.filter((other) => other.start !== loop.start);
      this.loops.push(loop);
    }
    this.horizon = reply.horizon ?? this.horizon;
    this.isSettled = reply.isSettled ?? false;
    this.duration = Math.max(this.horizon, this.times.at(-1) ?? 0);
    if (reply.items) this.items = reply.items;
    this.goesOn = reply.goesOn;
    this.noticesPointer = reply.noticesPointer;
    this.takesText = reply.takesText;
    this.shown.row = Math.min(this.shown.row, before - 1);
    if (this.frames.length > LiveFilm.most) this.forget();
    return piece.images.length > 0 ? Images.prepare(piece.images) : null;
  }

  takeTracks(piece, before) {
    const count = piece.times.length;
    const touched = new Set();
    for (const part of piece.tracks) {
      let track = this.byIndex[part.index];
      if (!track) {
        const known = this.tracks.find((other) => part.about && other.path === part.about.path
          && other.property === part.about.property && other.number === part.about.number);
        track = known ?? new Track({
          ...part.about, shown: new Array(before).fill(null), models: [], motions: [],
        }, this.times);
        if (!known) this.tracks.push(track);
        this.byIndex[part.index] = track;
      }
      touched.add(track);
      track.models.push(...part.models);
      for (const motion of part.motions) {
        const at = track.motions.findIndex((other) => other.start === motion.start
          && other.animation === motion.animation);
        if (at >= 0) track.motions[at] = motion; else track.motions.push(motion);
      }
      if (part.shown.length > 0) track.shown.push(...part.shown);
    }
    for (const track of this.tracks) {
      const last = track.shown.at(-1) ?? null;
      while (track.shown.length < before + count) track.shown.push(last);
    }
    for (const track of touched) track.isStale = true;
  }

  /** Measures values again that have got new rows. */
  measure() {
    for (const track of this.tracks) {
      if (!track.isStale) continue;
      track.isStale = false;
      track.measure();
    }
  }

  /** Forgets the oldest quarter. */
  forget() {
    const strides = Math.floor(this.frames.length / 4 / Film.stride);
    const count = strides * Film.stride;
    this.frames.splice(0, count);
    this.times.splice(0, count);
    this.costs.splice(0, count);
    this.kept.splice(0, strides);
    for (const track of this.tracks) {
      track.shown.splice(0, count);
      track.isStale = true;
    }
    this.shown = { row: -1, layers: new Map() };
  }

  get first() { return this.times[0] ?? 0; }

  /** The loop that a time is in, beyond what was filmed of it. */
  loop(time) {
    return this.loops.find((loop) => time > loop.start + loop.period
      && (loop.end === undefined || loop.end === null || time < loop.end)) ?? null;
  }

  /** The time that is shown at a time: of a loop, the same in its first turn. */
  filmed(time) {
    const loop = this.loop(time);
    return loop ? loop.start + (time - loop.start) % loop.period : time;
  }

  row(time) { return super.row(this.filmed(time)); }

  /** Whether it goes on for ever, and all of that is known. */
  get isEndless() {
    return this.isSettled
      && this.loops.some((loop) => loop.end === undefined || loop.end === null);
  }

  /** The surface of a row, in points. */
  surface(row) { return this.frames[row]?.surface ?? FilmReader.emptySurface; }

  draw(canvas, row, scale) {
    const { width, height } = this.surface(row);
    this.crop = { x: 0, y: 0, width: width || 1, height: height || 1 };
    super.draw(canvas, row, scale);
  }

  touches() { return []; }
}

/** The time of a session: it runs while something moves, and a little longer. */
class LiveClock extends Clock {
  /** How long time goes on once nothing moves, in seconds: two taps are as far apart as that at the most. */
  static rest = 1;
  /** How long it goes on where something never comes to rest and nobody does anything, in seconds. */
  static patience = 30;

  constructor(films) {
    super([{ duration: 0, times: [] }]);
    this.films = films;
    this.part = null;
    this.isHeld = false;
    this.touched = 0;
  }

  get film() { return this.films[0]; }
  get duration() { return Math.max(this.film?.duration ?? 0, this.end ?? 0); }
  set duration(_) { /* The film knows. */ }
  get steps() { return this.film?.times ?? []; }
  set steps(_) { /* The film knows. */ }
  get step() { return this.film && this.film.times.length > 0 ? this.film.row(this.time) : 0; }

  /** Up to when the time may run: what is known to be shown. */
  get limit() {
    const { film } = this;
    if (!film?.isReady) return this.time;
    if (this.part) return this.part[1];
    if (this.isHeld) return Infinity;
    if (film.isEndless) return this.touched + LiveClock.patience;
    if (!film.isSettled) return Math.min(film.horizon, this.touched + LiveClock.patience);
    return Math.max(film.horizon, film.times.at(-1) ?? 0) + LiveClock.rest;
  }

  /** Something was done: time goes on from there. */
  touch() {
    this.touched = this.time;
    if (!this.isPlaying) this.play();
  }

  stepBy(count) {
    this.pause();
    const { steps } = this;
    if (steps.length === 0) return;
    const near = this.time > (steps.at(-1) ?? 0) ? steps.length - 1 + (count < 0 ? 1 : 0) : this.step;
    this.seek(steps[Math.min(Math.max(near + count, 0), steps.length - 1)]);
  }

  play() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.last = null;
    this.tell();
    requestAnimationFrame((now) => this.tick(now));
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else {
      if (this.time >= this.limit - 1e-6 && !this.film.isEndless) this.seek(this.part?.[0] ?? this.film.first);
      this.touched = Math.max(this.touched, this.time);
      this.play();
    }
  }

  seek(time) {
    this.time = Math.max(time, 0);
    this.tell();
  }

  tick(now) {
    if (!this.isPlaying) return;
    const passed = this.last === null ? 0 : Math.min((now - this.last) / 1000, 0.1);
    this.last = now;
    const { limit } = this;
    const next = Math.min(this.time + passed * this.speed, Math.max(limit, this.time));
    if (this.part && next >= this.part[1] - 1e-9 && this.time >= this.part[1] - 1e-9) {
      this.seek(this.part[0]);
    } else if (next !== this.time) {
      this.seek(next);
    } else if (this.film?.isReady && !this.isHeld && !this.isWaiting && this.time >= limit - 1e-9) {
      this.pause();
      return;
    }
    requestAnimationFrame((time) => this.tick(time));
  }

  /** Whether the film has not come as far as the time is. */
  get isWaiting() {
    const { film } = this;
    return !film.isSettled && this.time < this.touched + LiveClock.patience - 1e-6;
  }
}
