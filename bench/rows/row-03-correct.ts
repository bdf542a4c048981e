import { type Facts, publishedFacts, solvedFacts } from '../games.ts'
import type { Row } from './row.ts'

/** Counts and solutions compared for each game. */
const COMPARED = ['deals', 'passing', 'unanimous', 'paretoCount', 'egalitarian', 'kalaiSmorodinsky', 'nash'] as const

/** Whether the engine's counts and solutions of the published games match the published ones. */
export const row: Row = {
  number: 3,
  claim: 'correct',
  measure: async () => {
    const [published, solved] = [publishedFacts(), await solvedFacts()]
    return [...published].map(([name, facts]) => ({
      name: `facts of ${name} that differ`,
      value: COMPARED.filter((fact) => !isSame(facts, solved.get(name), fact)).length,
      unit: `of ${COMPARED.length}`,
      limit: { atMost: 0 },
      sample: `${facts.deals} deals enumerated, no seeds`,
      reference: `published: ${facts.passing} passing, ${facts.paretoCount} Pareto optimal, Nash ${facts.nash.deal}`,
    }))
  },
}

function isSame(published: Facts, solved: Facts | undefined, fact: (typeof COMPARED)[number]): boolean {
  if (fact !== 'nash') return JSON.stringify(published[fact]) === JSON.stringify(solved?.[fact])
  return published.nash.deal === solved?.nash.deal && published.nash.product === solved.nash.product
}
