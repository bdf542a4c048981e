import { ApiError } from './api-error.ts'

/** Maximum retries of a search while another one of the same user is still under way on the server. */
const MOST_REPEATS = 3

/** Whether a search that failed so many times before is tried again: the server takes one at a time of each user. */
export function searchesAgain(failures: number, error: Error): boolean {
  return failures < MOST_REPEATS && error instanceof ApiError && error.status === 429
}
