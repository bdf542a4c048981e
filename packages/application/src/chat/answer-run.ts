import {
  type AnswerEvent,
  type AnswerFault,
  type ChatMessage,
  SUGGESTION_MAX_LENGTH,
  SUGGESTIONS_AN_ANSWER,
} from '@placard/contract'
import { ChatModelError, type ChatPart } from '../ports/chat-model.ts'
import type { AnswerState, Claimed, Ending } from '../ports/chat-store.ts'
import { answerOrder } from './answer-order.ts'
import type { ChatDependencies } from './dependencies.ts'
import { TextFlow } from './text-flow.ts'

/** Lease of an answer, from each heartbeat on. */
export const LEASE_MS = 10_000
/** Lease heartbeat interval of a quiet answer, which also polls for a stop request. */
const SIGN_OF_LIFE_MS = 1000
/** Longest answer in UTF-16 code units; a longer one is cut. */
const ANSWER_MAX_LENGTH = 100_000

/** Why an answer is ended before its model ends it. */
type Cut = 'stopped' | 'lost' | 'long' | 'closing'

/** An answer run: one answer in the making. Every piece is stored before it is published. */
export class AnswerRun {
  private readonly dependencies: ChatDependencies
  private readonly claimed: Claimed
  private readonly tell: (events: readonly AnswerEvent[]) => void
  private readonly abort = new AbortController()
  private flow: TextFlow
  private seq: number
  private waiting: AnswerEvent[] = []
  /** Position of the last event passed to the store, whether or not that write succeeded. */
  private given = 0
  private isWriting: Promise<void> | undefined
  private cut: Cut | undefined
  private isRefusal = false
  /** The events stored since this host claimed the answer. */
  private readonly log: AnswerEvent[] = []
  private hasEnded = false

  constructor(dependencies: ChatDependencies, claimed: Claimed, tell: (events: readonly AnswerEvent[]) => void) {
    this.dependencies = dependencies
    this.claimed = claimed
    this.tell = tell
    this.seq = claimed.answer.seq
    this.flow = flowAfter(claimed)
  }

  /** Ends the answer. `stopped`: the user asked for it; `closing`: this host shuts down. */
  end(cut: 'stopped' | 'closing'): void {
    this.cutShort(cut)
  }

  /** Checks at once whether a stop was requested. */
  look(): void {
    void this.write()
  }

  /** The answer as it was claimed; undefined once it has ended, or for another owner. */
  asItBegan(userId: string): ChatMessage | undefined {
    return this.hasEnded || this.claimed.userId !== userId ? undefined : this.claimed.answer
  }

  /** The stored log after a position; undefined for positions unknown here. */
  logAfter(userId: string, after: number): readonly AnswerEvent[] | undefined {
    const began = this.asItBegan(userId)
    if (began === undefined || after < began.seq) return undefined
    // positions have no gaps
    return this.log.slice(after - began.seq)
  }

  /** Starts the run of an answer that the store leased to this host. @returns undefined when it cannot be made now. */
  static async claim(dependencies: ChatDependencies, messageId: string): Promise<Claimed | undefined> {
    return dependencies.store.claim(messageId, dependencies.clock.now(), LEASE_MS)
  }

  /** Makes the answer to its end, whatever happens; undefined when another host holds the lease now. */
  async run(): Promise<AnswerState | undefined> {
    try {
      const endSigns = this.dependencies.every(SIGN_OF_LIFE_MS, () => void this.write())
      const fault = await this.listen()
      const isStored = await this.storeAll()
      endSigns()
      return isStored ? await this.dependencies.store.finish(this.claimed.lease, this.ending(fault)) : undefined
    } finally {
      this.hasEnded = true
    }
  }

  /** Flushes the pending events while the lease lasts. @returns false when another host holds the lease by now. */
  private async storeAll(): Promise<boolean> {
    for (let left = LEASE_MS / SIGN_OF_LIFE_MS; left > 0; left -= 1) {
      await this.write()
      if (this.cut === 'lost') return false
      if (this.waiting.length === 0) return true
      await pause(this.dependencies)
    }
    return false
  }

