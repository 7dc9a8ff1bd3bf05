// The curves of chosen values, and what is moving.

/** How far a value goes, again and again: what is worth looking at comes first. */
const liveliness = (track) => {
  let way = 0;
  const [least, most] = track.range;
  for (const index of track.moving) {
    for (let row = 1; row < track.shown.length; row++) {
      const [before, now] = [track.shown[row - 1], track.shown[row]];
      if (before && now) way += Math.abs(now[index] - before[index]) / (most - least || 1);
    }
  }
  const isEndless = track.motions.some((motion) => motion.end === Infinity);
  return (isEndless ? 0.5 : 1) * Math.min(way, 4) + (track.motions.length > 0 ? 1 : 0);
};

class Curves {
  static usual = 6;

  constructor(films, clock) {
    this.films = films;
    this.clock = clock;
    this.element = document.getElementById("curves");
    this.rows = new Map();
    this.tracks = films[0].tracks.filter((track) => track.isMoving);
    const known = new Set(this.tracks.map((track) => track.id));
    // What moves in another film alone can be chosen, too.
    for (const film of films.slice(1)) {
      this.tracks.push(...film.tracks.filter((track) => track.isMoving && !known.has(track.id)));
    }
    this.chosen = new Set(this.favourites().map((track) => track.id));
    this.chooser();
    this.show();
    clock.onChange(() => this.update());
  }

  /** The liveliest values, one of each kind before a second one of any. */
  favourites() {
    const lively = this.tracks.map((track) => ({ track, way: liveliness(track) }))
      .sort((a, b) => b.way - a.way).map(({ track }) => track);
    const kinds = new Set();
    const isNew = ({ view, property }) => {
      const kind = `${view} ${property}`;
      return !kinds.has(kind) && kinds.add(kind);
    };
    const first = lively.filter(isNew);
    const rest = lively.filter((track) => !first.includes(track));
    return [...first, ...rest].slice(0, Curves.usual);
  }

  show() {
    this.rows.clear();
    const chosen = this.tracks.filter((track) => this.chosen.has(track.id));
    this.element.replaceChildren(...chosen.map((track) => this.row(track)));
    if (chosen.length === 0) {
      this.element.append(make("p", { class: "empty" },
        this.tracks.length === 0 ? "Nothing moves in this film." : "No value is chosen."));
    }
    document.getElementById("chosen").textContent =
      `${this.chosen.size} of ${this.tracks.length}`;
    this.update();
  }

  row(track) {
    const own = this.films.map((film) => film.tracks.find((other) => other.id === track.id));
    const values = own.map(() => make("output", {}));
    const dots = [];
    const plot = track.isColor ? this.swatches(own) : this.plot(own, dots);
    const animation = own.find((other) => other?.motions.length)?.motions[0].animation ?? "";
    const element = make("div", { class: "row", role: "listitem" },
      make("div", { class: "label" },
        make("strong", {}, track.view), make("span", { class: "property" }, ` ${track.name}`),
        make("small", { title: animation }, named(animation))),
      make("div", { class: "plot", "aria-hidden": "true" }, plot, ...dots.map((dot) => dot.element)),
      make("div", { class: "values" }, ...values));
    element.title = track.path;
    this.rows.set(track.id, { own, values, dots, range: Curves.range(own) });
    return element;
  }

  /** The least and the most of a value in all films. */
  static range(own) {
    const ranges = own.filter((track) => track?.isMoving).map((track) => track.range);
    return [
      Math.min(...ranges.map((range) => range[0])), Math.max(...ranges.map((range) => range[1])),
    ];
  }

