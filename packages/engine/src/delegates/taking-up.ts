import type { Act, ActKind } from '../model/acts/act.ts'
import type { Change } from '../model/committee/issue.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, nearestOption, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { proposalWith } from '../rules/resolution/on-the-table.ts'
import { delegateAt, mostConcerned, type Reply, regardFor } from './listeners.ts'
import { hasProposed } from './own-proposals.ts'
import { hasToldTerms, timesMade } from './points.ts'
import { hasRefused } from './refusals.ts'
import { statedWish } from './stated-wish.ts'

/**
 * How delegates take up what a person puts before the committee: an option it speaks for or against, a draft, a
 * concession, or its name under a text.
 */

/** What a delegate gains by an option over today's text; over the status quo, where the text has it already. */
export function gainBy(state: CampaignState, seat: Seat, { issue, option }: Change): number {
  const now = (leadingDraft(state)?.deal ?? statusQuo(state))[issue] ?? 0
  const row = seat.secrets.table[issue] ?? []
  return (row[option] ?? 0) - (row[option === now ? 0 : now] ?? 0)
}

/** Whether a delegate has put an option before the committee or spoken for it, and does not lose by it now. */
function isAlly(state: CampaignState, seat: Seat, change: Change): boolean {
  if (gainBy(state, seat, change) < 0 || hasRefused(state, seat.id, change)) return false
  return hasProposed(state, seat.id, change) || timesMade(state, seat.id, { kind: 'support', change }) > 0
}

/**
 * A reply to an option: by the delegation that is spoken to; by an ally, where the speaker is for it and has one; else by
 * the seat that gains or loses most.
 */
export function opinionOn(
  state: CampaignState,
  speaker: SeatId,
  change: Change,
  isFor: boolean,
  target?: SeatId,
): Reply | undefined {
  const concern = (seat: Seat) =>
    Math.abs(gainBy(state, seat, change)) + (isFor && isAlly(state, seat, change) ? ALLIED : 0)
  const delegate = delegateAt(state, target) ?? mostConcerned(state, speaker, concern)
  if (!delegate) return undefined
  const replyTo = isFor ? 'support' : 'oppose'
  return { seat: delegate.id, act: opinion(state, delegate, { speaker, change, isFor, replyTo }) }
}

/** More than any gain: an ally answers first. */
const ALLIED = 2

interface Asserted {
  readonly speaker: SeatId
  readonly change: Change
  /** Whether the speaker is for the option. */
  readonly isFor: boolean
  readonly replyTo: ActKind
}

/**
 * A delegate speaks for an option only where it is what it wants and has not refused, and against it only where it has
 * not accepted it before; between the two it says whether it shares the speaker's view.
 */
function opinion(state: CampaignState, delegate: Seat, { speaker, change, isFor, replyTo }: Asserted): Act {
  const { issue } = change
  const gain = gainBy(state, delegate, change)
  const refused = hasRefused(state, delegate.id, change)
  const isWanted = statedWish(state, delegate, issue).option === change.option
  if (gain >= 0 && isWanted && !refused) return { kind: 'support', change, target: speaker, replyTo }
  if (gain < 0 && !hasToldTerms(state, delegate.id, issue)) return { kind: 'oppose', change, target: speaker, replyTo }
  const isShared = refused || gain < 0 ? !isFor : isFor
  const verdict = gain < 0 && isFor ? 'not-yet' : isShared ? 'yes' : 'no'
  // whoever shares an objection speaks for what it wants, not for what both are against
  const wish = { issue, option: nearestOption(state.issues, issue, delegate.positions[issue] ?? 0) }
  const about = isFor ? change : wish
  // what the speaker was against is named, so that the answer speaks of it
  const of = isFor ? {} : { other: change }
  return { kind: 'explain', issue, target: speaker, answer: { to: 'view', verdict, change: about, ...of } }
}

/** Delegates that speak on a person's draft when it is introduced. */
const FIRST_WORDS = 2

/**
 * The words on a draft that a person has introduced, which no placard answers: of the delegate that gains most by one of
 * its clauses and of the one that loses most, else of the two to which it matters most.
 */
export function wordsOnDraft(state: CampaignState, speaker: SeatId, changes: readonly Change[]): readonly Reply[] {
  const draft = leadingDraft(state)
  const isIntroduced =
    draft?.sponsors[0] === speaker && !state.proposals.some(({ draft: id, by }) => id === draft.id && by === speaker)
  if (!isIntroduced) return []
  const concerned = state.seats
    .filter((seat) => isDelegate(seat) && seat.id !== speaker)
    .flatMap((seat) => {
      const [most] = changes
        .map((change) => ({ seat, change, gain: gainBy(state, seat, change) }))
        .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
      return most === undefined ? [] : [most]
    })
    .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
  const winner = concerned.find(({ gain }) => gain > 0)
  const loser = concerned.find(({ gain }) => gain < 0)
  const first = [winner, loser].filter((one) => one !== undefined)
  return [...first, ...concerned.filter((one) => !first.includes(one))]
    .slice(0, FIRST_WORDS)
    .map(({ seat, change }) => ({
      seat: seat.id,
      act: opinion(state, seat, { speaker, change, isFor: true, replyTo: 'propose' }),
    }))
}

/** The word of whoever has on the table what a person can live with. */
export function wordOnConcession(state: CampaignState, speaker: SeatId, changes: readonly Change[]): Reply | undefined {
  const [first] = changes
  const isPut = state.proposals.at(-1)?.by === speaker
  const proposal = isPut ? undefined : proposalWith(state, speaker, changes, 'any')
  if (first === undefined || proposal === undefined) return undefined
  const author = delegateAt(state, proposal.by) ?? mostConcerned(state, speaker, (seat) => gainBy(state, seat, first))
  const act = { kind: 'reassure', issue: first.issue, target: speaker, replyTo: 'concede' } as const
  return author && { seat: author.id, act }
}

/** The word of a delegate whose name is under the draft on what a person declares, or on its name there. */
export function wordOnName(
  state: CampaignState,
  speaker: SeatId,
  replyTo: 'declare' | 'sponsor' | 'sign' | 'withdraw',
  isFor: boolean,
): Reply | undefined {
  const draft = leadingDraft(state)
  const named = [...(draft?.sponsors ?? []), ...(draft?.signatories ?? [])].filter((id) => id !== speaker)
  const delegate =
    named.map((id) => delegateAt(state, id)).find((seat) => seat !== undefined) ??
    mostConcerned(state, speaker, (seat) => regardFor(state, seat, speaker))
  return delegate && { seat: delegate.id, act: { kind: isFor ? 'reassure' : 'appeal', target: speaker, replyTo } }
}
