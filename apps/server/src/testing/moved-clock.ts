import { readFileSync } from 'node:fs'

/** How often the file is read. */
const LOOK_MS = 20

/**
 * Loaded before a program (`node --import`), gives it a clock that can be moved while it runs: the file named by
 * `MOVED_CLOCK_FILE` says by how many ms. Timers go on by the machine's own time, as they do when a clock is set.
 */
const file = process.env.MOVED_CLOCK_FILE
const machineNow = Date.now
let offsetMs = 0

const movedNow = () => machineNow() + offsetMs

if (file !== undefined) {
  look(file)
  setInterval(look, LOOK_MS, file).unref()
  const moved = new Proxy(Date, {
    construct: (target, given, type) => Reflect.construct(target, given.length === 0 ? [movedNow()] : given, type),
    get: (target, name, receiver) => (name === 'now' ? movedNow : Reflect.get(target, name, receiver)),
  })
  Object.defineProperty(globalThis, 'Date', { value: moved, configurable: true, writable: true })
}

function look(path: string): void {
  try {
    offsetMs = Number(readFileSync(path, 'utf8')) || 0
  } catch {
    offsetMs = 0
  }
}
