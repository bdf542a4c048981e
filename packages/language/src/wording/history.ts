import { type Act, type Change, letsPass, type Proposal, type PublicView, type SeatInView } from '@placard/engine'
import { type ArgumentBook, bearsOn } from './argument-book.ts'
import { hasStoodWith } from './deeds.ts'
import { boundByWord } from './given-word.ts'
import { distanceTo, isNear, isSame, leading, metAt, type Occasion, recordOf } from './occasion.ts'
import type { Past } from './past.ts'
import { gains, losses } from './sides.ts'
import { standOn } from './standpoints.ts'
import { failures, markOn, replaced, standingOn, standstill } from './text-record.ts'

/**
 * What happened in this session to the option that a line is about, or between its speaker and whom it addresses, as
 * facts of the record: none presupposes what was not. Those about the option call it "it" and follow the line.
 */
export function historyOf(
  act: Act,
  occasion: Occasion | undefined,
  past: Past,
  book?: ArgumentBook,
): readonly Occasion[] {
  switch (act.kind) {
    case 'support':
      return fortunesOf(act.change, past)
    case 'oppose':
      return against(act.change, past)
    case 'react':
      return onProposal(act, occasion?.option, past)
    case 'explain':
      return act.answer === undefined ? [] : onAnswer(act.answer, act.issue, past)
    case 'sign':
    case 'sponsor':
      return gains(past)
    case 'withdraw':
      return losses(past)
    case 'remark':
      return act.about === 'crisis' ? onCrisis(past, book) : []
    default:
      return []
  }
}

/** What may be recalled before a line: what the other did, what stands in the text, and what became of proposals. */
export function recordBefore(act: Act, past: Past): readonly Occasion[] {
  const { seat, view } = past
  const target = 'target' in act ? act.target : undefined
  switch (act.kind) {
    case 'propose':
    case 'concede': {
      const [change] = act.changes
      return change === undefined ? [] : standingOn(change, past)
    }
    case 'trade':
      return [...deedsOf(target, [act.give.issue, act.take.issue], seat, view), ...standingOn(act.take, past)]
    case 'question':
    case 'appeal':
    case 'warn':
    case 'reassure':
    case 'threaten': {
      // an answer keeps to what it answers
      if ('replyTo' in act && act.replyTo !== undefined) return []
      const issue = act.kind === 'threaten' ? act.change?.issue : act.issue
      if (issue === undefined) return standstill(view)
      // whoever calms another finds no fault with the text
      const wished = act.kind === 'reassure' ? [] : standingOn(recordOf(seat, issue, view), past)
      return [...deedsOf(target, [issue], seat, view), ...wished, ...failures(issue, view)]
    }
    default:
      return []
  }
}

/**
 * What the seat wants of the options that bear on a crisis: its record, or the nearest of them; whether the text has it.
 * Where none is near to the seat, it says only that the crisis waits.
 */
function onCrisis(past: Past, book: ArgumentBook | undefined): readonly Occasion[] {
  const { seat, view } = past
  const { crisis } = view
  const issue = crisis?.issue
  if (crisis === undefined || issue === undefined) return [{ situation: 'crisis-silent' }]
  const options = view.issues[issue]?.options ?? []
  const [option] = options
    .map((_, at) => ({ issue, option: at }))
    .filter(
      (change) => change.option > 0 && bearsOn(book, crisis, options[change.option]) && isNear(seat, change, view),
    )
    // what it asks for today agrees with what it has promised, and with its own noes
    .filter((change) => boundByWord(seat.id, [change], view) === undefined && standOn(change, past)?.side !== 'against')
    .toSorted((one, other) => distanceTo(seat, one, view) - distanceTo(seat, other, view))
  const record = recordOf(seat, issue, view)
  // whoever wants nothing written on the issue has no answer of its own to give
  if (option === undefined || record.option === 0) return [{ situation: 'crisis-silent' }]
  const isThere = leading(view)?.deal[issue] === option.option
  return [{ situation: isThere ? 'crisis-answered' : 'crisis-answer', option, need: issue }]
}

/** Proposals with an option that were decided, the last one first. */
function proposalsOf(change: Change, { proposals }: PublicView): readonly Proposal[] {
  return proposals
    .filter(({ status, changes }) => status !== 'open' && changes.some((one) => isSame(one, change)))
    .toReversed()
}