  /** Reads the model's stream to its end. @returns why it broke off; undefined when it was complete. */
  private async listen(): Promise<AnswerFault | undefined> {
    try {
      const request = await answerOrder(this.dependencies, this.claimed)
      for await (const part of this.dependencies.model.answer(request, this.abort.signal)) {
        if (this.cut !== undefined) break
        this.take(part)
        if (this.flow.isFull) this.cutShort('long')
        // an engine's name is stored together with its first text
        if (part.kind !== 'engine') void this.write()
      }
      return undefined
    } catch (error) {
      if (this.cut !== undefined) return undefined
      if (error instanceof ChatModelError) return error.fault
      this.dependencies.onTrouble(error)
      return 'unavailable'
    }
  }

  private take(part: ChatPart): void {
    switch (part.kind) {
      case 'text':
        this.say(this.flow.next(part.text))
        return
      case 'engine':
        this.waiting.push({ kind: 'engine', seq: this.nextSeq(), engine: part.engine })
        return
      case 'sources':
        this.waiting.push({ kind: 'sources', seq: this.nextSeq(), sources: [...part.sources] })
        return
      case 'suggestions':
        this.waiting.push({ kind: 'suggestions', seq: this.nextSeq(), suggestions: fitting(part.suggestions) })
        return
      case 'refusal':
        this.isRefusal = true
        return
      case 'retract':
        this.isRefusal = false
        this.waiting.push({ kind: 'retract', seq: this.nextSeq() })
        this.flow = flowAfter(this.claimed)
        // text from before this host resumed it still counts
        this.say(this.claimed.answer.content)
        return
    }
  }

  private say(text: string): void {
    if (text === '') return
    const last = this.waiting.at(-1)
    // pieces that came during a write are merged; pieces already passed to the store may be stored, and must not change
    if (last?.kind === 'text' && last.seq > this.given) {
      this.waiting[this.waiting.length - 1] = { ...last, text: last.text + text }
      return
    }
    this.waiting.push({ kind: 'text', seq: this.nextSeq(), text })
  }

  private nextSeq(): number {
    this.seq += 1
    return this.seq
  }

  /** Stores and then publishes what is pending; one write at a time. */
  private write(): Promise<void> {
    this.isWriting ??= this.writeAll()
    return this.isWriting
  }

  private async writeAll(): Promise<void> {
    try {
      do await this.writeWaiting()
      while (this.waiting.length > 0 && this.cut !== 'lost')
    } catch (error) {
      this.dependencies.onTrouble(error)
    } finally {
      // in the same turn as the last check for pending pieces: later ones start a new write
      this.isWriting = undefined
    }
  }

  private async writeWaiting(): Promise<void> {
    const events = this.waiting
    this.waiting = []
    this.given = this.seq
    try {
      const held = await this.dependencies.store.append(
        this.claimed.lease,
        events,
        this.dependencies.clock.now(),
        LEASE_MS,
      )
      if (held === 'lost') return this.cutShort('lost')
      if (events.length > 0) {
        this.log.push(...events)
        this.tell(events)
      }
      if (held === 'stop') this.cutShort('stopped')
    } catch (error) {
      this.waiting = [...events, ...this.waiting]
      throw error
    }
  }

  private cutShort(cut: Cut): void {
    this.cut ??= cut
    this.abort.abort()
  }

  private ending(fault: AnswerFault | undefined): Ending {
    const at = this.dependencies.clock.now()
    if (this.cut === 'stopped') return { status: 'stopped', fault: undefined, at }
    if (this.cut === 'closing') return { status: 'interrupted', fault: 'lost', at }
    const hasText = this.flow.hasText || this.claimed.answer.content !== ''
    if (fault === undefined && hasText) return { status: 'complete', fault: undefined, at, isRefusal: this.isRefusal }
    return { status: hasText ? 'interrupted' : 'failed', fault: fault ?? 'empty', at }
  }
}

/** The suggestions that fit a button, each once: what a model suggests is as untrusted as what it says. */
function fitting(suggestions: readonly string[]): string[] {
  const short = suggestions
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text.length <= SUGGESTION_MAX_LENGTH)
  return [...new Set(short)].slice(0, SUGGESTIONS_AN_ANSWER)
}

function flowAfter({ answer }: Claimed): TextFlow {
  return new TextFlow(ANSWER_MAX_LENGTH - answer.content.length)
}

function pause({ every }: ChatDependencies): Promise<void> {
  return new Promise((resolve) => {
    const end = every(SIGN_OF_LIFE_MS, () => {
      end()
      resolve()
    })
  })
}
