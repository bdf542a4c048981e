import type { AutonomousAnswer, AutonomousContent, SeatView, TranscriptEntry } from '@placard/contract'
import type { SessionRef } from '../sessions/dependencies.ts'
import { done, type Outcome } from '../sessions/problem.ts'
import { broughtUpToDate, type CampaignCallDependencies, fallingBack } from './dependencies.ts'
import { nothingAutonomous } from './fallbacks.ts'
import { impactOf } from './impact.ts'
import { committeeOf } from './shapes.ts'

/** Cooldown: at most one autonomous act is reported for this window, the newest in it. */
const COOLDOWN_MS = 30_000
/** Events to look back over; the log never grows by more within the cooldown. */
const LOOK_BACK = 400

/**
 * The newest autonomous act of a delegate, or crisis development, of the last 30 s of session time, after what is due
 * has been done. The call itself causes nothing that was not due. `not-found` for a session in which the user holds no
 * seat.
 */
export async function generateAutonomous(
  calls: CampaignCallDependencies,
  { sessionId, userId }: SessionRef,
): Promise<Outcome<AutonomousAnswer>> {
  const about = { sessionId, userId }
  return fallingBack(
    calls,
    { name: 'generate-autonomous', about },
    async () => {
      const ready = await broughtUpToDate(calls, about)
      if (!ready.ok) return ready
      const detail = await calls.host.getSession({ ...about, after: Math.max(0, ready.value.seq - LOOK_BACK) })
      if (!detail.ok) return detail
      const { view, entries } = detail.value
      const content = newestOf(view, entries)
      return done(content === null ? { content, fallback: false } : await worded(calls, view, content, userId))
    },
    nothingAutonomous,
  )
}

async function worded(
  { words }: CampaignCallDependencies,
  view: SeatView,
  content: AutonomousContent,
  userId: string,
): Promise<AutonomousAnswer> {
  const by = view.seats.find(({ id }) => id === content.executedBy)?.countryName ?? ''
  const { description, impact } = content
  const said = await words.autonomous({ ...committeeOf(view), by, description, impact }, userId)
  return { content: { ...content, impact: [...said.words] }, fallback: false, engine: said.engine }
}

function newestOf(view: SeatView, entries: readonly TranscriptEntry[]): AutonomousContent | null {
  const since = view.clock.elapsedMs - COOLDOWN_MS
  const index = entries.findLastIndex((entry) => entry.at > since && typeOf(entry) !== undefined)
  const entry = entries[index]
  const type = entry && typeOf(entry)
  if (!entry || !type) return null
  return {
    type,
    ...(entry.act === undefined ? {} : { act: entry.act }),
    executedBy: entry.seat ?? 'system',
    description: entry.words === '' ? (view.crisis?.description ?? '') : entry.words,
    impact: impactOf(view, entries.slice(index + 1)),
    timestamp: new Date(entry.now).toISOString(),
  }
}

function typeOf({ kind, origin, detail }: TranscriptEntry): AutonomousContent['type'] | undefined {
  if (kind === 'speech' && origin === 'autonomous') return 'character_initiative'
  return kind === 'crisis-update' || (kind === 'crisis' && detail === 'opened') ? 'crisis_development' : undefined
}
