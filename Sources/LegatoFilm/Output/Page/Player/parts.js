// The page's parts. Text of a film only ever becomes text.

/** An element with attributes, text and children. */
const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
};

const SVG = "http://www.w3.org/2000/svg";
const makeSVG = (name, attributes = {}, ...children) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const seconds = (time) => `${time.toFixed(3)} s`;
const milliseconds = (time) => `${Math.round(time * 1000).toLocaleString("en")} ms`;
const count = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** The films beside each other, each as sharp as the screen is. */
class Stage {
  constructor(films, clock) {
    this.films = films;
    this.clock = clock;
    this.zoom = 0;
    this.element = document.getElementById("films");
    this.views = films.map((film) => this.view(film));
    this.element.append(...this.views.map((view) => view.figure));
    new ResizeObserver(() => this.layout()).observe(this.element);
    // Whether the screen's sharpness changes can only be asked of one sharpness after another.
    const follow = () => {
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
        .addEventListener("change", () => { this.layout(); follow(); }, { once: true });
    };
    follow();
    clock.onChange(() => this.draw());
  }

  view(film) {
    const canvas = make("canvas", { role: "img" });
    canvas.setAttribute("aria-label", `${film.name} of ${film.view}`);
    const end = film.isSettled ? `at rest after ${milliseconds(film.duration)}`
      : `filmed for ${milliseconds(film.duration)}`;
    const figure = make("figure", { class: film.colorScheme === "dark" ? "film dark" : "film" },
      make("figcaption", {}, make("strong", {}, film.name), make("span", {}, end)),
      make("div", { class: "screen" }, canvas));
    return { film, canvas, figure, row: -1 };
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.layout();
  }

  /** How large a point is shown, in the page's pixels. */
  get pointSize() {
    if (this.zoom > 0) return this.zoom;
    const { crop } = this.films[0];
    const gap = 24;
    const width = this.element.clientWidth;
    const isNarrow = width < 560;
    const beside = isNarrow && crop.width > 220 ? 1 : this.views.length;
    const room = (width - gap * (beside - 1)) / beside;
    const tall = Math.max(300, Math.min(innerHeight * 0.62, 680));
    return Math.min(room / crop.width, Math.max(tall / crop.height, 0.2), 2);
  }

  layout() {
    const size = this.pointSize;
    for (const view of this.views) {
      const { canvas, film: { crop } } = view;
      const most = Math.sqrt(3e7 / (crop.width * crop.height));
      view.scale = Math.min(size * devicePixelRatio, most);
      canvas.width = Math.max(1, Math.round(crop.width * view.scale));
      canvas.height = Math.max(1, Math.round(crop.height * view.scale));
      canvas.style.width = `${crop.width * size}px`;
      canvas.style.height = `${crop.height * size}px`;
      view.row = -1;
    }
    this.draw();
  }

  draw() {
    for (const view of this.views) {
      const row = view.film.row(this.clock.time);
      if (row === view.row || !view.scale) continue;
      view.row = row;
      view.film.draw(view.canvas, row, view.scale);
    }
  }
}

/** The line of time that is dragged along. */
class Scrubber {
  constructor(films, clock) {
    this.clock = clock;
    this.element = document.getElementById("scrubber");
    this.fill = make("div", { class: "fill" });
    this.thumb = make("div", { class: "thumb" });
    this.element.append(make("div", { class: "groove" }, this.fill), ...this.marks(films[0]),
      this.thumb);
    this.element.setAttribute("aria-valuemin", "0");
    this.element.setAttribute("aria-valuemax", String(Math.round(clock.duration * 1000)));
    this.element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.element.setPointerCapture(event.pointerId);
      this.element.classList.add("held");
      clock.pause();
      this.follow(event);
    });
    this.element.addEventListener("pointermove", (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) this.follow(event);
    });
    for (const end of ["pointerup", "pointercancel"]) {
      this.element.addEventListener(end, () => this.element.classList.remove("held"));
    }
    clock.onChange(() => this.update());
    this.update();
  }

  marks(film) {
    return film.events.filter((event) => event.action !== "touch move").map((event) => {
      const mark = make("div", { class: "mark" });
      mark.style.left = `${this.share(event.time) * 100}%`;
      return mark;
    });
  }

  share(time) { return this.clock.duration > 0 ? time / this.clock.duration : 0; }

  follow(event) {
    const box = this.element.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1);
    const time = share * this.clock.duration;
    // The nearest frame, so that what is seen is what is told.
    const { steps } = this.clock;
    const nearest = steps.reduce((best, step) =>
      (Math.abs(step - time) < Math.abs(best - time) ? step : best), steps[0]);
    this.clock.seek(nearest);
  }

  update() {
    const { clock } = this;
    const share = `${this.share(clock.time) * 100}%`;
    this.fill.style.width = share;
    this.thumb.style.left = share;
    document.documentElement.style.setProperty("--cursor", this.share(clock.time));
    this.element.setAttribute("aria-valuenow", String(Math.round(clock.time * 1000)));
    this.element.setAttribute("aria-valuetext",
      `${seconds(clock.time)}, frame ${clock.step + 1} of ${clock.steps.length}`);
  }
}
