import { Campaign } from '@placard/contract'
import type { Change, Proposal, PublicView } from '@placard/engine'
import { neutralView } from '../../reading/neutral-view.ts'
import { distanceTo } from '../occasion.ts'
import type { Past } from '../past.ts'
import type { Line } from '../said.ts'

/** Session ms of a proposal, of what a delegation says later, and of what happens last. */
export const [PUT, LATER, LATE] = [60_000, 90_000, 120_000]

type Draft = PublicView['drafts'][number]
type Mark = Draft['marks'][number]

/** What the record of a session has. */
export interface Happened {
  readonly marks?: readonly Mark[] | undefined
  readonly proposals?: readonly Proposal[] | undefined
  readonly own?: readonly Line[] | undefined
  readonly draft?: Partial<Draft>
  readonly view?: Partial<PublicView>
}

/** The last change of a clause. */
export const mark = ({ issue, option: after }: Change, by: string, at: number, before = 0): Mark => ({
  issue,
  before,
  after,
  by,
  at,
})

/** A proposal of Brazil's that was adopted, unless said otherwise. */
export function aProposal(changes: readonly Change[], overrides: Partial<Proposal> = {}): Proposal {
  const usual = { id: 'p1', draft: 'd1', by: 'bra', partner: undefined, at: PUT, reactions: {} } as const
  return { ...usual, status: 'adopted', changes, ...overrides }
}

/** Germany in a campaign: its seat, the view at the opening, options by their distance from it, and pasts of its own. */
export function germanyIn(campaign: unknown, countries: Parameters<typeof neutralView>[1]) {
  const opening = neutralView(Campaign.parse(campaign), countries)
  const seat = opening.seats.find(({ id }) => id === 'deu')
  if (seat === undefined) throw new RangeError('Germany has no seat')

  /** The options of an issue other than the first, the nearest to Germany's public position first. */
  const byDistance = (issue: number): readonly Change[] =>
    (opening.issues[issue]?.options ?? [])
      .map((_, option) => ({ issue, option }))
      .filter(({ option }) => option > 0)
      .toSorted((one, other) => distanceTo(seat, one, opening) - distanceTo(seat, other, opening))

  const [near = { issue: 0, option: 1 }] = byDistance(0)
  const far = byDistance(0).at(-1) ?? near
  const [wanted = near] = byDistance(1)
  const unwanted = byDistance(2).at(-1) ?? near

  /** What Germany knows of a session with one draft, which has the marked clauses. */
  const aPast = ({ marks = [], proposals = [], own = [], draft = {}, view = {} }: Happened): Past => {
    const deal = opening.issues.map((_, issue) => marks.find((one) => one.issue === issue)?.after ?? 0)
    const usual: Draft = {
      id: 'd1',
      number: 1,
      deal,
      sponsors: [],
      signatories: [],
      declared: {},
      marks,
      status: 'open',
    }
    const drafts = [{ ...usual, ...draft }]
    return { seat, view: { ...opening, drafts, leadingDraft: 'd1', proposals, ...view }, own }
  }

  return { opening, seat, byDistance, near, far, wanted, unwanted, aPast }
}
