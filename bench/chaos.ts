import { playChaos } from '../e2e/chaos/play.ts'
import { launchBrowser } from './browser.ts'
import { type Bench, sampled } from './figure.ts'

const ACTIONS = 1_000
const KILLS = 12

/** Chaos test of the chat: a user goes through every kind of failure, in a real browser against real servers. */
export const bench: Bench = async (options) => {
  const actions = sampled(ACTIONS, options, 50)
  const seed = options.rows[0] ?? Date.now() % 100_000
  await using browser = await launchBrowser()
  const verdict = await playChaos({ browser, actions, sends: actions / 10, seed, kills: sampled(KILLS, options, 2) })
  const sample = `${actions} random actions, seed ${seed} (--rows ${seed} plays it again): ${verdict.actions}`
  const figures = [
    ['texts lost', verdict.lost],
    ['texts doubled', verdict.doubled],
    ['answers garbled', verdict.garbled],
    ['texts that still wait', verdict.unsent],
    ['answers without an end', verdict.open],
    ['errors in the console', verdict.complaints],
  ] as const
  return [
    { name: 'chaos: texts sent', value: verdict.sent, unit: '', sample },
    { name: 'chaos: answers compared with their logs', value: verdict.answers, unit: '' },
    { name: 'chaos: messages compared with the page', value: verdict.shown, unit: '' },
    ...figures.map(([name, found]) => ({
      name: `chaos: ${name}`,
      value: found.length,
      unit: '',
      limit: { atMost: 0 },
      ...(found.length > 0 ? { sample: found.slice(0, 5).join(' | ') } : {}),
    })),
  ]
}
