import { spawn } from 'node:child_process'

export interface ProgramRun {
  readonly program: string
  readonly args: readonly string[]
  /** What it reads: a text, or an open file, by its number. */
  readonly input: string | number
  /** Which of the two that it writes is read; the other one is lost. Its output, when left out. */
  readonly reads?: 'output' | 'log'
  /** It is ended when it writes more. */
  readonly outputMaxBytes: number
  /** Ends it; its reason is thrown. */
  readonly signal: AbortSignal
}

/**
 * Runs a program of this machine and reads what it writes. Its arguments are never a line of a shell, and it gets no
 * environment of the server, which holds secrets. @throws {Error} where it cannot be run, or does not end with 0.
 */
export async function runProgram(run: ProgramRun): Promise<Buffer> {
  const { program, args, input, reads = 'output', outputMaxBytes, signal } = run
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const child = spawn(program, args, {
    env: {},
    stdio: [
      typeof input === 'number' ? input : 'pipe',
      reads === 'output' ? 'pipe' : 'ignore',
      reads === 'log' ? 'pipe' : 'ignore',
    ],
    windowsHide: true,
  })
  const pieces: Buffer[] = []
  let bytes = 0
  const stop = () => {
    child.kill('SIGKILL')
    reject(signal.reason)
  }
  signal.addEventListener('abort', stop, { once: true })
  child.on('error', reject)
  child.stdin?.on('error', () => undefined)
  const written = reads === 'log' ? child.stderr : child.stdout
  written?.on('data', (piece: Buffer) => {
    bytes += piece.length
    pieces.push(piece)
    if (bytes > outputMaxBytes) child.kill('SIGKILL')
  })
  child.on('close', (code) =>
    code === 0 ? resolve(Buffer.concat(pieces)) : reject(new Error(`the program ended with ${code}`)),
  )
  if (typeof input === 'string') child.stdin?.end(input)
  return promise.finally(() => signal.removeEventListener('abort', stop))
}
