import { expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { knowledgeOf } from './knowledge.ts'
import { finderSteps } from './retrieval.ts'

it('prepares its index in steps, and yields to other work between them', async () => {
  let pauses = 0
  const knowledge = knowledgeOf({
    ...shippedKnowledge,
    pause: async () => {
      pauses += 1
    },
  })
  const finder = await knowledge.finder()
  expect(pauses).toBeGreaterThan(5)
  expect(await knowledge.finder()).toBe(finder)
})

it('indexes a bounded part of its leaves in one step', () => {
  const leaves = Array.from({ length: 400 }, (_, at) => ({
    source: { kind: 'guide' as const, id: String(at), title: `Entry ${at}` },
    questions: [],
    terms: '',
    text: 'A caucus is a break.',
  }))
  const indexed: number[] = []
  const steps = finderSteps(
    leaves.map((leaf, at) => ({
      ...leaf,
      get text() {
        indexed.push(at)
        return leaf.text
      },
    })),
  )
  let before = 0
  for (let step = steps.next(); step.done !== true; step = steps.next()) {
    expect(new Set(indexed).size - before).toBeLessThanOrEqual(40)
    before = new Set(indexed).size
  }
  expect(before).toBe(400)
})

it('makes one index for all that ask at once', async () => {
  let reads = 0
  const knowledge = knowledgeOf({
    ...shippedKnowledge,
    guide: async () => {
      reads += 1
      return shippedKnowledge.guide()
    },
  })
  const [one, other] = await Promise.all([knowledge.finder(), knowledge.finder()])
  expect(one).toBe(other)
  expect(reads).toBe(1)
})
