// Reads a vector recording: Documentation/film-format.md says what is where.

const MAGIC = [0x89, 0x4c, 0x47, 0x54, 0x4f, 0x0d, 0x0a, 0x1a];
const BLEND_MODES = [
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
  "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  "source-atop", "destination-over", "destination-out", "xor", "plus-darker", "lighter",
];
const SMOOTHINGS = ["none", "low", "medium", "high"];

/** The parts that recordings are made of. */
class Bytes {
  constructor(array) {
    this.array = array;
    this.view = new DataView(array.buffer, array.byteOffset, array.byteLength);
    this.place = 0;
  }

  get isAtEnd() { return this.place >= this.array.length; }

  byte() {
    if (this.isAtEnd) throw new Error("The recording ends too early.");
    return this.array[this.place++];
  }

  take(count) {
    if (count > this.array.length - this.place) throw new Error("The recording ends too early.");
    this.place += count;
    return this.array.subarray(this.place - count, this.place);
  }

  // Larger than the 32 bits of shifts: hence the product.
  whole() {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
      unit *= 128;
    }
  }

  static unzigzag(value) { return value % 2 ? -(value + 1) / 2 : value / 2; }

  signed() { return Bytes.unzigzag(this.whole()); }

  number() {
    const value = this.whole();
    if (value % 2 === 0) return Bytes.unzigzag(value / 2) / 4;
    const size = value === 1 ? 8 : 4;
    this.take(size);
    return size === 8
      ? this.view.getFloat64(this.place - 8, true) : this.view.getFloat32(this.place - 4, true);
  }

  flag() { return this.byte() !== 0; }
  text() { return new TextDecoder().decode(this.take(this.whole())); }
  point() { return { x: this.number(), y: this.number() }; }

  rect() {
    return { x: this.number(), y: this.number(), width: this.number(), height: this.number() };
  }

  list(part) {
    const count = this.whole();
    const parts = [];
    for (let index = 0; index < count; index++) parts.push(part(index));
    return parts;
  }

  numbers() { return this.list(() => this.number()); }

  transform() {
    const bits = this.byte();
    return [1, 0, 0, 1, 0, 0].map((usual, index) => (bits >> index & 1 ? this.number() : usual));
  }

  color() {
    const kind = this.byte();
    if (kind === 2) return [this.number(), this.number(), this.number(), this.number()];
    const parts = [...this.take(kind === 0 ? 3 : 4)].map((part) => part / 255);
    return kind === 0 ? [...parts, 1] : parts;
  }
}

