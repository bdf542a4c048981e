import { createSessionHost, InMemoryEventStore, type Outcome, type SessionHostDependencies } from '@placard/application'
import { aCatalogue, FakeClock, FakeIds, RecordingPublisher } from '../fakes/host-fakes.ts'
import { fakeSpeech, fakeUnderstanding } from '../fakes/language-fakes.ts'
import { aCampaign } from './campaign.ts'
import { aWorld } from './world.ts'

/** A session host of `aCampaign()` over fakes, together with the fakes. */
export function aSessionHost(changes: Partial<SessionHostDependencies> = {}) {
  const clock = new FakeClock()
  const store = new InMemoryEventStore()
  const publisher = new RecordingPublisher()
  const dependencies: SessionHostDependencies = {
    store,
    clock,
    publisher,
    ids: new FakeIds(),
    catalogue: aCatalogue(aCampaign()),
    world: aWorld(),
    understanding: fakeUnderstanding(),
    speech: fakeSpeech(),
    maxPace: 3,
    ...changes,
  }
  return { host: createSessionHost(dependencies), clock, store, publisher, dependencies }
}

/**
 * A host with a session of `aCampaign()` open, in which Ada ('ada') holds EEE.
 * @throws when it cannot be opened.
 */
export async function anOpenSession(changes: Partial<SessionHostDependencies> = {}, seed = 7) {
  const opened = aSessionHost(changes)
  const input = { campaignId: 'test-campaign', country: 'EEE', draw: { seed } }
  const detail = expectOk(await opened.host.startSession({ input, person: { userId: 'ada', name: 'Ada' } }))
  return { ...opened, sessionId: detail.session.id, detail }
}

/**
 * The value of an outcome.
 * @throws when there is none, naming the problem.
 */
export function expectOk<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejection))
  return outcome.value
}
