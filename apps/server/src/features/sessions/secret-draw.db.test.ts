import { planSession } from '@placard/application'
import { Campaign, type SessionDetail } from '@placard/contract'
import { type CampaignState, decide, replay, stateHash } from '@placard/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts'
import { shippedWorld } from '../../adapters/language/shipped-world.ts'
import { CAMPAIGNS_FOLDER, readShippedCampaigns } from '../../app/shipped-campaigns.ts'
import { conclude } from '../../testing/conclude.ts'
import { listeningPort } from '../../testing/loopback.ts'
import { PageSocket } from '../../testing/page-socket.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const REMARK = { kind: 'act', act: { kind: 'remark' }, text: 'We thank the chair.' } as const
const SEED = 3_141_592_653
const ASKED = { seed: SEED, draw: undefined }

let server: TestServer
let store: PostgresEventStore

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
  store = new PostgresEventStore(server.database.db.$client)
})
afterAll(() => server.close())

async function openingOf(sessionId: string): Promise<CampaignState> {
  return replay(await store.events(sessionId, 0, 1))
}

/** What the shipped planner makes of the seed that was asked for. */
async function worked({ session, view }: SessionDetail): Promise<CampaignState> {
  const shipped = await readShippedCampaigns(CAMPAIGNS_FOLDER)
  const campaign = Campaign.parse(shipped.find(({ id }) => id === session.campaignId)?.value)
  const people = [{ userId: 'p', name: 'P', country: view.you.toUpperCase() }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: session.id, seed: SEED, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  const decision = decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now: 1 })
  if (!decision.ok) throw new Error(decision.rejection.detail)
  return decision.state
}

/** The numbers an opening keeps secret, a fingerprint for each. */
function secretsIn({ seats, deck, rng }: CampaignState): string[] {
  const own = seats.flatMap(({ id, secrets }) => [stateHash([id, secrets.table]), stateHash([id, secrets.reservation])])
  return [...own, stateHash(deck.map(({ id }) => id)), stateHash(rng)]
}

/** What each capital wants, in words: two salts may raise and lower the same two issues of thirty pairs. */
function agendasIn({ seats }: CampaignState): string[] {
  return seats.map(({ secrets }) => secrets.agenda)
}

describe('a session that runs', () => {
  it('D17 tells nobody its draw: not by its seed, no answer and no message, until it is over', async () => {
    const port = await listeningPort(server)
    const { token } = await server.signUp()
    const ada = Player.inside(server.app, token)
    const { data: opened } = await ada.start(ASKED)
    if (opened === undefined) throw new Error('no session')
    const { id } = opened.session
    const opening = await openingOf(id)
    const { salt } = opening
    const page = await PageSocket.following(`http://127.0.0.1:${port}`, token, id)
    const said = await ada.command(id, REMARK)
    await page.until(() => page.seq() >= (said.data?.seq ?? 0))
    const told = JSON.stringify([opened, said, page.heard, await ada.get(id), await ada.history(), await ada.save(id)])
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    for (const secret of [salt, `${SEED}`, '"seed"', '"salt"', '"rng"', '"deck"']) expect(told).not.toContain(secret)
    const guess = await worked(opened)
    const guessed = new Set([...secretsIn(guess), ...agendasIn(guess)])
    expect(opening.seats).toHaveLength(7)
    expect([...secretsIn(opening), ...agendasIn(opening)].filter((secret) => guessed.has(secret))).toEqual([])
    await conclude(server, ada, id)
    expect((await ada.get(id)).data?.draw).toEqual({ seed: SEED, salt })
    expect(JSON.stringify(await ada.history())).not.toContain(salt)
  })

  it('D17 has other secrets than the next that asks for the same seed, and the same as one that names its record', async () => {
    const ada = Player.inside(server.app, (await server.signUp()).token)
    const [one, other] = [await ada.open(ASKED), await ada.open(ASKED)]
    const [first, second] = [await openingOf(one), await openingOf(other)]
    expect(secretsIn(first).filter((secret) => secretsIn(second).includes(secret))).toEqual([])
    await conclude(server, ada, one)
    const { data } = await ada.get(one)
    const again = await ada.start({ draw: data?.draw })
    expect(again.data?.session.knownDraw).toBe(true)
    const reopened = await openingOf(again.data?.session.id ?? '')
    expect([secretsIn(reopened), agendasIn(reopened)]).toEqual([secretsIn(first), agendasIn(first)])
  })
})
