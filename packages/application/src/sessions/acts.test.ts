import { ACT_KINDS, Act } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { actOf } from './acts.ts'

const PARTS = {
  target: undefined,
  issue: undefined,
  change: undefined,
}
const FILLED: Readonly<Record<string, object>> = {
  support: { change: { issue: 0, option: 1 } },
  oppose: { change: { issue: 0, option: 1 } },
  explain: { issue: 1 },
  propose: { changes: [{ issue: 0, option: 1 }] },
  concede: { changes: [{ issue: 0, option: 1 }] },
  trade: { target: 'usa', give: { issue: 0, option: 1 }, take: { issue: 1, option: 1 } },
  accept: { offer: 'o1' },
  decline: { offer: 'o1' },
  promise: { target: 'usa' },
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

describe('an act from the wire', () => {
  it.each(ACT_KINDS)('%s keeps what it says and drops what it leaves out', (kind) => {
    const named = { kind, ...FILLED[kind] }
    const parsed = Act.parse(named)
    expect(actOf(parsed)).toStrictEqual(named)
    const withHoles = Act.safeParse({ ...PARTS, ...named })
    if (withHoles.success) expect(actOf(withHoles.data)).toStrictEqual(named)
  })

  it.each([
    { kind: 'warn', issue: 2, target: 'usa' },
    { kind: 'promise', target: 'usa', change: { issue: 0, option: 1 } },
    { kind: 'threaten', target: 'usa', change: { issue: 0, option: 1 } },
    { kind: 'concede', changes: [{ issue: 0, option: 1 }], target: 'usa' },
    { kind: 'support', change: { issue: 0, option: 1 }, target: 'usa' },
  ])('$kind keeps its optional parts when they are named', (named) => {
    expect(actOf(Act.parse(named))).toStrictEqual(named)
  })
})
