import type { Crisis, GeneratedCrisis, SeatView } from '@placard/contract'
import type { CommitteeFacts, CrisisFacts } from '../ports/campaign-words.ts'
import type { SessionRef } from '../sessions/dependencies.ts'
import { done, type Outcome, refused } from '../sessions/problem.ts'
import { broughtUpToDate, type CampaignCallDependencies, fallingBack } from './dependencies.ts'
import { placeholderCrisis } from './fallbacks.ts'
import { committeeOf, wireCrisis } from './shapes.ts'

/**
 * The open crisis. The engine draws crises from the campaign's deck on schedule; this call does not trigger one.
 * Refused: `not-found` for a session in which the user holds no seat, `command-rejected` when no crisis is open.
 */
export async function generateCrisis(
  calls: CampaignCallDependencies,
  { sessionId, userId }: SessionRef,
): Promise<Outcome<GeneratedCrisis>> {
  const about = { sessionId, userId }
  return fallingBack(
    calls,
    { name: 'generate-crisis', about },
    async () => {
      const ready = await broughtUpToDate(calls, about)
      if (!ready.ok) return ready
      const detail = await calls.host.getSession({ ...about, after: ready.value.seq })
      if (!detail.ok) return detail
      const { view } = detail.value
      if (!view.crisis) return refused('command-rejected', { rejection: NO_CRISIS })
      const crisis = wireCrisis(view, view.crisis)
      const { words, engine } = await calls.words.crisis(crisisFacts(view, crisis), userId)
      return done({ ...crisis, description: words, fallback: false, engine })
    },
    placeholderCrisis,
  )
}

function crisisFacts(view: SeatView, { title, description, urgency, keyFacts }: Crisis): CommitteeFacts & CrisisFacts {
  const phase = view.clock.phases[view.clock.phaseIndex]?.id ?? ''
  return { ...committeeOf(view), crisis: title, description, urgency, keyFacts, phase }
}

const NO_CRISIS = { code: 'no-crisis-open', detail: 'No crisis has broken in this session.' }
