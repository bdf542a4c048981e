import { describe, expect, it } from 'vitest'
import type { SessionPlan } from '../model/session/plan.ts'
import { aPlan } from '../testing/committee.ts'
import { agendaFor } from './instructions.ts'

const SALT = '5f0c91d2a3b4c5d6e7f8091a2b3c4d5e'
const plan = aPlan({ salt: SALT, instructions: 'Today “{raised}” weighs more and “{lowered}” less.' })
const [china] = plan.seats

/** China’s agenda with weights drawn like this; its authors gave finance 2, review 1.5, water 0.5 and the others 1. */
function agendaWith(weights: readonly number[], over: Partial<SessionPlan> = {}): string {
  return china ? agendaFor({ ...plan, ...over }, china, weights) : ''
}

describe('the agenda of a seat in a salted session', () => {
  it.each([
    {
      weights: [0.3, 0.2, 0.2, 0.1, 0.2],
      raised: 'The observers',
      lowered: 'The review',
      because: 'what counts is the change, and not the weight: finance still weighs most',
    },
    {
      weights: [0.2, 0.1, 0.1, 0.4, 0.2],
      raised: 'The water',
      lowered: 'The finance',
      because: 'water was given next to nothing, and finance most',
    },
  ])('names $raised and $lowered: $because', ({ weights, raised, lowered }) => {
    const added = `Today “${raised}” weighs more and “${lowered}” less.`
    expect(agendaWith(weights)).toBe(`secret-agenda-of-CHN ${added}`)
  })

  it('takes a title for words, not for a pattern of its own', () => {
    const issues = plan.issues.map((issue) => ({ ...issue, title: '$& and $1' }))
    expect(agendaWith([0.2, 0.2, 0.2, 0.2, 0.2], { issues })).toContain('“$& and $1” weighs more')
  })

  const { salt: _salt, ...unsalted } = plan
  const { instructions: _instructions, ...wordless } = plan

  it.each([
    { bare: unsalted, because: 'without a salt the draw could be worked out, so nothing is added' },
    { bare: wordless, because: 'its authors have no words for it' },
  ])('is what its authors wrote: $because', ({ bare }) => {
    expect(china && agendaFor(bare, china, [1, 0, 0, 0, 0])).toBe('secret-agenda-of-CHN')
  })
})
