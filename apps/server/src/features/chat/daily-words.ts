import { dayOf, wordWarning } from '@placard/application'
import { type DailyWords, wordCalls } from '@placard/contract'
import { expireReservations, takenIn } from '../../database/ledger-rows.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { timeZoneOf } from '../../http/time-zone.ts'
import type { SignedInUser } from '../../ports/access.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { UsageGate } from '../../ports/usage-gate.ts'

/** The user, and the time zone of the day. */
export interface WordsRequest {
  readonly user: Pick<SignedInUser, 'id' | 'role'>
  readonly timeZone: string
}

/** Dependencies of the word allowance. */
export type WordDependencies = Pick<Dependencies, 'db' | 'clock'> & { readonly usage: Pick<UsageGate, 'wordsPerDay'> }

/** The day on which an answer begins, with its limit; undefined for administrators, whose words are not counted. */
export async function wordsToday({ clock, usage }: WordDependencies, { user, timeZone }: WordsRequest) {
  if (user.role === 'ADMIN') return undefined
  const limit = await usage.wordsPerDay(user.id)
  return { day: dayOf(clock.now().getTime(), timeZone).label, limit }
}

/** A user's words of the current day. */
export async function readDailyWords(dependencies: WordDependencies, request: WordsRequest): Promise<DailyWords> {
  const { db, clock } = dependencies
  const now = clock.now()
  const day = dayOf(now.getTime(), request.timeZone)
  const resetsAt = new Date(day.endsAt).toISOString()
  const words = await wordsToday(dependencies, request)
  if (words === undefined) {
    return { usedWords: 0, limit: null, resetsAt, warningLevel: 'none', isLimitExceeded: false }
  }
  await expireReservations(db, now, request.user.id)
  const usedWords = (await takenIn(db, request.user.id, day.label)).get('words') ?? 0
  const warningLevel = wordWarning(usedWords, words.limit)
  return { usedWords, limit: words.limit, resetsAt, warningLevel, isLimitExceeded: warningLevel === 'exceeded' }
}

/** Registers the call about the caller's words of the day. */
export function registerDailyWords(app: App, dependencies: Dependencies, words: WordDependencies): void {
  implement(app, dependencies, wordCalls.daily, async ({ user, request }) =>
    readDailyWords(words, { user, timeZone: timeZoneOf(request) }),
  )
}
