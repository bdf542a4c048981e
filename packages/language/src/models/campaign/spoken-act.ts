import {
  type Act,
  type ActKind,
  type ActOf,
  type Answer,
  type Change,
  changesOf,
  type PublicView,
} from '@placard/engine'
import { countryInText, labelOf, textLine, textOnFloor, titleOf } from './committee-words.ts'

/** The content of an act, in words that fit every manner of saying it. */
export interface SpokenAct {
  readonly says: string
  /** Options and countries that the words must name. */
  readonly named: readonly string[]
  /** Options it is about, with the clause each would write. */
  readonly clauses: readonly { readonly label: string; readonly clause: string }[]
  /** Seats that may be named, the speaker's own among them. */
  readonly seats: readonly string[]
  readonly leastWords: number
  readonly mostWords: number
}

type Length = readonly [leastWords: number, mostWords: number]
const SHORT: Length = [10, 28]
const USUAL: Length = [20, 45]
const LONG: Length = [35, 70]

const LENGTHS: Readonly<Partial<Record<Act['kind'], Length>>> = {
  support: LONG,
  oppose: LONG,
  explain: LONG,
  propose: LONG,
  concede: LONG,
  accept: SHORT,
  decline: SHORT,
  apologise: SHORT,
  sponsor: SHORT,
  sign: SHORT,
  withdraw: SHORT,
  remark: SHORT,
}

/** Speaking rate in words per second where a speech has a time limit, and the shortest such a speech is cut to. */
const WORDS_PER_SECOND = 2.5
const LEAST_WORDS = 8

/** The addressee: the room or one delegation. */
interface Address {
  readonly to: string
  readonly isNamed: boolean
}

/**
 * The content of an act, as the input of wording. Undefined for acts of procedure (motions, points, seconds, votes and
 * the like): these have fixed formulas, and a model has nothing to add.
 */
export function spokenAct(act: Act, seat: string, view: PublicView): SpokenAct | undefined {
  const address = addressOf(act, view)
  const says = saysOf(act.kind, act, { seat, view, to: address.to })
  if (says === undefined) return undefined
  const changes = changesAbout(act, view)
  const [leastWords, mostWords] = lengthOf(act, view)
  return {
    says,
    named: [...new Set([...namedIn(act, view), ...(address.isNamed ? [address.to] : [])])],
    clauses: changes
      .map(({ issue, option }) => ({
        label: labelOf(view, { issue, option }),
        clause: textLine(view.issues[issue]?.options[option]?.clause ?? ''),
      }))
      .filter(({ clause }) => clause !== ''),
    seats: [seat, ...seatsIn(act, view)],
    leastWords,
    mostWords,
  }
}

function lengthOf({ kind }: Act, { procedure }: PublicView): Length {
  const [least, most] = LENGTHS[kind] ?? USUAL
  const seconds = procedure?.caucus?.seconds ?? procedure?.speechSeconds
  const limit = seconds === undefined ? most : Math.max(LEAST_WORDS, Math.floor(seconds * WORDS_PER_SECOND))
  return [Math.min(least, limit), Math.min(most, limit)]
}

/** Names that the words must contain; none for an answer, since what it answers was said a moment ago. */
function namedIn(act: Act, view: PublicView): readonly string[] {
  if (act.kind === 'accept' || act.kind === 'decline' || act.kind === 'react') return []
  const issue = 'issue' in act && act.issue !== undefined ? [titleOf(view, act.issue)] : []
  return [...changesAbout(act, view).map((change) => labelOf(view, change)), ...issue]
}

/** The addressee of an act; the other delegation of a bargain must be named. */
function addressOf(act: Act, view: PublicView): Address {
  if (!('target' in act) || act.target === undefined) return { to: 'the room', isNamed: false }
  const isNamed = act.kind === 'trade' || act.kind === 'promise' || act.kind === 'threaten'
  return { to: countryInText(view, act.target), isNamed }
}

