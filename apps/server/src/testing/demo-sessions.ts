import { randomUUID } from 'node:crypto'
import { Campaign, type DemoSession } from '@placard/contract'
import { replay, type SessionEvent, stateHash } from '@placard/engine'
import { aCatalogue, aSessionHost, driveSession, expectOk, FakeIds } from '@placard/testing'
import { shippedWorld } from '../adapters/language/shipped-world.ts'
import { CAMPAIGNS_FOLDER, readShippedCampaigns } from '../app/shipped-campaigns.ts'

/** What the browser names a move by. */
const IMPORT = '11111111-1111-4111-8111-111111111111'

/** A session of a shipped campaign as a demo's browser holds it after some steps. */
export async function aDemoSession(seed: number, steps: number, campaignId = 'climate-crisis-summit') {
  const sessionId = randomUUID()
  const shipped = await readShippedCampaigns(CAMPAIGNS_FOLDER)
  const demo = aSessionHost({
    catalogue: aCatalogue(...shipped.map(({ value }) => Campaign.parse(value))),
    world: shippedWorld,
    ids: { sessionId: () => sessionId, seed: () => seed, salt: () => new FakeIds().salt() },
  })
  const { host, clock } = demo
  const input = { campaignId, country: 'KEN', seed }
  expectOk(await host.startSession({ input, person: { userId: 'demo', name: 'You' } }))
  await driveSession({ host, clock, sessionId, userId: 'demo', steps }).catch(() => undefined)
  const events = await demo.store.events(sessionId, 0)
  return { session: asSent({ sessionId, seed }, events), events }
}

/** The same session under an id of its own: one that nobody has sent yet. */
export function sentAnew({ seed }: Pick<DemoSession, 'seed'>, events: readonly SessionEvent[]): DemoSession {
  const sessionId = randomUUID()
  const renamed = events.map((event) =>
    event.kind === 'session-opened' ? { ...event, state: { ...event.state, sessionId } } : event,
  )
  return { ...asSent({ sessionId, seed }, renamed), importId: randomUUID() }
}

/** A log as it is sent, with the fingerprint of what it adds up to. */
function asSent(
  { sessionId, seed }: Pick<DemoSession, 'sessionId' | 'seed'>,
  events: readonly SessionEvent[],
): DemoSession {
  const log = events.map((event) => JSON.stringify(event)).join('\n')
  return { importId: IMPORT, sessionId, seed, stateHash: stateHash(replay(events)), log }
}
