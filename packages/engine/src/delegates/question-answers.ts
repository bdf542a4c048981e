import { reactionTo } from '../bargaining/acceptance.ts'
import type { Standing } from '../bargaining/standing.ts'
import type { Act, ActOf, Answer, Asked, DraftSupport, QuestionTopic, Verdict } from '../model/acts/act.ts'
import { applyChanges, type Change, type Deal, utilityOf } from '../model/committee/issue.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { leadingDraft, nearestOption, seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { dice } from '../primitives/random/random.ts'
import { drawIn } from '../primitives/random/salted.ts'
import { publicStance } from './declarations.ts'
import { hasItsOwn } from './grievances.ts'
import { isRedLine, leastLikedClause, wantedChange, weightiestIssue } from './interests.ts'
import { hasToldTerms, timesMade } from './points.ts'
import { refusedIssues } from './refusals.ts'
import { standingOf } from './standing.ts'
import { statedNeed } from './stated-wish.ts'
import { isMet, standingTerm } from './terms.ts'

/**
 * Answers of AI delegates to what they are asked. The engine decides what may be said: a verdict, one condition at most,
 * and public positions. A condition always lies in the direction of the seat's public position, so that no answer tells
 * more of its scores than its own offers do; reservation values and agendas are never part of an answer.
 */

type Question = ActOf<'question'>
type Explanation = ActOf<'explain'>

/** A question as an answer sees it. */
interface Inquiry {
  readonly state: CampaignState
  readonly seat: Seat
  readonly asker: SeatId
  readonly index: number
  readonly standing: Standing
  readonly asked: Asked
  readonly issue: number
}

/** The answer of a delegate to a question, addressed to its asker. */
export function answerTo(state: CampaignState, seat: Seat, asker: SeatId, { asked, issue }: Question): Explanation {
  const index = seatIndexOf(state, seat.id)
  const standing = standingOf(state, index)
  const question = asked ?? { topic: 'need' }
  const about = question.change?.issue ?? issue ?? weightiestIssue(seat, standing.text)
  const inquiry = { state, seat, asker, index, standing, asked: question, issue: about }
  const answer = evades(inquiry) ? undisclosed(question) : ANSWERS[question.topic](inquiry)
  return { kind: 'explain', issue: answer.change?.issue ?? about, target: asker, answer }
}

/** Probability that a delegate of each personality declines to say what it would accept. */
const EVASION_RATIO = { collaborative: 0, gentle: 0, balanced: 0.03, challenging: 0.06, aggressive: 0.1 } as const

/** Questions about what a seat would settle for; no delegation hides what its vote or its record shows. */
const DELICATE: ReadonlySet<QuestionTopic> = new Set(['accept', 'give-up', 'price'])

function evades({ state, seat, asked }: Inquiry): boolean {
  if (!DELICATE.has(asked.topic)) return false
  return dice(drawIn(state, `evades-${state.seq}`)).chance(EVASION_RATIO[seat.delegate.personality])
}

function undisclosed({ topic, change }: Asked): Answer {
  return { to: topic, verdict: 'undisclosed', ...(change === undefined ? {} : { change }) }
}

/** One row per topic of a question; the compiler checks that none is missing. */
const ANSWERS: Readonly<Record<QuestionTopic, (inquiry: Inquiry) => Answer>> = {
  need: needOf,
  accept: acceptance,
  'give-up': giving,
  reasons,
  price: (inquiry) => ({ ...acceptance(inquiry), to: 'price' }),
  draft: support,
  company,
}

/** Names the option nearest to the seat's public position; `yes` when today's text already has it. */
function needOf({ state, seat, standing, issue }: Inquiry): Answer {
  // what it wrote itself it does not find wanting
  if (hasItsOwn(state, seat.id, standing.text, issue)) {
    return { to: 'need', verdict: 'yes', change: { issue, option: standing.text[issue] ?? 0 } }
  }
  const change = statedNeed(state, seat, issue)
  return { to: 'need', verdict: standing.text[issue] === change.option ? 'yes' : 'no', change }
}

/** Whether the seat would accept an option in the text, by itself or with what the asker offers for it. */
function acceptance(inquiry: Inquiry): Answer {
  const { state, seat, standing, asked } = inquiry
  const change = asked.change ?? wantedAgainst(inquiry)
  const changes = asked.inReturn === undefined ? [change] : [change, asked.inReturn]
  // what it has spoken against in the text it does not accept when it is asked
  const isOpposed = timesMade(state, seat.id, { kind: 'oppose', change }) > 0
  const offered = offeredIn(asked)
  if (isOpposed && standing.text[change.issue] === change.option)
    return { to: 'accept', change, ...offered, verdict: 'no' }
  const judged = verdictOn(inquiry, changes, isEarly(inquiry) && standing.play.trustRatio < 0.7)
  return {
    to: 'accept',
    change,
    ...offered,
    ...judged,
    ...(judged.verdict === 'yes' ? lastAnswered(inquiry, change) : {}),
  }
}

