import { execFileSync } from 'node:child_process'
import * as z from 'zod/mini'
import type { Bench } from './figure.ts'
import { ROOT } from './processes.ts'

/** Enough that what is measured is the engine, not the compiler warming up to it. */
const SEEDS = 1_000
const Report = z.object({ sessionsPerSecond: z.number(), seats: z.number() })

/** Whole sessions of eight seats, played from opening to conclusion by the engine alone, on one core. */
export const bench: Bench = async () => {
  const order = ['simulate', '--campaign', 'cybersecurity-alliance', '--seeds', String(SEEDS)]
  const printed = execFileSync(process.execPath, ['scripts/engine/cli.ts', ...order], { cwd: ROOT, encoding: 'utf8' })
  const { sessionsPerSecond, seats } = Report.parse(JSON.parse(printed))
  return [
    {
      name: `sessions of ${seats} seats simulated`,
      value: sessionsPerSecond,
      unit: 'a second',
      limit: { atLeast: 200 },
    },
  ]
}
