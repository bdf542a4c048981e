import { rulesIn } from '../../text/procedure-names.ts'
import { dependsOnOthers, hasCondition, OURS } from '../conditions.ts'
import type { Heard } from '../heard.ts'
import { type Polarity, polarityOf } from '../polarity.ts'
import type { ActLabel } from './labels.ts'

/** For each label that says yes, the one that says no of the same thing. */
const DENIAL_OF: Readonly<Record<string, ActLabel>> = {
  support: 'oppose',
  concede: 'oppose',
  propose: 'oppose',
  promise: 'oppose',
  accept: 'decline',
  sponsor: 'declare:against',
  sign: 'declare:against',
  'react:welcome': 'react:cannot-accept',
  'react:live-with': 'react:cannot-accept',
  'declare:favour': 'declare:against',
  'vote:for': 'vote:against',
}
/** For each label that says no, the mildest that does not: "we do not oppose it". */
const CONSENT_OF: Readonly<Record<string, ActLabel>> = {
  oppose: 'concede',
  threaten: 'reassure',
  decline: 'accept',
  withdraw: 'sponsor',
  'react:cannot-accept': 'react:live-with',
  'declare:against': 'declare:favour',
  'vote:against': 'vote:for',
}

/** Acts that bind the speaker, whatever others do. */
const UNCONDITIONAL: ReadonlySet<ActLabel> = new Set(['support', 'concede', 'promise', 'accept', 'sponsor', 'sign'])

/**
 * Without the acts that would drop the condition of what is offered: where two matters are named plainly (`namesTwo`),
 * they are a bargain.
 */
export function conditional(
  shares: ReadonlyMap<ActLabel, number>,
  heard: readonly Heard[],
  namesTwo: boolean,
): ReadonlyMap<ActLabel, number> {
  if (!heard.some(dependsOnOthers) && !(namesTwo && heard.some(hasCondition))) return shares
  const moved = [...shares].reduce((sum, [label, share]) => sum + (UNCONDITIONAL.has(label) ? share : 0), 0)
  const rest = [...shares].filter(([label]) => !UNCONDITIONAL.has(label))
  return namesTwo ? new Map([...rest, ['trade', (shares.get('trade') ?? 0) + moved]]) : new Map(rest)
}

/** Acts that an explicit threat is not. */
const FRIENDLY: ReadonlySet<ActLabel> = new Set([
  'reassure',
  'promise',
  'apologise',
  'support',
  'concede',
  'accept',
  'trade',
])
const THREATS = ['threaten', 'threatens', 'threatening']
const ELSE = [
  ['or', 'else'],
  ['or', 'there', 'will', 'be', 'no'],
  ['or', 'we', 'will', 'not'],
]

function threatens({ texts }: Heard): boolean {
  const at = texts.findIndex((text) => THREATS.includes(text))
  const isSaid = at > 0 && OURS.has(texts[at - 1] ?? '')
  return (
    isSaid || texts.some((_, from) => ELSE.some((words) => words.every((word, ahead) => texts[from + ahead] === word)))
  )
}

/** "We threaten you", "accept, or there will be no exchange": a threat, however friendly the other words are. */
export function threatening(
  shares: ReadonlyMap<ActLabel, number>,
  heard: readonly Heard[],
): ReadonlyMap<ActLabel, number> {
  if (!heard.some(threatens)) return shares
  const moved = [...shares].reduce((sum, [label, share]) => sum + (FRIENDLY.has(label) ? share : 0), 0)
  const rest = [...shares].filter(([label]) => !FRIENDLY.has(label))
  return new Map([...rest, ['threaten', (shares.get('threaten') ?? 0) + moved]])
}

const PROMISES = /^(?:promis|pledg|vow|swear|undertak|commit|guarante)/
const RESISTS = /^(?:oppose|block|reject|resist|veto|fight)$/
/** Words between a promise and what it is to do. */
const REACH = 7

/** "We promise Kenya to oppose the levy": no promise of the levy, and the room knows none of its contrary. */
export function resisting(
  shares: ReadonlyMap<ActLabel, number>,
  heard: readonly Heard[],
): ReadonlyMap<ActLabel, number> {
  const isResistance = heard.some(({ texts }) => {
    const at = texts.findIndex((text) => PROMISES.test(text))
    return at >= 0 && texts.slice(at, at + REACH).some((text) => RESISTS.test(text))
  })
  const promised = shares.get('promise') ?? 0
  if (!isResistance || promised === 0) return shares
  const rest = [...shares].filter(([label]) => label !== 'promise')
  return new Map([...rest, ['oppose', (shares.get('oppose') ?? 0) + promised]])
}

const MOTION = 'motion:'

/** A text that moves something, and names one motion by its term of art, moves that one. */
export function named(shares: ReadonlyMap<ActLabel, number>, heard: readonly Heard[]): ReadonlyMap<ActLabel, number> {
  const rules = rulesIn(heard.map(({ texts }) => texts.join(' ')).join(' '))
  const motions = [...new Set(rules.flatMap((rule) => (rule.kind === 'motion' ? [rule.id] : [])))]
  const [only] = motions
  if (only === undefined || motions.length > 1) return shares
  const moved = [...shares].filter(([label]) => label.startsWith(MOTION))
  const sum = moved.reduce((total, [, share]) => total + share, 0)
  return new Map([...[...shares].filter(([label]) => !label.startsWith(MOTION)), [`${MOTION}${only}`, sum]])
}

/** What a speaker who rejects something plainly does not do, unless in so many words. */
const CONCILIATORY: ReadonlySet<ActLabel> = new Set(['apologise', 'reassure'])
/** Strength of the grammar's finding from which on it is said in so many words. */
const SAID_PLAINLY = 0.5

function oppositeOf(label: ActLabel, polarity: Polarity, heard: readonly Heard[]): ActLabel {
  const opposites = polarity === 'for' ? CONSENT_OF : DENIAL_OF
  if (Object.hasOwn(opposites, label)) return opposites[label] ?? label
  const isSaid = heard.some(({ intents }) =>
    [...CONCILIATORY].some((intent) => [...intents].some(([one, weight]) => one === intent && weight > SAID_PLAINLY)),
  )
  return polarity === 'against' && CONCILIATORY.has(label) && !isSaid ? 'oppose' : label
}

/**
 * Applies polarity as a constraint: the classifier weighs words, and cannot tell "accept" from "can not accept" for
 * certain, so no act may say yes where the sentence says no, nor the reverse.
 */
export function polarised(
  shares: ReadonlyMap<ActLabel, number>,
  heard: readonly Heard[],
): ReadonlyMap<ActLabel, number> {
  const polarity = polarityOf(heard)
  if (polarity === undefined || polarity === 'mixed') return shares
  const after = new Map<ActLabel, number>()
  for (const [label, share] of shares) {
    const to = oppositeOf(label, polarity, heard)
    after.set(to, (after.get(to) ?? 0) + share)
  }
  return after
}
