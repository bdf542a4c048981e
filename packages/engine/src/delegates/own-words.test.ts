import { describe, expect, it } from 'vitest'
import type { Stance } from '../model/acts/act.ts'
import type { Personality } from '../model/committee/seat.ts'
import { seatIndexOf, seatOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { contestedRoom as room } from '../testing/contested-room.ts'
import { LoadedDice } from '../testing/loaded-dice.ts'
import { aPromise, aProposal, atTime, withText } from '../testing/parts.ts'
import { toneAct } from './tone.ts'

interface Said {
  readonly personality: Personality
  readonly stance: Stance
  readonly throws: readonly number[]
  readonly state: CampaignState
}

/** What France says. */
function said({ personality, stance, throws, state }: Said) {
  const seats = state.seats.map((seat) =>
    seat.id === 'fra' ? { ...seat, delegate: { ...seat.delegate, personality } } : seat,
  )
  const seated = { ...state, seats }
  return toneAct(seated, seatOf(seated, 'fra'), seatIndexOf(seated, 'fra'), stance, new LoadedDice(...throws))
}

describe('a delegation whose own words stand in the text', () => {
  const text = atTime(withText(room, [3, 1, 0, 0, 0]), 0.6, 1)
  const clause = { issue: 1, option: 1 }
  const own = { ...text, proposals: [aProposal({ by: 'fra', changes: [clause], status: 'adopted' })] }
  // the proposal itself is no longer kept in the state
  const remembered = { ...text, points: { fra: { 'put 1:1 2:3': 1 } } }
  const promised = { ...text, commitments: [aPromise({ by: 'fra', to: 'usa', change: clause, status: 'kept' })] }
  const others = { ...text, proposals: [aProposal({ by: 'usa', changes: [clause], status: 'adopted' })] }

  it.each([
    { state: own, personality: 'gentle', because: 'it wrote the clause' },
    { state: own, personality: 'aggressive', because: 'it wrote the clause' },
    { state: own, personality: 'balanced', because: 'it wrote the clause' },
    { state: remembered, personality: 'gentle', because: 'it wrote the clause, long ago' },
    { state: promised, personality: 'gentle', because: 'it gave its word on the clause' },
    { state: promised, personality: 'balanced', because: 'it gave its word on the clause' },
  ] as const)('asks nobody for another clause in their place: $personality, $because', ({ state, personality }) => {
    const act = said({ personality, stance: 'undecided', throws: [0, 0, 0, 0, 0], state })
    const isOnIt = 'issue' in act ? act.issue === 1 : act.kind === 'support' && act.change.issue === 1
    expect(isOnIt && act.kind !== 'question').toBe(false)
  })

  it('does so where others wrote it', () => {
    expect(said({ personality: 'gentle', stance: 'undecided', throws: [0], state: others })).toMatchObject({
      kind: 'appeal',
      issue: 1,
    })
  })
})

describe('a question', () => {
  const throws = [0.999, 0.5]
  const text = atTime(withText(room, [3, 1, 0, 0, 0]), 0.6, 1)
  const asks = (state: CampaignState) => said({ personality: 'collaborative', stance: 'favour', throws, state })

  it('is not put to whom the committee has heard on the matter', () => {
    const proposals = [aProposal({ by: 'chn', changes: [{ issue: 1, option: 2 }], status: 'lapsed' })]
    expect(asks(text)).toMatchObject({ kind: 'question', issue: 1, target: 'chn' })
    expect(asks({ ...text, proposals })).not.toMatchObject({ issue: 1, target: 'chn' })
  })

  it('is put to a person once, who may have let it pass', () => {
    const seats = text.seats.map((seat) =>
      seat.id === 'chn' ? { ...seat, holder: { kind: 'person', personId: 'p' } as const } : seat,
    )
    expect(asks({ ...text, seats })).toMatchObject({ target: 'chn' })
    expect(asks({ ...text, seats, points: { usa: { 'question 3 chn': 1 } } })).not.toMatchObject({ target: 'chn' })
  })
})
