import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act, Proposal, PublicView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { createEmbeddedSpeech } from './embedded-speech.ts'
import { historyOf, recordBefore } from './history.ts'
import { distanceTo } from './occasion.ts'
import type { Past } from './past.ts'
import type { Line } from './said.ts'
import { ownOf, standOn, standsOn } from './standpoints.ts'
import { turnOf } from './turned.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)

const wanted = { issue: 1, option: 3 }
const other = { issue: 0, option: 2 }
const [EARLY, LATE] = [60_000, 120_000]

type Draft = PublicView['drafts'][number]

function aDraft(marks: Draft['marks']): Draft {
  const deal = opening.issues.map((_, issue) => marks.find((mark) => mark.issue === issue)?.after ?? 0)
  return { id: 'd1', number: 1, deal, sponsors: [], signatories: [], declared: {}, marks, status: 'open' }
}

function aProposal(overrides: Partial<Proposal>): Proposal {
  const usual = { id: 'p1', draft: 'd1', by: 'bra', partner: undefined, changes: [wanted], at: EARLY, reactions: {} }
  return { ...usual, status: 'lapsed', ...overrides }
}

interface Happened {
  readonly marks?: Draft['marks'] | undefined
  readonly proposals?: readonly Proposal[] | undefined
  readonly own?: readonly Line[] | undefined
}

function aPast({ marks, proposals = [], own = [] }: Happened): Past {
  const drafts = marks === undefined ? [] : [aDraft(marks)]
  const view = { ...opening, drafts, leadingDraft: drafts[0]?.id, proposals }
  const seat = view.seats.find(({ id }) => id === 'deu')
  if (seat === undefined) throw new RangeError('Germany has no seat')
  return { seat, view, own }
}

const options = opening.issues[0]?.options.length ?? 0
const position = opening.seats.find(({ id }) => id === 'deu')?.positions[0] ?? 0
const distance = (option: number) => Math.abs((opening.issues[0]?.options[option]?.position ?? 0) - position)
const [near = 0, far = 0] = [1, -1].map(
  (sign) =>
    Array.from({ length: options - 1 }, (_, at) => at + 1).toSorted((a, b) => sign * (distance(a) - distance(b)))[0],
)

const support: Act = { kind: 'support', change: wanted }
const oppose: Act = { kind: 'oppose', change: wanted }
const situations = (facts: readonly { readonly situation: string }[]) => facts.map(({ situation }) => situation)

describe('what the record has on an option', () => {
  const mark = { issue: 1, before: 0, after: 3, at: EARLY }
  it.each([
    { act: support, past: {}, facts: [], because: 'nothing has happened' },
    { act: oppose, past: { marks: [{ ...mark, by: 'bra' }] }, facts: ['put-by'], because: 'another wrote it in' },
    { act: oppose, past: { marks: [{ ...mark, by: 'deu' }] }, facts: [], because: 'its own words are no news to it' },
    { act: support, past: { proposals: [aProposal({})] }, facts: ['proposed-by'], because: 'another proposed it' },
    {
      act: support,
      past: { proposals: [aProposal({ by: 'deu', reactions: { chn: 'cannot-accept' } })] },
      facts: ['we-proposed-refused'],
      because: 'its own proposal was refused',
    },
    {
      act: oppose,
      past: { proposals: [aProposal({ reactions: { deu: 'cannot-accept' } })] },
      facts: ['we-refused', 'proposed-by'],
      because: 'it refused it before',
    },
    {
      act: oppose,
      past: { proposals: [aProposal({ changes: [wanted, other], reactions: { deu: 'cannot-accept' } })] },
      facts: [],
      because: 'a placard against a package is none against each part of it, and its author’s idea is the whole',
    },
    { act: support, past: { proposals: [aProposal({ status: 'open' })] }, facts: [], because: 'it is not decided yet' },
  ] as const)('is $facts: $because', ({ act, past, facts }) => {
    expect(situations(historyOf(act, undefined, aPast(past)))).toEqual(facts)
  })

  it('names what whom one speaks to refused, and a text that stands still', () => {
    const proposals = [aProposal({ by: 'deu', reactions: { chn: 'cannot-accept' } })]
    const past = aPast({ marks: [{ issue: 0, before: 0, after: 2, by: 'bra', at: EARLY }], proposals })
    const clock = { ...past.view.clock, elapsedMs: 10 * EARLY }
    const then = { ...past, view: { ...past.view, clock } }
    const told = (act: Act) => situations(recordBefore(act, then))
    expect(told({ kind: 'warn', target: 'chn', issue: 1 })).toContain('you-refused')
    expect(told({ kind: 'warn', target: 'chn' })).toEqual(['stalled'])
    // another matter, and a reply, call for neither
    expect(told({ kind: 'warn', target: 'chn', issue: 3 })).toEqual([])
    expect(told({ kind: 'warn', target: 'chn', replyTo: 'threaten' })).toEqual([])
  })
})

