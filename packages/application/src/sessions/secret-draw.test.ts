import { type Campaign, Campaign as CampaignSchema, type StartSession } from '@placard/contract'
import { type CampaignState, decide, replay, stateHash } from '@placard/engine'
import { aCatalogue, aSessionHost, driveSession, expectOk, FakeIds } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import stances from '../../../../content/stances/stances.json' with { type: 'json' }
import { planSession } from '../catalogue/plan-session.ts'

const campaign: Campaign = CampaignSchema.parse(climate)
const world = { countries: countries.countries, stances: stances.countries }
const ADA = { userId: 'ada', name: 'Ada' }
const ASKED = { campaignId: campaign.id, country: 'KEN' } as const

/** A host whose salts begin after `salts` others, and a session opened on it. */
async function aSession(input: Partial<StartSession>, salts = 0) {
  const ids = new FakeIds()
  for (let drawn = 0; drawn < salts; drawn++) ids.salt()
  const opened = aSessionHost({ catalogue: aCatalogue(campaign), world, ids })
  const answer = await opened.host.startSession({ input: { ...ASKED, ...input }, person: ADA })
  const detail = expectOk(answer)
  const sessionId = detail.session.id
  const state = replay(await opened.store.events(sessionId, 0, 1))
  return { ...opened, detail, sessionId, state }
}

/** What the shipped planner makes of what somebody knows of a session. */
function worked(seed: number, sessionId: string): CampaignState {
  const people = [{ ...ADA, country: 'KEN' }]
  const planned = planSession({ campaign, world, sessionId, seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  const decision = decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now: 1 })
  if (!decision.ok) throw new Error(decision.rejection.detail)
  return decision.state
}

/** The secrets two sessions have in common: seats by what is alike in them, and whether the deck is. */
function inCommon(one: CampaignState, other: CampaignState) {
  const alike = (part: (state: CampaignState, at: number) => unknown) =>
    one.seats.filter((_, at) => stateHash(part(one, at)) === stateHash(part(other, at))).length
  return {
    tables: alike((state, at) => state.seats[at]?.secrets.table),
    reservations: alike((state, at) => state.seats[at]?.secrets.reservation),
    agendas: alike((state, at) => state.seats[at]?.secrets.agenda),
    deck: stateHash(one.deck.map(({ id }) => id)) === stateHash(other.deck.map(({ id }) => id)),
    generator: one.rng === other.rng,
  }
}

const NOTHING = { tables: 0, reservations: 0, agendas: 0, deck: false, generator: false }

describe('the draw of a session', () => {
  it('D17 is not what the seed, the campaign and the planner make of it, for any of seven seats', async () => {
    const { state, sessionId } = await aSession({ seed: 7 })
    expect(state.seats).toHaveLength(7)
    expect(inCommon(state, worked(7, sessionId))).toEqual(NOTHING)
  })

  it('D17 is another in every session that asks for the same seed', async () => {
    const [one, other] = [await aSession({ seed: 7 }), await aSession({ seed: 7 }, 1)]
    expect(inCommon(one.state, other.state)).toEqual(NOTHING)
    expect(one.detail.view.seats.map(({ delegate }) => delegate)).toEqual(
      other.detail.view.seats.map(({ delegate }) => delegate),
    )
  })

  it('draws the same country for the same seed, whatever the salt', async () => {
    const drawn = [await aSession({ seed: 7, country: undefined }), await aSession({ seed: 7, country: undefined }, 1)]
    expect(drawn[0]?.detail.view.you).toBe(drawn[1]?.detail.view.you)
  })

  it('D17 is in no answer and no notice while the session runs, and in the record once it is over', async () => {
    const { host, clock, publisher, detail, sessionId, state } = await aSession({ seed: 3_141_592_653 })
    const { salt } = state
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    const command = { kind: 'act', act: { kind: 'remark' }, text: 'We begin.' } as const
    const said = expectOk(await host.submitCommand({ sessionId, userId: 'ada', command }))
    clock.advance(60_000)
    await host.advanceSession(sessionId)
    const told = [detail, said, expectOk(await host.getSession({ sessionId, userId: 'ada' }))]
    const all = JSON.stringify([
      told,
      await host.listSessions('ada'),
      publisher.notices.map((one) => one.stepFor('ada')),
    ])
    expect(all.length).toBeGreaterThan(10_000)
    expect(all).not.toContain(salt)
    expect(all).not.toContain('3141592653')
    expect(all).not.toMatch(/"(seed|salt|draw|rng|deck)":/)
    const ended = await driveSession({ host, clock, sessionId, userId: 'ada' })
    expect(ended.draw).toEqual({ seed: 3_141_592_653, salt })
    expect(JSON.stringify(await host.listSessions('ada'))).not.toContain(salt)
  })

  it('opens the same room again for whoever has the record, and marks it as known', async () => {
    const { state, host, clock, sessionId } = await aSession({ seed: 7 })
    const { draw } = await driveSession({ host, clock, sessionId, userId: 'ada' })
    const again = await aSession({ draw }, 5)
    expect(again.detail.session.knownDraw).toBe(true)
    expect({ ...again.state, sessionId, clock: state.clock }).toEqual(state)
    expect((await aSession({ seed: 7 })).detail.session.knownDraw).toBeUndefined()
  })

  it('of sessions from before there were salts is told, and drawn again, by its seed alone', async () => {
    const { state, host, clock, sessionId } = await aSession({ draw: { seed: 7 } })
    expect(inCommon(state, worked(7, sessionId))).toMatchObject({ tables: 7, reservations: 7, agendas: 7, deck: true })
    expect((await driveSession({ host, clock, sessionId, userId: 'ada' })).draw).toEqual({ seed: 7 })
  })
})
