import type { Act, ActKind, ActOf, Answer, Change, PublicView, SeatInView } from '@placard/engine'
import { answered } from './answered.ts'
import { isPutSo } from './asked-how.ts'
import { against, inFavour } from './grounds.ts'
import type { Occasion } from './occasion.ts'
import type { Line } from './said.ts'

/** What a reply is to, for acts whose words depend on it. */
const REPLIES: Readonly<Partial<Record<ActKind, Readonly<Partial<Record<ActKind, string>>>>>> = {
  reassure: {
    promise: 'reply-promise',
    apologise: 'reply-apology',
    reassure: 'reply-thanks',
    concede: 'reply-concession',
    declare: 'reply-declared-for',
    sign: 'reply-name',
    sponsor: 'reply-name',
  },
  warn: { threaten: 'reply-threat-firm', warn: 'reply-warning' },
  appeal: {
    threaten: 'reply-threat-calm',
    warn: 'reply-warning',
    declare: 'reply-declared-otherwise',
    withdraw: 'reply-left',
  },
  support: { support: 'joins-for', oppose: 'resists-for', propose: 'takes-up-for' },
  oppose: { support: 'resists-against', oppose: 'joins-against', propose: 'takes-up-against' },
  remark: { insult: 'reply-insult', remark: 'reply-greeting' },
}

const REMARKS = { crisis: 'crisis', thanks: 'reply-thanks' } as const

function replying(act: ActOf<'reassure' | 'warn' | 'appeal' | 'remark' | 'support' | 'oppose'>): Occasion | undefined {
  const situation = act.replyTo && REPLIES[act.kind]?.[act.replyTo]
  return situation === undefined ? undefined : { situation }
}

/** Thanks to all and a newcomer's greeting are met as what they are. */
function remarking(act: ActOf<'remark'>, view: PublicView): Occasion | undefined {
  const isReply = act.replyTo === 'remark'
  if (isReply && isPutSo('newcomer', act.target, view)) return { situation: 'reply-newcomer' }
  if (isReply && isPutSo('thanks-to-all', act.target, view)) return { situation: 'reply-thanks-to-all' }
  return act.about === undefined ? replying(act) : { situation: REMARKS[act.about] }
}

/** An answer to a person's offer names both halves of it. */
function onOffer(kind: 'accept' | 'decline', id: string, { offers, seats }: PublicView): Occasion {
  const offer = offers.find((one) => one.id === id)
  const refused = kind === 'decline' ? against(offer?.take) : {}
  const isByPerson = seats.some(({ id: seat, holder }) => seat === offer?.by && holder === 'person')
  if (offer === undefined || !isByPerson) return { situation: `trade-${kind}`, ...refused }
  return { situation: `offer-${kind}`, option: offer.give, other: offer.take, ...refused }
}

/** The occasion of an act, from the public view and the seat's own earlier lines. */
type Occasions<Kind extends ActKind> = (
  act: ActOf<Kind>,
  seat: SeatInView,
  view: PublicView,
  own: readonly Line[],
) => Occasion | undefined

const unspoken = () => undefined
const EXPLAINED = {
  for: 'vote-for-explained',
  against: 'vote-against-explained',
  abstain: 'abstain-explained',
} as const
const REACTIONS = { welcome: 'welcome', 'live-with': 'live-with', 'cannot-accept': 'cannot-accept' } as const

