import type { Act } from '@placard/engine'
import { bargainCandidates, commitmentCandidates } from './bargains.ts'
import { spokenChanges } from './changes.ts'
import { choiceCandidates } from './choices.ts'
import { conditionIn, OURS } from './conditions.ts'
import type { Intent } from './grammar/intents.ts'
import type { Heard, Hearing } from './heard.ts'
import { issueSureness, sureness } from './matching.ts'
import { positionCandidates, proposalCandidates } from './positions.ts'
import type { Candidate, Room } from './room.ts'
import { saysYou, towards } from './target.ts'

/** The addressee of a sentence: a seat plainly named, else "you" for the last speaker. */
function targetOf(heard: Heard, room: Room, least: number): string | undefined {
  const named = heard.addressees.find(({ strength }) => strength >= least)
  if (named !== undefined) return named.seat
  return saysYou(heard.texts) ? room.interlocutor : undefined
}

function about(heard: Heard): { readonly issue?: number } {
  const match = heard.matches[0]
  return match === undefined || issueSureness(match) < 0.22 ? {} : { issue: match.issue }
}

/** Acts whose only parameters are an issue, an addressee or the leading draft. */
function plainAct(intent: Intent, heard: Heard, target: string | undefined, room: Room): Act | undefined {
  switch (intent) {
    case 'question':
    case 'appeal':
    case 'reassure':
    case 'warn':
      return { kind: intent, ...about(heard), ...towards(target) }
    case 'apologise':
      return { kind: 'apologise', ...towards(target) }
    case 'greet':
    case 'other-motion':
      return { kind: 'remark', ...towards(target) }
    case 'explain': {
      const issue = about(heard).issue
      return issue === undefined ? undefined : { kind: 'explain', issue, ...towards(target) }
    }
    case 'motion-vote':
      return { kind: 'motion', motion: 'vote' }
    case 'point-order':
      return { kind: 'point', point: 'order' }
    case 'point-inquiry':
      return { kind: 'point', point: 'inquiry' }
    case 'second':
    case 'request-floor':
    case 'yield':
      return { kind: intent }
    case 'sponsor':
    case 'sign':
    case 'withdraw':
      return room.draft === undefined ? undefined : { kind: intent, draft: room.draft }
    case 'undecided':
      return room.draft === undefined ? undefined : { kind: 'declare', draft: room.draft, stance: 'undecided' }
    case 'accept':
    case 'decline':
      return room.offer === undefined ? undefined : { kind: intent, offer: room.offer }
    default:
      return undefined
  }
}

/** Confidence with which a change must be named for a vote to be about it. */
const NAMED = 0.4
const FUTURE = new Set(['will', 'shall', 'would', 'intend', 'intends', 'plan', 'plans', 'going', 'likely', 'have'])
const CHOICE_OF = { 'vote-for': 'for', 'vote-against': 'against', 'vote-abstain': 'abstain' } as const

const DEMANDS = new Set(['no', 'not', 'without', 'unless', 'failing', 'absent', 'or', 'otherwise', 'if', 'when'])

/**
 * A vote announced together with a change of the text: a promise to its addressee, or a threat unless the change is
 * made.
 */
function beyondBallot(
  choice: 'for' | 'against' | 'abstain',
  strength: number,
  heard: Heard,
  room: Room,
  hearing: Hearing,
): readonly Candidate[] | undefined {
  const change = spokenChanges(heard, room, hearing.index)[0]
  if (change === undefined || change.sureness < NAMED || (heard.cues.get('draft') ?? 0) > 0.5) return undefined
  if (['for', 'against'].includes(heard.texts.at(-3) ?? '') && heard.texts.at(-2) === 'it') return undefined
  const target = targetOf(heard, room, 0.3)
  if (choice === 'against' && heard.texts.some((text) => DEMANDS.has(text))) {
    return commitmentCandidates('threaten', strength, heard, target, room, hearing)
  }
  if (choice !== 'for') return undefined
  const promised = target === undefined ? [] : commitmentCandidates('promise', strength, heard, target, room, hearing)
  const plain = { issue: change.issue, option: change.option }
  return [...promised, { act: { kind: 'support', change: plain }, score: strength * 0.85 * change.sureness }]
}

/** A ballot; with no vote in progress, "we will vote for it" announces a stance. */
function ballotCandidates(
  intent: keyof typeof CHOICE_OF,
  strength: number,
  heard: Heard,
  room: Room,
  hearing: Hearing,
): readonly Candidate[] {
  const choice = CHOICE_OF[intent]
  const meant = beyondBallot(choice, strength, heard, room, hearing)
  if (meant !== undefined) return meant
  const isShort = heard.pieces.length <= 2
  const ballot: Candidate = { act: { kind: 'vote', choice }, score: strength * (room.isVoting || !isShort ? 1 : 0.85) }
  const isAnnounced =
    !room.isVoting && choice !== 'abstain' && heard.texts.some((text) => FUTURE.has(text)) && room.draft !== undefined
  if (!isAnnounced) return [ballot]
  const stance = choice === 'for' ? 'favour' : 'against'
  return [
    { act: { kind: 'declare', draft: room.draft ?? '', stance }, score: strength * 0.93 },
    { ...ballot, score: strength * 0.7 },
  ]
}

