import { describe, expect, it } from 'vitest'
import { CHAIR } from '../model/floor/draft.ts'
import { aPromise, aProposal, aRoom, atTime, withSecrets, withText } from '../testing/parts.ts'
import { owedPlacards } from './placards.ts'

const kept = { issue: 0, option: 2 }
const rewriting = { issue: 0, option: 1 }
const worse = { issue: 1, option: 1 }

/** France has a text above its aspiration, and would lose little by another option of the first issue. */
function floor(row: readonly number[]) {
  const table = [row, [0.1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
  const room = withSecrets(aRoom(), 'fra', { table, reservation: 0.1, best: 0.9, redLines: [] })
  return atTime(withText(room, [2, 0, 0, 0, 0]), 0.6, 1)
}
const alike = floor([0, 0.78, 0.8, 0])
const better = floor([0, 0.8, 0.5, 0])

describe('the placard of a delegation that has promised a clause', () => {
  it.each([
    { state: alike, to: 'ken', by: 'chn', shown: 'cannot-accept', because: 'it could merely live with the change' },
    { state: alike, to: 'chn', by: 'chn', shown: 'live-with', because: 'the change is asked for by whom it promised' },
    { state: alike, to: 'ken', by: CHAIR, shown: 'live-with', because: 'the chair’s text is no rival’s' },
    { state: alike, to: undefined, by: 'chn', shown: 'live-with', because: 'it has promised nothing' },
    {
      state: better,
      to: 'ken',
      by: 'chn',
      shown: 'welcome',
      because: 'it gains by the change, and says to whom it is bound',
    },
  ])('is $shown: $because', ({ state, to, by, shown }) => {
    const commitments = to === undefined ? [] : [aPromise({ by: 'fra', to, change: kept, status: 'kept' })]
    const proposals = [aProposal({ id: 'p9', by, changes: [rewriting], status: 'open' })]
    const owed = owedPlacards({ ...state, commitments, proposals }, 0, 'p9')
    expect(owed.find(({ seat }) => seat === 'fra')?.act).toMatchObject({ reaction: shown })
  })

  it('names the change against its word as the cause of a refusal, and not the one that costs it more', () => {
    const commitments = [aPromise({ by: 'fra', to: 'ken', change: kept, status: 'kept' })]
    const proposals = [aProposal({ id: 'p9', by: 'chn', changes: [worse, rewriting], status: 'open' })]
    const owed = (given: typeof commitments) =>
      owedPlacards({ ...alike, commitments: given, proposals }, 0, 'p9').find(({ seat }) => seat === 'fra')?.act
    expect(owed(commitments)).toMatchObject({ reaction: 'cannot-accept', over: rewriting })
  })
})
