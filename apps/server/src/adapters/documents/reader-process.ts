import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import path from 'node:path'
import { ATTACHMENT_KINDS, ATTACHMENT_TEXT_MAX_LENGTH, DOCUMENT_FAULTS } from '@placard/contract'
import type { DocumentReading } from '@placard/language'
import * as z from 'zod/mini'
import { lowerPriority, watchCost } from '../../process/child-process-cost.ts'

/** Resource limits of one reading. */
export interface ReadingLimits {
  /** Heap limit; the resident memory of the process may be twice that. */
  readonly memoryMb: number
  /** CPU time: a file costs the same however busy the machine is. Measured on Linux alone. */
  readonly cpuMs: number
  /** Wall-clock time, for a process that does not even get to run. */
  readonly wallMs: number
}

/** A file as it was sent, in chunks: ten million bytes are not copied into one buffer. */
export interface GivenFile {
  readonly pieces: readonly Uint8Array[]
  readonly name: string
}

/** The program of a reader, and the paths it may read. */
export interface ReaderProgram {
  readonly file: string
  readonly mayRead: readonly string[]
}

const ROOT = path.resolve(import.meta.dirname, '../../../../..')
/** Permission to read the code alone: not the data folder, not the secrets, nothing else of the machine. */
export const DOCUMENT_READER: ReaderProgram = {
  file: path.join(import.meta.dirname, 'reader-main.ts'),
  mayRead: [
    path.join(ROOT, 'node_modules/'),
    path.join(ROOT, 'packages/'),
    path.join(ROOT, 'package.json'),
    path.join(ROOT, 'apps/server/package.json'),
    path.join(import.meta.dirname, '/'),
  ],
}

/**
 * Size of the young generation: texts of pages are short-lived, and with the default a fifth of the time was garbage
 * collection.
 */
const YOUNG_MB = 32
/** Interval at which the memory beyond the heap is checked. */
const LOOK_MS = 100
const BYTES_A_MB = 1024 * 1024
const PAGE_BYTES = 4096
/** Size limit of the result: the longest text that is kept with every character escaped, plus its envelope. */
const MOST_ANSWER_BYTES = ATTACHMENT_TEXT_MAX_LENGTH * 6 + 1024
/**
 * Shell limits: a process whose parent is gone ends after 60 s of CPU time, and none leaves a core dump. The variables
 * that the shell itself adds are unset.
 */
const SHELL = ['/bin/sh', '-c', 'ulimit -c 0; ulimit -t 60; unset PWD OLDPWD SHLVL; exec "$0" "$@"'] as const

const Reading = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    kind: z.enum(ATTACHMENT_KINDS),
    text: z.string().check(z.maxLength(ATTACHMENT_TEXT_MAX_LENGTH)),
    fullLength: z.int().check(z.gte(0)),
    pages: z.optional(z.int().check(z.gte(1))),
  }),
  z.strictObject({ ok: z.literal(false), rejection: z.enum(DOCUMENT_FAULTS) }),
])

/** A process that reads one document and ends. Its output is validated like any input from outside. */
export class ReaderProcess {
  readonly #child: ChildProcess
  readonly #limits: ReadingLimits
  readonly #said: Promise<Buffer>

  constructor(limits: ReadingLimits, program: ReaderProgram) {
    this.#limits = limits
    this.#child = start(limits, program)
    // requests to the server take precedence over reading documents; not the lowest priority, at which hardly any
    // document is read on a busy machine
    lowerPriority(this.#child, constants.priority.PRIORITY_BELOW_NORMAL)
    this.#said = everythingSaid(this.#child)
    // a process that ends before its document comes is noticed when it does
    this.#said.catch(() => undefined)
    this.#child.stdin?.on('error', () => undefined)
  }

  /** Whether the process still waits for a document. */
  get isThere(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Reads the one document of this process. Aborting the signal ends the reading with the signal's reason. */
  async read({ pieces, name }: GivenFile, signal: AbortSignal): Promise<DocumentReading> {
    signal.throwIfAborted()
    const { cpuMs, wallMs } = this.#limits
    const { promise: ended, resolve, reject } = Promise.withResolvers<undefined>()
    const tooHard = () => resolve(undefined)
    const timer = setTimeout(tooHard, wallMs)
    const memory = setInterval(() => void this.#holdsTooMuch().then((isIt) => isIt && tooHard()), LOOK_MS)
    const cost = watchCost(this.#child, cpuMs, tooHard)
    cost.begin()
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    try {
      const called = Buffer.from(name)
      const length = Buffer.alloc(4)
      length.writeUInt32LE(called.length)
      for (const piece of [length, called, ...pieces]) this.#child.stdin?.write(piece)
      this.#child.stdin?.end()
      const said = await Promise.race([this.#said.catch(() => undefined), ended])
      return readingOf(said)
    } finally {
      signal.removeEventListener('abort', stop)
      clearTimeout(timer)
      clearInterval(memory)
      cost.end()
      this.end()
    }
  }

  /** Kills the process. */
  end(): void {
    if (this.isThere) this.#child.kill('SIGKILL')
  }

  /**
   * Whether the process exceeds its memory: decompressed streams lie outside the heap, which has its own limit. Where
   * the system gives no figure, the time limits apply.
   */
  async #holdsTooMuch(): Promise<boolean> {
    const pages = await readFile(`/proc/${this.#child.pid}/statm`, 'latin1').then(
      (text) => Number(text.split(' ')[1]),
      () => 0,
    )
    return pages * PAGE_BYTES > 2 * this.#limits.memoryMb * BYTES_A_MB
  }
}

function start({ memoryMb }: ReadingLimits, { file, mayRead }: ReaderProgram): ChildProcess {
  const args = [
    '--permission',
    ...mayRead.map((place) => `--allow-fs-read=${place}`),
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${memoryMb}`,
    `--max-semi-space-size=${YOUNG_MB}`,
    file,
  ]
  // no standard error for the log, no environment of the server
  const options: SpawnOptions = { cwd: path.dirname(file), env: {}, stdio: ['pipe', 'pipe', 'ignore'] }
  if (process.platform === 'win32') return spawn(process.execPath, args, { ...options, windowsHide: true })
  const [shell, ...before] = SHELL
  return spawn(shell, [...before, process.execPath, ...args], options)
}

async function everythingSaid(child: ChildProcess): Promise<Buffer> {
  const { promise: gone, reject } = Promise.withResolvers<never>()
  child.once('error', reject)
  const said = async () => {
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of child.stdout ?? []) {
      length += chunk.length
      if (length > MOST_ANSWER_BYTES) throw new RangeError('a reader of documents said too much')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }
  return Promise.race([said(), gone])
}

/** Parses the result; `too-hard` where the output is not valid. */
function readingOf(said: Buffer | undefined): DocumentReading {
  try {
    return Reading.parse(JSON.parse(String(said)))
  } catch {
    return { ok: false, rejection: 'too-hard' }
  }
}
