import type { SpeechSettings } from '@placard/contract'
import type { BrowserVoice } from './browser-voice.ts'
import type { Clock } from './clock.ts'
import type { PieceSound, PieceSounds } from './piece-sounds.ts'
import type { SoundOut, SoundTrack } from './sound-out.ts'
import type { QueuedUtterance } from './speech-state.ts'
import type { SpeechStore } from './speech-store.ts'
import { type PlayedPiece, positionAt } from './track-position.ts'
import type { SpeechNotice } from './utterance.ts'
import { speakingSeconds, wordAtPlace, wordAtRatio } from './words.ts'

/** Pieces that are made ahead of the one which is heard. */
const AHEAD = 2
/** How often the place in what is heard is looked at, in ms. */
const TICK_MS = 50
/** A sound that has stood still for so long, in ms, waits for a gesture. */
const BLOCKED_MS = 400
/** After a standstill of so many ms the room has gone on: what waits in the queue is out of date. */
const ASLEEP_MS = 10_000
/** Most of one tick that counts in captions, in ms: a tab that slept goes on where it was. */
const LONGEST_TICK_MS = 1_000

const MUTED: PieceSound = { kind: 'silent', because: undefined }

/** What a performance needs. */
export interface Stage {
  readonly store: SpeechStore
  readonly sounds: PieceSounds
  readonly sound: SoundOut | undefined
  readonly browser: BrowserVoice | undefined
  readonly clock: Clock
  /** Speed and language where an utterance names none. */
  readonly defaults: () => SpeechSettings & { readonly language: string }
}

/** One utterance being said, from its first piece to its last. The store is told where it is. */
export class Performance {
  private readonly stage: Stage
  private readonly utterance: QueuedUtterance
  private readonly signal: AbortSignal
  private readonly settings: SpeechSettings & { readonly language: string }
  private readonly track: SoundTrack | undefined
  private readonly played: PlayedPiece[] = []
  private readonly made = new Map<number, Promise<PieceSound>>()
  private readonly waits = new Set<() => void>()
  private heardAt = -1
  private aliveAt: number

  constructor(stage: Stage, utterance: QueuedUtterance, signal: AbortSignal) {
    this.stage = stage
    this.utterance = utterance
    this.signal = signal
    const usual = stage.defaults()
    this.settings = { ...usual, ...utterance.settings, language: utterance.settings?.language ?? usual.language }
    this.track = stage.sound?.newTrack()
    this.aliveAt = stage.clock.now()
  }

  /** Resolves when all was said or shown. @throws when the signal is aborted; its sounds have ended then. */
  async run(): Promise<void> {
    const endTicks = this.stage.clock.every(TICK_MS, () => this.tick())
    const cut = () => {
      this.track?.cut()
      this.tick()
    }
    this.signal.addEventListener('abort', cut, { once: true })
    try {
      for (let at = 0; await this.say(at); ) at += 1
      await this.heardAll()
    } finally {
      endTicks()
      this.signal.removeEventListener('abort', cut)
    }
  }

  /** Says a piece; false when there is none, or nothing to be gained by going on. */
  private async say(at: number): Promise<boolean> {
    await this.until(() => this.pieces.length > at || this.current?.isOpen !== true)
    const text = this.pieces[at]
    if (text === undefined) return false
    await this.until(() => this.makeAhead().has(at))
    const piece = (await this.made.get(at)) ?? MUTED
    this.signal.throwIfAborted()
    if (piece.kind === 'sound' && this.track !== undefined) {
      this.played.push({ ...this.track.add(piece.buffer), pieceAt: at, text })
      // the voice is back
      if (this.stage.store.getState().notice !== 'blocked') this.notice(undefined)
      return true
    }
    await this.heardAll()
    return this.sayWithoutSound(at, text, piece)
  }

