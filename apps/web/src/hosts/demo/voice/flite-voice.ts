import type { EmbeddedSpeech } from '@placard/voice/flite'
import type { FromVoiceWorker, ToVoiceWorker } from './voice-protocol.ts'

/** The used part of a `Worker`. */
export interface VoiceWorkerPort {
  postMessage(message: ToVoiceWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromVoiceWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Longest time for a piece, in ms, that of compiling the program included; a worker that needs longer hangs. */
const LIMIT_MS = 60_000
/** After so long a silence, in ms, the memory is given back. */
const SILENCE_MS = 180_000

export interface FliteParts {
  /** The voice's file; undefined where it was not fetched or has been removed. */
  readonly readFile: () => Promise<Blob | undefined>
  readonly newWorker: () => VoiceWorkerPort
  /** The file cannot be used. */
  readonly onUnusable: () => void
  /** A timer; returns the function that ends it. */
  readonly after: (ms: number, task: () => void) => () => void
}

/** The embedded voice in a worker that lives while somebody speaks, one piece after the other. */
export class FliteVoice {
  private readonly parts: FliteParts
  private worker: VoiceWorkerPort | undefined
  private line: Promise<unknown> = Promise.resolve()
  private answer: PromiseWithResolvers<ArrayBuffer> | undefined
  private id = 0
  private endSilence: () => void = () => undefined

  constructor(parts: FliteParts) {
    this.parts = parts
  }

  /** A piece as a WAV file. @throws when it cannot be said; the signal's reason when it was aborted before its turn. */
  speak(speech: EmbeddedSpeech, signal?: AbortSignal): Promise<ArrayBuffer> {
    const turn = this.line.then(() => this.say(speech, signal))
    this.line = turn.catch(() => undefined)
    return turn
  }

  private async say(speech: EmbeddedSpeech, signal: AbortSignal | undefined): Promise<ArrayBuffer> {
    signal?.throwIfAborted()
    this.endSilence()
    const worker = this.worker ?? (await this.open())
    this.id += 1
    this.answer = Promise.withResolvers<ArrayBuffer>()
    const endLimit = this.parts.after(LIMIT_MS, () => this.close())
    worker.postMessage({ type: 'speak', id: this.id, speech })
    try {
      return await this.answer.promise
    } finally {
      endLimit()
      this.endSilence = this.parts.after(SILENCE_MS, () => this.close())
    }
  }

  private async open(): Promise<VoiceWorkerPort> {
    const file = await this.parts.readFile()
    if (file === undefined) {
      this.parts.onUnusable()
      throw new Error('the voice has not been fetched')
    }
    const worker = this.parts.newWorker()
    worker.onmessage = ({ data }) => this.heard(data)
    worker.onerror = () => this.close()
    worker.postMessage({ type: 'open', file })
    this.worker = worker
    return worker
  }

  private heard(message: FromVoiceWorker): void {
    switch (message.type) {
      case 'spoken':
        if (message.id === this.id) this.answer?.resolve(message.sound)
        break
      case 'failed':
        if (message.id === this.id) this.answer?.reject(new Error('the voice failed'))
        break
      case 'unusable':
        this.close()
        this.parts.onUnusable()
    }
  }

  /** Ends the worker; whoever waits for it is told, and the next piece opens another. */
  private close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.answer?.reject(new Error('the voice has stopped'))
  }
}