describe('a delegation that speaks against what it proposed', () => {
  const proposals = [aProposal({ by: 'deu' })]
  it.each([
    { past: { proposals: [aProposal({ by: 'bra' })] }, situation: undefined, because: 'it was another’s' },
    { past: { proposals }, situation: 'turned-debate', because: 'nothing else has changed' },
    {
      past: {
        proposals: [aProposal({ by: 'deu', changes: [wanted, other], status: 'adopted' })],
        marks: [{ issue: 0, before: other.option, after: 0, by: 'bra', at: LATE }],
      },
      situation: 'turned-package',
      because: 'another has taken out the other part of its package',
    },
    {
      past: {
        proposals: [aProposal({ by: 'deu', changes: [wanted, other], status: 'adopted' })],
        marks: [{ issue: 0, before: other.option, after: 0, by: 'deu', at: LATE }],
      },
      situation: 'turned-debate',
      because: 'it took that out itself',
    },
    {
      past: {
        proposals: [aProposal({ by: 'deu', changes: [wanted, other] })],
        marks: [{ issue: 0, before: near, after: 0, by: 'bra', at: LATE }],
      },
      situation: 'turned-debate',
      because: 'the package never was in the text',
    },
    {
      past: { proposals, marks: [{ issue: 0, before: near, after: far, by: 'bra', at: LATE }] },
      situation: 'turned-debate',
      because: 'what came in since was no burden in its own words',
    },
    {
      past: {
        proposals,
        marks: [{ issue: 0, before: near, after: far, by: 'bra', at: LATE }],
        own: [{ variety: 1, words: '', act: { kind: 'oppose', change: { issue: 0, option: far } }, put: [], at: LATE }],
      },
      situation: 'turned-text',
      because: 'what came in since it has spoken against',
    },
  ] as const)('says so: $situation, because $because', ({ past, situation }) => {
    expect(turnOf(oppose, aPast(past))?.situation).toBe(situation)
  })

  it('says so also of a draft of its own that others have rewritten since', () => {
    const own = [
      { variety: 1, words: '', act: { kind: 'propose', changes: [wanted] }, put: [wanted], at: EARLY },
    ] as const
    expect(turnOf(oppose, aPast({ own }))).toMatchObject({ at: undefined })
  })
})

describe('a delegation that speaks against what it let pass', () => {
  const letPass = aProposal({ changes: [wanted, { issue: 0, option: far }], reactions: { deu: 'live-with' } })
  const entered = { issue: 0, before: near, after: far, by: 'bra', at: LATE }
  it.each([
    { status: 'adopted', marks: [entered], because: 'what stands beside it came in by the same proposal' },
    { status: 'lapsed', marks: [], because: 'nothing has left the text' },
  ] as const)('for the sake of a package owns up to it: $because', ({ status, marks }) => {
    const past = aPast({ proposals: [{ ...letPass, status }], marks })
    expect(turnOf(oppose, past)).toMatchObject({ situation: 'left-part', done: 'accepted', at: EARLY })
  })

  it('names no clause as new that was in the text before and came back', () => {
    const alone = aProposal({ reactions: { deu: 'live-with' } })
    const before = aProposal({ id: 'p0', changes: [{ issue: 0, option: far }], at: 0, status: 'adopted' })
    const act = { kind: 'oppose', change: { issue: 0, option: far } } as const
    const own = [{ variety: 1, words: '', act, put: [], at: LATE }]
    const turn = (proposals: readonly Proposal[]) =>
      turnOf(oppose, aPast({ proposals, own, marks: [entered] }))?.situation
    expect(turn([alone])).toBe('left-text')
    expect(turn([before, alone])).toBe('left-debate')
  })
})