  private async sayWithoutSound(at: number, text: string, piece: PieceSound): Promise<boolean> {
    const { store, browser } = this.stage
    if (piece.kind !== 'sound' && piece.because !== undefined) this.notice(piece.because)
    if (piece.kind === 'browser' && browser !== undefined) {
      const { speed = 1, language } = this.settings
      const speech = { text, language, speed, volume: store.getState().volume, voiceId: this.utterance.voiceId }
      const told = (place: number) => this.tell(at, wordAtPlace(text, place), true)
      const isSaid = await browser.speak(speech, told, this.signal)
      this.signal.throwIfAborted()
      if (isSaid) return true
      this.notice('no-voice')
    }
    if (this.utterance.withoutSound === 'end') return false
    await this.show(at, text)
    return true
  }

  /** Shows a piece word by word, at the pace of speech. */
  private async show(at: number, text: string): Promise<void> {
    const { clock, store } = this.stage
    const wholeMs = speakingSeconds(text, this.settings.speed ?? 1) * 1000
    let passedMs = 0
    let last = clock.now()
    await this.until(() => {
      const now = clock.now()
      if (!store.getState().isPaused) passedMs += Math.min(LONGEST_TICK_MS, now - last)
      last = now
      this.tell(at, wordAtRatio(text, passedMs / wholeMs), false)
      return passedMs >= wholeMs
    })
  }

  private get current(): QueuedUtterance | undefined {
    return this.stage.store.getState().queue.find(({ number }) => number === this.utterance.number)
  }

  private get pieces(): readonly string[] {
    return this.current?.pieces ?? []
  }

  private tell(pieceAt: number, wordAt: number, isAudible: boolean): void {
    this.heardAt = Math.max(this.heardAt, pieceAt)
    this.stage.store.dispatch({ kind: 'sounding', number: this.utterance.number, pieceAt, wordAt, isAudible })
    this.makeAhead()
  }

  private notice(notice: SpeechNotice | undefined): void {
    this.stage.store.dispatch({ kind: 'noticed', notice })
  }

  private makeAhead(): ReadonlyMap<number, Promise<PieceSound>> {
    for (const [at, text] of this.pieces.slice(0, this.heardAt + AHEAD + 1).entries()) {
      if (this.made.has(at)) continue
      const { isMuted } = this.stage.store.getState()
      const making = isMuted
        ? Promise.resolve(MUTED)
        : this.stage.sounds.make(text, this.utterance, this.settings, this.signal)
      // whoever waits for it hears of a failure
      making.catch(() => undefined)
      this.made.set(at, making)
    }
    return this.made
  }

  /** Waits until all sounds that were handed to the browser have been heard. */
  private heardAll(): Promise<void> {
    const { sound } = this.stage
    return this.until(() => {
      const last = this.played.at(-1)
      return last === undefined || sound === undefined || sound.time() >= last.endsAt
    })
  }

  /** @throws when the signal is aborted. */
  private async until(isSo: () => boolean): Promise<void> {
    const done = Promise.withResolvers<void>()
    const look = () => {
      if (this.signal.aborted) done.reject(this.signal.reason)
      else if (isSo()) done.resolve()
    }
    this.waits.add(look)
    look()
    await done.promise.finally(() => this.waits.delete(look))
  }

  private tick(): void {
    if (!this.signal.aborted) {
      this.watchStandstill()
      const position = this.stage.sound && positionAt(this.played, this.stage.sound.time())
      const isHeard = position !== undefined && position.pieceAt >= this.heardAt
      if (isHeard) this.tell(position.pieceAt, position.wordAt, true)
    }
    for (const look of this.waits) look()
  }

  /** Notes a browser that keeps sounds back, and drops what waits when a standstill has ended. */
  private watchStandstill(): void {
    const { store, sound, clock } = this.stage
    const { isPaused, notice } = store.getState()
    const stoodMs = clock.now() - this.aliveAt
    const isWaiting = this.played.length > 0 && sound?.isRunning() === false
    if (isWaiting && !isPaused) {
      if (stoodMs > BLOCKED_MS) this.notice('blocked')
      return
    }
    this.aliveAt = clock.now()
    if (notice === 'blocked') this.notice(undefined)
    if (stoodMs > ASLEEP_MS) store.dispatch({ kind: 'overtaken' })
  }
}
