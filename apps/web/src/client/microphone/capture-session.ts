import { speechIn } from '@placard/voice'
import type { HeardWords, HearingGateway, Recording } from '../gateways/hearing-gateway.ts'
import type { Clock } from '../voice/clock.ts'
import type { SpeakingTurn } from '../voice/speaking-turn.ts'
import type { SpeechStore } from '../voice/speech-store.ts'
import type { BrowserRecogniser, RunningRecogniser } from './browser-recogniser.ts'
import type { MicrophoneChoices } from './choices.ts'
import { faultOf, MicrophoneError } from './fault-error.ts'
import type { Cut, MicrophoneFault } from './faults.ts'
import type { SetLevel } from './level.ts'
import { Listening } from './listening.ts'
import type { TurnRequest } from './microphone-port.ts'
import type { MicrophoneStore } from './microphone-store.ts'
import type { MicrophoneSource, OpenMicrophone } from './source.ts'
import { type FollowedTurn, followTurn } from './turn.ts'

export interface CaptureParts {
  readonly store: MicrophoneStore
  readonly gateway: HearingGateway
  readonly open: OpenMicrophone
  readonly level: SetLevel
  readonly choices: { read(): MicrophoneChoices; keep(changes: Partial<MicrophoneChoices>): void }
  readonly speech: Pick<SpeechStore, 'getState' | 'dispatch'>
  readonly clock: Pick<Clock, 'now' | 'after'>
  /** The browser's own recogniser, where it may be used. */
  readonly recogniser: () => BrowserRecogniser | undefined
  /** The right to listen: one tab of a browser has it. */
  readonly turn: SpeakingTurn
  /** Calls a task when the tab is hidden; returns the function that ends this. */
  readonly onHidden: (task: () => void) => () => void
}

/** Sound so long after the last word, in ms, still belongs to it: it is under way when the user says that all was said. */
const TAIL_MS = 150
/** Longest wait for the words of a recording, in ms: a program of the server takes most of a minute for a minute of speech. */
const HEARING_MS = 60_000
/** The page's own voice hangs in the room for so long, in ms. */
const ECHO_MS = 400
/** What says nothing about the next turn, so that a hands-free microphone goes on listening. */
const PASSING: ReadonlySet<MicrophoneFault> = new Set([
  'nothing-heard',
  'no-command',
  'too-long',
  'unreadable',
  'busy',
  'late',
  'unheard',
  'offline',
])

/** One use of the microphone: a turn, or where it is hands-free one after the other, with the device kept open between them. */
export class CaptureSession {
  private readonly parts: CaptureParts
  private readonly request: TurnRequest
  private source: MicrophoneSource | undefined
  private recogniser: BrowserRecogniser | undefined
  private giveBack: (() => void) | undefined
  private room: number | undefined
  /** What to do when another tab begins to listen. */
  private lost: () => void = () => undefined
  private echoedAt = Number.NEGATIVE_INFINITY
  /** What the page was saying is held, because somebody seems to talk over it. */
  private isHeld = false

  constructor(parts: CaptureParts, request: TurnRequest) {
    this.parts = parts
    this.request = request
  }

  async run(first: number): Promise<void> {
    try {
      for (let turn: number | undefined = first; turn !== undefined; ) turn = await this.take(turn)
    } finally {
      this.source?.close()
      this.giveBack?.()
      this.parts.level.set(undefined)
    }
  }

  /** Carries a turn out; the number of the next one, where there is one. */
  private async take(number: number): Promise<number | undefined> {
    const { store } = this.parts
    const turn = followTurn(store, number)
    try {
      const source = this.source ?? (await this.open(turn))
      store.dispatch({ kind: 'opened', turn: number })
      const recogniser = this.recogniser?.begin(this.request.language)
      turn.signal.addEventListener('abort', () => recogniser?.cancel(), { once: true })
      const recording = await this.listen(source, turn)
      this.request.onRecording?.(recording)
      if (this.request.purpose === 'test') {
        store.dispatch({ kind: 'cancelled', turn: number })
        return undefined
      }
      const heard = await this.hear(recording, recogniser, turn.signal)
      turn.signal.throwIfAborted()
      const isCutShort = store.getState().cut !== undefined
      store.dispatch({ kind: 'heard', turn: number })
      this.release('heard')
      this.request.onHeard({ ...heard, recording, isCutShort })
      if (isCutShort) return undefined
    } catch (error) {
      this.release('nothing')
      if (turn.signal.aborted) return undefined
      const fault = this.faultIn(error)
      // hands-free, a noise that was taken for speech is nobody's fault
      if (turn.isHandsFree && fault === 'nothing-heard') store.dispatch({ kind: 'cancelled', turn: number })
      else store.dispatch({ kind: 'refused', turn: number, fault })
      if (!PASSING.has(fault)) return undefined
    } finally {
      turn.end()
    }
    return turn.isHandsFree ? this.next(number) : undefined
  }

  private next(number: number): number | undefined {
    const { store } = this.parts
    if (store.getState().turn !== number) return undefined
    store.dispatch({ kind: 'asked-again' })
    const { turn, phase } = store.getState()
    return phase === 'asking' && turn !== number ? turn : undefined
  }

  private async open(turn: FollowedTurn): Promise<MicrophoneSource> {
    const { parts, request } = this
    // commands are heard best by those who know what can be said
    if (request.room === undefined && request.purpose !== 'test') this.recogniser = parts.recogniser()
    await this.expectHearing(turn.signal)
    await this.explain(turn)
    await this.prepare(turn.signal)
    // a turn that was given up meanwhile says nothing of those after it
    this.lost = () => parts.store.dispatch({ kind: 'refused', turn: turn.number, fault: 'elsewhere' })
    this.giveBack = await parts.turn.take(() => this.lost())
    if (this.giveBack === undefined) throw new MicrophoneError('elsewhere')
    this.source = await parts.open(parts.choices.read().deviceId, turn.signal)
    return this.source
  }

