import type { SeatView, TranscriptEntry, VoiceProfile } from '@placard/contract'
import type { StoreApi } from 'zustand/vanilla'
import { isUserSpeaking } from '../../../client/microphone/microphone-state.ts'
import type { MicrophoneStore } from '../../../client/microphone/microphone-store.ts'
import type { Speech } from '../../../client/voice/speech.ts'
import type { SpeechStore } from '../../../client/voice/speech-store.ts'
import { seatIn } from '../../room/room.ts'
import { mannerOf } from '../../room/voice/manner.ts'
import { type SpeakableLine, speakableLines } from '../../room/voice/speakable-lines.ts'
import { wordsBegun } from '../../room/voice/spoken-part.ts'
import type { HallUi } from '../hall-ui.ts'
import type { SessionState } from '../model/session-state.ts'
import { linesAfter } from './waiting-lines.ts'

/** Whoever types is not spoken to: how long after a key press, in ms. */
const TYPING_MS = 2000
/** Lines that arrive so long after they were written, in ms, were caught up with and are not spoken. */
const PAST_MS = 30_000

export interface RoomToHear {
  readonly sessionId: string
  readonly session: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>
  readonly ui: HallUi
  readonly speech: Pick<Speech, 'speak' | 'skip'>
  readonly spoken: Pick<SpeechStore, 'getState' | 'subscribe'>
  readonly microphone: Pick<MicrophoneStore, 'getState' | 'subscribe'>
  /** By seat, and the chair's; the player has one only where their own speeches are spoken. */
  readonly voices: () => ReadonlyMap<string, VoiceProfile>
  /** The wall clock, epoch ms. */
  readonly now: () => number
  /** Calls a task once after some ms; returns the function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void
}

/** Has the room's new lines spoken, one after the other, and tells the hall which is heard. */
class RoomVoice {
  private readonly room: RoomToHear
  private readonly prefix: string
  private handledUpTo: number
  private waiting: readonly SpeakableLine[] = []
  private typedAt = Number.NEGATIVE_INFINITY
  private cancelRetry: (() => void) | undefined

  constructor(room: RoomToHear) {
    this.room = room
    this.prefix = `hall-${room.sessionId}-`
    this.handledUpTo = (room.session.getState().record?.liveFrom ?? 0) - 1
  }

  take({ record, skewMs = 0 }: SessionState): void {
    const { ui, now } = this.room
    if (record === undefined) return
    const fresh = record.entries.filter(({ seq }) => seq > this.handledUpTo)
    this.handledUpTo = Math.max(this.handledUpTo, record.entries.at(-1)?.seq ?? 0)
    if (fresh.length === 0 || !ui.getState().isVoiceOn) return
    const recent = fresh.filter((entry) => now() - skewMs - entry.now < PAST_MS)
    const lines = this.linesOf(recent, record.view)
    this.waiting = linesAfter(this.waiting, lines)
    if (lines.some(({ isRollCall }) => isRollCall)) this.cut()
    this.begin()
  }

  typed(draft: string): void {
    this.typedAt = draft === '' ? Number.NEGATIVE_INFINITY : this.room.now()
  }

  switched(isOn: boolean): void {
    this.waiting = []
    if (isOn) this.sayNewest()
    else this.cut()
  }

  /** Begins the next line, unless something is being said or the player types or speaks. */
  begin(): void {
    const { spoken, microphone, now, after } = this.room
    const [line, ...others] = this.waiting
    if (line === undefined || spoken.getState().queue.length > 0 || isUserSpeaking(microphone.getState())) return
    const typedMs = now() - this.typedAt
    this.cancelRetry?.()
    if (typedMs < TYPING_MS) {
      this.cancelRetry = after(TYPING_MS - typedMs, () => this.begin())
      return
    }
    this.waiting = others
    this.say(line)
  }

  tellHeard(): void {
    const { session, spoken, ui } = this.room
    const current = spoken.getState().spoken
    const seq = current?.id.startsWith(this.prefix) ? Number(current.id.slice(this.prefix.length)) : undefined
    const entry = session.getState().record?.entries.find((one) => one.seq === seq)
    const before = ui.getState().heard
    if (current === undefined || entry === undefined) {
      if (before !== undefined) ui.setState({ heard: undefined })
      return
    }
    const words = wordsBegun(current.pieces, current.pieceAt, current.wordAt)
    const { isAudible } = current
    if (before?.seq === entry.seq && before.words === words && before.isAudible === isAudible) return
    const seat = entry.kind === 'speech' ? entry.seat : undefined
    ui.setState({ heard: { seq: entry.seq, seat, words, isAudible } })
  }

  end(): void {
    this.cancelRetry?.()
    this.waiting = []
    this.cut()
    this.room.ui.setState({ heard: undefined })
  }

  private linesOf(entries: readonly TranscriptEntry[], view: SeatView): readonly SpeakableLine[] {
    return speakableLines(entries, view, this.room.voices().has(view.you))
  }

  /** Ends the line that is being said, if it is one of this room. */
  private cut(): void {
    const id = this.room.spoken.getState().queue[0]?.id
    if (id?.startsWith(this.prefix)) this.room.speech.skip(id)
  }

  private say({ by, seq, text }: SpeakableLine, priority?: 'now'): void {
    const voiceId = this.room.voices().get(by)?.id
    const view = this.room.session.getState().record?.view
    if (voiceId === undefined || view === undefined) {
      this.begin()
      return
    }
    void this.room.speech.speak({ id: `${this.prefix}${seq}`, text, voiceId, priority, ...mannerOf(seatIn(view, by)) })
  }

  /** The newest speech: whoever switches the voice on hears at once that it is, and whoever missed it hears it again. */
  sayNewest(): void {
    const { record } = this.room.session.getState()
    const speeches = record?.entries.filter(({ kind }) => kind === 'speech') ?? []
    const newest = record && this.linesOf(speeches, record.view).findLast(({ isSilent }) => !isSilent)
    if (newest !== undefined) this.say(newest, 'now')
  }
}

/** Has the room spoken from now on; returns the function that ends it. */
export function followRoom(room: RoomToHear): () => void {
  const voice = new RoomVoice(room)
  const stops = [
    room.session.subscribe((state, before) => {
      if (state.draft !== before.draft) voice.typed(state.draft)
      if (state.record !== before.record) voice.take(state)
    }),
    room.spoken.subscribe(() => {
      voice.tellHeard()
      voice.begin()
    }),
    room.microphone.subscribe(() => voice.begin()),
    room.ui.subscribe(({ isVoiceOn, again }, before) => {
      if (isVoiceOn !== before.isVoiceOn) voice.switched(isVoiceOn)
      if (again !== before.again) voice.sayNewest()
    }),
  ]
  voice.take(room.session.getState())
  return () => {
    for (const stop of stops) stop()
    voice.end()
  }
}