  /** All films in one drawing, over one range: solid, and broken for the reduced one. */
  plot(own, dots) {
    const [least, most] = Curves.range(own);
    const drawing = makeSVG("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none" });
    const y = (value) => 94 - 88 * (value - least) / (most - least || 1);
    own.forEach((track, take) => {
      if (!track) return;
      for (const motion of track.motions) {
        if (take > 0) continue;
        const [start, end] = [motion.start, Math.min(motion.end, this.clock.duration)]
          .map((time) => 1000 * time / (this.clock.duration || 1));
        drawing.append(makeSVG("rect", {
          class: "motion", x: start, y: 0, width: Math.max(end - start, 3), height: 100,
        }));
      }
    });
    own.forEach((track, take) => {
      const moving = track ? (track.isMoving ? track.moving : []) : [];
      moving.forEach((index, order) => {
        let path = "";
        let isOpen = false;
        // Between samples that are further apart than frames nothing moved: a value that is another one after that
        // has jumped.
        const gap = 2.5 / (this.films[take]?.framesPerSecond || 60);
        track.shown.forEach((value, row) => {
          if (!value || !Number.isFinite(value[index])) {
            isOpen = false;
            return;
          }
          const x = 1000 * track.times[row] / (this.clock.duration || 1);
          if (isOpen && track.times[row] - track.times[row - 1] > gap) path += `H${x.toFixed(1)}`;
          path += `${isOpen ? "L" : "M"}${x.toFixed(1)} ${y(value[index]).toFixed(2)}`;
          isOpen = true;
        });
        if (isOpen && track.times[track.times.length - 1] < this.clock.duration) path += "H1000";
        const name = `curve c${order % 4}${take > 0 ? " reduced" : ""}`;
        drawing.append(makeSVG("path", { class: name, d: path }));
        const element = make("i", { class: `dot c${order % 4}${take > 0 ? " reduced" : ""}` });
        dots.push({ element, track, index, y });
      });
    });
    return drawing;
  }

  swatches(own) {
    const bands = own.map((track) => {
      const band = make("div", { class: "band" });
      if (!track) return band;
      const stops = track.shown.map((value, row) => {
        const share = 100 * track.times[row] / (this.clock.duration || 1);
        return value ? `${css(value)} ${share}%` : `transparent ${share}%`;
      });
      band.style.backgroundImage =
        `linear-gradient(to right, ${stops.length > 1 ? stops : [stops[0], stops[0]]})`;
      return band;
    });
    return make("div", { class: "bands" }, ...bands);
  }

  update() {
    const { time, duration } = this.clock;
    for (const { own, values, dots, range } of this.rows.values()) {
      own.forEach((track, take) => {
        const text = track ? track.text(this.films[take].row(time), range) : "";
        if (values[take].textContent !== text) values[take].textContent = text;
      });
      for (const { element, track, index, y } of dots) {
        const row = this.films[0].tracks.includes(track)
          ? this.films[0].row(time) : this.films[1]?.row(time) ?? 0;
        const value = track.shown[row];
        const isShown = value && Number.isFinite(value[index]);
        element.hidden = !isShown;
        if (!isShown) continue;
        element.style.left = `${100 * time / (duration || 1)}%`;
        element.style.top = `${y(value[index])}%`;
      }
    }
  }

  chooser() {
    const list = document.getElementById("choices");
    const search = document.getElementById("search");
    const boxes = this.tracks.map((track) => {
      const box = make("input", { type: "checkbox", checked: this.chosen.has(track.id) });
      box.addEventListener("change", () => {
        if (box.checked) this.chosen.add(track.id); else this.chosen.delete(track.id);
        this.show();
      });
      const steps = track.path.split("/").slice(-3).join(" › ");
      const label = make("label", {}, box, make("span", {},
        make("span", { class: "steps" }, steps), make("b", {}, ` ${track.name}`)));
      return { label, box, track, text: `${track.path} ${track.name}`.toLowerCase() };
    });
    list.append(...boxes.map((box) => box.label));
    search.addEventListener("input", () => {
      const words = search.value.toLowerCase().split(/\s+/);
      for (const { label, text } of boxes) {
        label.hidden = !words.every((word) => text.includes(word));
      }
    });
    const set = (isChosen) => {
      for (const { label, box, track } of boxes) {
        if (label.hidden) continue;
        box.checked = isChosen;
        if (isChosen) this.chosen.add(track.id); else this.chosen.delete(track.id);
      }
      this.show();
    };
    document.getElementById("all").addEventListener("click", () => set(true));
    document.getElementById("none").addEventListener("click", () => set(false));
  }
}

/** What moves at the cursor: by what, and for how much longer. */
class Moving {
  /** How many motions are named; the others are counted. */
  static most = 10;

