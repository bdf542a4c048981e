import { monthOf } from '@placard/application'
import type { Plan, Tier, Usage, UsageKind } from '@placard/contract'
import type { Executor } from '../../database/executor.ts'
import { endReservation, expireReservations, reserve, type Take, takenIn } from '../../database/ledger-rows.ts'
import { sqlStateOf } from '../../database/sql-state.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { UsageGate, UsageRequest } from '../../ports/usage-gate.ts'
import { subscriptionMessages } from './messages.en.ts'
import { findSubscription, shownSubscription } from './subscription-rows.ts'
import { lastUses } from './usage-rows.ts'

const UNIQUE_VIOLATION = '23505'
/** Longest name of a use. */
const WHAT_MAX_LENGTH = 120
/** The kinds of what this version of the product has. */
const COUNTED_KINDS: UsageKind[] = ['voice', 'campaign', 'ai', 'export']
/** What is counted for one of what plans limit: plans give minutes of voice, and seconds are counted. */
export const COUNTED_EACH: Readonly<Record<UsageKind, number>> = { voice: 60, campaign: 1, ai: 1, export: 1 }

/** Dependencies of counting. */
export type UsageDependencies = Pick<Dependencies, 'db' | 'clock' | 'ids'> & {
  readonly plans: Readonly<Record<Tier, Plan>>
}

const LIMITS: Readonly<Record<UsageKind, (plan: Plan) => number | null>> = {
  voice: ({ limits }) => limits.voiceMinutes,
  campaign: ({ limits }) => limits.campaigns,
  ai: ({ limits }) => limits.aiInteractions,
  export: ({ limits }) => limits.exports,
}

/** Enforces the limits of a user's current plan; administrators are counted and not limited. */
export function createUsageGate(dependencies: UsageDependencies): UsageGate {
  const { db, clock, ids } = dependencies
  return {
    wordsPerDay: async (userId) => (await planOf(dependencies, userId)).limits.wordsPerDay,
    async reserve(request) {
      const now = clock.now()
      const month = monthOf(now.getTime(), request.timeZone)
      const limit = await limitOf(dependencies, request)
      const take: Take = {
        id: ids.next(),
        userId: request.user.id,
        kind: request.kind,
        period: month.label,
        amount: request.amount,
        what: request.what.slice(0, WHAT_MAX_LENGTH),
        key: request.key,
        limit: limit === null ? null : limit * COUNTED_EACH[request.kind],
        now,
      }
      const taken = await reserveOnce(db, take)
      if (taken !== undefined) return taken
      const message = subscriptionMessages.limitReached(request.kind, limit ?? 0, dayOf(month.endsAt, request.timeZone))
      throw problem('usage-limit-reached', { message })
    },
    settle: (userId, id, end) => endReservation(db, userId, id, { state: 'settled', ...end }, clock.now()),
    release: (userId, id) => endReservation(db, userId, id, { state: 'released' }, clock.now()),
  }
}

/** A user's usage this month, and the limits. */
export async function readUsage(
  dependencies: UsageDependencies,
  user: UsageRequest['user'],
  timeZone: string,
): Promise<Usage> {
  const { db, clock } = dependencies
  const now = clock.now()
  await expireReservations(db, now, user.id)
  const month = monthOf(now.getTime(), timeZone)
  const [taken, plan, last] = await Promise.all([
    takenIn(db, user.id, month.label),
    planOf(dependencies, user.id),
    lastUses(db, user.id),
  ])
  const limit = (kind: UsageKind) => (user.role === 'ADMIN' ? null : LIMITS[kind](plan))
  const used = (kind: UsageKind) => wholeOf(kind, taken.get(kind) ?? 0)
  return {
    limits: {
      monthlyVoiceMinutes: limit('voice'),
      usedVoiceMinutes: used('voice'),
      monthlyCampaigns: limit('campaign'),
      usedCampaigns: used('campaign'),
      monthlyAIInteractions: limit('ai'),
      usedAIInteractions: used('ai'),
      monthlyExports: limit('export'),
      usedExports: used('export'),
    },
    kinds: COUNTED_KINDS,
    last: last.map((use) => ({ ...use, amount: wholeOf(use.kind, use.amount) })),
    month: month.label,
    resetsAt: new Date(month.endsAt).toISOString(),
    timeZone,
  }
}

/** An amount in what plans limit; a minute that was begun is one. */
function wholeOf(kind: UsageKind, counted: number): number {
  return Math.ceil(counted / COUNTED_EACH[kind])
}

async function limitOf(dependencies: UsageDependencies, { user, kind }: UsageRequest): Promise<number | null> {
  return user.role === 'ADMIN' ? null : LIMITS[kind](await planOf(dependencies, user.id))
}

/** A user's current plan. */
export async function planOf({ db, clock, plans }: UsageDependencies, userId: string): Promise<Plan> {
  const { effectiveTier } = shownSubscription(await findSubscription(db, userId), clock.now().getTime())
  return plans[effectiveTier]
}

/** A concurrent request with the same new key finds the first one's reservation. */
async function reserveOnce(db: Executor, take: Take) {
  try {
    return await reserve(db, take)
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    return reserve(db, take)
  }
}

function dayOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(at)
}
