import { builtIn } from './chats/assistant.ts'
import { documents } from './chats/documents.ts'
import { pages } from './chats/page.ts'
import { searches } from './chats/search.ts'
import type { Bench, BenchOptions, Figure } from './figure.ts'

/** What is measured, by the number `--rows` asks for it. */
const ROWS: Readonly<Record<number, (options: BenchOptions) => Promise<readonly Figure[]>>> = {
  1: builtIn,
  2: searches,
  3: pages,
  4: documents,
}

/** The chat: what answers without a model, the search, the page with very much in it, and documents. */
export const bench: Bench = (options) => rowsOf(options)

async function* rowsOf(options: BenchOptions): AsyncGenerator<Figure> {
  for (const [row, measure] of Object.entries(ROWS)) {
    if (options.rows.length === 0 || options.rows.includes(Number(row))) yield* await measure(options)
  }
}