/** What a question offers for what it asks, so that the answer can speak of it. */
function offeredIn({ inReturn }: Asked): Pick<Answer, 'inReturn'> {
  return inReturn === undefined ? {} : { inReturn }
}

/** When the asker was last answered by the same seat on the same option. */
function lastAnswered({ state, seat, asker }: Inquiry, { issue, option }: Change): Pick<Answer, 'since'> {
  const last = state.answered?.[asker]
  const isSame = last?.by === seat.id && last.change?.issue === issue && last.change.option === option
  return isSame ? { since: last.at } : {}
}

/** Without an option named: the clause of today's text that the seat likes least, else what it would change. */
function wantedAgainst({ seat, standing, issue }: Inquiry): Change {
  return leastLikedClause(seat, standing.text) ?? wantedChange(seat, issue)
}

/** Before a draft is on the floor, a wary delegation waits for the rest of the text. */
function isEarly({ state }: Inquiry): boolean {
  return state.clock.phaseIndex === 0 && leadingDraft(state) === undefined
}

/** Whether the seat would do without an option: the text's own option instead, or one step back from it. */
function giving(inquiry: Inquiry): Answer {
  const { seat, standing, asked, issue } = inquiry
  const change = asked.change ?? wantedChange(seat, issue)
  const row = seat.secrets.table[change.issue] ?? []
  const now = standing.text[change.issue] ?? 0
  const instead = now === change.option ? Math.max(0, change.option - 1) : now
  const isNoLoss = instead === change.option || (row[instead] ?? 0) >= (row[change.option] ?? 0)
  if (isNoLoss) return { to: 'give-up', change, ...offeredIn(asked), verdict: 'yes' }
  const from = { ...inquiry, standing: { ...standing, text: applyChanges(standing.text, [change]) } }
  const given = [{ issue: change.issue, option: instead }, ...(asked.inReturn === undefined ? [] : [asked.inReturn])]
  return { to: 'give-up', change, ...offeredIn(asked), ...verdictOn(from, given, false) }
}

/** The side the seat takes on an option, for the reasons to be given: `yes` for it, `no` against it. */
function reasons(inquiry: Inquiry): Answer {
  const { state, seat, standing, asked, issue } = inquiry
  const disliked = leastLikedClause(seat, standing.text)
  const change = asked.change ?? (disliked?.issue === issue ? disliked : wantedChange(seat, issue))
  const row = seat.secrets.table[change.issue] ?? []
  const now = standing.text[change.issue] ?? 0
  const other = now === change.option ? (wantedChange(seat, change.issue).option ?? 0) : now
  // whoever has accepted is asked why it did
  const hasAccepted =
    hasToldTerms(state, seat.id, change.issue) && verdictOn(inquiry, [change], false).verdict === 'yes'
  const isFor = hasAccepted || (row[change.option] ?? 0) >= (row[other] ?? 0)
  return { to: 'reasons', change, verdict: isFor ? 'yes' : 'no' }
}

const STANCE_VERDICTS = { favour: 'yes', against: 'no', undecided: 'not-yet' } as const

/** Whether the seat would sponsor, sign or vote for the leading draft; else what would bring it there. */
function support(inquiry: Inquiry): Answer {
  const { state, index, standing, asked } = inquiry
  const to = { to: 'draft', support: asked.support ?? 'vote' } as const
  const draft = leadingDraft(state)
  if (!draft) return { ...to, verdict: 'not-yet' }
  const stance = publicStance(state, index)
  const isName = asked.support !== undefined && asked.support !== 'vote'
  if (stance === 'favour' || (isName && hasName(inquiry, asked.support))) return { ...to, verdict: 'yes' }
  const term = standingTerm(state, inquiry.seat.id, draft)
  // whoever has named its condition names no other one, until that is met
  // what it has called unbearable comes first: a smaller wish met would not bring it there in the others' eyes
  const refused = refusedIssues(state, inquiry.seat.id, standing.text)
  const wished = () =>
    condition(inquiry, standing.text, [], (at) => refused.has(at)) ?? condition(inquiry, standing.text, [])
  const other = term && !isMet(draft, term) ? term.change : wished()
  return other === undefined
    ? { ...to, verdict: STANCE_VERDICTS[stance] }
    : { ...to, verdict: 'only-if', other, change: other, isTerm: true }
}

function hasName({ state, seat }: Inquiry, as: DraftSupport | undefined): boolean {
  const draft = leadingDraft(state)
  if (!draft) return false
  return draft.sponsors.includes(seat.id) || (as === 'sign' && draft.signatories.includes(seat.id))
}

/** Greatest distance of public positions at which two delegations stand together on an issue. */
const TOGETHER = 0.35
const COMPANY_MOST = 3

/**
 * The delegations that have an agreement with the seat on the issue, then those whose public positions on it are nearest
 * to the seat's own; who asks knows its own.
 */