/** Where an option came from: who wrote it into the text, or proposed it first. */
function originOf(change: Change, { seat, view }: Past): readonly Occasion[] {
  const mark = markOn(change.issue, view)
  const [first] = proposalsOf(change, view).toReversed()
  const isInText = leading(view)?.deal[change.issue] === change.option
  if (first?.by === seat.id) return [{ situation: isInText ? 'we-proposed-standing' : 'we-proposed', at: first.at }]
  if (first?.partner === seat.id) return []
  const isThere = mark !== undefined && mark.after === change.option && mark.by !== seat.id
  if (isThere) return [{ situation: 'put-by', names: [mark.by], at: mark.at }]
  // whoever answered it then speaks of that
  const answer = first?.reactions[seat.id]
  const hasWelcomed = answer === 'welcome' && first?.changes.length === 1 && isNear(seat, change, view)
  if (first !== undefined && (answer === 'welcome' || answer === 'live-with')) {
    return hasWelcomed ? [{ situation: 'we-welcomed', at: metAt(first, seat.id) }] : []
  }
  // a package is not the idea of its single part
  return first?.changes.length === 1 ? [{ situation: 'proposed-by', names: [first.by], at: first.at }] : []
}

/** Most delegations that a line names for what they did. */
const NAMED = 2

function withReaction({ reactions }: Proposal, reaction: string, except: string): readonly string[] {
  return Object.entries(reactions)
    .filter(([id, shown]) => id !== except && shown === reaction)
    .map(([id]) => id)
}

/** What delegations answered, those together that put up their placards in the same second. */
function answersTo(proposal: Proposal, situation: string, ids: readonly string[]): readonly Occasion[] {
  const times = new Set(ids.map((id) => metAt(proposal, id)))
  return [...times].map((at) => ({ situation, names: ids.filter((id) => metAt(proposal, id) === at), at }))
}

/** What became of an option that the seat wants: its own proposals, and who was for and against it. */
function fortunesOf(change: Change, past: Past): readonly Occasion[] {
  const { seat, view } = past
  const told = proposalsOf(change, view).flatMap((proposal): readonly Occasion[] => {
    const { by, at, changes } = proposal
    // a placard answers a whole proposal: only where it has one change does it answer that one
    const isAlone = changes.length === 1
    const refused = withReaction(proposal, 'cannot-accept', seat.id).filter((id) => !hasSaidYes(id, change, at, view))
    // a step away from something worse was no welcome of the option
    const welcomed = withReaction(proposal, 'welcome', seat.id).filter((id) =>
      view.seats.some((one) => one.id === id && isNear(one, change, view)),
    )
    const isRefused = isAlone && refused.length > 0 && refused.length <= NAMED
    if (by === seat.id && leading(view)?.deal[change.issue] === change.option)
      return [{ situation: 'we-proposed-standing', at }]
    if (by === seat.id) return [{ situation: isRefused ? 'we-proposed-refused' : 'we-proposed', names: refused, at }]
    return [
      ...(isRefused ? answersTo(proposal, 'refused-by', refused) : []),
      ...(isAlone && welcomed.length <= NAMED ? answersTo(proposal, 'welcomed-by', welcomed) : []),
    ]
  })
  return told.length > 0 ? told : originOf(change, past)
}

/** Whether a seat has put up a placard for an option, or proposed it, after a time. */
function hasSaidYes(id: string, change: Change, since: number, { proposals }: PublicView): boolean {
  return proposals.some(
    (proposal) =>
      proposal.at > since &&
      proposal.changes.some((one) => isSame(one, change)) &&
      (proposal.by === id || letsPass(proposal, id)),
  )
}

/** Whether a seat has refused a proposal of an option alone. */
function wasRefusedBy(id: string, change: Change, { proposals }: PublicView): boolean {
  return proposals.some(
    ({ changes, reactions }) =>
      changes.length === 1 && changes.some((one) => isSame(one, change)) && reactions[id] === 'cannot-accept',
  )
}