/** One row per kind of act; the compiler checks that none is missing. */
const OCCASIONS: { readonly [Kind in ActKind]: Occasions<Kind> } = {
  explain: ({ answer, issue, target }, seat, view, own) =>
    answer
      ? answered(answer, issue, target, { seat, view, own })
      : { situation: hasOpened(own) ? 'on-topic' : 'opening', ...inFavour(recordOf(seat, issue, view)) },
  support: (act) => ({ situation: 'support', ...replying(act), option: act.change, ...inFavour(act.change) }),
  oppose: (act) => ({ situation: 'oppose', ...replying(act), option: act.change, ...against(act.change) }),
  propose: ({ changes }, seat, view) => put(changes, 'propose', seat, view),
  concede: ({ changes }, seat, view) => put(changes, 'concede', seat, view),
  trade: ({ give, take }) => ({ situation: 'trade', option: give, other: take, ...inFavour(take) }),
  accept: ({ offer }, _seat, view) => onOffer('accept', offer, view),
  decline: ({ offer }, _seat, view) => onOffer('decline', offer, view),
  promise: ({ change }) => (change === undefined ? undefined : { situation: 'promise', option: change }),
  threaten: ({ change }) =>
    change === undefined ? undefined : { situation: 'threaten', option: change, ...inFavour(change) },
  warn: (act, seat, view) => pressing(replying(act)?.situation ?? 'warn', act.issue, seat, view),
  appeal: (act, seat, view) => pressing(replying(act)?.situation ?? 'appeal', act.issue, seat, view),
  reassure: (act, seat, view) => replying(act) ?? pressing('reassure', act.issue, seat, view),
  remark: (act, _seat, view) => remarking(act, view),
  question: () => ({ situation: 'ask' }),
  remind: ({ target, change }, seat, view) => reminding(seat.id, target, change, view),
  react: ({ proposal, reaction }, seat, view, own) => {
    const changes = view.proposals.find(({ id }) => id === proposal)?.changes ?? []
    const isRefusal = reaction === 'cannot-accept'
    const named = newTo(seat, changes, view).filter((change) => !hasSaidOpposite(change, isRefusal, view, own))
    const change = clauseAt(seat, named, view, isRefusal ? 'farthest' : 'nearest')
    const ground = isRefusal ? against(change) : inFavour(change)
    return { situation: REACTIONS[reaction], option: change, ...(reaction === 'live-with' ? {} : ground) }
  },
  declare: unspoken,
  apologise: unspoken,
  insult: unspoken,
  sponsor: () => ({ situation: 'sponsor' }),
  sign: () => ({ situation: 'sign' }),
  withdraw: () => ({ situation: 'withdraw' }),
  second: () => ({ situation: 'second' }),
  motion: ({ motion }) =>
    motion === 'vote'
      ? { situation: 'move-vote' }
      : motion.endsWith('moderated-caucus')
        ? { situation: 'move-caucus' }
        : undefined,
  point: explaining,
  choose: () => ({ situation: 'crisis-act' }),
  'request-floor': unspoken,
  yield: unspoken,
  vote: unspoken,
}

/** The occasion of an act; undefined where a delegate has no line of its own for it. */
export function occasionOf(
  act: Act,
  seat: SeatInView,
  view: PublicView,
  own: readonly Line[] = [],
): Occasion | undefined {
  return occasionOfKind(act.kind, [act, seat, view, own])
}

function occasionOfKind<Kind extends ActKind>(kind: Kind, told: Parameters<Occasions<Kind>>) {
  return OCCASIONS[kind](...told)
}

/** A delegation says once what comes first for it; later statements keep to their topic. */
function hasOpened(own: readonly Line[]): boolean {
  return own.some(({ act }) => act.kind === 'explain' && act.answer === undefined)
}

/** Whether an answer took an option up (true) or refused it (false); undefined where it did neither. */
function isForIn({ to, verdict }: Partial<Answer> = {}): boolean | undefined {
  if (to === 'give-up') return verdict === 'no' ? true : undefined
  if (to === 'need') return verdict === 'no' ? true : undefined
  const isOnOption = to === 'accept' || to === 'reasons' || to === 'price'
  return isOnOption && (verdict === 'yes' || verdict === 'no') ? verdict === 'yes' : undefined
}

/** Whether the seat has spoken for an option that it would now refuse, or against one that it would now welcome. */
function hasSaidOpposite(
  { issue, option }: Change,
  isRefusal: boolean,
  { proposals }: PublicView,
  own: readonly Line[],
): boolean {
  const isMeant = (change: Change | undefined) => change?.issue === issue && change.option === option
  return own.some(({ act }) => {
    if (act.kind === 'support') return isRefusal && isMeant(act.change)
    if (act.kind === 'oppose') return !isRefusal && isMeant(act.change)
    if (act.kind === 'explain') return isMeant(act.answer?.change) && isForIn(act.answer) === isRefusal
    if (act.kind !== 'react' || (act.reaction === 'cannot-accept') === isRefusal) return false
    return proposals.some(({ id, changes }) => id === act.proposal && changes.some(isMeant))
  })
}

