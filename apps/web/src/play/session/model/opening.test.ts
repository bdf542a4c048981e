import { afterEach, describe, expect, it } from 'vitest'
import type { Opening } from '../../../client/papers/kept-openings.ts'
import { aFollowedSession } from '../testing/followed-session.ts'
import { clausesLeft, goingOf } from './opening.ts'

const clause = (mark: string, issue: number, option: number) => ({
  mark,
  text: `Clause ${mark}`,
  change: { issue, option },
})
const OPENING: Opening = {
  title: 'Climate',
  clauses: [clause('1', 0, 1), clause('2', 1, 2), clause('3', 2, 1)],
  isAtOnce: false,
}
const OTHER: Opening = { title: 'Another paper', clauses: [clause('1', 3, 1)], isAtOnce: false }

afterEach(() => window.sessionStorage.clear())

describe('the clauses of a paper that are left', () => {
  const proposal = { id: 'p1', draft: 'd1', changes: [{ issue: 1, option: 2 }], at: 0, reactions: {} }

  it.each([
    { by: 'ken', status: 'open', left: ['1', '3'], because: 'it is before the committee already' },
    { by: 'ken', status: 'lapsed', left: ['1', '2', '3'], because: 'it came to nothing' },
    { by: 'deu', status: 'open', left: ['1', '2', '3'], because: 'it is somebody else’s' },
  ] as const)('are $left when it is $status by $by, because $because', ({ by, status, left }) => {
    const view = { you: 'ken', drafts: [], proposals: [{ ...proposal, by, status }] }
    expect(clausesLeft(OPENING, view).map(({ mark }) => mark)).toEqual(left)
  })
})

describe('clauses on their way', () => {
  it('stay what they are', () => {
    const going = goingOf({ ...OPENING, going: { key: 'k', marks: ['2'] } })
    expect(going?.clauses.map(({ mark }) => mark)).toEqual(['2'])
    expect(goingOf(OPENING)).toBeUndefined()
  })

  it.each([
    { meanwhile: undefined, because: 'it was put away' },
    { meanwhile: OTHER, because: 'another paper waits' },
  ])('do not bring their paper back when $because', async ({ meanwhile }) => {
    const answer = Promise.withResolvers<void>()
    const { session, state, until } = await aFollowedSession((gateway) => ({
      sendCommand: async (...sent) => {
        await answer.promise
        return gateway.sendCommand(...sent)
      },
    }))
    await until(({ legal }) => legal.kinds.includes('propose'))
    session.keepOpening({ ...OPENING, clauses: [...OPENING.clauses, clause('4', 3, 1)] })
    const laid = session.lay()
    expect(state().opening?.going).toBeDefined()
    session.keepOpening(meanwhile)
    answer.resolve()
    await laid
    expect(state().opening).toEqual(meanwhile)
  })

  it('are not put back over another paper', async () => {
    const { session, state } = await aFollowedSession()
    session.keepOpening(OTHER)
    session.putBackOpening(OPENING)
    expect(state().opening).toEqual(OTHER)
  })
})
