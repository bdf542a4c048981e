import { type Act, type Change, changesOf, type PublicView } from '@placard/engine'
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
  const says = saysOf(act, seat, view, address.to)
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

function saysOf(act: Act, seat: string, view: PublicView, to: string): string | undefined {
  const option = (change: Change) => `“${labelOf(view, change)}” on ${titleOf(view, change.issue)}`
  const about = (issue: number | undefined) => (issue === undefined ? '' : ` on ${titleOf(view, issue)}`)
  const moves = (changes: readonly Change[]) => {
    const text = textOnFloor(view)
    return changes
      .map(
        (change) => `${option(change)}, in place of “${labelOf(view, { ...change, option: text[change.issue] ?? 0 })}”`,
      )
      .join('; and ')
  }
  switch (act.kind) {
    case 'support':
      return `speaks to ${to} for ${option(act.change)}, without changing the text.`
    case 'oppose':
      return `speaks to ${to} against ${option(act.change)}, without changing the text.`
    case 'question':
      return `asks ${to} what would move it${about(act.issue)}. It is a question.`
    case 'appeal':
      return `asks ${to} for movement and goodwill${about(act.issue)}.`
    case 'reassure':
      return `reassures ${to}${about(act.issue)}: the delegation is here to find a way.`
    case 'warn':
      return `warns ${to} that the committee will fail if nothing moves${about(act.issue)}. It threatens nothing.`
    case 'apologise':
      return `apologises to ${to} for its tone.`
    case 'explain':
      return `says to ${to} that ${titleOf(view, act.issue)} matters most to the delegation, and that its record there is ${recordOf(view, seat, act.issue)}.`
    case 'remark':
      return `says a courteous word to ${to}, without any meaning for the text.`
    default:
      return dealingOf(act, view, { to, option, moves })
  }
}

interface Wording {
  readonly to: string
  readonly option: (change: Change) => string
  readonly moves: (changes: readonly Change[]) => string
}

function dealingOf(act: Act, view: PublicView, { to, option, moves }: Wording): string | undefined {
  const offer = offerIn(act, view)
  const bargain =
    offer && `${countryInText(view, offer.by)} accepts ${option(offer.give)}, and this delegation ${option(offer.take)}`
  const proposal = proposalIn(act, view)
  switch (act.kind) {
    case 'propose':
      return `proposes to write ${moves(act.changes)}.`
    case 'concede':
      return `gives ground, so that ${to} can agree: accepts and proposes ${moves(act.changes)}.`
    case 'trade':
      return `offers ${to} a bargain: if ${to} accepts ${option(act.take)}, this delegation accepts ${option(act.give)}.`
    case 'accept':
      return bargain && `accepts the bargain that ${countryInText(view, offer.by)} offered: ${bargain}.`
    case 'decline':
      return bargain && `declines the bargain that ${countryInText(view, offer.by)} offered: ${bargain}.`
    case 'promise':
      return `promises ${to} to back ${act.change === undefined ? 'the leading draft' : option(act.change)} when it comes to it.`
    case 'threaten':
      return `threatens ${to} to vote against the draft unless ${act.change === undefined ? 'the text moves' : `it says ${option(act.change)}`}.`
    case 'react':
      return (
        proposal &&
        `answers the proposal of ${countryInText(view, proposal.by)} (${proposal.changes.map(option).join('; ')}): ${REACTIONS[act.reaction]}.`
      )
    case 'declare':
      return `declares that the delegation ${STANCES[act.stance]}.`
    case 'sponsor':
      return 'becomes a sponsor of the draft.'
    case 'sign':
      return 'signs the draft, so that it can be voted on; that is no promise to vote for it.'
    case 'withdraw':
      return 'withdraws its name from the draft.'
    default:
      return undefined
  }
}

function recordOf({ seats }: PublicView, seat: string, issue: number): string {
  const position = seats.find(({ id }) => id === seat)?.positions[issue] ?? 0
  return position > MIDDLE ? 'among the far-reaching' : position < -MIDDLE ? 'among the cautious' : 'in the middle'
}
