import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { type Sound, soundOf } from '../sound/wav.ts'

/** One run of the program: a voice that is built into it, its parameters by name, and a text. */
export interface FliteRun {
  readonly base: 'slt' | 'rms' | 'awb'
  readonly parameters: Readonly<Record<string, number>>
  readonly text: string
}

const [TEXT, SOUND] = ['text.txt', 'sound.wav']

/** More memory than this, in bytes, is given back: the longest text takes some thirty million. */
const MEMORY_BYTES = 48_000_000

/** A program in memory, as it was before it ran. */
interface Started {
  readonly wasi: WASI
  readonly exports: { memory: WebAssembly.Memory; _start: () => unknown }
  /** The memory of an instance that has never run. */
  readonly fresh: Uint8Array
}

/** By program: its tables alone are seventeen megabytes, and another instance for each text would fill the memory. */
const kept = new WeakMap<WebAssembly.Module, Started>()

/**
 * Runs CMU Flite, compiled to WebAssembly, on a text; synchronous, some 30 ms of computing for a second of speech, so
 * that it belongs into a worker. The text reaches it as a file: it is never part of a command. Its memory is put back
 * before each run, so that no text finds anything of the one before it.
 * @throws when the program fails or leaves no sound.
 */
export function runFlite(program: WebAssembly.Module, { base, parameters, text }: FliteRun): Sound {
  const started = kept.get(program) ?? startedOn(program)
  // kept again once this has gone well: after a fault nobody knows what it is like
  kept.delete(program)
  putBack(started)
  const { wasi, exports } = started
  const files = new Map([[TEXT, new File(new TextEncoder().encode(text))]])
  let said = ''
  const listen = () =>
    ConsoleStdout.lineBuffered((line) => {
      said += `${line}\n`
    })
  const settings = Object.entries(parameters).flatMap(([name, value]) => ['--setf', `${name}=${value}`])
  wasi.args = ['flite', '-voice', base, ...settings, '-f', TEXT, '-o', SOUND]
  wasi.fds = [new OpenFile(new File([])), listen(), listen(), new PreopenDirectory('.', files)]
  const code = wasi.start({ exports })
  const sound = soundOf(files.get(SOUND)?.data ?? new Uint8Array())
  if (code !== 0 || sound === undefined) throw new Error(`flite ended with ${code}: ${said.trim() || 'no sound'}`)
  if (exports.memory.buffer.byteLength <= MEMORY_BYTES) kept.set(program, started)
  return sound
}

function startedOn(program: WebAssembly.Module): Started {
  const wasi = new WASI([], [], [], { debug: false })
  const instance = () => exportsOf(new WebAssembly.Instance(program, { wasi_snapshot_preview1: wasi.wasiImport }))
  // one that never runs: a copy in memory of another kind would not be given back to the system when it is dropped
  const { memory } = instance()
  return { wasi, exports: instance(), fresh: new Uint8Array(memory.buffer) }
}

function putBack({ exports: { memory }, fresh }: Started): void {
  const bytes = new Uint8Array(memory.buffer)
  bytes.set(fresh)
  bytes.fill(0, fresh.length)
}

/** The program's memory and entry point. @throws when the module is another program. */
function exportsOf({ exports }: WebAssembly.Instance): Started['exports'] {
  const { memory, _start: start } = exports
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') throw new Error('this is not flite')
  return { memory, _start: () => start() }
}
