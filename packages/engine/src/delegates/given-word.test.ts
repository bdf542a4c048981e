import { describe, expect, it } from 'vitest'
import { anOffer, aPromise, aProposal, aRoom, withText } from '../testing/parts.ts'
import { isFree } from './given-word.ts'
import { owedReplies } from './replies.ts'

const kept = { issue: 0, option: 2 }
const rewriting = { issue: 0, option: 1 }
const elsewhere = { issue: 1, option: 1 }
const marks = [{ issue: 0, before: 0, after: 2, by: 'fra', at: 100 }]

describe('a delegation that has given its word', () => {
  it.each([
    { promise: { change: kept }, changes: [rewriting], free: false, because: 'it promised another option' },
    { promise: { change: kept }, changes: [kept], free: true, because: 'that is what it promised' },
    { promise: { change: kept }, changes: [elsewhere], free: true, because: 'that is another matter' },
    { promise: { change: kept, status: 'broken' }, changes: [rewriting], free: true, because: 'its word is broken' },
    { promise: { change: kept, by: 'chn' }, changes: [rewriting], free: true, because: 'the word is China’s' },
  ] as const)('is free to agree: $free, because $because', ({ promise, changes, free }) => {
    const state = { ...aRoom(), commitments: [aPromise({ by: 'fra', to: 'ken', ...promise })] }
    expect(isFree(state, 'fra', changes)).toBe(free)
  })

  it('does not rewrite what it has just written', () => {
    const state = withText(aRoom(), [2, 0, 0, 0, 0], { marks })
    expect(isFree(state, 'fra', [rewriting])).toBe(false)
    expect(isFree(state, 'chn', [rewriting])).toBe(true)
  })

  it.each([
    { reactions: { chn: 'live-with' }, free: false, because: 'it let that pass, and nothing has changed since' },
    { reactions: { chn: 'welcome' }, free: false, because: 'it welcomed that, and nothing has changed since' },
    { reactions: { chn: 'cannot-accept' }, free: true, because: 'it was against it' },
  ] as const)('rewrites what others have just written: $free, because $because', ({ reactions, free }) => {
    const proposals = [aProposal({ by: 'fra', changes: [kept], status: 'adopted', reactions })]
    const state = { ...withText(aRoom(), [2, 0, 0, 0, 0], { marks }), proposals }
    expect(isFree(state, 'chn', [rewriting])).toBe(free)
    expect(isFree(state, 'chn', [elsewhere])).toBe(true)
  })

  it('takes no offer against it, however good', () => {
    const offer = anOffer({ give: elsewhere, take: rewriting })
    const act = { kind: 'trade', target: 'fra', give: offer.give, take: offer.take } as const
    const rich = aRoom()
    const seats = rich.seats.map((seat) =>
      seat.id === 'fra'
        ? { ...seat, secrets: { ...seat.secrets, table: [[0, 0, 0, 0], [0, 1, 1, 1], [0], [0], [0]], redLines: [] } }
        : seat,
    )
    const answer = (commitments: ReturnType<typeof aPromise>[]) =>
      owedReplies({ ...rich, seats, offers: [offer], commitments }, 0, 'ken', act)[0]?.act.kind
    expect(answer([])).toBe('accept')
    expect(answer([aPromise({ by: 'fra', to: 'chn', change: kept })])).toBe('decline')
  })
})
