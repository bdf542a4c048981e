import type { Act, ActKind, ActOf, Change, PublicView, SeatInView } from '@placard/engine'
import { answered } from './answered.ts'
import { contradicting, onDemand } from './asides.ts'
import { isPutSo } from './asked-how.ts'
import { ballotOf } from './ballots.ts'
import { boundByWord } from './given-word.ts'
import { against, inFavour } from './grounds.ts'
import { isNear, isSame, leading, type Occasion, recordOf } from './occasion.ts'
import type { Past } from './past.ts'
import { nearestOf, reactionOf } from './reactions.ts'
import type { Line } from './said.ts'
import { declarationOf, explaining, joiningOf, leavingOf } from './sides.ts'

/** What a reply is to, for acts whose words depend on it. */
const REPLIES: Readonly<Partial<Record<ActKind, Readonly<Partial<Record<ActKind, string>>>>>> = {
  reassure: {
    promise: 'reply-promise',
    apologise: 'reply-apology',
    reassure: 'reply-reassurance',
    concede: 'reply-concession',
    appeal: 'reply-appeal',
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
  support: {
    support: 'joins-for',
    oppose: 'resists-for',
    propose: 'takes-up-for',
    threaten: 'reply-threat-agreed',
  },
  oppose: { support: 'resists-against', oppose: 'joins-against', propose: 'takes-up-against' },
  remark: { insult: 'reply-insult', remark: 'reply-greeting' },
}

/** Whoever joins a speaker that had promised the same and gone back on it has not forgotten that. */
function supporting(act: ActOf<'support'>, view: PublicView): Occasion | undefined {
  const reply = replying(act)
  const hasBroken = view.commitments.some(
    ({ kind, by, status, change }) =>
      kind === 'promise' &&
      by === act.target &&
      status === 'broken' &&
      change !== undefined &&
      isSame(change, act.change),
  )
  if (reply?.situation === 'resists-for') return { ...reply, ...contradicting(act.target, view) }
  return reply?.situation === 'joins-for' && hasBroken ? { situation: 'joins-for-returned' } : reply
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
function onOffer(kind: 'accept' | 'decline', id: string, view: PublicView): Occasion {
  const { offers, seats } = view
  const offer = offers.find((one) => one.id === id)
  const refused = kind === 'decline' ? against(offer?.take) : {}
  const bound =
    kind === 'decline' && offer !== undefined ? boundByWord(offer.to, [offer.give, offer.take], view) : undefined
  const isByPerson = seats.some(({ id: seat, holder }) => seat === offer?.by && holder === 'person')
  const before = bound === undefined ? refused : { before: bound }
  if (offer === undefined || !isByPerson) return { situation: `trade-${kind}`, ...before }
  return { situation: `offer-${kind}`, option: offer.give, other: offer.take, ...before }
}

/** The occasion of an act, from the public view and the seat's own earlier lines. */
type Occasions<Kind extends ActKind> = (
  act: ActOf<Kind>,
  seat: SeatInView,
  view: PublicView,
  own: readonly Line[],
  heard: Past['heard'],
) => Occasion | undefined

const unspoken = () => undefined
/** One row per kind of act; the compiler checks that none is missing. */
const OCCASIONS: { readonly [Kind in ActKind]: Occasions<Kind> } = {
  explain: ({ answer, issue, target }, seat, view, own, heard) =>
    answer
      ? answered(answer, issue, target, { seat, view, own, heard })
      : { situation: hasOpened(own) ? 'on-topic' : 'opening', ...inFavour(recordOf(seat, issue, view)) },
  support: (act, _seat, view) => ({
    situation: leading(view)?.deal[act.change.issue] === act.change.option ? 'support-standing' : 'support',
    ...supporting(act, view),
    option: act.change,
    ...inFavour(act.change),
  }),
  oppose: (act) => ({ situation: 'oppose', ...replying(act), option: act.change, ...against(act.change) }),
  propose: ({ changes }, seat, view) => put(changes, 'propose', seat, view),
  concede: ({ changes }, seat, view) => put(changes, 'concede', seat, view),
  trade: ({ give, take }) => ({ situation: 'trade', option: give, other: take, ...inFavour(take) }),
  accept: ({ offer }, _seat, view) => onOffer('accept', offer, view),
  decline: ({ offer }, _seat, view) => onOffer('decline', offer, view),
  promise: ({ change }) => (change === undefined ? undefined : { situation: 'promise', option: change }),
  threaten: ({ change }) =>
    change === undefined ? undefined : { situation: 'threaten', option: change, ...inFavour(change) },
  warn: (act, seat, view, _own, heard) => pressing(act, heard, seat, view),
  appeal: (act, seat, view, _own, heard) => pressing(act, heard, seat, view),
  reassure: (act) => replying(act) ?? { situation: 'reassure' },
  remark: (act, _seat, view) => remarking(act, view),
  question: () => ({ situation: 'ask' }),
  remind: ({ target, change }, seat, view) => reminding(seat.id, target, change, view),
  react: (act, seat, view, own) => reactionOf(act, { seat, view, own }),
  declare: (act, seat, view, own) => declarationOf(act, { seat, view, own }),
  apologise: unspoken,
  insult: unspoken,
  sponsor: (act, seat, view, own) => joiningOf(act, { seat, view, own }),
  sign: (act, seat, view, own) => joiningOf(act, { seat, view, own }),
  withdraw: (act, seat, view, own) => leavingOf(act, { seat, view, own }),
  second: () => ({ situation: 'second' }),
  motion: ({ motion }) =>
    motion === 'vote'
      ? { situation: 'move-vote' }
      : motion.endsWith('moderated-caucus')
        ? { situation: 'move-caucus' }
        : undefined,
  point: (act, seat, view, own) => explaining(act, { seat, view, own }),
  choose: () => ({ situation: 'crisis-act' }),
  'request-floor': unspoken,
  yield: unspoken,
  vote: (act, seat, view, own) => ballotOf(act, { seat, view, own }),
}

/** The occasion of an act; undefined where a delegate has no line of its own for it. */
export function occasionOf(
  act: Act,
  seat: SeatInView,
  view: PublicView,
  own: readonly Line[] = [],
  heard?: Past['heard'],
): Occasion | undefined {
  return occasionOfKind(act.kind, [act, seat, view, own, heard])
}

function occasionOfKind<Kind extends ActKind>(kind: Kind, told: Parameters<Occasions<Kind>>) {
  return OCCASIONS[kind](...told)
}

/** A delegation says once what comes first for it; later statements keep to their topic. */
function hasOpened(own: readonly Line[]): boolean {
  return own.some(({ act }) => act.kind === 'explain' && act.answer === undefined)
}

/** A proposal of one change has lines of its own; one of several gives the reason for the change nearest to the seat. */
function put(changes: readonly Change[], situation: string, seat: SeatInView, view: PublicView): Occasion {
  const [option] = changes
  if (changes.length === 1) return { situation, option, ...inFavour(option) }
  return { situation: `${situation}-several`, ...inFavour(nearestOf(seat, changes, view)) }
}

/** Whether the delegation that is warned has written, proposed, or answered anything on the issue. */
function hasDealtWith({ target, issue }: ActOf<'warn'>, { drafts, proposals }: PublicView): boolean {
  if (target === undefined || issue === undefined) return true
  const isOn = (changes: readonly Change[]) => changes.some((change) => change.issue === issue)
  return (
    drafts.some(({ marks }) => marks.some((mark) => mark.by === target && mark.issue === issue)) ||
    proposals.some(
      ({ by, partner, changes, reactions }) =>
        isOn(changes) &&
        (by === target || partner === target || (changes.length === 1 && reactions[target] === 'cannot-accept')),
    )
  )
}

/** Pressure and appeals on an issue give a reason for what the seat stands for there. */
function pressing(act: ActOf<'warn' | 'appeal'>, heard: Past['heard'], seat: SeatInView, view: PublicView): Occasion {
  const { issue, target, replyTo } = act
  // a delegation that has done nothing on a matter is accused of nothing there
  const isEarly = act.kind === 'warn' && !hasDealtWith(act, view)
  const situation = replying(act)?.situation ?? (isEarly ? 'warn-early' : act.kind)
  const demand = replyTo === 'threaten' ? onDemand(target, view) : undefined
  // whoever knows what is demanded does not ask for it
  if (demand !== undefined)
    return {
      situation: act.kind === 'warn' ? situation : 'reply-threat-named',
      beside: demand,
      ...(demand.option && isNear(seat, demand.option, view) ? {} : against(demand.option)),
    }
  const isAsked = situation === 'reply-warning' && heard?.words.trimEnd().endsWith('?') === true
  return {
    situation: isAsked ? 'reply-warning-asked' : situation,
    ...(issue === undefined ? {} : inFavour(recordOf(seat, issue, view))),
  }
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