/** Seats involved in an act besides its own. */
function seatsIn(act: Act, view: PublicView): readonly string[] {
  const offer = offerIn(act, view)
  const proposal = proposalIn(act, view)
  const target = 'target' in act ? act.target : undefined
  return [target, offer?.by, offer?.to, proposal?.by, proposal?.partner].filter((seat) => seat !== undefined)
}

const offerIn = (act: Act, { offers }: PublicView) =>
  act.kind === 'accept' || act.kind === 'decline' ? offers.find(({ id }) => id === act.offer) : undefined

const proposalIn = (act: Act, { proposals }: PublicView) =>
  act.kind === 'react' ? proposals.find(({ id }) => id === act.proposal) : undefined

/** The changes an act is about: its own, or those of what it answers. */
function changesAbout(act: Act, view: PublicView): readonly Change[] {
  const offer = offerIn(act, view)
  if (offer !== undefined) return [offer.give, offer.take]
  const proposal = proposalIn(act, view)
  if (proposal !== undefined) return proposal.changes
  return act.kind === 'motion' ? [] : changesOf(act)
}

const REACTIONS = {
  welcome: 'it is welcome',
  'live-with': 'the delegation can live with it, though it is not what it wanted',
  'cannot-accept': 'the delegation cannot accept it',
} as const

const STANCES = {
  favour: 'is in favour of the draft as it stands',
  against: 'is against the draft as it stands',
  undecided: 'has not decided on the draft yet',
} as const

/** Axis positions beyond which a public record is no longer in the middle. */
const MIDDLE = 0.3

/** What a sentence about an act is made of. */
interface Wording {
  readonly seat: string
  readonly view: PublicView
  readonly to: string
}

type Says<Kind extends ActKind> = (act: ActOf<Kind>, wording: Wording) => string | undefined

/** Acts of procedure have formulas. */
const unsaid = () => undefined

/** One row for each kind of act; the compiler keeps it whole. */
const SAYS: { readonly [Kind in ActKind]: Says<Kind> } = {
  support: ({ change }, { view, to }) => `speaks to ${to} for ${optionIn(view, change)}, without changing the text.`,
  oppose: ({ change }, { view, to }) => `speaks to ${to} against ${optionIn(view, change)}, without changing the text.`,
  question: ({ issue }, { view, to }) => `asks ${to} what would move it${aboutIn(view, issue)}. It is a question.`,
  appeal: ({ issue }, { view, to }) => `asks ${to} for movement and goodwill${aboutIn(view, issue)}.`,
  reassure: ({ issue }, { view, to }) =>
    `reassures ${to}${aboutIn(view, issue)}: the delegation is here to find a way.`,
  warn: ({ issue }, { view, to }) =>
    `warns ${to} that the committee will fail if nothing moves${aboutIn(view, issue)}. It threatens nothing.`,
  apologise: (_act, { to }) => `apologises to ${to} for its tone.`,
  explain: ({ issue, answer }, { view, seat, to }) =>
    answer !== undefined
      ? `answers ${to} on ${titleOf(view, issue)}: ${answerIn(answer, view)}`
      : `says to ${to} that ${titleOf(view, issue)} matters most to the delegation, and that its record there is ${recordOf(view, seat, issue)}.`,
  remind: ({ change }, { view, to }) =>
    `reminds ${to} of its promise${change === undefined ? '' : ` to back ${optionIn(view, change)}`}.`,
  insult: unsaid,
  remark: (_act, { to }) => `says a courteous word to ${to}, without any meaning for the text.`,
  propose: ({ changes }, { view }) => `proposes to write ${movesIn(view, changes)}.`,
  concede: ({ changes }, { view, to }) =>
    `gives ground, so that ${to} can agree: accepts and proposes ${movesIn(view, changes)}.`,
  trade: ({ give, take }, { view, to }) =>
    `offers ${to} a bargain: if ${to} accepts ${optionIn(view, take)}, this delegation accepts ${optionIn(view, give)}.`,
  accept: (act, { view }) => bargainIn('accepts', offerIn(act, view), view),
  decline: (act, { view }) => bargainIn('declines', offerIn(act, view), view),
  promise: ({ change }, { view, to }) =>
    `promises ${to} to back ${change === undefined ? 'the leading draft' : optionIn(view, change)} when it comes to it.`,
  threaten: ({ change }, { view, to }) =>
    `threatens ${to} to vote against the draft unless ${change === undefined ? 'the text moves' : `it says ${optionIn(view, change)}`}.`,
  react: (act, { view }) => {
    const proposal = proposalIn(act, view)
    const options = proposal?.changes.map((change) => optionIn(view, change)).join('; ')
    return (
      proposal &&
      `answers the proposal of ${countryInText(view, proposal.by)} (${options}): ${REACTIONS[act.reaction]}.`
    )
  },
  declare: ({ stance }) => `declares that the delegation ${STANCES[stance]}.`,
  sponsor: () => 'becomes a sponsor of the draft.',
  sign: () => 'signs the draft, so that it can be voted on; that is no promise to vote for it.',
  withdraw: () => 'withdraws its name from the draft.',
  motion: unsaid,
  point: unsaid,
  second: unsaid,
  'request-floor': unsaid,
  yield: unsaid,
  vote: unsaid,
  choose: unsaid,
}

