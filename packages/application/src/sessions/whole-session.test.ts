import { replay, stateHash } from '@placard/engine'
import { aCampaign, aCatalogue, aSessionHost, driveSession } from '@placard/testing'
import { expect, it } from 'vitest'
import { createSessionHost } from './session-host.ts'

it('plays from the first word to the debrief, and the log alone tells the same story', async () => {
  const { host, clock, store, publisher, dependencies } = aSessionHost({
    catalogue: aCatalogue(aCampaign({ durationMinutes: 10 })),
  })
  const ben = { userId: 'ben', name: 'Ben', country: 'FFF' }
  const input = { campaignId: 'test-campaign', country: 'EEE', draw: { seed: 3 } }
  const started = await host.startSession({ input, person: { userId: 'ada', name: 'Ada' }, others: [ben] })
  const sessionId = started.ok ? started.value.session.id : ''
  const ended = await driveSession({ host, clock, sessionId, userId: 'ada' })
  expect(ended.session).toMatchObject({ status: 'concluded', country: 'EEE' })
  expect(ended.debrief?.gains).toHaveLength(6)
  expect(ended.view.revealed).toHaveProperty('fff')
  expect(ended.entries.at(-1)?.kind).toBe('conclusion')
  expect(ended.session.score).toBe(ended.view.conclusion?.score)

  const log = await store.events(sessionId, 0)
  const header = (await store.list('ben', 1))[0]
  expect(header).toMatchObject({ version: log.length, status: 'concluded', nextDueAt: undefined })
  const elsewhere = await createSessionHost(dependencies).getSession({ sessionId, userId: 'ben' })
  expect(elsewhere.ok && elsewhere.value.view.seq).toBe(log.length)
  const told = publisher.notices.map(({ after, seq }) => seq - after).reduce((sum, count) => sum + count, 1)
  expect(told).toBe(log.length)
  const snapshot = (await store.load(sessionId))?.snapshot
  expect(stateHash(snapshot?.state)).toBe(stateHash(replay(log)))
})
