import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { engineReport } from './engine-command.ts'
import { ROOT } from './processes.ts'

/** The published scorable games with their enumerated facts. */
const FILE = 'packages/engine/src/research/games/fixtures/scorable-games.json'

const Measure = z.object({
  seeds: z.number(),
  passing: z.number(),
  unanimous: z.number(),
  medianNashRatio: z.number(),
  paretoOptimal: z.number(),
})

type Measured = z.infer<typeof Measure>

const Facts = z.object({
  deals: z.number(),
  passing: z.number(),
  unanimous: z.number(),
  paretoCount: z.number(),
  egalitarian: z.unknown(),
  kalaiSmorodinsky: z.unknown(),
  nash: z.object({ deal: z.string(), product: z.number() }),
})
export type Facts = z.infer<typeof Facts>

/** The published facts of each game. */
export function publishedFacts(): ReadonlyMap<string, Facts> {
  const facts = z.record(z.string(), Facts).parse(JSON.parse(readFileSync(path.join(ROOT, FILE), 'utf8')))
  return new Map(Object.entries(facts))
}

/** The same facts as computed by the engine. */
export async function solvedFacts(): Promise<ReadonlyMap<string, Facts>> {
  const solved = z.record(z.string(), Facts).parse(await engineReport(['solve', FILE]))
  return new Map(Object.entries(solved))
}

type Outcomes = ReadonlyMap<string, Measured>

/** Cache of runs by their parameters: two claims are measured on the same games. */
const runs = new Map<string, Promise<Outcomes>>()

/** Outcomes of each published game between AI parties over some seeds; `greedy` is a party's role. Memoised. */
export function negotiated(seeds: number, greedy?: string): Promise<Outcomes> {
  const order = ['negotiate', FILE, '--seeds', String(seeds), ...(greedy === undefined ? [] : ['--greedy', greedy])]
  const asked = order.join(' ')
  const run = runs.get(asked) ?? outcomesOf(order)
  runs.set(asked, run)
  return run
}

async function outcomesOf(order: readonly string[]): Promise<Outcomes> {
  return new Map(Object.entries(z.record(z.string(), Measure).parse(await engineReport(order))))
}

/** Outcomes of random games in the published format, as means over the games. */
export async function negotiatedGenerated(games: number, seeds: number): Promise<Omit<Measured, 'seeds'>> {
  const order = ['negotiate', '--generated', String(games), '--seeds', String(seeds)]
  const all = Object.values(z.record(z.string(), Measure).parse(await engineReport(order)))
  const mean = (of: (one: Measured) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length
  return {
    passing: mean(({ passing }) => passing),
    unanimous: mean(({ unanimous }) => unanimous),
    medianNashRatio: mean(({ medianNashRatio }) => medianNashRatio),
    paretoOptimal: mean(({ paretoOptimal }) => paretoOptimal),
  }
}
