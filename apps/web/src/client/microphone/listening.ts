import { RECORDING_MAX_SECONDS } from '@placard/contract'
import { decibels } from '@placard/voice'
import type { Recording } from '../gateways/hearing-gateway.ts'
import { type EndOfSpeech, endOfSpeech, type SpeechSign } from './end-of-speech.ts'
import { MicrophoneError } from './fault-error.ts'
import type { MicrophoneFault } from './faults.ts'
import { recordingOf } from './recording.ts'
import type { MicrophoneSource } from './source.ts'

/** The recording ends shortly before it would be too long, and its end is announced ten seconds ahead, in ms. */
const ENDS_MS = RECORDING_MAX_SECONDS * 1000 - 500
const RUNS_OUT_MS = ENDS_MS - 10_000
/** What was heard so long before speech began, in ms, belongs to it: quiet consonants come first. */
const BEFORE_SPEECH_MS = 400
/** After so long without any sound at all, in ms, the microphone is taken to be switched off. */
const SILENT_MS = 5_000
const SILENT_PEAK = 1e-6
/** From here on a sample is at its limit, and so many of them in one part of the sound are heard as a rattle. */
const CLIPPED_PEAK = 0.99
const CLIPPED_SHARE = 0.02

/** Who follows what is listened to. */
export interface ListeningEvents {
  readonly onLevel: (decibels: number) => void
  readonly onSpeech: () => void
  readonly onRunningOut: () => void
  readonly onClipped: () => void
  /** Nothing more is recorded. */
  readonly onEnd: () => void
  readonly onFault: (fault: MicrophoneFault) => void
  /** The microphone went away by itself. */
  readonly onGone: () => void
}

export interface ListeningManner {
  readonly isHandsFree: boolean
  /** Loudness of the room, where an earlier turn has found that out. */
  readonly room: number | undefined
  /** Whether the page itself speaks, or has just done so. */
  readonly isEchoing: () => boolean
}

/** One turn's sound: gathers it, and tells when it ends. */
export class Listening {
  private readonly source: MicrophoneSource
  private readonly events: ListeningEvents
  private readonly manner: ListeningManner
  private readonly speech: EndOfSpeech
  private readonly endFile: (() => Promise<Blob>) | undefined
  private parts: Float32Array[] = []
  private recordedMs = 0
  private silentMs = 0
  private isBegun: boolean
  private isRunningOut = false

  constructor(source: MicrophoneSource, manner: ListeningManner, events: ListeningEvents) {
    this.source = source
    this.events = events
    this.manner = manner
    this.speech = endOfSpeech(manner.room)
    this.isBegun = !manner.isHandsFree
    // hands-free, what comes before the speech is cut off, which a file of the browser would not allow
    this.endFile = manner.isHandsFree ? undefined : source.record()
    source.onSound = (samples) => this.take(samples)
    source.onGone = events.onGone
  }

  /** Loudness of the room. */
  get room(): number {
    return this.speech.floor
  }

  /** Ends the recording. @throws {MicrophoneError} when nothing was recorded. */
  async end(): Promise<Recording> {
    this.stop()
    const file = await this.endFile?.()
    if (this.parts.length === 0) throw new MicrophoneError('empty')
    return recordingOf(this.parts, this.source.rate, file)
  }

  /** Stops listening; nothing is kept. */
  stop(): void {
    this.source.onSound = undefined
    this.source.onGone = undefined
    void this.endFile?.()
  }

  private take(samples: Float32Array): void {
    const ms = (samples.length / this.source.rate) * 1000
    const loudness = decibels(samples)
    this.events.onLevel(loudness)
    this.parts.push(samples)
    this.recordedMs += ms
    this.watchSamples(samples, ms)
    const sign = this.speech.push(loudness, ms, this.manner.isEchoing())
    if (this.manner.isHandsFree) this.follow(sign)
    else if (sign === 'began') this.events.onSpeech()
    this.watchLength()
  }

  /** Hands-free, speech begins and ends the recording. */
  private follow(sign: SpeechSign | undefined): void {
    if (sign === 'began') {
      this.isBegun = true
      this.events.onSpeech()
    }
    if (sign === 'ended') this.events.onEnd()
    if (this.isBegun) return
    const partMs = ((this.parts[0]?.length ?? 0) / this.source.rate) * 1000
    if (this.recordedMs - partMs < BEFORE_SPEECH_MS) return
    this.parts.shift()
    this.recordedMs -= partMs
  }

  private watchSamples(samples: Float32Array, ms: number): void {
    const { peak, clipped } = peaksOf(samples)
    this.silentMs = peak < SILENT_PEAK ? this.silentMs + ms : 0
    if (this.silentMs > SILENT_MS) this.events.onFault('silent')
    if (clipped > samples.length * CLIPPED_SHARE) this.events.onClipped()
  }

  private watchLength(): void {
    if (this.recordedMs > ENDS_MS) this.events.onEnd()
    if (this.recordedMs < RUNS_OUT_MS || this.isRunningOut) return
    this.isRunningOut = true
    this.events.onRunningOut()
  }
}

function peaksOf(samples: Float32Array): { readonly peak: number; readonly clipped: number } {
  let peak = 0
  let clipped = 0
  for (const sample of samples) {
    const height = Math.abs(sample)
    if (height > peak) peak = height
    if (height > CLIPPED_PEAK) clipped += 1
  }
  return { peak, clipped }
}
