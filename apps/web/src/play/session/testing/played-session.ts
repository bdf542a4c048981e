import { createSessionHost, type Outcome, type Publisher, type SessionNotice, type World } from '@placard/application'
import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import stances from '@placard/content/stances/stances.json' with { type: 'json' }
import { Campaign, type SeatView, type SessionCommand } from '@placard/contract'
import { createEmbeddedUnderstanding } from '@placard/language'
import { aCatalogue, FakeClock, FakeIds, fakeSpeech, InMemoryEventStore } from '@placard/testing'
import { ApiError } from '../../../client/api/api-error.ts'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'

const PERSON = { userId: 'ada', name: 'Ada Otieno' }

/** Steps after which a test gives up waiting. */
const STEPS = 6000

function expectValue<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  const { code, rejection } = outcome.rejection
  throw new ApiError('refused', rejection?.detail ?? code, {
    status: code === 'not-found' ? 404 : 409,
    problem: { success: false, error: code, code, requestId: 'test', ...(rejection ? { rejection } : {}) },
  })
}

/**
 * The host of a test: the climate summit of the catalogue, run by the engine on a clock that only the test advances.
 */
function aHost(speech = fakeSpeech(), procedures: World['procedures'] = {}) {
  const clock = new FakeClock()
  const listeners = new Set<(notice: SessionNotice) => void>()
  const publisher: Publisher = {
    publish: (notice) => {
      for (const listen of listeners) listen(notice)
    },
  }
  const host = createSessionHost({
    store: new InMemoryEventStore(),
    clock,
    ids: new FakeIds(),
    publisher,
    catalogue: aCatalogue(Campaign.parse(climate)),
    world: { countries: countries.countries, stances: stances.countries, procedures },
    understanding: createEmbeddedUnderstanding(countries),
    speech,
    maxPace: 100,
  })
  return { host, clock, listeners }
}

/** The player and the rules: without packs the session has only the motion to vote. */
interface Seated {
  readonly country?: string
  readonly seed?: number
  readonly speech?: ReturnType<typeof fakeSpeech>
  readonly procedures?: World['procedures']
}

/** A session of a campaign: a gateway to it, and the controls of its clock. The player's seat is Kenya by default. */
export async function aPlayedSession({
  country = 'KEN',
  seed = 7,
  speech = fakeSpeech(),
  procedures = {},
}: Seated = {}) {
  const { host, clock, listeners } = aHost(speech, procedures)
  const started = expectValue(
    await host.startSession({
      input: { campaignId: 'climate-crisis-summit', country, draw: { seed } },
      person: PERSON,
    }),
  )
  const sessionId = started.session.id
  const ref = { sessionId, userId: PERSON.userId }

  async function view(): Promise<SeatView> {
    return expectValue(await host.getSession({ ...ref, after: Number.MAX_SAFE_INTEGER })).view
  }

  /** Advances the clock from one due time to the next until the view meets a condition. */
  async function until(isReached: (view: SeatView) => boolean, play?: (view: SeatView) => SessionCommand | undefined) {
    for (let step = 0; step < STEPS; step++) {
      const { nextDueAt } = expectValue(await host.advanceSession(sessionId))
      const now = await view()
      if (isReached(now)) return now
      const command = play?.(now)
      if (command) await host.submitCommand({ ...ref, command })
      if (nextDueAt !== undefined) clock.setTo(Math.max(clock.now() + 1, nextDueAt))
    }
    throw new Error('The session never came to that')
  }

  const gateway: CampaignGateway = {
    listCampaigns: async () => [],
    getCampaign: async () => Campaign.parse(climate),
    startSession: async () => started,
    listSessions: () => host.listSessions(PERSON.userId),
    getSession: async (id, after) => expectValue(await host.getSession({ ...ref, sessionId: id, after })),
    getDebrief: () => Promise.reject(new Error('no debrief is asked for here')),
    getReplay: () => Promise.reject(new Error('no replay is asked for here')),
    sendCommand: async (id, command, key) =>
      expectValue(await host.submitCommand({ ...ref, sessionId: id, command, key })),
    watchSession(id, after, onUpdate, onStatus) {
      const listen = (notice: SessionNotice) => {
        const step = notice.sessionId === id && notice.seq > after ? notice.stepFor(PERSON.userId) : undefined
        if (step) onUpdate(step)
      }
      listeners.add(listen)
      onStatus('live')
      return () => void listeners.delete(listen)
    },
  }
  return { gateway, sessionId, clock, host, view, until }
}
