import type { EventOf } from '../model/session/event.ts'
import type { CampaignState } from '../model/session/state.ts'

/** Decay per cycle: share of the distance to the voting record's relation that is lost. */
const RELATION_DECAY_RATIO = 0.004

/** Advances the clock. At the end of a cycle relations decay a little towards those of the voting record. */
export function advanceClock(state: CampaignState, event: EventOf<'clock-advanced'>): CampaignState {
  const { elapsedMs, now: tickedAt } = event
  if (!event.cycle) return { ...state, clock: { ...state.clock, elapsedMs, tickedAt } }
  return { ...state, clock: { ...state.clock, elapsedMs, tickedAt, lastCycleAt: elapsedMs }, relations: decayed(state) }
}

function decayed(state: CampaignState): readonly (readonly number[])[] {
  return state.relations.map((row, from) => decayedRow(row, state.priorRelations[from] ?? row))
}

function decayedRow(row: readonly number[], prior: readonly number[]): readonly number[] {
  const next = row.slice()
  for (let to = 0; to < next.length; to++) {
    const value = next[to] ?? 0
    next[to] = value + ((prior[to] ?? value) - value) * RELATION_DECAY_RATIO
  }
  return next
}

/** Ends the current phase and starts the next; past the last one it only ends. */
export function enterPhase(state: CampaignState, event: EventOf<'phase-entered'>): CampaignState {
  const phases = state.clock.phases.map((phase, index) => {
    if (index === event.phaseIndex) return { ...phase, startedAt: event.at }
    if (index < event.phaseIndex && phase.endedAt === undefined) return { ...phase, endedAt: event.at }
    return phase
  })
  const phaseIndex = Math.min(event.phaseIndex, phases.length - 1)
  return { ...state, clock: { ...state.clock, phases, phaseIndex } }
}

export function pausedClock(state: CampaignState, event: EventOf<'session-paused'>): CampaignState {
  return { ...state, status: 'paused', clock: { ...state.clock, elapsedMs: event.at, tickedAt: event.now } }
}

/** Resumes the clock where it was: the pause does not count, and silence before it does not count as idleness. */
export function resumedClock(state: CampaignState, event: EventOf<'session-resumed'>): CampaignState {
  const clock = { ...state.clock, tickedAt: event.now, lastPersonAt: event.at }
  return { ...state, status: 'active', clock }
}
