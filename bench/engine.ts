import type { BenchOptions, Figure } from './figure.ts'
import type { Row } from './rows/row.ts'

/** The claims by number, loaded lazily. */
const ROWS: readonly { readonly number: number; readonly load: () => Promise<{ readonly row: Row }> }[] = [
  { number: 1, load: () => import('./rows/row-01-reproducible.ts') },
  { number: 2, load: () => import('./rows/row-02-fast.ts') },
  { number: 3, load: () => import('./rows/row-03-correct.ts') },
  { number: 4, load: () => import('./rows/row-04-agreement.ts') },
  { number: 5, load: () => import('./rows/row-05-efficient.ts') },
  { number: 6, load: () => import('./rows/row-06-difficulty.ts') },
  { number: 6, load: () => import('./rows/row-06-policies.ts') },
  { number: 7, load: () => import('./rows/row-07-personality.ts') },
  { number: 8, load: () => import('./rows/row-08-real.ts') },
  { number: 9, load: () => import('./rows/row-09-no-leak.ts') },
  { number: 10, load: () => import('./rows/row-10-procedure.ts') },
  { number: 11, load: () => import('./rows/row-11-understands.ts') },
  { number: 12, load: () => import('./rows/row-12-calibrated.ts') },
]

/** Benchmarks of the simulation, row by row. */
export async function* bench(options: BenchOptions): AsyncIterable<Figure> {
  for (const { number, load } of ROWS) {
    if (options.rows.length > 0 && !options.rows.includes(number)) continue
    const { row } = await load()
    for (const figure of await row.measure(options))
      yield { ...figure, name: `${row.number} ${row.claim}: ${figure.name}` }
  }
}
