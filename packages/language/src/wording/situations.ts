import type { Act, ActKind, ActOf, Answer, Change, DraftSupport, PublicView, SeatInView } from '@placard/engine'
import { against, inFavour, leading, type Occasion, recordOf } from './occasion.ts'
import { nearestOf, reactionOf } from './reactions.ts'
import type { Line } from './said.ts'
import { declarationOf, explaining, joiningOf, leavingOf } from './sides.ts'

type Answered = { readonly [To in Answer['to']]: (answer: Answer, issue: number) => Occasion }

const VERDICT = { yes: 'yes', no: 'no', 'only-if': 'only-if', 'not-yet': 'open', undisclosed: 'open' } as const
const SUPPORT: Readonly<Record<DraftSupport, 'join' | 'vote'>> = { sponsor: 'join', sign: 'join', vote: 'vote' }
const VIEWS = {
  yes: 'agree',
  no: 'disagree',
  'only-if': 'disagree',
  'not-yet': 'no-view',
  undisclosed: 'no-view',
} as const

/** One row per topic of an answer; the compiler checks that none is missing. */
const ANSWERS: Answered = {
  need: ({ verdict, change }, issue) =>
    verdict === 'yes'
      ? { situation: 'need-met', ...inFavour(change) }
      : { situation: 'need', need: issue, option: change, ...inFavour(change) },
  accept: ({ verdict, change, other }) => accepted(verdict, change, other),
  price: ({ verdict, change, other }) =>
    verdict === 'no'
      ? { situation: 'price-none', option: change, ...against(change) }
      : verdict === 'only-if'
        ? { situation: 'price', option: change, other, ...inFavour(other) }
        : accepted(verdict, change, other),
  'give-up': ({ verdict, change, other }) =>
    verdict === 'yes'
      ? { situation: 'give-up-yes', option: change }
      : verdict === 'only-if'
        ? { situation: 'give-up-only-if', option: change, other, ...inFavour(other) }
        : { situation: verdict === 'no' ? 'give-up-no' : 'will-not-say', option: change, ...inFavour(change) },
  reasons: ({ verdict, change }) =>
    verdict === 'yes'
      ? { situation: 'why-for', option: change, ...inFavour(change) }
      : { situation: 'why-against', option: change, ...against(change) },
  draft: ({ verdict, other, support }) => {
    const kind = SUPPORT[support ?? 'vote']
    const how = VERDICT[verdict]
    const situation = how === 'open' ? 'vote-open' : `${kind}-${how}`
    return { situation, option: other, ...inFavour(other) }
  },
  company: ({ company, change }) =>
    company === undefined
      ? { situation: 'company-alone', ...inFavour(change) }
      : { situation: 'company', names: company, ...inFavour(change) },
  view: ({ verdict, change }) => ({ situation: VIEWS[verdict], ...(verdict === 'not-yet' ? {} : inFavour(change)) }),
  promise: ({ promise, change }) => ({ situation: `reminded-${promise ?? 'none'}`, option: change }),
}

function accepted(verdict: Answer['verdict'], option: Change | undefined, other: Change | undefined): Occasion {
  const about = { option, other }
  const ACCEPT = {
    yes: { situation: 'accept-yes', ...about, ...inFavour(option) },
    no: { situation: 'accept-no', ...about, ...against(option) },
    'only-if': { situation: 'accept-only-if', ...about, ...inFavour(other) },
    'not-yet': { situation: 'accept-not-yet', ...about },
    undisclosed: { situation: 'will-not-say', ...about },
  } as const
  return ACCEPT[verdict]
}

/** What a reply is to, for acts whose words depend on it. */
const REPLIES: Readonly<Partial<Record<ActKind, Readonly<Partial<Record<ActKind, string>>>>>> = {
  reassure: { promise: 'reply-promise', apologise: 'reply-apology', reassure: 'reply-reassurance' },
  warn: { threaten: 'reply-threat-firm', warn: 'reply-warning' },
  appeal: { threaten: 'reply-threat-calm', warn: 'reply-warning' },
  remark: { insult: 'reply-insult', remark: 'reply-greeting' },
}

const REMARKS = { crisis: 'crisis', thanks: 'reply-thanks' } as const

function replying(act: ActOf<'reassure' | 'warn' | 'appeal' | 'remark'>): Occasion | undefined {
  const situation = act.replyTo && REPLIES[act.kind]?.[act.replyTo]
  return situation === undefined ? undefined : { situation }
}

/** The occasion of an act, from the public view and the seat's own earlier lines. */
type Occasions<Kind extends ActKind> = (
  act: ActOf<Kind>,
  seat: SeatInView,
  view: PublicView,
  own: readonly Line[],
) => Occasion | undefined

const unspoken = () => undefined
/** One row per kind of act; the compiler checks that none is missing. */
const OCCASIONS: { readonly [Kind in ActKind]: Occasions<Kind> } = {
  explain: ({ answer, issue }, seat, view, own) =>
    answer
      ? ANSWERS[answer.to](answer, issue)
      : { situation: hasOpened(own) ? 'on-topic' : 'opening', ...inFavour(recordOf(seat, issue, view)) },
  support: ({ change }, _seat, view) => ({
    situation: leading(view)?.deal[change.issue] === change.option ? 'support-standing' : 'support',
    option: change,
    ...inFavour(change),
  }),
  oppose: ({ change }) => ({ situation: 'oppose', option: change, ...against(change) }),
  propose: ({ changes }, seat, view) => put(changes, 'propose', seat, view),
  concede: ({ changes }, seat, view) => put(changes, 'concede', seat, view),
  trade: ({ give, take }) => ({ situation: 'trade', option: give, other: take, ...inFavour(take) }),
  accept: () => ({ situation: 'trade-accept' }),
  decline: (act, _seat, { offers }) => ({
    situation: 'trade-decline',
    ...against(offers.find(({ id }) => id === act.offer)?.take),
  }),
  promise: ({ change }) => (change === undefined ? undefined : { situation: 'promise', option: change }),
  threaten: ({ change }) =>
    change === undefined ? undefined : { situation: 'threaten', option: change, ...inFavour(change) },
  warn: (act, seat, view) => replying(act) ?? pressing('warn', act.issue, seat, view),
  appeal: (act, seat, view) => replying(act) ?? pressing('appeal', act.issue, seat, view),
  reassure: (act, seat, view) => replying(act) ?? pressing('reassure', act.issue, seat, view),
  remark: (act) => (act.about === undefined ? replying(act) : { situation: REMARKS[act.about] }),
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

/** A proposal of one change has lines of its own; one of several gives the reason for the change nearest to the seat. */
function put(changes: readonly Change[], situation: string, seat: SeatInView, view: PublicView): Occasion {
  const [option] = changes
  if (changes.length === 1) return { situation, option, ...inFavour(option) }
  return { situation: `${situation}-several`, ...inFavour(nearestOf(seat, changes, view)) }
}

/** Pressure and appeals on an issue give a reason for what the seat stands for there. */
function pressing(situation: string, issue: number | undefined, seat: SeatInView, view: PublicView): Occasion {
  return { situation, ...(issue === undefined ? {} : inFavour(recordOf(seat, issue, view))) }
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