/** A proposal of one change has lines of its own; one of several gives the reason for the change nearest to the seat. */
function put(changes: readonly Change[], situation: string, seat: SeatInView, view: PublicView): Occasion {
  const [option] = changes
  if (changes.length === 1) return { situation, option, ...inFavour(option) }
  return { situation: `${situation}-several`, ...inFavour(clauseAt(seat, changes, view, 'nearest')) }
}

/** Pressure and appeals on an issue give a reason for what the seat stands for there. */
function pressing(situation: string, issue: number | undefined, seat: SeatInView, view: PublicView): Occasion {
  return { situation, ...(issue === undefined ? {} : inFavour(recordOf(seat, issue, view))) }
}

/** The option that a seat's public position on an issue comes closest to. */
export function recordOf({ positions }: SeatInView, issue: number, { issues }: PublicView): Change {
  const options = issues[issue]?.options ?? []
  const distance = (position: number) => Math.abs(position - (positions[issue] ?? 0))
  const option = options.reduce(
    (best, { position }, at) => (distance(position) < distance(options[best]?.position ?? 0) ? at : best),
    0,
  )
  return { issue, option }
}

/** A delegation that reminds another of a promise names the time it was made. */
function reminding(
  by: string,
  of: string,
  change: Change | undefined,
  { commitments }: PublicView,
): Occasion | undefined {
  const made = commitments.findLast(
    (one) =>
      one.kind === 'promise' &&
      one.by === of &&
      one.to === by &&
      (change === undefined || (one.change?.issue === change.issue && one.change.option === change.option)),
  )
  if (made === undefined) return undefined
  const situation =
    made.status === 'broken' ? 'promise-broken' : made.status === 'open' ? 'promise-owed' : 'promise-kept'
  return { situation: made.change === undefined ? `${situation}-draft` : situation, option: made.change, at: made.at }
}

/** An explanation of vote says why, by the clause of the draft that mattered most to the seat. */
function explaining({ point }: ActOf<'point'>, seat: SeatInView, view: PublicView): Occasion | undefined {
  if (point === 'against-the-motion') return { situation: 'against-motion' }
  if (point !== 'explanation-of-vote') return undefined
  const vote = view.votes.findLast(({ question }) => question.kind === 'draft')
  const choice = vote?.ballots.find((ballot) => ballot.seat === seat.id)?.choice
  if (choice === undefined || vote?.question.kind !== 'draft') return undefined
  const { question } = vote
  const deal = view.drafts.find(({ id }) => id === question.draft)?.deal ?? []
  const clauses = deal.map((option, issue) => ({ issue, option })).filter(({ option }) => option > 0)
  const change = clauseAt(seat, clauses, view, choice === 'for' ? 'nearest' : 'farthest')
  return { situation: EXPLAINED[choice], ...(choice === 'for' ? inFavour(change) : against(change)) }
}

/** Of proposed changes, those that are no part of the text yet and that the seat has not proposed itself; else all. */
function newTo({ id }: SeatInView, changes: readonly Change[], { proposals, drafts, leadingDraft }: PublicView) {
  const draft = drafts.find((one) => one.id === leadingDraft)
  const isOwn = ({ issue, option }: Change) =>
    draft?.marks.some((mark) => mark.by === id && mark.issue === issue && mark.after === option) ||
    proposals.some(
      ({ by, partner, changes: put }) =>
        (by === id || partner === id) && put.some((one) => one.issue === issue && one.option === option),
    )
  const left = changes.filter((change) => draft?.deal[change.issue] !== change.option && !isOwn(change))
  return left.length > 0 ? left : changes
}

/** The change that lies nearest to, or farthest from, the seat's public positions. */
function clauseAt(
  { positions }: SeatInView,
  changes: readonly Change[],
  { issues }: PublicView,
  which: 'nearest' | 'farthest',
): Change | undefined {
  const distance = ({ issue, option }: Change) =>
    Math.abs((issues[issue]?.options[option]?.position ?? 0) - (positions[issue] ?? 0))
  const sorted = changes.toSorted((a, b) => distance(a) - distance(b))
  return which === 'nearest' ? sorted[0] : sorted.at(-1)
}
