import { builtIn } from './chats/assistant.ts'
import { documents } from './chats/documents.ts'
import { pages } from './chats/page.ts'
import { searches } from './chats/search.ts'
import type { Bench, BenchOptions, Figure } from './figure.ts'

/** Measurements by their number for `--rows`. */
const ROWS: Readonly<Record<number, (options: BenchOptions) => Promise<readonly Figure[]>>> = {
  1: builtIn,
  2: searches,
  3: pages,
  4: documents,
}

/** Benchmarks of the chat: the built-in assistant, the search, the page with very many messages, and documents. */
export const bench: Bench = (options) => rowsOf(options)

async function* rowsOf(options: BenchOptions): AsyncGenerator<Figure> {
  for (const [row, measure] of Object.entries(ROWS)) {
    if (options.rows.length === 0 || options.rows.includes(Number(row))) yield* await measure(options)
  }
}
