import { type Participant, planSession, type World } from '@placard/application'
import type { Campaign } from '@placard/contract'
import type { SessionPlan } from '@placard/engine'
import { aCampaign } from './campaign.ts'
import { aWorld } from './world.ts'

/** A participant, by default in the seat of EEE. */
export function aPerson(changes: Partial<Participant> = {}): Participant {
  return { userId: 'person-1', name: 'Ada Delegate', country: 'EEE', ...changes }
}

interface SessionChanges {
  readonly campaign?: Campaign
  readonly world?: World
  readonly people?: readonly Participant[]
  readonly seed?: number
  readonly pace?: number
  readonly sessionId?: string
}

/** The plan of a session of `aCampaign()` for `aPerson()`. */
export function aSessionPlan(changes: SessionChanges = {}): SessionPlan {
  const planned = planSession({
    campaign: aCampaign(),
    world: aWorld(),
    sessionId: '00000000-0000-4000-8000-000000000001',
    seed: 1,
    pace: 1,
    people: [aPerson()],
    ...changes,
  })
  if (!planned.ok) throw new RangeError(`aSessionPlan: ${planned.rejection}`)
  return planned.plan
}
