import type { Change } from '@placard/engine'
import { type SpokenChange, spokenChanges } from './changes.ts'
import type { Condition } from './conditions.ts'
import type { Intent } from './grammar/intents.ts'
import type { Heard, Hearing } from './heard.ts'
import { type Candidate, likelyPartner, type Room } from './room.ts'
import { towards } from './target.ts'

const REFUSALS: readonly Intent[] = ['vote-against', 'threaten', 'withdraw', 'against', 'decline']
const CONSENTS: readonly Intent[] = ['favour', 'bear', 'propose', 'promise', 'accept', 'sponsor', 'sign', 'vote-for']
const GOOD_ENOUGH = 0.3

function strongest(heard: Heard, intents: readonly Intent[]): number {
  return Math.max(0, ...intents.map((intent) => heard.intents.get(intent) ?? 0))
}

const plain = ({ issue, option }: SpokenChange): Change => ({ issue, option })

/** The best change in one half that differs from the other half's. */
function changeOfHalf(half: Heard, room: Room, hearing: Hearing, not?: Change): SpokenChange | undefined {
  return spokenChanges(half, room, hearing.index).find(
    (change) => change.sureness >= GOOD_ENOUGH && (not === undefined || change.issue !== not.issue),
  )
}

function threatFrom(
  condition: Condition,
  target: string | undefined,
  room: Room,
  hearing: Hearing,
): Candidate | undefined {
  const refusal = strongest(condition.ours, ['vote-against', 'threaten', 'withdraw'])
  const yields = (condition.ours.intents.get('bear') ?? 0) >= (condition.ours.intents.get('against') ?? 0)
  const isOwn = condition.ours.texts.some((text) => text === 'we' || text === 'i' || text === '@self' || text === 'our')
  const blunt = Math.max(refusal, yields || !isOwn ? 0 : 0.8 * strongest(condition.ours, ['against']))
  if (blunt < 0.5) return undefined
  const isDemanded =
    condition.kind === 'unless' ||
    condition.theirs.texts.includes('not') ||
    condition.theirs.texts.includes('without') ||
    condition.theirs.texts.includes('no')
  const change = isDemanded ? changeOfHalf(condition.theirs, room, hearing) : undefined
  const demanded = change === undefined ? {} : { change: plain(change) }
  return { act: { kind: 'threaten', ...demanded, ...towards(target) }, score: Math.min(0.95, blunt + 0.1) }
}

function tradeFrom(
  condition: Condition,
  target: string | undefined,
  room: Room,
  hearing: Hearing,
): readonly Candidate[] {
  const take = changeOfHalf(condition.theirs, room, hearing)
  const give = changeOfHalf(condition.ours, room, hearing, take)
  const consent = Math.max(strongest(condition.ours, CONSENTS), 0.55)
  if (take !== undefined && give !== undefined) {
    const partner = target ?? likelyPartner(room, give, take)
    const sureness = Math.sqrt(take.sureness * give.sureness)
    const score = consent * (0.55 + 0.45 * sureness) * (target === undefined ? 0.92 : 1)
    if (partner !== undefined)
      return [{ act: { kind: 'trade', target: partner, give: plain(give), take: plain(take) }, score }]
  }
  if (take !== undefined && strongest(condition.ours, CONSENTS) > 0) {
    const partner = target ?? likelyPartner(room, undefined, take)
    const promise: readonly Candidate[] =
      partner === undefined ? [] : [{ act: { kind: 'promise', target: partner }, score: 0.45 * consent }]
    return [
      { act: { kind: 'propose', changes: [plain(take)] }, score: consent * 0.75 * (0.4 + 0.6 * take.sureness) },
      ...promise,
    ]
  }
  if (give !== undefined) {
    return [
      { act: { kind: 'concede', changes: [plain(give)], ...towards(target) }, score: consent * 0.8 * give.sureness },
    ]
  }
  return []
}

/** Reads a sentence of two halves: a trade, a threat, or a request with a reason to grant it. */
export function bargainCandidates(
  condition: Condition,
  target: string | undefined,
  room: Room,
  hearing: Hearing,
): readonly Candidate[] {
  const threat = threatFrom(condition, target, room, hearing)
  if (threat !== undefined) return [threat]
  const warns = (condition.ours.intents.get('warn') ?? 0) > strongest(condition.ours, [...CONSENTS, ...REFUSALS])
  return warns ? [] : tradeFrom(condition, target, room, hearing)
}

/** Explicit promises and threats. */
export function commitmentCandidates(
  kind: 'promise' | 'threaten',
  strength: number,
  heard: Heard,
  target: string | undefined,
  room: Room,
  hearing: Hearing,
): readonly Candidate[] {
  const change = spokenChanges(heard, room, hearing.index).find(({ sureness }) => sureness >= GOOD_ENOUGH)
  const about = change === undefined ? {} : { change: plain(change) }
  if (kind === 'threaten') {
    return [{ act: { kind, ...about, ...towards(target) }, score: strength }]
  }
  const partner = target ?? likelyPartner(room)
  return partner === undefined
    ? []
    : [{ act: { kind, target: partner, ...about }, score: strength * (target === undefined ? 0.95 : 1) }]
}
