import type { Act, Change, SessionEvent } from '@placard/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { foundIn } from './sessions.ts'
import { type SpokenSession, spokenSession } from './spoken-session.ts'

/** Rules that hear nothing in whole sessions hear what is planted. */

let session: SpokenSession
beforeAll(async () => {
  session = await spokenSession(0)
})

const AT = 60_000
const stamped = { at: AT, now: 0 }
const change: Change = { issue: 1, option: 1 }
const other: Change = { issue: 1, option: 2 }

function nounOf({ issue, option }: Change): string {
  const { id = '', options = [] } = session.issues[issue] ?? {}
  return session.book?.issues[id]?.options[options[option]?.id ?? '']?.noun ?? ''
}

/** A crisis of the session that bears on an issue, with an option of another one. */
function aCrisis() {
  const { crisis, crisesClosed, deck } = session.final
  const cards = [...[crisis, ...crisesClosed].map((one) => one?.card), ...deck]
  const card = cards.find((one) => one?.effect.issue !== undefined)
  const title = session.crises.find(({ id }) => id === card?.id)?.title
  if (card === undefined || title === undefined) throw new RangeError('no crisis bears on an issue')
  return { card: card.id, title, beside: { issue: card.effect.issue === 0 ? 1 : 0, option: 1 } }
}

type Spoken = readonly [act: Act, words: string]

/** The kinds of faults that are heard when these speeches follow these events, all of one seat. */
function heardIn(events: readonly SessionEvent[], ...spoken: readonly Spoken[]): readonly string[] {
  const [opened] = session.events
  const [seat] = session.seats.map(({ id }) => id)
  if (opened === undefined || seat === undefined) throw new RangeError('an empty session')
  const taken = spoken.map(
    ([act, words]): SessionEvent => ({ kind: 'act-taken', seat, act, words, origin: 'reply', ...stamped }),
  )
  const sayings = spoken.map(([act, words], index) => ({
    seq: events.length + 2 + index,
    at: AT,
    seat,
    act,
    words,
    isDelegate: true,
  }))
  const found = foundIn({ ...session, events: [opened, ...events, ...taken], sayings })
  return [...found.deeds, ...found.contradictions].map(({ kind }) => kind)
}

const put = (proposal: string, by: string): SessionEvent => ({
  kind: 'proposal-put',
  proposal,
  draft: 'd1',
  by,
  partner: undefined,
  changes: [change],
  ...stamped,
})
const met = (proposal: string, seat: string, reaction: 'welcome' | 'cannot-accept'): SessionEvent => ({
  kind: 'proposal-met',
  proposal,
  seat,
  reaction,
  regard: 0,
  ...stamped,
})
const draft = (by: string): SessionEvent => ({
  kind: 'draft-introduced',
  draft: 'd1',
  by,
  deal: session.issues.map(() => 0),
  ...stamped,
})

describe('a rule on words and deeds', () => {
  const seats = () => session.seats.map(({ id }) => id)
  const support: Act = { kind: 'support', change: other }

  it('hears that less is made of what was asked for, and not of what was let pass', () => {
    const [self = '', them = ''] = seats()
    const speech = (): Spoken => [support, `We let ${nounOf(change)} pass at 1:00.`]
    expect(heardIn([put('p1', self)], speech())).toContain('less than it said')
    expect(heardIn([put('p1', them), met('p1', self, 'welcome')], speech())).not.toContain('less than it said')
  })

  it('hears that a no is recalled to whom has said yes since', () => {
    const [, target = '', third = ''] = seats()
    const warning = (): Spoken => [
      { kind: 'warn', target, issue: 1 },
      `You could not accept ${nounOf(change)} at 1:00.`,
    ]
    const no = [put('p1', third), met('p1', target, 'cannot-accept')]
    expect(heardIn(no, warning())).not.toContain('an old no is recalled')
    const since = [...no, put('p2', third), met('p2', target, 'welcome')]
    expect(heardIn(since, warning())).toContain('an old no is recalled')
  })

  it('hears that a crisis is named and dropped', () => {
    const { card, title, beside } = aCrisis()
    const opened: SessionEvent = { kind: 'crisis-opened', card, deadlineAt: AT, ...stamped }
    const speech: Spoken = [
      { kind: 'support', change: beside },
      `We have heard of ${title}. We support ${nounOf(beside)}.`,
    ]
    expect(heardIn([opened], speech)).toContain('a crisis is named and dropped')
    expect(heardIn([opened], [speech[0], `We support ${nounOf(beside)}.`])).not.toContain(
      'a crisis is named and dropped',
    )
  })

  it('hears a vote against a declaration, unless a clause is named', () => {
    const [self = '', them = ''] = seats()
    const events: readonly SessionEvent[] = [
      draft(them),
      { kind: 'stance-declared', draft: 'd1', seat: self, stance: 'favour', ...stamped },
      {
        kind: 'vote-opened',
        vote: 'v1',
        question: { kind: 'draft', draft: 'd1' },
        manner: 'roll-call',
        majority: 'simple',
        order: [self],
        deadlineAt: AT,
        calledBy: 'chair',
        ...stamped,
      },
    ]
    const no: Act = { kind: 'vote', choice: 'against' }
    expect(heardIn(events, [no, 'Against.'])).toContain('votes against its word')
    expect(heardIn(events, [no, `With ${nounOf(change)} in it, against.`])).not.toContain('votes against its word')
  })

  it('hears that a condition is forgotten', () => {
    const [, them = ''] = seats()
    const answer = { to: 'draft', verdict: 'only-if', support: 'vote', other: change, change } as const
    const told: Spoken = [{ kind: 'explain', issue: 1, target: them, answer }, `Only with ${nounOf(change)}.`]
    const sign: Act = { kind: 'sign', draft: 'd1' }
    expect(heardIn([draft(them)], told, [sign, 'We sign.'])).toContain('its condition is forgotten')
    expect(heardIn([draft(them)], told, [sign, `We needed ${nounOf(change)}, and we sign.`])).not.toContain(
      'its condition is forgotten',
    )
  })
})

describe('a rule on contradictions', () => {
  it('hears a speech against what the delegation said that it accepts', () => {
    const answer = { to: 'accept', verdict: 'yes', change } as const
    const [, target = ''] = session.seats.map(({ id }) => id)
    const yes: Spoken = [{ kind: 'explain', issue: 1, target, answer }, `We can accept ${nounOf(change)}.`]
    const against = (option: Change): Spoken => [{ kind: 'oppose', change: option }, `We oppose ${nounOf(option)}.`]
    expect(heardIn([], yes, against(change))).toContain('against what it accepts')
    expect(heardIn([], yes, against(other))).not.toContain('against what it accepts')
  })

  it('hears two wishes on one issue, unless something has happened between', () => {
    const wish = (option: Change): Spoken => [{ kind: 'support', change: option }, `We support ${nounOf(option)}.`]
    expect(heardIn([], wish(change), wish(other))).toContain('two wishes')
    expect(heardIn([], wish(change), wish(change))).not.toContain('two wishes')
  })
})
