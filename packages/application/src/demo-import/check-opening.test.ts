import { readdirSync, readFileSync } from 'node:fs'
import { Campaign, type StartSession } from '@placard/contract'
import { type CampaignState, replay, type SessionEvent, stateHash } from '@placard/engine'
import { aCatalogue, aSessionHost, driveSession, expectOk, FakeIds } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import editions from '../../../../content/editions/editions.json' with { type: 'json' }
import { shippedPacks } from '../../../../content/procedure/packs.ts'
import stances from '../../../../content/stances/stances.json' with { type: 'json' }
import { catalogueMessages } from '../catalogue/messages.en.ts'
import { planSession } from '../catalogue/plan-session.ts'
import { checkLog } from './check-log.ts'
import { editionDigest } from './check-opening.ts'

const content = new URL('../../../../content/', import.meta.url)
const golden = new URL('../../../../scripts/engine/golden/', import.meta.url)
const world = { countries: countries.countries, stances: stances.countries, procedures: shippedPacks }
const shipped = { world, editions }
const PERSON = { userId: 'demo', name: 'You' }

const readCampaign = (path: string) => Campaign.parse(JSON.parse(readFileSync(new URL(path, content), 'utf8')))
const campaigns = [
  ...readdirSync(new URL('campaigns/', content))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readCampaign(`campaigns/${name}`)),
  readCampaign('tutorial/first-round.json'),
]
const [first] = campaigns
if (first === undefined) throw new Error('no campaign is shipped')

/** What a demo's browser sends of a session that was opened so. */
async function opened(campaign: Campaign, input: Partial<StartSession> = {}, steps = 0) {
  const { host, clock, store } = aSessionHost({ catalogue: aCatalogue(campaign), world, ids: new FakeIds() })
  const request = { campaignId: campaign.id, seed: 7, ...input }
  const { session } = expectOk(await host.startSession({ input: request, person: PERSON }))
  const sessionId = session.id
  if (steps > 0) await driveSession({ host, clock, sessionId, userId: 'demo', steps }).catch(() => undefined)
  const goBack = async () => {
    const from = { sessionId, seq: 40 }
    const branch = expectOk(await host.startSession({ input: { campaignId: campaign.id, from }, person: PERSON }))
    return asSent(branch.session.id, 7, await store.events(branch.session.id, 0))
  }
  return { ...asSent(sessionId, input.draw?.seed ?? 7, await store.events(sessionId, 0)), goBack }
}

function asSent(sessionId: string, seed: number, events: readonly SessionEvent[]) {
  const log = events.map((event) => JSON.stringify(event)).join('\n')
  return { sent: { sessionId, seed, stateHash: stateHash(replay(events)), log }, events }
}

/** The same log with another opening, told as if it were true. */
async function begun(change: (state: CampaignState) => object, country = 'KEN') {
  const { events, sent } = await opened(first ?? readCampaign(''), { country })
  const [opening] = events
  if (opening?.kind !== 'session-opened') throw new Error('the log has no opening')
  const state = { ...opening.state, ...change(opening.state) }
  return asSent(sent.sessionId, 7, [{ ...opening, state }]).sent
}

describe('an opening that a campaign of the catalogue opens with', () => {
  it.each(campaigns.map((campaign) => ({ id: campaign.id, campaign })))(
    'D2 is accepted, salted or not, in any mode: $id',
    async ({ campaign }) => {
      const wishes: Partial<StartSession>[] = [
        {},
        { country: 'KEN', difficulty: 'expert', pace: 3 },
        { tone: 'gentle', procedure: 'consensus' },
        { draw: { seed: 9 }, country: 'FRA' },
      ]
      for (const request of wishes) {
        const { sent } = await opened(campaign, request)
        expect(checkLog(sent, campaign, shipped)).toMatchObject({ ok: true })
      }
    },
  )

  it('D2 is accepted as it was before the delegates of alternates had names', async () => {
    const anonymous = ({ seats }: CampaignState) => ({
      seats: seats.map((seat) =>
        seat.delegate.title === catalogueMessages.alternateTitle
          ? { ...seat, delegate: { ...seat.delegate, name: `Delegate of ${seat.countryName}` } }
          : seat,
      ),
    })
    const unnamed = await begun(anonymous, first?.seats[0]?.country)
    expect(unnamed.log).toContain('Delegate of')
    expect(checkLog(unnamed, first, shipped)).toMatchObject({ ok: true })
  })

  it('D2 is accepted with all that followed it, and at the head of a branch', async () => {
    const whole = await opened(first, { country: 'KEN' }, 20_000)
    expect(checkLog(whole.sent, first, shipped)).toMatchObject({ ok: true })
    expect(checkLog((await whole.goBack()).sent, first, shipped)).toMatchObject({ ok: true })
  })

  /** Recordings that seat a country whose position has been corrected since: another table would be drawn today. */
  const CORRECTED_SINCE = ['ukraine-humanitarian-crisis.jsonl']

  it.each(CORRECTED_SINCE)('was recorded where a country stood elsewhere, and is refused: %s', (name) => {
    const { sent, campaign } = recorded(name)
    expect(checkLog(sent, campaign, shipped)).toEqual({ ok: false, rejection: 'other-campaign' })
  })

  it.each(readdirSync(golden).filter((name) => !CORRECTED_SINCE.includes(name)))(
    'was recorded by an earlier edition, and is taken: %s',
    (name) => {
      const { sent, campaign } = recorded(name)
      expect(checkLog(sent, campaign, shipped)).toMatchObject({ ok: true })
      expect(checkLog(sent, campaign, { world, editions: [] })).toEqual({ ok: false, rejection: 'other-campaign' })
      expect(checkLog({ ...sent, seed: 1 }, campaign, shipped)).toEqual({ ok: false, rejection: 'forged' })
    },
  )

  function recorded(name: string) {
    const lines = readFileSync(new URL(name, golden), 'utf8').trim().split('\n')
    const events: SessionEvent[] = lines.map((line) => JSON.parse(line))
    const { sessionId, campaignId } = replay(events)
    const { sent } = asSent(sessionId, Number(sessionId.replace('seed-', '')), events)
    return { sent, campaign: campaigns.find(({ id }) => id === campaignId) }
  }
})

