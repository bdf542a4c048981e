import type { AuthAnswer } from '@placard/contract'
import { ApiError } from '../api/api-error.ts'

/** Result of a refresh: renewed, refused by the server, or no response. */
export type Refreshed =
  | { readonly outcome: 'renewed'; readonly answer: AuthAnswer }
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'server-unreachable' }

/** Mutex across all tabs: two refreshes with one cookie would look like a stolen token. */
export type Alone = <Result>(task: () => Promise<Result>) => Promise<Result>

/** A rate limit says nothing about the session; every other refusal ends it. */
function endsSession(error: unknown): boolean {
  return error instanceof ApiError && error.failure === 'refused' && error.status < 500 && error.status !== 429
}

/** Exchanges the refresh cookie for a new token; concurrent callers share one request. */
export function createRefresher(refresh: () => Promise<AuthAnswer>, alone: Alone): () => Promise<Refreshed> {
  let underWay: Promise<Refreshed> | undefined

  async function exchange(): Promise<Refreshed> {
    try {
      return { outcome: 'renewed', answer: await alone(refresh) }
    } catch (error) {
      return { outcome: endsSession(error) ? 'ended' : 'server-unreachable' }
    }
  }

  return () => {
    underWay ??= exchange().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
