import { expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { knowledgeOf } from './knowledge.ts'

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
