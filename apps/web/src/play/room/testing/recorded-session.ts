import type { SpeechPort } from '@placard/application'
import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import stances from '@placard/content/stances/stances.json' with { type: 'json' }
import { Campaign, type SeatView, type SessionDetail } from '@placard/contract'
import { aCatalogue, aSessionHost, driveSession, expectOk, fakeSpeech } from '@placard/testing'
import type { Vote } from '../room.ts'
import { aDelegate } from './a-delegate.ts'

export const climateSummit = Campaign.parse(climate)

const PERSON = { userId: 'ada', name: 'Ada Otieno' }

type Recording = { seed?: number; country?: string; speech?: SpeechPort; isSilent?: boolean }

/** The climate summit played to its end by the engine, as a host returns it: view, transcript and debrief. */
export async function aRecordedSession(recording: Recording = {}): Promise<SessionDetail> {
  const { seed = 7, country = 'KEN', speech = fakeSpeech(), isSilent = false } = recording
  const { host, clock } = aSessionHost({
    catalogue: aCatalogue(climateSummit),
    world: { countries: countries.countries, stances: stances.countries },
    speech,
  })
  const input = { campaignId: climateSummit.id, country, draw: { seed } }
  const { session } = expectOk(await host.startSession({ input, person: PERSON }))
  const play = isSilent ? {} : { play: aDelegate() }
  return driveSession({ host, clock, sessionId: session.id, userId: PERSON.userId, ...play })
}

/** Seeds to try for a session that ends with an adopted text. */
const TRIES = 40

/**
 * The first recorded session, by its seed, that ends with an adopted text and without a forced end.
 * @throws {RangeError} when none of the seeds does: then the delegates of the recording bargain too badly.
 */
export async function anAdoptedSession(): Promise<SessionDetail> {
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const detail = await aRecordedSession({ seed })
    if (detail.debrief?.final && detail.view.conclusion?.forced === false) return detail
  }
  throw new RangeError('anAdoptedSession: no text was adopted')
}

/** The same summit just after its opening. */
export async function aSessionInPlay(): Promise<SessionDetail> {
  const { host } = aSessionHost({
    catalogue: aCatalogue(climateSummit),
    world: { countries: countries.countries, stances: stances.countries },
  })
  const input = { campaignId: climateSummit.id, country: 'KEN', draw: { seed: 7 } }
  return expectOk(await host.startSession({ input, person: PERSON }))
}

/** The chair's question of consensus on the draft, to which one seat is silent and the others do not object. */
export function unopposed({ seats, drafts }: SeatView): Vote {
  const order = seats.map(({ id }) => id)
  return {
    id: 'v-consensus',
    question: { kind: 'consensus', draft: drafts[0]?.id ?? '' },
    manner: 'placards',
    majority: 'simple',
    order,
    openedAt: 0,
    deadlineAt: 0,
    ballots: order.map((seat, index) =>
      index === 0 ? { seat, choice: 'abstain', absent: true } : { seat, choice: 'for' },
    ),
    result: { for: order.length, against: 0, abstain: 0, required: order.length, carried: true, vetoedBy: [] },
  }
}
