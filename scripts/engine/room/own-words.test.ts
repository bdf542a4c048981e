import type { Act } from '@placard/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { heardIn } from './heard.ts'
import { argumentsIn } from './known-arguments.ts'
import { ownWordsIn } from './own-words.ts'
import { type Saying, type SpokenSession, spokenSession } from './spoken-session.ts'

const SESSIONS = 12
/** Faults in a hundred speeches that are let pass: reasons that a listener cannot know, as a wish that is no clause. */
const MOST_OF_HUNDRED = 0.3

let sessions: readonly SpokenSession[]
beforeAll(async () => {
  sessions = await Promise.all(Array.from({ length: SESSIONS }, (_, number) => spokenSession(number)))
})

const faultsIn = (session: SpokenSession) => ownWordsIn(session, heardIn(session, argumentsIn(session.book)))
const kindsIn = (all: readonly SpokenSession[]) => new Set(all.flatMap(faultsIn).map(({ kind }) => kind))

/** The sessions with what delegates do, and say, replaced where it fits. */
function altered(change: (saying: Saying, session: SpokenSession) => Partial<Saying> | undefined) {
  return sessions.map((session) => ({
    ...session,
    sayings: session.sayings.map((saying) => (saying.isDelegate ? { ...saying, ...change(saying, session) } : saying)),
  }))
}

/** An issue on which a proposal of a seat by itself was adopted before a saying, and its option. */
function ownClause({ seat, seq }: Saying, { events }: SpokenSession) {
  const deal: (number | undefined)[] = []
  const own = new Set<string>()
  for (const event of events.slice(0, seq - 1)) {
    if (event.kind === 'clause-changed') deal[event.issue] = event.after
    if (event.kind === 'proposal-put' && event.by === seat)
      for (const { issue, option } of event.changes) own.add(`${issue} ${option}`)
  }
  const issue = deal.findIndex((option, at) => option !== undefined && option > 0 && own.has(`${at} ${option}`))
  return issue < 0 ? undefined : issue
}

const toward = (act: (issue: number) => Act) => (saying: Saying, session: SpokenSession) => {
  const issue = ownClause(saying, session)
  return issue === undefined ? undefined : { act: act(issue) }
}

describe('a listener to a delegation’s own words', () => {
  it('finds next to nothing in what delegates say', () => {
    const speeches = sessions.reduce((sum, { sayings }) => sum + sayings.filter((one) => one.isDelegate).length, 0)
    expect((100 * sessions.flatMap(faultsIn).length) / speeches).toBeLessThanOrEqual(MOST_OF_HUNDRED)
  })

  it.each<{ kind: string; change: Parameters<typeof altered>[0] }>([
    {
      kind: 'asks others to leave its own clause',
      change: toward((issue) => ({ kind: 'appeal', issue, target: 'ken' })),
    },
    {
      kind: 'finds its own clause wanting',
      change: toward((issue) => ({ kind: 'explain', issue, target: 'ken', answer: { to: 'need', verdict: 'no' } })),
    },
    {
      kind: 'comforts where nobody doubts',
      change: () => ({ act: { kind: 'reassure', issue: 0, target: 'ken' } }),
    },
    {
      kind: 'lets a promise go in silence',
      change: ({ act }) =>
        act.kind === 'react' ? { act: { ...act, reaction: 'welcome' }, words: 'We agree.' } : undefined,
    },
    {
      kind: 'asks what it was told',
      change: ({ act }) =>
        act.kind === 'explain' && act.answer?.to === 'need'
          ? undefined
          : { act: { kind: 'question', issue: 0, target: 'usa' } },
    },
    {
      kind: 'reasons from another matter',
      change: ({ act, words }, { book }) => {
        const [reason] = argumentsIn(book)
        return act.kind === 'react' && reason !== undefined ? { words: `${words} ${reason}` } : undefined
      },
    },
  ])('notices who $kind', ({ kind, change }) => {
    expect(kindsIn(altered(change))).toContain(kind)
  })
})