  constructor(films, clock) {
    this.films = films;
    this.clock = clock;
    this.element = document.getElementById("moving");
    this.announcement = document.getElementById("announcement");
    clock.onChange(() => this.update());
    this.update();
  }

  /** The motions at a time, what ends soonest last; endless ones after all. */
  static at(film, time) {
    return film.tracks.map((track) => ({ track, motion: track.motion(time) ?? Moving.byHand(track, time) }))
      .filter(({ motion }) => motion)
      .sort((a, b) => (a.motion.end === Infinity) - (b.motion.end === Infinity)
        || b.motion.end - a.motion.end || (a.track.id < b.track.id ? -1 : 1));
  }

  /** What a finger or code moves: it has no animation, and nobody knows its end. */
  static byHand(track, time) {
    return track.isMoving && track.isSetAnew(time)
      ? { animation: "frame by frame", start: time, end: time, isByHand: true } : null;
  }

  update() {
    const { time } = this.clock;
    this.element.replaceChildren(...this.films.map((film) => this.list(film, time)));
    if (this.clock.isPlaying) return;
    const names = this.films.map((film) => {
      const moving = Moving.at(film, time);
      const views = [...new Set(moving.map(({ track }) => `${track.view} ${track.name}`))];
      const rest = views.length > 3 ? `, and ${views.length - 3} more` : "";
      return moving.length === 0 ? `${film.name}: at rest`
        : `${film.name}: ${count(moving.length, "value")} moving: ${views.slice(0, 3).join(", ")}${rest}`;
    });
    // A screen reader is told what stands still, not every frame that passes by.
    clearTimeout(this.pending);
    this.pending = setTimeout(() => {
      this.announcement.textContent = `${seconds(time)}. ${names.join(". ")}.`;
    }, 250);
  }

  /** Values that one motion moves, together. */
  static groups(moving) {
    const groups = new Map();
    for (const { track, motion } of moving) {
      const key = [motion.animation, motion.start, motion.end, motion.isRetarget].join();
      const group = groups.get(key) ?? { motion, tracks: [] };
      group.tracks.push(track);
      groups.set(key, group);
    }
    return [...groups.values()];
  }

  list(film, time) {
    const moving = Moving.at(film, time);
    const groups = Moving.groups(moving);
    const items = groups.slice(0, Moving.most).map((group) => this.item(group, time));
    if (groups.length > Moving.most) {
      items.push(make("li", { class: "more" }, `and ${groups.length - Moving.most} more motions`));
    }
    if (items.length === 0) items.push(make("li", { class: "more" }, "At rest"));
    return make("section", {},
      make("h3", {}, film.name, make("span", { class: "badge" }, String(moving.length))),
      make("ul", {}, ...items));
  }

  item({ motion, tracks }, time) {
    const isEndless = motion.end === Infinity;
    const left = isEndless ? "endless"
      : motion.isByHand ? "by a finger or code" : `${milliseconds(motion.end - time)} left`;
    const bar = make("i", {});
    const part = isEndless || motion.isByHand ? 1 : (time - motion.start) / (motion.end - motion.start || 1);
    bar.style.width = `${Math.min(Math.max(part, 0), 1) * 100}%`;
    const names = new Map();
    for (const { view, name } of tracks) names.set(`${view} ${name}`, [view, name]);
    const what = [...names.values()].slice(0, 3).flatMap(([view, name], index) => [
      index > 0 ? ", " : "", make("strong", {}, view), make("span", { class: "property" }, ` ${name}`),
    ]);
    const others = tracks.length - Math.min(names.size, 3);
    const more = others > 0 ? make("span", { class: "property" }, ` and ${others} more`) : "";
    return make("li", {
      title: tracks.map((track) => track.path).join("\n"), class: isEndless ? "endless" : null,
    },
    make("div", { class: "what" }, make("span", {}, ...what, more),
      make("span", { class: "left" }, left)),
    make("div", { class: "how" }, named(motion.animation), motion.isRetarget ? " · retargeted" : ""),
    make("div", { class: "progress", "aria-hidden": "true" }, bar));
  }
}
