import type { BenchOrder, Figure } from './figure.ts'
import type { Row } from './rows/row.ts'

/** The claims by number, each loaded when its turn comes. */
const ROWS: readonly { readonly number: number; readonly load: () => Promise<{ readonly row: Row }> }[] = [
  { number: 1, load: () => import('./rows/row-01-reproducible.ts') },
  { number: 2, load: () => import('./rows/row-02-fast.ts') },
  { number: 8, load: () => import('./rows/row-08-real.ts') },
  { number: 9, load: () => import('./rows/row-09-no-leak.ts') },
  { number: 12, load: () => import('./rows/row-12-calibrated.ts') },
]

/** What the simulation is measured by, row by row. */
export async function* bench(order: BenchOrder): AsyncIterable<Figure> {
  for (const { number, load } of ROWS) {
    if (order.rows.length > 0 && !order.rows.includes(number)) continue
    const { row } = await load()
    for (const figure of await row.measure(order))
      yield { ...figure, name: `${row.number} ${row.claim}: ${figure.name}` }
  }
}
