import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ModelProvider } from '@placard/language/models'
import { createModelSpeech, createTaskRunner } from '@placard/language/models'
import { aCampaign, aCatalogue, aSessionHost, expectOk, FakeClock, TEST_BOUNDS } from '@placard/testing'
import { expect, it } from 'vitest'
import { providersOf } from '../language-model/testing/scripted-providers.ts'
import { embeddedSpeech } from './embedded-language.ts'

const MINUTE_MS = 60_000
const MINUTES = 20
/** Rate limit: lines of a session that models are asked for in a minute. */
const MOST_A_MINUTE = 40
/** Lines spoken in a minute: a delegate's own every thirty seconds and the answer to it, each asked for at most twice. */
const USUAL_A_MINUTE = 8

it('AI-10 a silent room asks a model only for what delegates say among themselves', async () => {
  const clock = new FakeClock()
  const asked: number[] = []
  const provider: ModelProvider = {
    engine: { rung: 'openai-compatible', model: 'ready', place: 'own-server' },
    bounds: TEST_BOUNDS,
    async *speak({ maxOutputTokens }) {
      asked.push(clock.now())
      expect(maxOutputTokens).toBeLessThanOrEqual(600)
      yield '{"words":"We have nothing to add."}'
    },
  }
  const tasks = createTaskRunner({ providers: providersOf([provider]), newFence: () => 'f00d' })
  const onFailure = (error: unknown) => {
    throw error
  }
  const speech = createModelSpeech({
    tasks,
    embedded: embeddedSpeech(),
    now: () => clock.now(),
    defer: setImmediate,
    onFailure,
  })
  const catalogue = aCatalogue(aCampaign({ durationMinutes: MINUTES }))
  const { host } = aSessionHost({ catalogue, clock, speech })
  const input = { campaignId: 'test-campaign', country: 'EEE', draw: { seed: 7 } }
  const { session } = expectOk(await host.startSession({ input, person: { userId: 'ada', name: 'Ada' } }))

  let dueAt: number | undefined = clock.now()
  for (let steps = 0; dueAt !== undefined && steps < 5_000; steps += 1) {
    clock.setTo(Math.max(clock.now() + 1, dueAt))
    dueAt = expectOk(await host.advanceSession(session.id)).nextDueAt
    for (let turn = 0; turn < 6; turn += 1) await nextTurn()
  }
  expect(dueAt).toBeUndefined()
  const before = asked.length
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  speech.close()

  expect(asked.length).toBe(before)
  expect(asked.length).toBeGreaterThan(MINUTES)
  expect(asked.length).toBeLessThanOrEqual(MINUTES * USUAL_A_MINUTE)
  for (const at of asked) {
    expect(asked.filter((one) => one >= at && one < at + MINUTE_MS).length).toBeLessThanOrEqual(MOST_A_MINUTE)
  }
})
