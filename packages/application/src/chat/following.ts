import type { AnswerEvent, ChatStreamEvent } from '@placard/contract'
import type { AnswerState, ChatStore } from '../ports/chat-store.ts'

/** A notification to followers: more of an answer's log is stored, it has ended, or it has to be read again. */
type Heard =
  | { readonly kind: 'more'; readonly events: readonly AnswerEvent[] }
  | { readonly kind: 'ended'; readonly state: AnswerState }
  | { readonly kind: 'look' }

/** Local subscribers of answers. */
export class Followers {
  private readonly byMessage = new Map<string, Set<(heard: Heard) => void>>()

  /** Subscribes to notifications about an answer; returns the function that unsubscribes. */
  add(messageId: string, onHeard: (heard: Heard) => void): () => void {
    const all = this.byMessage.get(messageId) ?? new Set()
    this.byMessage.set(messageId, all.add(onHeard))
    return () => {
      all.delete(onHeard)
      if (all.size === 0 && this.byMessage.get(messageId) === all) this.byMessage.delete(messageId)
    }
  }

  tell(messageId: string, heard: Heard): void {
    for (const onHeard of this.byMessage.get(messageId) ?? []) onHeard(heard)
  }

  /** The answers with local subscribers. */
  followed(): readonly string[] {
    return [...this.byMessage.keys()]
  }
}

/** A page's subscription to an answer. */
export interface FollowRequest {
  readonly userId: string
  readonly messageId: string
  /** Log position up to which the page has the answer. */
  readonly after: number
}

/** Sources of an answer's events. */
interface FollowDependencies {
  readonly store: ChatStore
  readonly followers: Followers
  /** The stored log after a position of an answer that is being made here; undefined where the store has to be asked. */
  readonly madeHere: (request: FollowRequest) => readonly AnswerEvent[] | undefined
}

/** The state of an answer after a position: its events, and its end once it has ended. */
interface Known {
  readonly events: readonly AnswerEvent[]
  readonly end: AnswerState | undefined
}

/**
 * An answer from a position on to its end: every event once, in order, `ended` last. Ends without `ended` when the signal
 * aborts or the answer is gone.
 */
export async function* follow(
  { store, followers, madeHere }: FollowDependencies,
  request: FollowRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatStreamEvent> {
  const ear = new Ear(followers, request.messageId, signal)
  let seq = request.after
  try {
    for (let heard = await ear.next(); heard !== undefined; heard = await ear.next()) {
      const known = await knownFrom({ store, madeHere }, { ...request, after: seq }, heard)
      if (known === undefined) return
      for (const event of known.events) {
        if (event.seq <= seq) continue
        seq = event.seq
        yield event
      }
      if (known.end === undefined) continue
      yield { kind: 'ended', ...known.end }
      return
    }
  } finally {
    ear.close()
  }
}

/** The notified events, when they continue what the page has; else those of the store. */
async function knownFrom(
  { store, madeHere }: Omit<FollowDependencies, 'followers'>,
  request: FollowRequest,
  heard: Heard,
): Promise<Known | undefined> {
  if (heard.kind === 'more' && (heard.events[0]?.seq ?? 0) <= request.after + 1) {
    return { events: heard.events, end: undefined }
  }
  if (heard.kind === 'ended' && heard.state.answer.seq <= request.after) return { events: [], end: heard.state }
  const log = madeHere(request)
  if (log !== undefined) return { events: log, end: undefined }
  const found = await store.eventsAfter(request.userId, request.messageId, request.after)
  if (found === undefined) return undefined
  const { answer, conversation, events } = found
  return { events, end: answer.status === 'answering' ? undefined : { answer, conversation } }
}

/** Queues notifications of an answer until they are read; begins with a read of the store. */
class Ear {
  private readonly heard: Heard[] = [{ kind: 'look' }]
  private readonly signal: AbortSignal
  private readonly leave: () => void
  private wake = () => {}
  private readonly onAbort = () => this.wake()

  constructor(followers: Followers, messageId: string, signal: AbortSignal) {
    this.signal = signal
    signal.addEventListener('abort', this.onAbort)
    this.leave = followers.add(messageId, (heard) => {
      // one read of the store finds everything new, so repeated reads are merged
      if (heard.kind !== 'look' || this.heard.at(-1)?.kind !== 'look') this.heard.push(heard)
      this.wake()
    })
  }

  /** The next notification; undefined once the signal has aborted. */
  async next(): Promise<Heard | undefined> {
    while (!this.signal.aborted) {
      const heard = this.heard.shift()
      if (heard !== undefined) return heard
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    return undefined
  }

  close(): void {
    this.signal.removeEventListener('abort', this.onAbort)
    this.leave()
  }
}