/** Everything that a recording holds, with the frames as they differ from each other. */
class FilmReader {
  static async read(base64) {
    const file = new Bytes(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    if (MAGIC.some((byte) => file.byte() !== byte) || file.whole() !== 1) {
      throw new Error("This is no recording that the page can show.");
    }
    file.whole();
    const packed = new Blob([file.array.subarray(file.place)]).stream();
    const body = await new Response(packed.pipeThrough(new DecompressionStream("deflate")))
      .arrayBuffer();
    return new FilmReader(new Uint8Array(body)).film();
  }

  constructor(body) {
    this.sections = new Map();
    const reader = new Bytes(body);
    while (!reader.isAtEnd) {
      const kind = reader.whole();
      this.sections.set(kind, reader.take(reader.whole()));
    }
  }

  open(kind) {
    this.bytes = new Bytes(this.sections.get(kind));
    return this.bytes;
  }

  film() {
    let bytes = this.open(2);
    this.strings = bytes.list(() => bytes.text());
    bytes = this.open(3);
    this.faces = bytes.list(() => {
      const face = { unitsPerEm: bytes.number(), hasPictures: bytes.flag() };
      face.glyphs = bytes.list(() => (face.hasPictures ? this.glyphPicture() : this.glyph()));
      return face;
    });
    bytes = this.open(4);
    this.texts = bytes.list(() => this.textLayout());
    bytes = this.open(5);
    this.paths = bytes.list(() => this.path());
    bytes = this.open(6);
    this.gradients = bytes.list(() =>
      bytes.list(() => ({ location: bytes.number(), color: bytes.color() })));
    bytes = this.open(7);
    this.images = bytes.list(() => this.image());
    const film = this.about();
    bytes = this.open(8);
    film.times = bytes.numbers();
    this.readFrames(film);
    film.images = this.images;
    bytes = this.open(9);
    film.tracks = bytes.list(() => this.track(film.times));
    bytes = this.open(10);
    film.events = bytes.list(() => {
      const event = { time: bytes.number(), action: this.string(), label: this.string() };
      return bytes.flag() ? { ...event, point: bytes.point() } : event;
    });
    bytes = this.open(11);
    film.feedback = bytes.list(() =>
      ({ time: bytes.number(), feedback: this.string(), path: this.string() }));
    bytes = this.open(12);
    film.issues = bytes.list(() => ({ message: this.string(), path: this.string() }));
    return film;
  }

  string() { return this.strings[this.bytes.whole()]; }

  about() {
    const bytes = this.open(1);
    const film = { view: bytes.text(), size: { width: bytes.number(), height: bytes.number() } };
    film.scale = bytes.number();
    [film.colorScheme, film.layoutDirection, film.dynamicTypeSize, film.scenePhase] =
      [bytes.text(), bytes.text(), bytes.text(), bytes.text()];
    for (let edge = 0; edge < 4; edge++) bytes.number();
    film.reducesMotion = bytes.flag();
    film.savesPower = bytes.flag();
    film.reducesTransparency = bytes.flag();
    film.framesPerSecond = bytes.whole();
    film.isSettled = bytes.flag();
    film.content = bytes.rect();
    return film;
  }

  // MARK: What frames share

  /** A glyph in colours: blue, green, red, alpha, premultiplied. */
  glyphPicture() {
    const bytes = this.bytes;
    bytes.whole();
    const width = bytes.whole();
    if (width === 0) return null;
    const picture = {
      width, height: bytes.whole(), left: bytes.signed(), top: bytes.signed(),
      pixelsPerEm: bytes.number(),
    };
    picture.bytes = bytes.take(4 * width * picture.height).slice();
    for (let at = 0; at < picture.bytes.length; at += 4) {
      const blue = picture.bytes[at];
      picture.bytes[at] = picture.bytes[at + 2];
      picture.bytes[at + 2] = blue;
    }
    return picture;
  }

  glyph() {
    const bytes = this.bytes;
    bytes.whole();
    const contours = bytes.whole();
    if (contours === 0) return null;
    bytes.flag();
    const lengths = [];
    for (let index = 0; index < contours; index++) lengths.push(bytes.whole());
    let x = 0;
    let y = 0;
    return lengths.map((length) => {
      const points = [];
      for (let index = 0; index < length; index++) {
        const kind = bytes.byte();
        x += bytes.signed();
        y += bytes.signed();
        points.push({ kind, x, y });
      }
      return points;
    });
  }

  textLayout() {
    const bytes = this.bytes;
    const layout = { text: bytes.text() };
    for (let index = 0; index < 4; index++) bytes.number();
    bytes.whole();
    bytes.flag();
    layout.ink = bytes.rect();
    layout.runs = bytes.list(() => {
      const face = this.faces[bytes.whole()];
      const run = { face, size: bytes.number(), color: bytes.flag() ? bytes.color() : null };
      run.glyphs = bytes.list(() => {
        const outline = face.glyphs[bytes.whole()];
        bytes.signed();
        return { outline, x: bytes.number(), y: bytes.number() };
      });
      run.decorations = bytes.list(() => bytes.rect());
      return run;
    });
    return layout;
  }

  path() {
    const bytes = this.bytes;
    return {
      elements: bytes.list(() => {
        const kind = bytes.byte();
        const count = [1, 1, 2, 3, 0][kind];
        const points = [];
        for (let index = 0; index < count; index++) points.push(bytes.point());
        return { kind, points };
      }),
    };
  }

  image() {
    const bytes = this.bytes;
    const image = { width: bytes.whole(), height: bytes.whole(), isDrawing: bytes.flag() };
    image.bytes = bytes.take(bytes.whole());
    return image;
  }

  // MARK: Frames

  /** Each frame has the surface and the layers that differ from the frame before. */
  readFrames(film, layers = new Map(), shown = FilmReader.emptySurface) {
    const bytes = this.bytes;
    let surface = shown;
    film.frames = bytes.list(() => {
      const fields = bytes.whole();
      surface = { ...surface };
      if (fields & 1) [surface.width, surface.height] = [bytes.number(), bytes.number()];
      if (fields & 2) bytes.number();
      if (fields & 4) surface.background = bytes.color();
      if (fields & 8) bytes.number();
      let number = 0;
      const removed = bytes.list(() => (number += bytes.whole()));
      for (const id of removed) layers.delete(id);
      number = 0;
      const changed = bytes.list(() => {
        number += bytes.whole();
        const layer = this.layer(layers.get(number) ?? FilmReader.emptyLayer);
        layers.set(number, layer);
        return [number, layer];
      });
      return { surface, removed, changed };
    });
  }

  static emptySurface = Object.freeze({ width: 0, height: 0, background: [1, 1, 1, 1] });

  static emptyLayer = Object.freeze({
    name: "", transform: [1, 0, 0, 1, 0, 0], projection: null, opacity: 1, blendMode: "source-over",
    clip: null, mask: -1, filters: [], commands: [], children: [], isGroup: false, isMoving: false,
  });

  layer(before) {
    const bytes = this.bytes;
    const fields = bytes.whole();
    const layer = { ...before };
    const has = (bit) => fields >> bit & 1;
    if (has(0)) layer.name = this.string();
    if (has(1)) layer.transform = bytes.transform();
    if (has(2)) {
      layer.projection = bytes.flag() ? Array.from({ length: 9 }, () => bytes.number()) : null;
    }
    if (has(3)) layer.opacity = bytes.number();
    if (has(4)) layer.blendMode = BLEND_MODES[bytes.whole()];
    if (has(5)) {
      layer.clip = bytes.flag()
        ? { geometry: this.geometry(), evenOdd: bytes.flag(), isAntialiased: bytes.flag() } : null;
    }
    if (has(6)) layer.mask = bytes.whole() - 1;
    if (has(7)) layer.filters = this.filters();
    if (has(8)) layer.commands = this.commands();
    if (has(9)) {
      let number = 0;
      layer.children = bytes.list(() => (number += bytes.signed()));
    }
    if (has(10)) layer.isGroup = bytes.flag();
    if (has(11)) layer.isMoving = bytes.flag();
    return layer;
  }

  commands() {
    const bytes = this.bytes;
    return bytes.list(() => {
      const kind = bytes.byte();
      switch (kind) {
        case 0: case 1:
          return { kind: "fill", evenOdd: kind === 1, geometry: this.geometry(), paint: this.paint() };
        case 2:
          return {
            kind: "stroke", geometry: this.geometry(), style: this.lineStyle(), paint: this.paint(),
          };
        case 3:
          return {
            kind: "text", layout: this.texts[bytes.whole()], origin: bytes.point(),
            paint: this.paint(),
          };
        case 4: {
          const image = this.images[bytes.whole()];
          const rect = bytes.rect();
          const pattern = {
            image, part: { x: 0, y: 0, width: 1, height: 1 }, tile: rect, smoothing: "medium",
          };
          return {
            kind: "fill", geometry: { kind: "rect", rect }, paint: { kind: "image", pattern },
            opacity: bytes.number(),
          };
        }
        default: return { kind: "group", group: this.group() };
      }
    });
  }

  group() {
    const bytes = this.bytes;
    const group = {
      transform: bytes.transform(), opacity: bytes.number(), blendMode: BLEND_MODES[bytes.whole()],
      filters: this.filters(), isGroup: bytes.flag(), isAntialiased: bytes.flag(),
    };
    group.clips = bytes.list(() => {
      const isInverse = bytes.flag();
      return bytes.byte() === 0
        ? {
          isInverse, geometry: this.geometry(), transform: bytes.transform(), evenOdd: bytes.flag(),
        }
        : { isInverse, group: this.group() };
    });
    group.commands = this.commands();
    return group;
  }

  geometry() {
    const bytes = this.bytes;
    const kind = bytes.byte();
    if (kind === 4) return { kind: "path", path: this.paths[bytes.whole()] };
    const rect = bytes.rect();
    if (kind === 0) return { kind: "rect", rect };
    if (kind === 3) return { kind: "ellipse", rect };
    const radius = { width: bytes.number(), height: bytes.number() };
    return { kind: "rounded", rect, radius, isContinuous: kind === 2 };
  }

  paint() {
    const bytes = this.bytes;
    const kind = bytes.byte();
    if (kind === 0) return { kind: "color", color: bytes.color() };
    if (kind === 5) {
      return {
        kind: "image",
        pattern: {
          image: this.images[bytes.whole()], part: bytes.rect(), tile: bytes.rect(),
          isRepeated: bytes.flag(), smoothing: SMOOTHINGS[bytes.whole()],
        },
      };
    }
    if (kind === 6) {
      return {
        kind: "backdrop", radius: bytes.number(), matrix: bytes.numbers(), ground: bytes.color(),
        opacity: bytes.number(),
      };
    }
    const stops = this.gradients[bytes.whole()];
    const first = bytes.point();
    switch (kind) {
      case 1: return { kind: "linear", stops, start: first, end: bytes.point() };
      case 2:
        return {
          kind: "radial", stops, center: first, unit: { width: 1, height: 1 },
          start: bytes.number(), end: bytes.number(),
        };
      case 3:
        return {
          kind: "radial", stops, center: first,
          unit: { width: bytes.number(), height: bytes.number() }, start: bytes.number(),
          end: bytes.number(),
        };
      default:
        return { kind: "angular", stops, center: first, start: bytes.number(), end: bytes.number() };
    }
  }

  lineStyle() {
    const bytes = this.bytes;
    return {
      width: bytes.number(), cap: ["butt", "round", "square"][bytes.whole()],
      join: ["miter", "round", "bevel"][bytes.whole()], miterLimit: bytes.number(),
      dash: bytes.numbers(), dashPhase: bytes.number(), isAntialiased: bytes.flag(),
    };
  }

  filters() {
    const bytes = this.bytes;
    return bytes.list(() => {
      const kind = bytes.byte();
      switch (kind) {
        case 0: case 1: return { kind: "blur", isOpaque: kind === 1, radius: bytes.number() };
        case 2:
          return {
            kind: "shadow", color: bytes.color(), radius: bytes.number(), offset: bytes.point(),
          };
        case 3: return { kind: "matrix", matrix: bytes.numbers() };
        case 4: return { kind: "luminance" };
        default:
          return {
            kind: "threshold", least: bytes.number(), most: bytes.number(), color: bytes.color(),
          };
      }
    });
  }

  // MARK: Values

  track(times) {
    const bytes = this.bytes;
    const track = { path: this.string(), property: this.string(), number: bytes.whole() };
    track.components = bytes.list(() => this.string());
    track.models = this.models();
    track.motions = this.motions();
    track.shown = this.rows(times.length);
    return track;
  }

  models() {
    const bytes = this.bytes;
    return bytes.list(() => ({ time: bytes.number(), value: bytes.numbers() }));
  }

  motions() {
    const bytes = this.bytes;
    return bytes.list(() => ({
      animation: this.string(), start: bytes.number(), end: bytes.number(),
      isRetarget: bytes.flag(),
    }));
  }

  /** What was shown, row by row: numbers, or nothing while the value did not exist. */
  rows(most) {
    const bytes = this.bytes;
    const shown = [];
    bytes.list(() => {
      const length = bytes.whole();
      const width = bytes.whole() - 1;
      const columns = [];
      for (let index = 0; index < width; index++) columns.push(this.column(length));
      for (let row = 0; row < length && shown.length < most; row++) {
        shown.push(width < 0 ? null : columns.map((column) => column[row]));
      }
    });
    return shown;
  }

  column(length) {
    const values = [];
    while (values.length < length) {
      const token = this.bytes.whole();
      const count = Math.floor(token / 2);
      for (let index = 0; index < count; index++) {
        values.push(token % 2 ? values[values.length - 1] : this.bytes.number());
      }
    }
    return values;
  }
}
