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
/** An animation's name with numbers that can be read. */
const named = (animation) => animation.replace(/\d+\.\d{4,}/g, (number) =>
  String(Math.round(Number(number) * 1000) / 1000));
const count = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

/** What was done, a text that was typed once. */
const happened = (film) => film.events.filter((event, index) => event.action !== "touch move"
  && !(event.action === "type" && film.events[index - 1]?.action === "type"
    && film.events[index - 1].label === event.label));

/** The films beside each other, each as sharp as the screen is. */
class Stage {
  /** What stands above and below a film that has to be seen with it, in the page's pixels. */
  static others = 460;

  constructor(films, clock) {
    this.films = films;
    this.clock = clock;
    this.zoom = 0;
    this.element = document.getElementById("films");
    this.views = films.map((film) => this.view(film));
    this.element.append(...this.views.map((view) => view.figure));
    new ResizeObserver(() => this.layout()).observe(this.element);
    addEventListener("resize", () => this.layout());
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
    const gap = parseFloat(getComputedStyle(this.element).columnGap) || 0;
    const { paddingLeft, paddingRight } = getComputedStyle(this.element);
    const width = this.element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    // What is wide stands under each other where there is no room beside.
    const isStacked = width < 700 && crop.width > 0.8 * crop.height;
    const beside = isStacked ? 1 : this.views.length;
    const room = (width - gap * (beside - 1)) / beside;
    // The film and its time are seen together.
    const tall = Math.max(300, Math.min(innerHeight - Stage.others, 720));
    return Math.min(room / crop.width, Math.max(tall / crop.height, 0.2), 2);
  }

  layout() {
    const size = this.pointSize;
    this.ratio = devicePixelRatio;
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
    if (this.ratio !== devicePixelRatio) {
      this.layout();
      return;
    }
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
    document.getElementById("axis").append(...this.axis());
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
    return happened(film).map((event) => {
      const mark = make("div", { class: "mark" });
      mark.style.left = `${this.share(event.time) * 100}%`;
      return mark;
    });
  }

  /** Round times, as many as there is room for. */
  axis() {
    const { duration } = this.clock;
    const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60];
    const step = steps.find((length) => duration / length <= 8) ?? 60;
    const ticks = [];
    for (let number = 0; number * step <= duration + 1e-9 && duration > 0; number++) {
      const tick = make("span", {}, step < 1 ? String(Math.round(number * step * 1000))
        : `${number * step} s`);
      if (number === 0 && step < 1) tick.textContent = "0 ms";
      tick.style.left = `${this.share(number * step) * 100}%`;
      ticks.push(tick);
    }
    return ticks;
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