describe('where a seat stood', () => {
  const position = (change: typeof wanted) => distance(change.option)
  const close = { issue: 0, option: near }
  const react = (named: typeof wanted): Line => ({
    variety: 1,
    words: '',
    act: { kind: 'react', proposal: 'p1', reaction: 'welcome' },
    put: [],
    named,
    at: LATE,
  })

  it('is a welcome only of what it named and wants; the rest of the package it accepted', () => {
    expect(position(close)).toBeLessThanOrEqual(0.6)
    const proposals = [aProposal({ changes: [wanted, close], reactions: { deu: 'welcome' } })]
    const past = aPast({ proposals, own: [react(close)] })
    expect([standOn(close, past)?.done, standOn(wanted, past)?.done]).toEqual(['welcomed', 'accepted'])
    const lesser = aPast({
      proposals: [aProposal({ changes: [{ issue: 0, option: far }], reactions: { deu: 'welcome' } })],
    })
    expect(standOn({ issue: 0, option: far }, lesser)?.done).toBe('accepted')
  })

  it('has the time of its proposal, and not of the acceptance', () => {
    const marks = [{ issue: 1, before: 0, after: wanted.option, by: 'deu', at: LATE }]
    const stands = standsOn(wanted, aPast({ proposals: [aProposal({ by: 'deu', status: 'adopted' })], marks }))
    expect(stands.map(({ at }) => at)).toEqual([EARLY])
  })

  it('is no yes to what it only offered in exchange, until the other takes the offer', () => {
    const trade: Act = { kind: 'trade', target: 'chn', give: wanted, take: other }
    const own = [{ variety: 1, words: '', act: trade, put: [wanted, other], at: EARLY }]
    const past = aPast({ own })
    expect(standOn(wanted, past)).toBeUndefined()
    const offer = { id: 'o1', by: 'deu', to: 'chn', give: wanted, take: other, at: EARLY, status: 'accepted' } as const
    expect(standOn(wanted, { ...past, view: { ...past.view, offers: [offer] } })?.done).toBe('accepted')
  })

  it('is its own only where nobody was earlier', () => {
    const own = aProposal({ by: 'deu', at: LATE })
    const isOwn = (proposals: readonly Proposal[]) => {
      const past = aPast({ proposals })
      return ownOf(standsOn(wanted, past), past) !== undefined
    }
    expect([isOwn([own]), isOwn([aProposal({ id: 'p0' }), own])]).toEqual([true, false])
  })
})

describe('what others did with an option', () => {
  it('leaves out a refusal that they have gone back on, and a welcome that was only of a lesser evil', () => {
    const refused = aProposal({ reactions: { chn: 'cannot-accept' } })
    const accepted = aProposal({ id: 'p2', at: LATE, reactions: { chn: 'live-with' } })
    const told = (proposals: readonly Proposal[]) => situations(historyOf(support, undefined, aPast({ proposals })))
    expect(told([refused])).toEqual(['refused-by'])
    expect(told([refused, accepted])).not.toContain('refused-by')
    const farFrom = opening.seats
      .filter(({ id }) => id !== 'deu')
      .map((seat) => ({ id: seat.id, isFar: distanceTo(seat, wanted, opening) > 0.6 }))
    const welcomed = (id: string | undefined) => told([aProposal({ reactions: { [id ?? '']: 'welcome' } })])
    expect(welcomed(farFrom.find(({ isFar }) => !isFar)?.id)).toContain('welcomed-by')
    expect(welcomed(farFrom.find(({ isFar }) => isFar)?.id)).not.toContain('welcomed-by')
  })
})

describe('a delegate before there is a draft', () => {
  it('speaks of none', async () => {
    const speech = createEmbeddedSpeech(phrases)
    const acts: readonly Act[] = [support, oppose, { kind: 'warn', issue: 1 }, { kind: 'reassure' }, { kind: 'appeal' }]
    for (let variety = 1; variety <= 60; variety++) {
      for (const act of acts) {
        const view = { ...opening, drafts: [], leadingDraft: undefined, sessionId: `session-${variety}` }
        const { words } = await speech.word({ act, seat: 'deu', view, variety, recent: [] })
        expect(words).not.toMatch(/\b(?:the|this|that) (?:draft|text|clause|sponsors)\b/i)
      }
    }
  })
})

describe('what others changed in the text', () => {
  const towards = { issue: 0, before: far, after: near, by: 'bra', at: EARLY }
  const away = { issue: 0, before: near, after: far, by: 'chn', at: EARLY }
  const draft = (verdict: 'yes' | 'no'): Act => ({ kind: 'explain', issue: 0, answer: { to: 'draft', verdict } })

  it.each([
    { verdict: 'yes', mark: towards, facts: ['text-gained'], because: 'it brought the text nearer' },
    { verdict: 'yes', mark: away, facts: [], because: 'nobody is brought by what moves away' },
    { verdict: 'no', mark: away, facts: ['text-lost'], because: 'it had come for what stood there' },
    { verdict: 'no', mark: towards, facts: [], because: 'nobody loses what it was against' },
  ] as const)('is given as a reason for $verdict only where it counts: $because', ({ verdict, mark, facts }) => {
    expect(situations(historyOf(draft(verdict), undefined, aPast({ marks: [mark] })))).toEqual(facts)
  })
})
