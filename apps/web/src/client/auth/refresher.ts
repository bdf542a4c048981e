import type { AuthAnswer } from '@placard/contract'
import { ApiError } from '../api/api-error.ts'

/** How a refresh ends: renewed, a server that says no, or a server that does not say. */
export type Refreshed =
  | { readonly outcome: 'renewed'; readonly answer: AuthAnswer }
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'server-unreachable' }

/** Runs one task at a time across all tabs: two refreshes with one cookie would look like a stolen token. */
export type Alone = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Too many requests says nothing about the session; every other refusal does. */
function endsSession(error: unknown): boolean {
  return error instanceof ApiError && error.failure === 'refused' && error.status < 500 && error.status !== 429
}

/** Exchanges the refresh cookie for a new token; however many ask at once, the server is asked once. */
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
