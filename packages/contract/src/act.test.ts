import { ACT_KINDS } from '@placard/engine/lists'
import { describe, expect, it } from 'vitest'
import { Act } from './act.ts'

const CHANGE = { issue: 0, option: 1 }

/** What each kind cannot do without. */
const REQUIRED: Readonly<Record<string, object>> = {
  support: { change: CHANGE },
  oppose: { change: CHANGE },
  explain: { issue: 1 },
  propose: { changes: [CHANGE] },
  concede: { changes: [CHANGE] },
  trade: { target: 'usa', give: CHANGE, take: { issue: 1, option: 1 } },
  accept: { offer: 'o1' },
  decline: { offer: 'o1' },
  promise: { target: 'usa' },
  remind: { target: 'usa' },
  react: { proposal: 'p1', reaction: 'welcome' },
  declare: { draft: 'd1', stance: 'favour' },
  sponsor: { draft: 'd1' },
  sign: { draft: 'd1' },
  withdraw: { draft: 'd1' },
  motion: { motion: 'vote' },
  point: { point: 'order' },
  vote: { choice: 'for' },
  choose: { choice: 'c1' },
}

describe('an act on the wire', () => {
  it.each(ACT_KINDS)('%s is read as it is, and with nothing it does not know', (kind) => {
    const act = { kind, ...REQUIRED[kind] }
    expect(Act.parse(act)).toStrictEqual(act)
    expect(Act.safeParse({ ...act, secret: true }).success).toBe(false)
    for (const part of Object.keys(REQUIRED[kind] ?? {})) {
      expect(Act.safeParse({ ...act, [part]: undefined }).success, part).toBe(false)
    }
  })

  it.each([
    { kind: 'warn', issue: 2, target: 'usa' },
    { kind: 'promise', target: 'usa', change: CHANGE },
    { kind: 'threaten', target: 'usa', change: CHANGE },
    { kind: 'concede', changes: [CHANGE], target: 'usa' },
    { kind: 'support', change: CHANGE, target: 'usa' },
    { kind: 'question', target: 'usa', asked: { topic: 'accept', change: CHANGE, inReturn: CHANGE } },
    { kind: 'explain', issue: 0, answer: { to: 'draft', verdict: 'only-if', other: CHANGE, support: 'vote' } },
    { kind: 'motion', motion: 'moderated-caucus', minutes: 10, seconds: 60, issue: 1 },
  ])('$kind keeps its optional parts when they are named', (act) => {
    expect(Act.parse(act)).toStrictEqual(act)
  })

  it.each([
    { because: 'a part that is there has a value', act: { kind: 'warn', target: undefined } },
    { because: 'a seat is a country code in lower case', act: { kind: 'warn', target: 'USA' } },
    { because: 'a caucus lasts half an hour at most', act: { kind: 'motion', motion: 'suspend', minutes: 31 } },
    { because: 'nobody proposes nothing', act: { kind: 'propose', changes: [] } },
    { because: 'there is no such act', act: { kind: 'salute' } },
  ])('refuses an act: $because', ({ act }) => {
    expect(Act.safeParse(act).success).toBe(false)
  })
})
