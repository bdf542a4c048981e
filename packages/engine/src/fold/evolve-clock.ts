import type { EventOf } from '../model/session/event.ts'
import type { CampaignState } from '../model/session/state.ts'

/** Share of the distance to the record's relation that is lost at each cycle. */
const RELATION_DECAY_RATIO = 0.004

/** Moves the clock on. At the end of a cycle relations drift a little towards what the voting record says. */
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

/** The pause itself does not count: the clock goes on from where it stood, and a silence before it is forgotten. */
export function resumedClock(state: CampaignState, event: EventOf<'session-resumed'>): CampaignState {
  const clock = { ...state.clock, tickedAt: event.now, lastPersonAt: event.at }
  return { ...state, status: 'active', clock }
}