function saysOf<Kind extends ActKind>(kind: Kind, act: ActOf<Kind>, wording: Wording): string | undefined {
  return SAYS[kind](act, wording)
}

/** A verdict, as the model has to give it; it may add no condition of its own. */
const VERDICTS: Readonly<Record<Answer['verdict'], string>> = {
  yes: 'yes',
  no: 'no',
  'only-if': 'only on the condition named',
  'not-yet': 'not decided yet, it depends on the rest of the text',
  undisclosed: 'it declines to say',
}

const TOPICS: Readonly<Record<Answer['to'], string>> = {
  need: 'whether today’s text has what it needs',
  accept: 'whether it would accept the option',
  'give-up': 'whether it would give the option up',
  reasons: 'whether it is for the option, and its reasons',
  price: 'whether, and for what, it would accept the option',
  draft: 'whether it supports the draft',
  company: 'whether others stand with it',
  view: 'whether it shares the view just stated',
  promise: 'whether it keeps the promise it was reminded of',
}

function answerIn({ to, verdict, change, other, company, promise }: Answer, view: PublicView): string {
  const parts = [
    `asked ${TOPICS[to]}, it says: ${VERDICTS[verdict]}`,
    change && `option: ${labelOf(view, change)}`,
    other && `condition: ${labelOf(view, other)}, under ${titleOf(view, other.issue)}`,
    company && `with it: ${company.map((id) => countryInText(view, id)).join(', ')}`,
    promise && `promise: ${promise === 'none' ? 'never made' : promise}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('; ')}. Nothing more is said.`
}

const optionIn = (view: PublicView, change: Change) => `“${labelOf(view, change)}” on ${titleOf(view, change.issue)}`

const aboutIn = (view: PublicView, issue: number | undefined) =>
  issue === undefined ? '' : ` on ${titleOf(view, issue)}`

/** Changes with what each would replace. */
function movesIn(view: PublicView, changes: readonly Change[]): string {
  const text = textOnFloor(view)
  const before = ({ issue }: Change) => labelOf(view, { issue, option: text[issue] ?? 0 })
  return changes.map((change) => `${optionIn(view, change)}, in place of “${before(change)}”`).join('; and ')
}

function bargainIn(verb: string, offer: ReturnType<typeof offerIn>, view: PublicView): string | undefined {
  if (offer === undefined) return undefined
  const by = countryInText(view, offer.by)
  return `${verb} the bargain that ${by} offered: ${by} accepts ${optionIn(view, offer.give)}, and this delegation ${optionIn(view, offer.take)}.`
}

function recordOf({ seats }: PublicView, seat: string, issue: number): string {
  const position = seats.find(({ id }) => id === seat)?.positions[issue] ?? 0
  return position > MIDDLE ? 'among the far-reaching' : position < -MIDDLE ? 'among the cautious' : 'in the middle'
}
