import { describe, expect, it } from 'vitest'
import { aDraft } from '../../testing/a-scene.ts'
import { aPromise, aProposal } from '../../testing/parts.ts'
import { isReleased } from './released.ts'

const change = { issue: 0, option: 2 }
const other = { issue: 0, option: 1 }
const [MADE, SINCE] = [100, 200]
const promise = aPromise({ by: 'fra', to: 'ken', change, at: MADE })
const mark = { issue: 0, before: 0, after: 1, by: 'usa', at: SINCE }
const put = { changes: [other], by: 'usa', at: SINCE } as const

describe('a promise', () => {
  it.each([
    { proposals: [], released: false, because: 'nothing has happened' },
    { proposals: [{ ...put, by: 'ken' }], released: true, because: 'its holder asks for something else' },
    { proposals: [{ ...put, reactions: { ken: 'live-with' } }], released: true, because: 'its holder let that pass' },
    {
      proposals: [{ ...put, reactions: { ken: 'cannot-accept' } }],
      released: false,
      because: 'its holder refused that',
    },
    { proposals: [{ ...put, by: 'ken', at: MADE }], released: false, because: 'that was before it was given' },
    { proposals: [{ ...put, by: 'ken', changes: [change] }], released: false, because: 'that is what was promised' },
    {
      proposals: [{ ...put, status: 'adopted', reactions: { fra: 'welcome' } }],
      released: true,
      because: 'its giver has let the clause go already',
    },
    {
      proposals: [{ ...put, status: 'lapsed', reactions: { fra: 'welcome' } }],
      released: false,
      because: 'nothing came of what its giver would have let pass',
    },
    { marks: [{ ...mark, before: 2 }], released: true, because: 'the text has had it and lost it' },
    { marks: [mark], released: false, because: 'the text has not had it yet' },
    { marks: [{ ...mark, by: 'ken' }], released: true, because: 'its holder has written another clause there' },
    {
      commitments: [aPromise({ by: 'ken', to: 'fra', status: 'broken' })],
      released: true,
      because: 'its holder broke its own word',
    },
  ] as const)('binds no longer: $released, because $because', (at) => {
    const { released } = at
    const proposals = ('proposals' in at ? at.proposals : []).map((one) => aProposal(one))
    const drafts = 'marks' in at ? [aDraft({ marks: at.marks })] : []
    const commitments = [promise, ...('commitments' in at ? at.commitments : [])]
    expect(isReleased(promise, { commitments, proposals, drafts })).toBe(released)
  })
})
