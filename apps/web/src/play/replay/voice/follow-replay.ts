import type { VoiceProfile } from '@placard/contract'
import type { Speech } from '../../../client/voice/speech.ts'
import type { RoomSeat } from '../../room/room.ts'
import { mannerOf } from '../../room/voice/manner.ts'
import type { SpeakableLine } from '../../room/voice/speakable-lines.ts'

/** How long a line stands before it is begun, in ms: whoever drags the position along passes many. */
const SETTLED_MS = 200

/** What the replay shows. */
export interface ShownMoment {
  /** The line that is to be heard; undefined where there is none, or nothing is to be heard. */
  readonly line: SpeakableLine | undefined
  readonly isPlaying: boolean
  /** Who speaks, in the mood of the moment; the chair has no seat. */
  readonly seat: RoomSeat | undefined
}

export interface ReplayToHear {
  readonly speech: Pick<Speech, 'speak' | 'skip' | 'pause' | 'resume'>
  /** By seat, and the chair's. */
  readonly voices: () => ReadonlyMap<string, VoiceProfile>
  /** Calls a task once after some ms; returns the function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void
  readonly idOf: (seq: number) => string
  /** Told the line that was said, or that could not be; undefined when another is shown. */
  readonly onSaid: (seq: number | undefined) => void
}

/** Where the shown line is on its way. */
type Stage = 'waiting' | 'settling' | 'asked' | 'said'

/** Has the line spoken that a replay shows, while it plays: never another one. */
export class ReplayVoice {
  private readonly replay: ReplayToHear
  private line: SpeakableLine | undefined
  private stage: Stage = 'waiting'
  private cancel: () => void = () => undefined

  constructor(replay: ReplayToHear) {
    this.replay = replay
  }

  show({ line, isPlaying, seat }: ShownMoment): void {
    if (line?.seq !== this.line?.seq) this.leave()
    this.line = line
    if (line === undefined) return
    if (this.stage === 'asked') this.hold(!isPlaying)
    else if (!isPlaying) this.unsettle()
    else if (this.stage === 'waiting') this.settle(line, seat)
  }

  end(): void {
    this.leave()
  }

  /** Follows playback and pause. */
  private hold(isPaused: boolean): void {
    if (isPaused) this.replay.speech.pause()
    else this.replay.speech.resume()
  }

  private settle(line: SpeakableLine, seat: RoomSeat | undefined): void {
    this.stage = 'settling'
    this.cancel = this.replay.after(SETTLED_MS, () => void this.say(line, seat))
  }

  private unsettle(): void {
    if (this.stage !== 'settling') return
    this.cancel()
    this.stage = 'waiting'
  }

  private async say({ seq, by, text }: SpeakableLine, seat: RoomSeat | undefined): Promise<void> {
    const { speech, voices, idOf, onSaid } = this.replay
    const voiceId = voices().get(by)?.id
    this.stage = 'asked'
    if (voiceId !== undefined) await speech.speak({ id: idOf(seq), text, voiceId, ...mannerOf(seat) })
    // however it ended: playback does not wait for a voice that is not there
    if (this.line?.seq !== seq || this.stage !== 'asked') return
    this.stage = 'said'
    onSaid(seq)
  }

  /** The line is shown no longer: what was being said of it ends. */
  private leave(): void {
    const { speech, idOf, onSaid } = this.replay
    this.cancel()
    const asked = this.stage === 'asked' ? this.line : undefined
    this.stage = 'waiting'
    if (this.line !== undefined) onSaid(undefined)
    this.line = undefined
    if (asked !== undefined) speech.skip(idOf(asked.seq))
  }
}