  /** Has what the demo hears with fetched: it understands the commands of a room, and nothing outside one. */
  private async prepare(signal: AbortSignal): Promise<void> {
    const { preparation } = this.parts.gateway
    if (preparation === undefined || this.request.room === undefined) return
    await preparation.prepare(true, signal)
    signal.throwIfAborted()
    if (preparation.store.getState().status !== 'ready') throw new MicrophoneError('not-fetched')
  }

  /** Nobody is asked for their microphone where their words could not be understood. */
  private async expectHearing(signal: AbortSignal): Promise<void> {
    const { purpose, room, hear } = this.request
    if (
      hear !== undefined ||
      room !== undefined ||
      this.recogniser !== undefined ||
      (purpose !== 'message' && purpose !== 'dictation')
    )
      return
    const { isCommandsOnly } = await this.parts.gateway.readHealth(signal)
    if (isCommandsOnly) throw new MicrophoneError('no-session')
  }

  /** Tells what the microphone is for, before the browser asks for it. */
  private async explain({ number, signal }: FollowedTurn): Promise<void> {
    const { store, choices } = this.parts
    if (choices.read().isExplained) return
    const agreed = Promise.withResolvers<void>()
    store.dispatch({ kind: 'explaining', turn: number })
    const stop = store.subscribe(({ isExplaining }) => {
      if (!isExplaining) agreed.resolve()
    })
    await agreed.promise.finally(stop)
    signal.throwIfAborted()
    choices.keep({ isExplained: true })
  }

  private async listen(source: MicrophoneSource, turn: FollowedTurn): Promise<Recording> {
    const { store, level, onHidden, clock } = this.parts
    const tell = (kind: 'speech-began' | 'running-out' | 'clipped' | 'finished') =>
      store.dispatch({ kind, turn: turn.number })
    const cut = (by: Cut) => store.dispatch({ kind: 'cut-short', turn: turn.number, by })
    const failed = Promise.withResolvers<never>()
    const fail = (fault: MicrophoneFault) => failed.reject(new MicrophoneError(fault))
    const listening = new Listening(
      source,
      { isHandsFree: turn.isHandsFree, room: this.room, isEchoing: () => this.isEchoing() },
      {
        onLevel: level.set,
        onSpeech: () => {
          tell('speech-began')
          if (turn.isHandsFree) this.hold()
        },
        onRunningOut: () => tell('running-out'),
        onClipped: () => tell('clipped'),
        onEnd: () => tell('finished'),
        onFault: fail,
        onGone: () => cut('unplugged'),
      },
    )
    const endHidden = onHidden(() => cut('hidden'))
    this.lost = () => cut('elsewhere')
    try {
      await Promise.race([turn.finished, failed.promise])
      const tail = Promise.withResolvers<void>()
      const isOver = turn.isHandsFree || store.getState().cut !== undefined
      clock.after(isOver ? 0 : TAIL_MS, tail.resolve)
      await Promise.race([tail.promise, failed.promise])
      return await listening.end()
    } finally {
      endHidden()
      this.room = listening.room
      listening.stop()
      level.set(undefined)
    }
  }

  private async hear(
    recording: Recording,
    recogniser: RunningRecogniser | undefined,
    signal: AbortSignal,
  ): Promise<HeardWords> {
    const { gateway, clock, store } = this.parts
    // silence is never sent as words
    if (speechIn(recording.samples, recording.rate) === undefined) throw new MicrophoneError('nothing-heard')
    const understood = await recogniser?.end()
    if (understood !== undefined) return understood
    const late = new AbortController()
    const ended = AbortSignal.any([signal, late.signal])
    const endLimit = clock.after(HEARING_MS, () => late.abort(new MicrophoneError('late')))
    const { room, language, isWithoutServices } = this.request
    // what was cut short is looked at by its user before anybody answers it
    const hear = (store.getState().cut === undefined ? this.request.hear : undefined) ?? gateway.hear
    const asked = this.request.asked?.()
    try {
      // nobody waits for a host that does not heed the signal
      return await Promise.race([hear(recording, { room, asked, language, isWithoutServices }, ended), reasonOf(ended)])
    } catch (error) {
      throw late.signal.aborted ? late.signal.reason : error
    } finally {
      endLimit()
    }
  }

  /** Why there are no words: where nothing had been said yet, because the turn was cut short. */
  private faultIn(error: unknown): MicrophoneFault {
    const fault = faultOf(error)
    const isNothing = fault === 'nothing-heard' || fault === 'empty'
    return (isNothing ? this.parts.store.getState().cut : undefined) ?? fault
  }

  private isEchoing(): boolean {
    const { speech, clock } = this.parts
    const { spoken, isPaused } = speech.getState()
    if (spoken?.isAudible === true && !isPaused) this.echoedAt = clock.now()
    return clock.now() - this.echoedAt < ECHO_MS
  }

  /** Holds what the page is saying: somebody seems to talk over it. */
  private hold(): void {
    const { speech } = this.parts
    const { queue, isPaused } = speech.getState()
    if (queue.length === 0 || isPaused) return
    this.isHeld = true
    speech.dispatch({ kind: 'paused', isPaused: true })
  }

  /** Ends what was held when somebody did speak; else it goes on. */
  private release(because: 'heard' | 'nothing'): void {
    if (!this.isHeld) return
    this.isHeld = false
    this.parts.speech.dispatch(because === 'heard' ? { kind: 'stopped' } : { kind: 'paused', isPaused: false })
  }
}

/** Rejects with the reason of a signal once that is aborted. */
function reasonOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}
