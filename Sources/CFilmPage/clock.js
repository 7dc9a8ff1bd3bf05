// The time that is shown, and how it runs.

class Clock {
  /** How long the end is shown before it begins anew, in seconds. */
  static rest = 0.7;

  constructor(films) {
    this.time = 0;
    this.speed = 1;
    this.isPlaying = false;
    this.repeats = false;
    this.duration = Math.max(...films.map((film) => film.duration));
    const times = films.flatMap((film) => film.times).sort((a, b) => a - b);
    /** All times at which something differs, each once. */
    this.steps = times.filter((time, index) => index === 0 || time - times[index - 1] > 5e-7);
    this.listeners = [];
  }

  onChange(listener) { this.listeners.push(listener); }
  tell() { for (const listener of this.listeners) listener(this); }

  /** The number of the step that is shown. */
  get step() {
    let step = this.steps.findIndex((time) => time > this.time + 5e-7);
    if (step < 0) step = this.steps.length;
    return Math.max(step - 1, 0);
  }

  seek(time) {
    this.time = Math.min(Math.max(time, 0), this.duration);
    this.tell();
  }

  /** Goes to the frame `count` frames away. */
  stepBy(count) {
    this.pause();
    const step = Math.min(Math.max(this.step + count, 0), this.steps.length - 1);
    this.seek(this.steps[step]);
  }

  play() {
    if (this.isPlaying || this.duration === 0) return;
    if (this.time >= this.duration) this.time = 0;
    this.isPlaying = true;
    this.rested = 0;
    this.last = null;
    this.tell();
    requestAnimationFrame((now) => this.tick(now));
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.tell();
  }

  toggle() { if (this.isPlaying) this.pause(); else this.play(); }

  setSpeed(speed) {
    this.speed = speed;
    this.tell();
  }

  setRepeats(repeats) {
    this.repeats = repeats;
    this.tell();
  }

  tick(now) {
    if (!this.isPlaying) return;
    // A page that was hidden goes on where it was.
    const passed = this.last === null ? 0 : Math.min((now - this.last) / 1000, 0.1);
    this.last = now;
    if (this.time >= this.duration) {
      this.rested += passed;
      if (!this.repeats) {
        this.pause();
        return;
      }
      if (this.rested >= Clock.rest) {
        this.rested = 0;
        this.seek(0);
      }
    } else {
      this.seek(this.time + passed * this.speed);
    }
    requestAnimationFrame((next) => this.tick(next));
  }
}