/** Earlier proposals of an option alone that the seat itself refused. */
function refusals(change: Change, { seat, view }: Past): readonly Occasion[] {
  return proposalsOf(change, view)
    .filter(({ changes, reactions }) => changes.length === 1 && reactions[seat.id] === 'cannot-accept')
    .map((proposal) => ({ situation: 'we-refused', at: metAt(proposal, seat.id) }))
}

/** What speaks with a refusal: the seat's own noes before, and whose the option is. */
function against(change: Change, past: Past): readonly Occasion[] {
  return [...refusals(change, past), ...originOf(change, past).filter(({ situation }) => situation !== 'we-welcomed')]
}

function onProposal(
  { proposal: id, reaction }: Extract<Act, { kind: 'react' }>,
  about: Change | undefined,
  past: Past,
): readonly Occasion[] {
  const { seat, view } = past
  const proposal = view.proposals.find((one) => one.id === id)
  if (proposal === undefined || about === undefined) return []
  const before = proposalsOf(about, view).filter(({ changes, at }) => changes.length === 1 && at < proposal.at)
  const own = before.filter(({ reactions }) => reactions[seat.id] === reaction)
  const situation = reaction === 'cannot-accept' ? 'we-refused' : 'we-welcomed'
  return [
    ...threatLeft(proposal, view),
    ...(reaction === 'live-with' || (reaction === 'welcome' && !isNear(seat, about, view))
      ? []
      : own.map((one) => ({ situation, at: metAt(one, seat.id) }))),
    ...(reaction === 'cannot-accept' && proposal.changes.length === 1 ? replaced(about, past) : []),
  ]
}

/** Whoever threatened for one wording, and now puts another, is asked whether the threat still holds. */
function threatLeft({ by, changes }: Proposal, { commitments }: PublicView): readonly Occasion[] {
  return commitments.flatMap(({ kind, by: who, status, change: option, at }) => {
    const isLeft = changes.some(({ issue, option: now }) => issue === option?.issue && now !== option.option)
    return kind === 'threat' && who === by && status === 'open' && isLeft
      ? [{ situation: 'threat-left', option, names: [by], at }]
      : []
  })
}

function onAnswer(
  { to, verdict, change, company }: NonNullable<Extract<Act, { kind: 'explain' }>['answer']>,
  issue: number,
  past: Past,
): readonly Occasion[] {
  if (to === 'draft') return verdict === 'yes' ? gains(past) : verdict === 'no' ? losses(past) : []
  if (to === 'company') {
    // of those that have not spoken for it nobody says what they want
    const isShown = company?.some((id) => hasStoodWith(id, change, past)) === true
    return isShown ? [{ situation: 'company-on', option: change }] : []
  }
  if (to === 'promise' || to === 'reasons') return []
  if (to === 'need' || to === 'view') {
    const wished = change ?? recordOf(past.seat, issue, past.view)
    return standingOn(wished, past)
  }
  if (change === undefined) return []
  return verdict === 'no' ? against(change, past) : originOf(change, past)
}

/** What another delegation did on these issues: refused, proposed, or stood with the seat. */
function deedsOf(
  target: string | undefined,
  issues: readonly number[],
  seat: SeatInView,
  view: PublicView,
): readonly Occasion[] {
  if (target === undefined) return []
  return view.proposals.toReversed().flatMap((proposal): readonly Occasion[] => {
    const { by, changes, reactions, status, at } = proposal
    const [option] = changes
    if (status === 'open' || option === undefined || changes.length > 1 || !issues.includes(option.issue)) return []
    if (by === target) return [{ situation: 'you-proposed', option, at }]
    if (reactions[target] === 'cannot-accept') {
      // whoever said yes since is not reminded of its no, and nobody of a no that both said
      const isOld = hasSaidYes(target, option, at, view) || reactions[seat.id] === 'cannot-accept'
      return isOld || wasRefusedBy(seat.id, option, view)
        ? []
        : [{ situation: 'you-refused', option, at: metAt(proposal, target) }]
    }
    const isShared = reactions[target] === 'welcome' && reactions[seat.id] === 'welcome'
    // both were for it from the later of the two placards on
    const both = Math.max(metAt(proposal, target), metAt(proposal, seat.id))
    return isShared ? [{ situation: 'you-welcomed', option, at: both }] : []
  })
}
