import type { PublicCampaign, SeatView } from '@placard/contract'
import { CHANGES_MOST } from '@placard/engine/lists'
import type { Opening, OpeningClause } from '../../../client/papers/kept-openings.ts'
import { type Change, draftOnTheFloor } from '../../room/room.ts'
import { sessionMessages } from '../messages.en.ts'

const { opening: words } = sessionMessages

/** Clauses that go out together, under the key of their command. */
export interface Laying {
  readonly key: string
  readonly clauses: readonly OpeningClause[]
}

/** The option that the text has for an issue now. */
const inTheText = (view: Pick<SeatView, 'drafts' | 'leadingDraft'>, issue: number) =>
  draftOnTheFloor(view)?.deal[issue] ?? 0

type Table = Pick<SeatView, 'drafts' | 'leadingDraft' | 'proposals' | 'you'>

/** Whether a change is before the committee in a proposal of the player's that is still open. */
const isBeforeIt = ({ proposals, you }: Table, { issue, option }: Change) =>
  proposals.some(
    ({ status, by, partner, changes }) =>
      status === 'open' &&
      (by === you || partner === you) &&
      changes.some((change) => change.issue === issue && change.option === option),
  )

/** The clauses whose change the text does not have yet, and which the player has not proposed. */
export function clausesLeft(opening: Opening, view: Table): readonly OpeningClause[] {
  return opening.clauses.filter(
    ({ change }) => inTheText(view, change.issue) !== change.option && !isBeforeIt(view, change),
  )
}

/** The issue that a caucus is on: only changes of it are in order then. */
const topicOf = ({ procedure }: SeatView) => procedure?.caucus?.issue

/** The clauses that one proposal takes now: up to three, in the order of the paper; in a caucus on an issue with that one. */
export function nextClauses(opening: Opening, view: SeatView): readonly OpeningClause[] {
  const left = clausesLeft(opening, view)
  const topic = topicOf(view)
  const first = left.filter(({ change }) => change.issue === topic)
  const others = left.filter(({ change }) => change.issue !== topic)
  return [...first, ...others].slice(0, CHANGES_MOST)
}

/** Why the clauses have to wait, if they have to. */
export function whyWait(opening: Opening, view: SeatView): string | undefined {
  if (view.status === 'paused') return words.paused
  if (!view.legal.kinds.includes('propose')) return view.legal.silencedBy === 'voting' ? words.voting : words.notCalled
  const topic = topicOf(view)
  const isOnTopic = topic === undefined || nextClauses(opening, view).some(({ change }) => change.issue === topic)
  return isOnTopic ? undefined : words.otherTopic(view.issues[topic]?.title ?? '')
}

/** Whether an opening is laid by itself: it was confirmed for this, it is in order, and nothing is on the floor yet. */
export function isLaidAtOnce(opening: Opening, view: SeatView): boolean {
  return opening.isAtOnce && view.drafts.length === 0 && whyWait(opening, view) === undefined
}

/** The clauses that are on their way. */
export function goingOf({ going, clauses }: Opening): Laying | undefined {
  return going && { key: going.key, clauses: clauses.filter(({ mark }) => going.marks.includes(mark)) }
}

/** Whether an opening is the one of which these clauses are on their way. */
export const isGoing = ({ going }: Opening, { key }: Laying) => going?.key === key

/** The clauses to lay now; those that are on their way stay what they are, so that they cannot count twice. */
export function layingOf(opening: Opening, view: SeatView, newKey: () => string): Laying | undefined {
  const going = goingOf(opening)
  if (going !== undefined) return going
  const clauses = nextClauses(opening, view)
  return clauses.length === 0 || whyWait(opening, view) !== undefined ? undefined : { key: newKey(), clauses }
}

/** The opening while clauses are on their way. */
export function withGoing(opening: Opening, { key, clauses }: Laying): Opening {
  return { ...opening, isAtOnce: false, going: { key, marks: clauses.map(({ mark }) => mark) } }
}

/** The opening after clauses were laid, or came back. */
export function afterLaying({ title, clauses }: Opening, laid: readonly OpeningClause[]): Opening | undefined {
  const rest = clauses.filter(({ mark }) => laid.every((one) => one.mark !== mark))
  return rest.length === 0 ? undefined : { title, clauses: rest, isAtOnce: false }
}

export const changesOf = (clauses: readonly OpeningClause[]): Change[] => clauses.map(({ change }) => change)

/** What the delegation says with it: the paper's own words. */
export function layingText({ title }: Opening, clauses: readonly OpeningClause[]): string {
  return words.says(
    title,
    clauses.map(({ mark, text }) => words.clause(mark, text)),
  )
}

/** Whether a session has the agenda that its campaign has now: then an option of one is the same option of the other. */
export function isSameAgenda({ issues }: Pick<PublicCampaign, 'issues'>, view: Pick<SeatView, 'issues'>): boolean {
  const idsOf = (agenda: SeatView['issues'] | PublicCampaign['issues']) =>
    agenda.map(({ id, options }) => [id, ...options.map((option) => option.id)].join(' ')).join('; ')
  return idsOf(issues) === idsOf(view.issues)
}
