import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Answer, Proposal, PublicView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { answered } from './answered.ts'
import type { Past } from './past.ts'
import type { Line } from './said.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)

const wanted = { issue: 1, option: 3 }
const clause = { issue: 0, option: 2 }
const AT = 60_000
/** The seat of a person. */
const ASKER = 'ken'

type Draft = PublicView['drafts'][number]

interface Happened {
  readonly draft?: Partial<Draft>
  readonly proposals?: readonly Proposal[]
  readonly own?: readonly Line[]
  /** The person's last words. */
  readonly asked?: string
}

/** What Germany knows, with a draft on the floor that has one clause in it; Kenya is a person. */
function aPast({ draft = {}, proposals = [], own = [], asked = '' }: Happened): Past {
  const deal = opening.issues.map((_, issue) => (issue === clause.issue ? clause.option : 0))
  const floor: Draft = {
    id: 'd1',
    number: 1,
    deal,
    sponsors: [],
    signatories: [],
    declared: {},
    marks: [],
    status: 'open',
    ...draft,
  }
  const seats = opening.seats.map((seat) =>
    seat.id === ASKER ? { ...seat, holder: 'person' as const, lastStatement: asked } : seat,
  )
  const view = { ...opening, seats, drafts: [floor], leadingDraft: 'd1', proposals }
  const seat = seats.find(({ id }) => id === 'deu')
  if (seat === undefined) throw new RangeError('Germany has no seat')
  return { seat, view, own }
}

const proposed: Proposal = {
  id: 'p1',
  draft: 'd1',
  by: 'deu',
  partner: undefined,
  changes: [wanted],
  at: AT,
  reactions: {},
  status: 'lapsed',
}

const said = (answer: Answer): Line => ({
  variety: 1,
  words: 'We say so.',
  act: { kind: 'explain', issue: wanted.issue, answer },
  put: [],
  at: AT,
})
const yes: Answer = { to: 'accept', verdict: 'yes', change: wanted }
const no: Answer = { to: 'accept', verdict: 'no', change: wanted }

const pricing = said({ to: 'accept', verdict: 'only-if', change: wanted, other: clause })

const cases: readonly { answer: Answer; past: Happened; is: object; because: string }[] = [
  { answer: yes, past: {}, is: { situation: 'accept-yes' }, because: 'nothing was said on it before' },
  {
    answer: yes,
    past: { proposals: [proposed] },
    is: { situation: 'accept-own', at: AT },
    because: 'it proposed the option itself',
  },
  {
    answer: yes,
    past: { own: [said(yes)] },
    is: { situation: 'accept-again', at: undefined },
    because: 'it has said yes before, and the record does not say when',
  },
  {
    answer: yes,
    past: { own: [said(yes), said(no)] },
    is: { situation: 'accept-yes' },
    because: 'its yes was withdrawn in between',
  },
  {
    answer: { ...yes, to: 'price', since: AT },
    past: { own: [said(yes)] },
    is: { situation: 'price-again', at: AT },
    because: 'a yes that was given costs nothing more',
  },
  {
    answer: { ...yes, to: 'price' },
    past: { proposals: [proposed] },
    is: { situation: 'price-own', at: AT },
    because: 'nobody asks a price for its own proposal',
  },
  {
    answer: { ...yes, to: 'price' },
    past: {},
    is: { situation: 'price-nothing' },
    because: 'what it would accept anyway has no price',
  },
  {
    answer: { to: 'give-up', verdict: 'yes', change: wanted },
    past: { asked: 'Germany, would you give up road maps?' },
    is: { situation: 'give-up-not-ours' },
    because: 'it never asked for it',
  },
  {
    answer: { to: 'give-up', verdict: 'yes', change: wanted },
    past: { asked: 'Germany, would you give up road maps?', proposals: [proposed] },
    is: { situation: 'give-up-yes' },
    because: 'it proposed it and lets go of it',
  },
  {
    answer: { to: 'draft', verdict: 'yes', support: 'sponsor' },
    past: { draft: { sponsors: ['deu'] } },
    is: { situation: 'join-already' },
    because: 'it is a sponsor',
  },
  {
    answer: { to: 'draft', verdict: 'yes', support: 'sponsor' },
    past: { draft: { signatories: ['deu'] } },
    is: { situation: 'join-signed' },
    because: 'it has signed and does not sponsor yet',
  },
  {
    answer: { to: 'draft', verdict: 'only-if', support: 'vote', other: { issue: clause.issue, option: 0 } },
    past: {},
    is: { situation: 'vote-only-if-out', option: clause, ground: { change: clause, side: 'against' } },
    because: 'the clause of today has to come out',
  },
  {
    answer: { to: 'draft', verdict: 'only-if', support: 'vote', other: wanted },
    past: {},
    is: { situation: 'vote-only-if', option: wanted },
    because: 'a clause has to come in',
  },
  {
    answer: yes,
    past: { asked: 'Germany, what do you think of road maps?' },
    is: { situation: 'judge-for', option: wanted },
    because: 'an open question asks for a judgement',
  },
  {
    answer: { to: 'reasons', verdict: 'yes', change: wanted },
    past: { asked: 'Germany, why do you oppose road maps?' },
    is: { situation: 'why-after-all-for' },
    because: 'the question has it on the wrong side',
  },
  {
    answer: { ...yes, inReturn: clause },
    past: {},
    is: { situation: 'accept-yes-for', option: wanted, other: clause },
    because: 'the question offered something for it',
  },
  {
    answer: { to: 'accept', verdict: 'only-if', change: wanted, other: { issue: 2, option: 1 }, inReturn: clause },
    past: {},
    is: { situation: 'accept-only-if', before: { situation: 'offer-not-enough', other: clause } },
    because: 'what was offered is not enough, and that is said first',
  },
  {
    answer: { to: 'give-up', verdict: 'yes', change: wanted, inReturn: clause },
    past: {},
    is: { situation: 'give-up-free', option: wanted, other: clause },
    because: 'what was offered for it was needless',
  },
  {
    answer: { to: 'reasons', verdict: 'yes', change: wanted },
    past: { asked: 'Germany, why do you oppose road maps?', own: [pricing] },
    is: { situation: 'why-priced', option: wanted },
    because: 'it named a price for it, and is not against it',
  },
  {
    answer: { to: 'reasons', verdict: 'yes', change: wanted },
    past: { asked: 'Germany, why do you want road maps?' },
    is: { situation: 'why-for' },
    because: 'the question has it on the right side',
  },
]

describe('what an answer says', () => {
  it.each(cases)('$answer.to $answer.verdict is $is.situation when $because', ({ answer, past, is }) => {
    const occasion = answered(answer, wanted.issue, ASKER, aPast(past))
    expect(occasion).toMatchObject(is)
  })

  it.each(cases)('$is.situation has lines', ({ answer, past }) => {
    const { situation, before } = answered(answer, wanted.issue, ASKER, aPast(past))
    expect(Object.hasOwn(phrases.cores, situation)).toBe(true)
    expect(before === undefined || Object.hasOwn(phrases.cores, before.situation)).toBe(true)
  })
})
