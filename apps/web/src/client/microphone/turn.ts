import type { MicrophoneStore } from './microphone-store.ts'

/** A turn as its store tells of it. */
export interface FollowedTurn {
  readonly number: number
  readonly isHandsFree: boolean
  /** Aborted when the turn is over. */
  readonly signal: AbortSignal
  /** Resolves when all was said; rejects when the turn is over before. */
  readonly finished: Promise<void>
  end(): void
}

export function followTurn(store: Pick<MicrophoneStore, 'getState' | 'subscribe'>, number: number): FollowedTurn {
  const over = new AbortController()
  const finished = Promise.withResolvers<void>()
  // who waits for it hears of it
  finished.promise.catch(() => undefined)
  const look = () => {
    const { turn, phase } = store.getState()
    if (turn !== number || phase === 'idle') {
      over.abort()
      finished.reject(over.signal.reason)
    } else if (phase === 'processing') finished.resolve()
  }
  const stop = store.subscribe(look)
  look()
  return {
    number,
    isHandsFree: store.getState().isHandsFree,
    signal: over.signal,
    finished: finished.promise,
    end: stop,
  }
}
