import { describe, expect, it } from 'vitest'
import { heldOut, outOfScope } from '../../../../content/guide/held-out.ts'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { createBuiltInAssistant } from './built-in-assistant.ts'
import { NOT_KNOWN } from './courtesies.en.ts'
import { knowledgeOf } from './knowledge.ts'
import { answerFrom } from './testing/model-answer.ts'

const assistant = createBuiltInAssistant(knowledgeOf(shippedKnowledge))

/** Shares of right answers and of honest refusals that must hold. */
const LEAST = { right: 0.85, refused: 0.9 } as const

describe('the built-in assistant on questions it was not made from', () => {
  it('begins with the right entry', async () => {
    const missed: string[] = []
    for (const { question, right } of heldOut) {
      const { sources } = await answerFrom(assistant, question)
      const [first] = sources
      if (first === undefined || !right.includes(`${first.kind}:${first.id}`)) missed.push(question)
    }
    expect(1 - missed.length / heldOut.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST.right)
  })

  it('says that it cannot answer what lies outside of what it knows', async () => {
    const answered: string[] = []
    for (const question of outOfScope) {
      const { text } = await answerFrom(assistant, question)
      if (!text.startsWith(NOT_KNOWN)) answered.push(question)
    }
    expect(1 - answered.length / outOfScope.length, answered.join('\n')).toBeGreaterThanOrEqual(LEAST.refused)
  })
})
