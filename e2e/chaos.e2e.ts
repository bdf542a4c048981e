import { playChaos } from './chaos/play.ts'
import { expect, test } from './harness/test.ts'

/** The same actions each time; `npm run bench -- chaos` plays a thousand others each time. */
const SEED = 23
const ACTIONS = 24
const SENDS = 6

test('nothing a person says is lost, doubled or garbled, whatever happens to the network, the sign-in and the server', async ({
  browser,
}) => {
  const { sent, shown, actions, ...wrong } = await playChaos({
    browser,
    actions: ACTIONS,
    sends: SENDS,
    seed: SEED,
    kills: 2,
  })
  expect(wrong, `seed ${SEED}: ${actions}`).toMatchObject({
    lost: [],
    doubled: [],
    garbled: [],
    open: [],
    complaints: [],
  })
  expect(sent).toBeGreaterThanOrEqual(SENDS)
  expect(shown).toBeGreaterThan(sent)
})
