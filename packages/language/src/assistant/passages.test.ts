import { describe, expect, it } from 'vitest'
import { heldOut } from '../../../../content/guide/held-out.ts'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { knowledgeOf } from './knowledge.ts'
import { type Grounding, passagesFor } from './passages.ts'
import { asked } from './testing/model-answer.ts'

const knowledge = knowledgeOf(shippedKnowledge)
const ground = (...texts: readonly string[]) => passagesFor({ turns: asked(...texts) }, knowledge)

/** What a model reads first: the computed passages, then the found ones. */
function firstOf({ computed, passages }: Grounding, most: number): readonly string[] {
  return [...computed, ...passages].slice(0, most).map(({ source }) => `${source.kind}:${source.id}`)
}

/** Share of questions whose entry must be among the first three passages. */
const LEAST_AMONG_THREE = 0.9

describe('the passages for a model', () => {
  it('have the right one among the first three, on questions they were not made from', async () => {
    const missed: string[] = []
    for (const { question, right } of heldOut) {
      const first = firstOf(await ground(question), 3)
      if (!right.some((source) => first.includes(source))) missed.push(question)
    }
    expect(heldOut.length - missed.length).toBeGreaterThanOrEqual(50)
    expect(1 - missed.length / heldOut.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_AMONG_THREE)
  })

  it.each([
    { because: 'two states are compared', message: 'Compare how Brazil and India voted', first: 'roll-call:' },
    { because: 'a state is asked about', message: 'What should I know about Kenya?', first: 'country:KEN' },
    { because: 'a group is asked about', message: 'Which states are in ASEAN?', first: 'country:ASEAN' },
    { because: 'nothing of it is known', message: 'qwertz uiop', first: undefined },
  ])('begin with $first when $because', async ({ message, first }) => {
    const [found] = firstOf(await ground(message), 1)
    if (first === undefined) expect(found).toBeUndefined()
    else expect(found).toMatch(first)
  })

  it('are found for a short message together with the one before', async () => {
    expect(firstOf(await ground('What is a moderated caucus?', 'Why?'), 3)).toContain('guide:moderated-caucus')
    const { computed } = await ground('Compare France and Brazil', 'and how often?')
    expect(computed[0]?.text).toContain('voted the same way')
  })

  it('hold the numbers and ballots of a table, to check an answer against', async () => {
    const { computed } = await ground('Compare how France and Brazil voted')
    const claims = computed.flatMap((passage) => passage.claims)
    const [agreement] = claims
    if (agreement?.kind !== 'agreement') throw new Error('no agreement')
    expect(agreement.countries).toEqual(['France', 'Brazil'])
    expect(computed[0]?.text).toContain(`of the ${agreement.shared} recorded votes`)
    expect(claims.filter(({ kind }) => kind === 'ballot').length).toBeGreaterThanOrEqual(4)
  })
})
