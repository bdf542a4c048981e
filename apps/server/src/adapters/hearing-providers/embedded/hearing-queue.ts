import path from 'node:path'
import { ModelProviderError } from '@placard/language/models'
import type { HeardCommand, Room } from '@placard/voice/hearing'
import { FairQueue } from '../../../concurrency/fair-queue.ts'
import { LazyThread, type ThreadTimes } from '../../../concurrency/lazy-thread.ts'
import { unlessEnded } from '../../../concurrency/unless-ended.ts'
import type { DecodedSpeech } from '../decode.ts'
import { type HearingAsking, HearingBusy } from '../hearing-kind.ts'
import type { HearingResult, HearingTask } from './hearing-main.ts'

const PROGRAM = path.join(import.meta.dirname, 'hearing-main.ts')
const LIMITS = { maxOldGenerationSizeMb: 96, stackSizeMb: 4 } as const
/**
 * How long one recording may take, in ms: a minute of sound is decoded in one second, and the longest command heard in
 * three; ten times as long on a machine that is overloaded. Everybody else waits so long for one that hangs.
 */
const HANGS_MS = 30_000
/** Recordings that wait at most, of all callers and of one. */
const TURNS = { atOnce: 1, atOnceEach: 1, waiting: 32, waitingEach: 4, forgottenMsASecond: 100 } as const

/** The thread that decodes and hears, callers in fair turns. */
export class HearingQueue {
  readonly #thread: LazyThread<HearingTask, HearingResult>
  readonly #turns = new FairQueue(TURNS)

  constructor(times: ThreadTimes = {}) {
    this.#thread = new LazyThread({ program: PROGRAM, limits: LIMITS, hangsMs: HANGS_MS, ...times })
  }

  async decode(file: Uint8Array, asking: HearingAsking): Promise<DecodedSpeech> {
    const answer = await this.#ask({ task: 'decode', file }, asking)
    if (answer.task !== 'decode') throw unexpected()
    return answer.decoded
  }

  /** The command in speech; undefined where there is none. */
  async command(speech: Float32Array, room: Room, asking: HearingAsking): Promise<HeardCommand | undefined> {
    const answer = await this.#ask({ task: 'hear', speech, room }, asking)
    if (answer.task !== 'hear') throw unexpected()
    return answer.command
  }

  /** Starts the thread and reads the model, unless it is there already. */
  async warm(): Promise<void> {
    if (this.#thread.isStarted) return
    // whoever speaks first is told what is wrong
    await this.#turns.run('', () => this.#thread.warm({ task: 'warm' })).catch(() => undefined)
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  /** A caller who gives up leaves; the thread is somebody else's once it has ended their order. */
  async #ask(order: HearingTask, { userId, signal }: HearingAsking): Promise<HearingResult> {
    const turn = this.#turns.run(userId, () => this.#thread.ask(order), signal)
    const answer = await unlessEnded(turn, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      throw new ModelProviderError('unavailable', { cause: error })
    })
    if (answer === 'busy') throw new HearingBusy('too many recordings wait')
    if (answer.task === 'failed') throw new ModelProviderError('unavailable', { cause: answer.reason })
    return answer
  }
}

const unexpected = () => new ModelProviderError('unavailable', { cause: 'the thread answered another order' })
