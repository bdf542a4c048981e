import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Change, Proposal, PublicView, Reaction } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { neutralView } from '../reading/neutral-view.ts'
import { ballotOf } from './ballots.ts'
import { distanceTo } from './occasion.ts'
import type { Past } from './past.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const germany = opening.seats.find(({ id }) => id === 'deu')
if (germany === undefined) throw new RangeError('Germany has no seat')
const seat = germany

const [nearest = 1, next = 2] = [1, 2, 3].toSorted(
  (one, other) =>
    distanceTo(seat, { issue: 0, option: one }, opening) - distanceTo(seat, { issue: 0, option: other }, opening),
)
const proposed: Change = { issue: 0, option: next }

/** Germany’s past when a proposal is put to the vote of which it said something, on a text that has `option`. */
function aPast(reaction: Reaction | undefined, option = 0): Past {
  const mark = { issue: 0, before: 0, after: option, by: 'bra', at: 0 }
  const deal = opening.issues.map((_, issue) => (issue === 0 ? option : 0))
  const draft: PublicView['drafts'][number] = {
    id: 'd1',
    number: 1,
    deal,
    sponsors: [],
    signatories: [],
    declared: {},
    marks: option > 0 ? [mark] : [],
    status: 'open',
  }
  const proposal: Proposal = {
    id: 'p1',
    draft: 'd1',
    by: 'bra',
    partner: undefined,
    changes: [proposed],
    at: 60_000,
    reactions: reaction === undefined ? {} : { deu: reaction },
    status: 'contested',
  }
  const vote = {
    id: 'v1',
    question: { kind: 'amendment', proposal: 'p1' },
    manner: 'placards',
    majority: 'simple',
    order: [],
    ballots: [],
    openedAt: 90_000,
    deadlineAt: 100_000,
    result: undefined,
  } as const
  return { seat, view: { ...opening, drafts: [draft], leadingDraft: 'd1', proposals: [proposal], vote }, own: [] }
}

describe('a ballot on an amendment', () => {
  it.each([
    { reaction: 'live-with', choice: 'against', before: 'left-debate', because: 'it had let it pass' },
    { reaction: 'cannot-accept', choice: 'for', before: 'round-debate', because: 'it had refused it' },
  ] as const)('that goes against what the seat said gives the reason: $because', ({ reaction, choice, before }) => {
    const occasion = ballotOf({ kind: 'vote', choice }, aPast(reaction))
    expect(occasion?.before).toMatchObject({ situation: before, option: proposed, at: 60_000 })
    expect(occasion?.ground).toEqual({ change: proposed, side: choice })
  })

  it('names what it would push out, where that is nearer to the seat', () => {
    const before = ballotOf({ kind: 'vote', choice: 'against' }, aPast('welcome', nearest))?.before
    expect(before).toMatchObject({ situation: 'pushes-out-again', other: { issue: 0, option: nearest } })
  })

  it.each([
    { reaction: 'cannot-accept', choice: 'against' },
    { reaction: 'welcome', choice: 'for' },
    { reaction: undefined, choice: 'against' },
  ] as const)('has nothing to explain after $reaction and $choice', ({ reaction, choice }) => {
    expect(ballotOf({ kind: 'vote', choice }, aPast(reaction))).toBeUndefined()
  })
})
