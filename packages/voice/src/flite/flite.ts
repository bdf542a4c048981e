import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { type Sound, soundOf } from '../sound/wav.ts'

/** One run of the program: a voice that is built into it, its parameters by name, and a text. */
export interface FliteRun {
  readonly base: 'slt' | 'rms' | 'awb'
  readonly parameters: Readonly<Record<string, number>>
  readonly text: string
}

const [TEXT, SOUND] = ['text.txt', 'sound.wav']

/**
 * Runs CMU Flite, compiled to WebAssembly, on a text; synchronous, some 30 ms of computing for a second of speech, so
 * that it belongs into a worker. The text reaches it as a file: it is never part of a command.
 * @throws when the program fails or leaves no sound.
 */
export function runFlite(program: WebAssembly.Module, { base, parameters, text }: FliteRun): Sound {
  const files = new Map([[TEXT, new File(new TextEncoder().encode(text))]])
  let said = ''
  const listen = () =>
    ConsoleStdout.lineBuffered((line) => {
      said += `${line}\n`
    })
  const settings = Object.entries(parameters).flatMap(([name, value]) => ['--setf', `${name}=${value}`])
  const wasi = new WASI(
    ['flite', '-voice', base, ...settings, '-f', TEXT, '-o', SOUND],
    [],
    [new OpenFile(new File([])), listen(), listen(), new PreopenDirectory('.', files)],
    { debug: false },
  )
  const instance = new WebAssembly.Instance(program, { wasi_snapshot_preview1: wasi.wasiImport })
  const code = wasi.start(started(instance))
  const sound = soundOf(files.get(SOUND)?.data ?? new Uint8Array())
  if (code !== 0 || sound === undefined) throw new Error(`flite ended with ${code}: ${said.trim() || 'no sound'}`)
  return sound
}

/** The program's memory and entry point. @throws when the module is another program. */
function started({ exports }: WebAssembly.Instance): {
  exports: { memory: WebAssembly.Memory; _start: () => unknown }
} {
  const { memory, _start: start } = exports
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function') throw new Error('this is not flite')
  return { exports: { memory, _start: () => start() } }
}
