// VS Code's server writes its logs through a native module that would have to be compiled. Without any, every
// Output channel stays empty; this one does in plain JavaScript what the server asks of it.
const { appendFileSync, mkdirSync } = require('node:fs');
const { dirname } = require('node:path');

const LEVELS = ['trace', 'debug', 'info', 'warning', 'error', 'critical'];

class Logger {
  #file;
  #level = 2;
  #raw = false;

  constructor(file) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, '');
  }

  #write(level, message) {
    if (level < this.#level) return;
    const time = new Date().toISOString().replace('T', ' ').replace('Z', '');
    appendFileSync(this.#file, this.#raw ? message : `${time} [${LEVELS[level]}] ${message}\n`);
  }

  trace = (message) => this.#write(0, message);
  debug = (message) => this.#write(1, message);
  info = (message) => this.#write(2, message);
  warn = (message) => this.#write(3, message);
  error = (message) => this.#write(4, message);
  critical = (message) => this.#write(5, message);

  getLevel() {
    return this.#level;
  }
  setLevel(level) {
    this.#level = level;
  }
  setPattern() {
    this.#raw = false;
  }
  clearFormatters() {
    this.#raw = true;
  }
  flush() {}
  drop() {}
}

const create = async (_name, file) => new Logger(file);

// One by one, because VS Code imports them by name, and only so are the names seen.
exports.version = 0;
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.Logger = class extends Logger {
  constructor(_type, _name, file) {
    super(file);
  }
};
exports.createRotatingLogger = create;
exports.createAsyncRotatingLogger = create;