describe('an opening nobody was dealt', () => {
  const secretly = (change: object) => (state: CampaignState) => ({
    seats: state.seats.map((seat) => ({ ...seat, secrets: { ...seat.secrets, ...change } })),
  })

  it.each([
    { fault: 'forged', because: 'everybody settles for nothing', change: secretly({ reservation: 0.001 }) },
    {
      fault: 'forged',
      because: 'a table was made up',
      change: secretly({ table: first.issues.map(() => [0, 1, 1, 1, 1]) }),
    },
    { fault: 'forged', because: 'an agenda was made up', change: secretly({ agenda: 'Agree to all.' }) },
    {
      fault: 'forged',
      because: 'the deck lies otherwise',
      change: ({ deck }: CampaignState) => ({ deck: deck.toReversed() }),
    },
    { fault: 'forged', because: 'the generator stands elsewhere', change: () => ({ rng: 1 }) },
    { fault: 'forged', because: 'it has another salt', change: () => ({ salt: 'f'.repeat(32) }) },
    { fault: 'other-campaign', because: 'its salt is none', change: () => ({ salt: 'a salt' }) },
    {
      fault: 'other-campaign',
      because: 'a crisis is missing',
      change: ({ deck }: CampaignState) => ({ deck: deck.slice(1) }),
    },
    {
      fault: 'other-campaign',
      because: 'an issue is another',
      change: ({ issues }: CampaignState) => ({ issues: issues.map((issue) => ({ ...issue, title: 'Mine' })) }),
    },
    { fault: 'other-campaign', because: 'it asks for less than the rules', change: () => ({ majority: 'simple' }) },
    {
      fault: 'other-campaign',
      because: 'everybody is a friend',
      change: ({ relations }: CampaignState) => ({ relations: relations.map((row) => row.map(() => 1)) }),
    },
    {
      fault: 'other-campaign',
      because: 'everybody begins with more',
      change: ({ capital }: CampaignState) => ({ capital: capital.map(() => 1e6) }),
    },
    {
      fault: 'other-campaign',
      because: 'a delegate stayed away',
      change: ({ seats }: CampaignState) => ({ seats: seats.filter(({ id }, at) => at > 0 || id === 'ken') }),
    },
    {
      fault: 'forged',
      because: 'no campaign has 64 seats',
      change: ({ seats }: CampaignState) => ({
        seats: Array.from({ length: 64 }, (_, at) => ({
          ...seats[at % seats.length],
          id: `x${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
        })),
      }),
    },
    {
      fault: 'forged',
      because: 'it begins with its end',
      change: () => ({
        conclusion: { type: 'diplomatic_success', score: 0.9, outcomes: ['Nobel prize awarded'], forced: false, at: 1 },
      }),
    },
  ])('D9 is refused as $fault, because $because', async ({ fault, change }) => {
    expect(checkLog(await begun(change), first, shipped)).toEqual({ ok: false, rejection: fault })
  })

  it('D9 is refused where the seed or the campaign is another', async () => {
    const { sent } = await opened(first, { country: 'KEN' })
    expect(checkLog({ ...sent, seed: 8 }, first, shipped)).toEqual({ ok: false, rejection: 'forged' })
    const other = campaigns.find(({ id }) => id !== first.id)
    expect(checkLog(sent, other, shipped)).toEqual({ ok: false, rejection: 'other-campaign' })
    expect(checkLog(sent, undefined, shipped)).toEqual({ ok: false, rejection: 'unknown-campaign' })
  })
})

describe('the list of editions', () => {
  it.each(campaigns.map((campaign) => ({ id: campaign.id, campaign })))('names today’s of $id', ({ campaign }) => {
    const people = [{ ...PERSON, country: 'KEN' }]
    const planned = planSession({ campaign, world, sessionId: 's', seed: 1, pace: 1, people })
    if (!planned.ok) throw new Error(planned.rejection)
    const { issues, crises } = planned.plan
    const cards = crises.map(({ id }) => id)
    // a campaign that was changed has a new edition: append it, and leave those that were played where they are
    expect(editions).toContainEqual({ campaign: campaign.id, cards, digest: editionDigest(issues, crises) })
  })
})
