import { playChaos } from './chaos/play.ts'
import { expect, test } from './harness/test.ts'

const SEED = Number(process.env.PLACARD_CHAOS_SEED ?? Date.now() % 100_000)

test('nothing a person says is lost, doubled or garbled, whatever happens to the network, the sign-in and the server', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const { sent, shown, actions, ...wrong } = await playChaos({ browser, actions: 60, seed: SEED, kills: 2 })
  expect(wrong, `seed ${SEED}: ${actions}`).toMatchObject({
    lost: [],
    doubled: [],
    garbled: [],
    open: [],
    complaints: [],
  })
  expect(sent).toBeGreaterThan(5)
  expect(shown).toBeGreaterThan(sent)
})
