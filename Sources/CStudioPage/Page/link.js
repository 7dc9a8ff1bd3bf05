// What the page says to the studio, and what it hears.

/** The connection to the studio. It is made again where it was lost, as after a machine has slept. */
class Link {
  constructor(hear) {
    this.hear = hear;
    this.wait = 250;
    this.sent = 0;
    this.received = 0;
    this.connect();
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.socket.readyState === WebSocket.CLOSED) this.connect();
    });
  }

  connect() {
    clearTimeout(this.pending);
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    address.hash = "";
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.socket.addEventListener("open", () => {
      this.wait = 250;
      this.hear({ kind: "open" });
    });
    this.socket.addEventListener("close", () => {
      this.hear({ kind: "closed" });
      this.pending = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, 5000);
    });
    this.socket.addEventListener("message", ({ data }) => {
      this.received++;
      if (typeof data === "string") this.hear(JSON.parse(data));
      else this.take(new Uint8Array(data));
    });
  }

  /** A view's program says something: its pane, the length of the JSON, the JSON, and bytes. */
  take(data) {
    const length = new DataView(data.buffer, data.byteOffset).getUint32(1, true);
    const reply = JSON.parse(new TextDecoder().decode(data.subarray(5, 5 + length)));
    this.hear({ ...reply, pane: data[0], body: data.subarray(5 + length) });
  }

  get isOpen() { return this.socket.readyState === WebSocket.OPEN; }

  say(message) {
    if (!this.isOpen) return false;
    this.sent++;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
