import type { Act, Change, Reaction, Stance } from '@placard/engine'
import { jointChanges, type SpokenChange, spokenChanges } from './changes.ts'
import type { Heard, Hearing } from './heard.ts'
import { type Candidate, puts, type Room } from './room.ts'
import { towards } from './target.ts'

type Attitude = 'favour' | 'bear' | 'against'

const REACTION: Readonly<Record<Attitude, Reaction>> = {
  favour: 'welcome',
  bear: 'live-with',
  against: 'cannot-accept',
}
const STANCE: Readonly<Record<Attitude, Stance>> = { favour: 'favour', bear: 'favour', against: 'against' }

/** A share below which a change of the text was hinted at rather than named. */
const HINTED = 0.34

function aboutChange(
  attitude: Attitude,
  change: SpokenChange,
  changes: readonly Change[],
  target: string | undefined,
): Act {
  const plain = { issue: change.issue, option: change.option }
  if (attitude === 'favour') return { kind: 'support', change: plain, ...towards(target) }
  if (attitude === 'against') return { kind: 'oppose', change: plain, ...towards(target) }
  return { kind: 'concede', changes, ...towards(target) }
}

const plain = (changes: readonly SpokenChange[]): readonly Change[] =>
  changes.map(({ issue, option }) => ({ issue, option }))

/** Candidates about a change, the proposal on the floor, an offer, or the draft as a whole. */
export function positionCandidates(
  attitude: Attitude,
  strength: number,
  heard: Heard,
  target: string | undefined,
  room: Room,
  hearing: Hearing,
): readonly Candidate[] {
  const cue = (name: 'draft' | 'proposal' | 'offer' | 'motion' | 'it') => heard.cues.get(name) ?? 0
  const readings: Candidate[] = []
  const changes = spokenChanges(heard, room, hearing.index)
  const best = changes[0]
  const nothingNamed = best === undefined || best.sureness < HINTED
  for (const change of changes.slice(0, 2)) {
    const joint =
      change === best ? plain(jointChanges(heard, room, hearing)) : [{ issue: change.issue, option: change.option }]
    const doubt = 1 - 0.45 * Math.max(cue('draft'), cue('motion')) * (change.sureness < 0.7 ? 1 : 0.4)
    readings.push({ act: aboutChange(attitude, change, joint, target), score: strength * change.sureness * doubt })
  }
  if (room.proposal !== undefined) {
    const isPut = best !== undefined && puts(room.proposal, best) ? best.sureness : 0
    const named = nothingNamed ? Math.max(cue('proposal') * 1.02, cue('it') * 0.95, 0.6) : cue('proposal') * 0.45
    const certainty = Math.max(named, isPut) * (cue('draft') > 0.7 ? 0.5 : 1)
    readings.push({
      act: { kind: 'react', proposal: room.proposal.id, reaction: REACTION[attitude] },
      score: strength * certainty,
    })
  }
  if (room.draft !== undefined) {
    const named = nothingNamed ? Math.max(cue('draft'), 0.45) : cue('draft') * (best.sureness < 0.6 ? 0.8 : 0.5)
    readings.push({ act: { kind: 'declare', draft: room.draft, stance: STANCE[attitude] }, score: strength * named })
  }
  if (room.offer !== undefined && attitude !== 'against') {
    const certainty = Math.max(cue('offer') * 0.9, nothingNamed && cue('it') > 0 ? 0.5 : 0)
    readings.push({ act: { kind: 'accept', offer: room.offer }, score: strength * certainty })
  }
  if (room.offer !== undefined && attitude === 'against') {
    readings.push({ act: { kind: 'decline', offer: room.offer }, score: strength * cue('offer') * 0.95 })
  }
  if (attitude === 'favour' && cue('motion') > 0)
    readings.push({ act: { kind: 'second' }, score: strength * cue('motion') })
  return readings
}

/** Candidates that propose changes. */
export function proposalCandidates(strength: number, heard: Heard, room: Room, hearing: Hearing): readonly Candidate[] {
  const changes = jointChanges(heard, room, hearing)
  const first = changes[0]
  if (first === undefined) return []
  const others = spokenChanges(heard, room, hearing.index).slice(1, 2)
  return [
    { act: { kind: 'propose', changes: plain(changes) }, score: strength * (0.3 + 0.7 * first.sureness) },
    ...others.map((change) => ({
      act: { kind: 'propose', changes: plain([change]) } as const,
      score: strength * change.sureness * 0.6,
    })),
  ]
}
