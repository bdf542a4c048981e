import type { ChatStreamEvent } from '@placard/contract'
import type { OnChatEvent } from '../../../client/gateways/chat-gateway.ts'
import { stopped, type WorkerCalls } from '../worker-calls.ts'
import type { ToChatWorker } from './chat-protocol.ts'

interface Follower {
  readonly onEvent: OnChatEvent
  readonly end: () => void
  readonly fail: (error: unknown) => void
}

/** Subscribers of this page to answers, event by event: callbacks cannot be sent to the worker. */
export class AnswerFollowers {
  private readonly post: (message: ToChatWorker) => void
  private readonly calls: WorkerCalls
  private readonly followers = new Map<number, Follower>()

  constructor(post: (message: ToChatWorker) => void, calls: WorkerCalls) {
    this.post = post
    this.calls = calls
  }

  /** Resolves at the answer's end. @throws {ApiError} `unreachable` when the worker has died; the signal's reason. */
  async follow(messageId: string, after: number, onEvent: OnChatEvent, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.calls.isStopped) throw stopped()
    const follow = this.calls.nextNumber()
    const over = Promise.withResolvers<void>()
    this.followers.set(follow, { onEvent, end: over.resolve, fail: over.reject })
    const leave = () => {
      this.post({ type: 'unfollow', follow })
      over.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    this.post({ type: 'follow', follow, messageId, after })
    try {
      await over.promise
    } finally {
      this.followers.delete(follow)
      signal.removeEventListener('abort', leave)
    }
  }

  heard(follow: number, event: ChatStreamEvent): void {
    this.followers.get(follow)?.onEvent(event)
  }

  ended(follow: number): void {
    this.followers.get(follow)?.end()
  }

  /** The worker has died. */
  stop(): void {
    for (const { fail } of this.followers.values()) fail(stopped())
  }
}
