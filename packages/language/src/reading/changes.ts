import type { Change } from '@placard/engine'
import { type AgendaIndex, evidenceOf } from './agenda.ts'
import type { Heard, Hearing } from './heard.ts'
import { type ChangeMatch, issueSureness, matchAgenda, sureness } from './matching.ts'
import type { Room } from './room.ts'

/** A change that was mentioned, and the confidence in it. */
export interface SpokenChange extends Change {
  readonly sureness: number
}

/** Evidence above which an option was named, and not only its issue. */
const NAMED = 1
const STEPS: readonly (readonly [
  cue: 'furthest' | 'status-quo' | 'as-drafted' | 'further' | 'back',
  to: (at: number, last: number) => number,
])[] = [
  ['furthest', (_, last) => last],
  ['as-drafted', (at) => at],
  ['status-quo', () => 0],
  ['further', (at, last) => Math.min(last, at + 1)],
  ['back', (at) => Math.max(0, at - 1)],
]

function lastOption(index: AgendaIndex, issue: number): number {
  return Math.max(0, (index.sizes[issue] ?? 1) - 1)
}

/** Comparatives ("stronger", "weaker", "as it is"): the option they point to, relative to the current text. */
function stepped(match: ChangeMatch, heard: Heard, room: Room, index: AgendaIndex): SpokenChange | undefined {
  let best: { option: number; weight: number } | undefined
  for (const [cue, to] of STEPS) {
    const weight = heard.cues.get(cue) ?? 0
    if (weight > (best?.weight ?? 0))
      best = { option: to(room.text[match.issue] ?? 0, lastOption(index, match.issue)), weight }
  }
  if (best === undefined) return undefined
  return { issue: match.issue, option: best.option, sureness: issueSureness(match) * best.weight * 0.9 }
}

function changeOf(match: ChangeMatch, heard: Heard, room: Room, index: AgendaIndex): SpokenChange {
  const named = { issue: match.issue, option: match.option, sureness: sureness(match) }
  const beyond = Math.max(heard.cues.get('beyond') ?? 0, heard.cues.get('short-of') ?? 0)
  if (beyond > 0 && match.optionScore >= NAMED * 2) {
    const by = (heard.cues.get('beyond') ?? 0) >= beyond ? 1 : -1
    const option = Math.max(0, Math.min(lastOption(index, match.issue), match.option + by))
    return { issue: match.issue, option, sureness: named.sureness * beyond }
  }
  const step = stepped(match, heard, room, index)
  if (match.optionScore >= NAMED * 2.2 && match.optionShare > 0.55) return named
  if (step !== undefined && (match.optionScore < NAMED * 2.2 || step.sureness > named.sureness)) return step
  if (match.optionScore > 0) return named
  const option = Math.min(lastOption(index, match.issue), (room.text[match.issue] ?? 0) + 1)
  return { issue: match.issue, option, sureness: issueSureness(match) * 0.3 }
}

/** Cache: several intents of a sentence need it, and a sentence is read in one room only. */
const spoken = new WeakMap<Heard, readonly SpokenChange[]>()
const joined = new WeakMap<Heard, readonly SpokenChange[]>()

function once<Value>(kept: WeakMap<Heard, Value>, heard: Heard, make: () => Value): Value {
  const before = kept.get(heard)
  if (before !== undefined) return before
  const made = make()
  kept.set(heard, made)
  return made
}

/** The changes that a sentence mentions, likeliest first; at most three readings of the same words. */
export function spokenChanges(heard: Heard, room: Room, index: AgendaIndex): readonly SpokenChange[] {
  return once(spoken, heard, () =>
    heard.matches
      .slice(0, 3)
      .map((match) => changeOf(match, heard, room, index))
      .sort((a, b) => b.sureness - a.sureness),
  )
}

const SEPARATORS = new Set(['and', ',', 'plus', 'with', 'together', 'while', 'as'])

/**
 * Several changes in one sentence ("300 billion for the fund and observers at the ports"): each segment between
 * separators that clearly names an option of another issue adds one, up to three, in spoken order.
 */
export function jointChanges(heard: Heard, room: Room, hearing: Hearing): readonly SpokenChange[] {
  return once(joined, heard, () => findJointChanges(heard, room, hearing))
}

function findJointChanges(heard: Heard, room: Room, hearing: Hearing): readonly SpokenChange[] {
  const whole = spokenChanges(heard, room, hearing.index)
  const first = whole[0]
  if (first === undefined || heard.matches.length < 2) return first === undefined ? [] : [first]
  const found: SpokenChange[] = []
  let from = 0
  const close = (to: number) => {
    const words = heard.words.slice(heard.pieces[from]?.from ?? 0, heard.pieces[to - 1]?.to ?? 0)
    const match = words.length < 2 ? undefined : matchAgenda(hearing.index, evidenceOf(words))[0]
    if (match !== undefined && match.optionScore > 2 && match.optionShare > 0.6 && match.issueShare > 0.58) {
      found.push({ issue: match.issue, option: match.option, sureness: sureness(match) })
    }
    from = to + 1
  }
  for (const [at, { text }] of heard.pieces.entries()) if (SEPARATORS.has(text)) close(at)
  close(heard.pieces.length)
  const distinct = found.filter((change, at) => found.findIndex(({ issue }) => issue === change.issue) === at)
  if (distinct.length < 2) return [first]
  return distinct.slice(0, 3)
}