function company({ state, seat, asker, issue }: Inquiry): Answer {
  const distance = (other: Seat) => Math.abs((other.positions[issue] ?? 0) - (seat.positions[issue] ?? 0))
  const partners = partnersOn(state, seat.id, issue)
  const rank = (other: Seat) => (partners.has(other.id) ? -1 : distance(other))
  const near = state.seats
    .filter((other) => other.id !== seat.id && other.id !== asker && rank(other) <= TOGETHER)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, COMPANY_MOST)
    .map(({ id }) => id)
  const change = publicWish(state, seat, issue)
  return near.length === 0
    ? { to: 'company', verdict: 'no', change }
    : { to: 'company', verdict: 'yes', change, company: near }
}

/** The delegations that proposed something on an issue together with the seat, or promised it something there. */
function partnersOn({ proposals, commitments }: CampaignState, seat: SeatId, issue: number): ReadonlySet<SeatId> {
  const together = proposals
    .filter(({ changes }) => changes.some((change) => change.issue === issue))
    .map(({ by, partner }) => (by === seat ? partner : partner === seat ? by : undefined))
  const promised = commitments
    .filter(({ kind, status, change }) => kind === 'promise' && status !== 'broken' && change?.issue === issue)
    .map(({ by, to }) => (by === seat ? to : to === seat ? by : undefined))
  return new Set([...together, ...promised].filter((id) => id !== undefined))
}

type Judged = { readonly verdict: Verdict; readonly other?: Change }

/** The verdict on changes of the text: accepted, accepted with one condition, or not. */
function verdictOn(inquiry: Inquiry, changes: readonly Change[], isWary: boolean): Judged {
  const { standing } = inquiry
  if (changes.every(({ issue, option }) => standing.text[issue] === option)) return { verdict: 'yes' }
  const reaction = reactionTo(standing, changes)
  if (reaction === 'welcome') return { verdict: 'yes' }
  if (reaction === 'live-with') return { verdict: isWary ? 'not-yet' : 'yes' }
  const other = condition(inquiry, applyChanges(standing.text, changes), changes)
  return other === undefined ? { verdict: 'no' } : { verdict: 'only-if', other }
}

/**
 * The condition that costs the others least: the smallest gain, on another issue and towards the seat's public position,
 * that makes up for what a text lacks against today's. Undefined when no single change does, or a red line is crossed.
 */
function condition(
  inquiry: Inquiry,
  after: Deal,
  changes: readonly Change[],
  mayBe: (issue: number) => boolean = () => true,
): Change | undefined {
  const { seat, standing } = inquiry
  const { secrets, text } = standing
  if (secrets.redLines.some(({ issue, option }) => after[issue] === option && text[issue] !== option)) return undefined
  const needed =
    changes.length === 0 ? secrets.reservation : Math.max(secrets.reservation, utilityOf(secrets.table, text))
  const short = needed - utilityOf(secrets.table, after)
  let cheapest: Change | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [issue, row] of secrets.table.entries()) {
    if (!mayBe(issue) || changes.some((change) => change.issue === issue)) continue
    for (const option of row.keys()) {
      const gain = (row[option] ?? 0) - (row[after[issue] ?? 0] ?? 0)
      const isEnough = gain > 0 && gain >= short && gain < least
      if (!isEnough || isRedLine(seat, issue, option) || !isPublicly(inquiry, issue, after[issue] ?? 0, option))
        continue
      cheapest = { issue, option }
      least = gain
    }
  }
  return cheapest
}

/** Whether an option lies nearer to the seat's public position than the one it would replace. */
function isPublicly({ state, seat }: Inquiry, issue: number, before: number, option: number): boolean {
  const distance = (at: number) =>
    Math.abs((state.issues[issue]?.options[at]?.position ?? 0) - (seat.positions[issue] ?? 0))
  return distance(option) < distance(before)
}

/** The option nearest to the seat's public position on an issue. */
function publicWish({ issues }: CampaignState, { positions }: Seat, issue: number): Change {
  return { issue, option: nearestOption(issues, issue, positions[issue] ?? 0) }
}

/** What became of the promise that a delegate is reminded of. */
export function answerToReminder(
  { commitments }: CampaignState,
  seat: Seat,
  asker: SeatId,
  { change }: ActOf<'remind'>,
  issue: number,
): Act {
  const isMeant = (other: Change | undefined) =>
    change === undefined || (other?.issue === change.issue && other.option === change.option)
  const made = commitments.findLast(
    (one) => one.kind === 'promise' && one.by === seat.id && one.to === asker && isMeant(one.change),
  )
  const about = made?.change ?? change
  const answer: Answer = {
    to: 'promise',
    verdict: made === undefined || made.status === 'broken' ? 'no' : 'yes',
    promise: made?.status ?? 'none',
    ...(about === undefined ? {} : { change: about }),
  }
  return { kind: 'explain', issue: about?.issue ?? issue, target: asker, answer }
}
