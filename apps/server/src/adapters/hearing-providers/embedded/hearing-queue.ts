import { ModelProviderError } from '@placard/language/models'
import type { HeardCommand, Room } from '@placard/voice/hearing'
import { FairQueue } from '../../../concurrency/fair-queue.ts'
import type { DecodedSpeech } from '../decode.ts'
import { type HearingAsking, HearingBusy } from '../hearing-kind.ts'
import type { HearingResult, HearingTask } from './hearing-main.ts'
import { HearingThread, type HearingThreadDependencies } from './hearing-thread.ts'

/** Recordings that wait at most, of all callers and of one. */
const TURNS = { atOnce: 1, atOnceEach: 1, waiting: 32, waitingEach: 4, forgottenMsASecond: 100 } as const

/** The thread that decodes and hears, callers in fair turns. */
export class HearingQueue {
  readonly #thread: HearingThread
  readonly #turns = new FairQueue(TURNS)

  constructor(dependencies: HearingThreadDependencies = {}) {
    this.#thread = new HearingThread(dependencies)
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
    await this.#ask({ task: 'warm' }, { userId: '', signal: new AbortController().signal }).catch(() => undefined)
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  async #ask(order: HearingTask, { userId, signal }: HearingAsking): Promise<HearingResult> {
    const answer = await this.#turns.run(userId, () => this.#thread.ask(order, signal), signal)
    if (answer === 'busy') throw new HearingBusy('too many recordings wait')
    return answer
  }
}

const unexpected = () => new ModelProviderError('unavailable', { cause: 'the thread answered another order' })