/** Weakens an answer to an offer when the sentence names a clause: such an answer names the offer instead. */
function certainty(intent: Intent, heard: Heard): number {
  if (intent !== 'accept' && intent !== 'decline') return 1
  const match = heard.matches[0]
  const isElsewhere = match !== undefined && sureness(match) > 0.6 && (heard.cues.get('offer') ?? 0) < 0.5
  return isElsewhere ? 0.6 : 1
}

function candidatesFor(
  intent: Intent,
  strength: number,
  heard: Heard,
  room: Room,
  hearing: Hearing,
): readonly Candidate[] {
  switch (intent) {
    case 'favour':
    case 'bear':
    case 'against':
      return positionCandidates(intent, strength, heard, targetOf(heard, room, 0.55), room, hearing)
    case 'propose':
      return proposalCandidates(strength, heard, room, hearing)
    case 'promise':
    case 'threaten':
      return commitmentCandidates(intent, strength, heard, targetOf(heard, room, 0.3), room, hearing)
    case 'vote-for':
    case 'vote-against':
    case 'vote-abstain':
      return ballotCandidates(intent, strength, heard, room, hearing)
    default: {
      const act = plainAct(intent, heard, targetOf(heard, room, 0.3), room)
      return act === undefined ? [] : [{ act, score: strength * certainty(intent, heard) }]
    }
  }
}

/**
 * Questions do not declare: these intents are muted in them. Questions that propose, move or request keep their weight.
 */
const MUTED_IN_QUESTIONS: ReadonlySet<Intent> = new Set([
  'favour',
  'bear',
  'against',
  'appeal',
  'warn',
  'explain',
  'reassure',
  'greet',
])

/** Weights of the intents in the context of the whole sentence. */
function weighIntents(heard: Heard): ReadonlyMap<Intent, number> {
  const weighed = new Map(heard.intents)
  const scale = (intent: Intent, factor: number) => {
    const strength = weighed.get(intent)
    if (strength !== undefined) weighed.set(intent, strength * factor)
  }
  if (heard.isQuestion) {
    weighed.set('question', Math.max(0.6, weighed.get('question') ?? 0))
    for (const intent of MUTED_IN_QUESTIONS) scale(intent, 0.6)
  }
  if ((weighed.get('greet') ?? 0) > 0.45) scale('favour', 0.7)
  if ((weighed.get('against') ?? 0) >= 0.7) {
    scale('favour', 0.75)
    scale('warn', 0.8)
    if (heard.texts.includes('but')) scale('apologise', 0.4)
  }
  return weighed
}

const DENIALS = new Set(['not', 'no', 'never', 'nobody', 'nothing', 'neither', 'nor', 'without', 'hardly', 'only'])

/** Fallback when no phrase matched: guesses from the topic of the words. */
function guesses(heard: Heard, room: Room, hearing: Hearing): readonly Candidate[] {
  const of = (attitude: 'favour' | 'bear' | 'against', strength: number) =>
    positionCandidates(attitude, strength, heard, undefined, room, hearing)
      .filter(({ act }) => 'change' in act || 'changes' in act)
      .slice(0, 1)
  const isDenied = heard.texts.some((text) => DENIALS.has(text))
  const isSpoken = heard.texts.some((text) => OURS.has(text))
  const proposed = proposalCandidates(isSpoken ? 0.4 : 0.52, heard, room, hearing).slice(0, 1)
  const remark: Candidate = { act: { kind: 'remark', ...towards(heard.addressees[0]?.seat) }, score: 0.3 }
  return [...of('favour', 0.5), ...of('against', isDenied ? 0.58 : 0.38), ...of('bear', 0.36), ...proposed, remark]
}

const WORTH_GUESSING = 0.3

/** Longest elliptical sentence, in words: one that only refers to the sentence before. */
const SHORT = 6
/** Ratio below which a sentence says so little of the agenda, compared with the one before, that it refers to it. */
const LEANING = 0.6

/** Anaphora: in "Waive the patents. We demand it" the sentence before defines "it". */
function withAntecedent(heard: Heard, previous: Heard | undefined): Heard {
  const [before, own] = [previous?.matches[0], heard.matches[0]]
  if (previous === undefined || before === undefined || sureness(before) < 0.5) return heard
  const isPronoun = heard.texts.some((text) => text === 'it' || text === 'this' || text === 'that')
  if (!isPronoun && heard.pieces.length > SHORT) return heard
  const said = own === undefined ? 0 : own.issueScore + own.optionScore
  return said > LEANING * (before.issueScore + before.optionScore) ? heard : { ...heard, matches: previous.matches }
}

/** All candidate acts of one sentence. `previous` is the sentence before it. */
export function candidatesOf(
  heard: Heard,
  previous: Heard | undefined,
  room: Room,
  hearing: Hearing,
): readonly Candidate[] {
  const condition = conditionIn(heard, previous, hearing)
  const target = targetOf(heard, room, 0.3)
  const bargains = condition === undefined ? [] : bargainCandidates(condition, target, room, hearing)
  const damping = bargains.length > 0 ? 0.62 : 1
  const spoken = withAntecedent(heard, previous)
  const found = [...bargains, ...choiceCandidates(heard, hearing.choices)]
  for (const [intent, strength] of weighIntents(spoken)) {
    const readings = candidatesFor(intent, strength, spoken, room, hearing)
    found.push(...readings.map(({ act, score }) => ({ act, score: score * damping })))
  }
  return found.every(({ score }) => score < WORTH_GUESSING) ? [...found, ...guesses(heard, room, hearing)] : found
}
