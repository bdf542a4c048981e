import { beforeAll, describe, expect, it } from 'vitest'
import { foundIn } from './sessions.ts'
import { type Saying, type SpokenSession, spokenSession } from './spoken-session.ts'

/** Sessions that are read aloud: placards, declarations and ballots have words too. */
const SESSIONS = 8
/** Faults of memory in a hundred speeches: before, it was more than ten. */
const MOST_OF_HUNDRED = 2

let sessions: readonly SpokenSession[]
beforeAll(async () => {
  sessions = await Promise.all(Array.from({ length: SESSIONS }, (_, number) => spokenSession(number, undefined, true)))
})

/** The sessions with the words of delegates, where they fit, replaced by words that own up to nothing. */
function dumb(words: string, isPlace: (saying: Saying) => boolean) {
  return sessions.map((session) => ({
    ...session,
    sayings: session.sayings.map((saying) => (saying.isDelegate && isPlace(saying) ? { ...saying, words } : saying)),
  }))
}

const kindsIn = (heard: readonly SpokenSession[]) =>
  new Set(heard.flatMap((session) => foundIn(session).deeds.map(({ kind }) => kind)))

const borrowedIn = (sentence: (noun: string) => string) => {
  const [session] = sessions
  if (session === undefined) throw new RangeError('no session')
  const noun = session.book?.issues[session.issues[1]?.id ?? '']?.options[session.issues[1]?.options[2]?.id ?? '']?.noun
  const [first] = session.sayings.filter(({ isDelegate }) => isDelegate)
  const other = session.sayings.find(({ isDelegate, seat }) => isDelegate && seat !== first?.seat)
  if (!first || !other || noun === undefined) throw new RangeError('nobody speaks')
  const sayings = [first, other].map((saying) => ({ ...saying, words: sentence(noun) }))
  return foundIn({ ...session, sayings }).deeds.map(({ kind }) => kind)
}

describe('a listener to words and deeds', () => {
  it('takes a formula for one, however long the clause is called, and not what is a sentence without it', () => {
    const formula = (noun: string) => `The text has ${noun}, and we ask colleagues to leave that in.`
    const sentence = (noun: string) =>
      `Our fishermen have waited for ${noun} since before the oldest of them could mend a net or read a map.`
    expect(borrowedIn(formula)).not.toContain('a sentence of another')
    expect(borrowedIn(sentence)).toContain('a sentence of another')
  })

  it('finds little in what delegates say', () => {
    const found = sessions.map(foundIn)
    const [faults, speeches] = [found.flatMap(({ deeds }) => deeds).length, found.flatMap((one) => one.speeches)]
    const all = speeches.reduce((sum, one) => sum + one, 0)
    expect((100 * faults) / all).toBeLessThanOrEqual(MOST_OF_HUNDRED)
  })

  it.each<{ words: string; place: (saying: Saying) => boolean; kind: string }>([
    {
      words: 'We are in favour.',
      place: ({ act }) => act.kind === 'react' && act.reaction !== 'cannot-accept',
      kind: 'lets go without a word',
    },
    {
      words: 'So we cannot accept it.',
      place: ({ act }) => act.kind === 'react' && act.reaction === 'cannot-accept',
      kind: 'refuses what it was for',
    },
    { words: 'We withdraw.', place: ({ act }) => act.kind === 'withdraw', kind: 'leaves without a reason' },
    {
      words: 'This sentence has been said by more than one delegation in this very room on this very day.',
      place: ({ act }) => act.kind === 'sign' || act.kind === 'sponsor',
      kind: 'a sentence of another',
    },
  ])('notices who $kind, when all that is said is $words', ({ words, place, kind }) => {
    expect(kindsIn(dumb(words, place))).toContain(kind)
  })
})
