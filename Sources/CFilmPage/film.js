// A film that can be looked at, at any time.

class Film {
  /** Every so many frames all layers are kept, so that any frame is near one of those. */
  static stride = 32;

  constructor(data, name, crop) {
    Object.assign(this, data);
    this.name = name;
    this.crop = crop;
    this.duration = this.times[this.times.length - 1];
    this.tracks = this.tracks.map((track) => new Track(track, this.times));
    this.kept = [];
    const layers = new Map();
    this.frames.forEach((frame, row) => {
      if (row % Film.stride === 0) this.kept.push(new Map(layers));
      Film.advance(layers, frame);
    });
    this.shown = { row: -1, layers: new Map() };
  }

  static advance(layers, frame) {
    for (const id of frame.removed) layers.delete(id);
    for (const [id, layer] of frame.changed) layers.set(id, layer);
  }

  /** The row of a time, or the last before it. */
  row(time) {
    let [low, high] = [0, this.times.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.times[middle] <= time + 5e-7) low = middle + 1; else high = middle;
    }
    return Math.max(low - 1, 0);
  }

  layers(row) {
    const near = Math.floor(row / Film.stride) * Film.stride;
    let { row: from, layers } = this.shown;
    if (from > row || from < near - 1) {
      from = near - 1;
      layers = new Map(this.kept[near / Film.stride]);
    }
    for (let next = from + 1; next <= row; next++) Film.advance(layers, this.frames[next]);
    this.shown = { row, layers };
    return layers;
  }

  /** Draws a row's frame over a canvas, so many pixels to a point. */
  draw(canvas, row, scale) {
    const { width, height } = canvas;
    const surface = new Surface({ left: 0, top: 0, right: width, bottom: height }, null, canvas);
    surface.reset();
    surface.context.globalAlpha = 1;
    surface.context.globalCompositeOperation = "source-over";
    surface.context.fillStyle = css([...this.frames[row].surface.background.slice(0, 3), 1]);
    surface.context.fillRect(0, 0, width, height);
    const map = [scale, 0, 0, scale, -this.crop.x * scale, -this.crop.y * scale];
    new Painter(this.layers(row)).draw(surface, map);
    for (const point of this.touches(this.times[row])) Film.finger(surface, map, point);
  }

  static finger(surface, map, point) {
    const { context } = surface;
    surface.place(map);
    context.beginPath();
    context.arc(point.x, point.y, 11, 0, 2 * Math.PI);
    context.fillStyle = "rgba(48, 48, 48, 0.28)";
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = "rgba(255, 255, 255, 0.85)";
    context.stroke();
    surface.reset();
  }

  /** Where fingers are. A tap is shown for a moment. */
  touches(time) {
    let held = null;
    const taps = [];
    for (const event of this.events) {
      if (event.time > time + 5e-7) break;
      if (event.action === "touch down" || event.action === "touch move") held = event.point;
      else if (event.action === "touch up") held = null;
      else if (event.action === "tap" && event.time >= time - 0.12 && event.point) {
        taps.push(event.point);
      }
    }
    return held ? [...taps, held] : taps;
  }
}

/** A value that can move. */
class Track {
  constructor(data, times) {
    Object.assign(this, data);
    this.times = times;
    this.name = this.number === 1 ? this.property : `${this.property}#${this.number}`;
    this.id = `${this.path} ${this.name}`;
    const steps = this.path.split("/");
    this.view = steps[steps.length - 1].replace(/\[.*$/, "") || steps[steps.length - 1];
    this.isColor = this.components.join() === "red,green,blue,alpha";
    this.measure();
  }

  /** Finds out which of its numbers were ever shown differently. */
  measure() {
    this.limits = null;
    this.width = Math.max(0, ...new Set(this.shown.map((value) => value?.length ?? 0)));
    this.moving = [];
    for (let index = 0; index < this.width; index++) {
      const values = new Set();
      for (const value of this.shown) {
        if (value && value.length > index) values.add(value[index]);
        if (values.size > 1) break;
      }
      if (values.size > 1) this.moving.push(index);
    }
  }

  /** Whether it was ever shown differently. */
  get isMoving() { return this.moving.length > 0; }

  componentName(index) { return this.components[index] ?? (this.width > 1 ? `${index}` : ""); }

  motion(time) {
    return this.motions.findLast((motion) => motion.start <= time && time < motion.end) ?? null;
  }

  /**
   * Whether it moves at a time without an animation: a finger or code sets it anew from sample to
   * sample, as a scroll's offset under a finger is. A single change is none: what is set once jumps.
   */
  isSetAnew(time) {
    const { times } = this;
    let row = times.findLastIndex((other) => other <= time + 5e-7);
    if (row < 0 || this.motion(times[row])) return false;
    const before = (row) => row < 0 ? -1 : times.findLastIndex((other) => other < times[row]);
    const after = (row) => {
      const next = times.find((other) => other > times[row]);
      return next === undefined ? -1 : times.lastIndexOf(next);
    };
    const moves = (row, next) => {
      if (row < 0 || next < 0 || this.motion(times[row])) return false;
      const [old, now] = [this.shown[row], this.shown[next]];
      return Boolean(old && now) && old.some((value, index) => value !== now[index]);
    };
    const last = before(row);
    return moves(last, row) && (moves(row, after(row)) || moves(before(last), last));
  }

  /** Least and most of what moves. */
  get range() {
    if (this.limits) return this.limits;
    let [least, most] = [Infinity, -Infinity];
    for (const value of this.shown) {
      for (const index of this.moving) {
        if (!value || !Number.isFinite(value[index])) continue;
        least = Math.min(least, value[index]);
        most = Math.max(most, value[index]);
      }
    }
    this.limits = [least, most];
    return this.limits;
  }

  /** What is shown at a row, in words. */
  text(row, range = this.range) {
    const value = this.shown[row];
    if (!value) return "–";
    if (this.isColor) return Track.hex(value);
    const indices = this.moving.length > 0 ? this.moving : value.map((_, index) => index);
    const [least, most] = range;
    const places = most - least < 0.2 ? 3 : most - least < 10 ? 2 : 1;
    const texts = indices.map((index) => Track.number(value[index], places));
    return texts.every((text) => text === texts[0]) ? texts[0] : texts.slice(0, 4).join("  ");
  }

  static number(value, places) {
    if (!Number.isFinite(value)) return "∞";
    const text = value.toFixed(places);
    return /^-0\.?0*$/.test(text) ? text.slice(1) : text.replace("-", "−");
  }

  static hex(color) {
    const byte = (part) => Math.round(Math.min(Math.max(part, 0), 1) * 255)
      .toString(16).padStart(2, "0").toUpperCase();
    const alpha = color[3] < 1 ? ` ${Math.round(color[3] * 100)}%` : "";
    return `#${byte(color[0])}${byte(color[1])}${byte(color[2])}${alpha}`;
  }
}
