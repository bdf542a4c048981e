import { describe, expect, it } from 'vitest'
import type { CampaignState } from '../model/session/state.ts'
import { aPromise, aProposal, aRoom } from '../testing/parts.ts'
import { answerTo } from './question-answers.ts'

/** France stands alone on every issue by its public positions. */
const opened = aRoom({ people: ['KEN'] })
const room: CampaignState = {
  ...opened,
  seats: opened.seats.map((seat) => ({ ...seat, positions: seat.id === 'fra' ? [1, 1, 1, 1, 1] : [0, 0, 0, 0, 0] })),
}

function companyOf(state: CampaignState) {
  const france = state.seats.find(({ id }) => id === 'fra')
  if (france === undefined) return undefined
  return answerTo(state, france, 'ken', { kind: 'question', issue: 1, asked: { topic: 'company' } }).answer?.company
}

const change = { issue: 1, option: 2 }

describe('the company of a delegation on an issue', () => {
  it.each([
    { state: room, company: undefined, because: 'nobody stands near it' },
    {
      state: { ...room, proposals: [aProposal({ by: 'usa', partner: 'fra', changes: [change] })] },
      company: ['usa'],
      because: 'both proposed it together',
    },
    {
      state: { ...room, commitments: [aPromise({ by: 'fra', to: 'chn', change, status: 'kept' })] },
      company: ['chn'],
      because: 'it has promised China its support there',
    },
    {
      state: { ...room, commitments: [aPromise({ by: 'fra', to: 'chn', change, status: 'broken' })] },
      company: undefined,
      because: 'a broken promise is no company',
    },
  ])('is $company when $because', ({ state, company }) => {
    expect(companyOf(state)).toEqual(company)
  })
})
