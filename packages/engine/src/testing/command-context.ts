import { evolve } from '../fold/evolve.ts'
import type { Act } from '../model/acts/act.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { ActOrigin, Command } from '../model/session/command.ts'
import type { Decision } from '../model/session/decision.ts'
import type { EventOf, SessionEvent, SessionEventBody } from '../model/session/event.ts'
import type { CampaignState } from '../model/session/state.ts'
import { CommandContext } from '../rules/command-context.ts'
import type { DelegateAnswers } from '../rules/delegate-answers.ts'
import { decide } from '../session/decide.ts'
import { OPENED_AT } from './committee.ts'

/** Stub delegates that never reply: only the rule's own events are recorded. */
const SILENT: DelegateAnswers = {
  placards: () => [],
  declarations: () => [],
  second: () => [],
  explanations: () => [],
  appeal: () => [],
  brokenWord: () => [],
  crisis: () => [],
  speakerOn: () => undefined,
}

/** A command context on a given state, at its own session time by default. */
export function aContext(
  state: CampaignState,
  at = state.clock.elapsedMs,
  answers: Partial<DelegateAnswers> = {},
): CommandContext {
  return new CommandContext(state, at, OPENED_AT + at, { ...SILENT, ...answers })
}

/** Kinds of a turn's events, in order. */
export function kindsOf({ events }: { readonly events: readonly SessionEvent[] }): readonly SessionEvent['kind'][] {
  return events.map(({ kind }) => kind)
}

/** The events of one kind from a turn or a decision. */
export function eventsOf<Kind extends SessionEvent['kind']>(
  { events }: { readonly events: readonly SessionEvent[] },
  kind: Kind,
): readonly EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind)
}

/** The state after one event at a session time. */
export function after(state: CampaignState, body: SessionEventBody, at = state.clock.elapsedMs): CampaignState {
  return evolve(state, { ...body, at, now: OPENED_AT + at })
}

/** Submits a command to a given state, at its own session time by default. */
export function put(state: CampaignState, command: Command, at = state.clock.elapsedMs): Decision {
  return decide(state, command, { now: state.clock.tickedAt, notBefore: at })
}

/** Time, text and origin of an act. */
interface Said {
  readonly at?: number
  readonly words?: string
  readonly origin?: ActOrigin
}

/** Submits an act to a given state, with a default text. */
export function putAct(
  state: CampaignState,
  seat: SeatId,
  act: Act,
  { at = state.clock.elapsedMs, words = 'Honourable chair.', origin = 'person' }: Said = {},
): Decision {
  return put(state, { kind: 'TakeAct', seat, act, words, origin }, at)
}

/** Result of an accepted command. @throws when it was rejected, which is a bug of the test. */
export function accepted(decision: Decision): Extract<Decision, { ok: true }> {
  if (!decision.ok) throw new Error(`refused: ${decision.rejection.code}, ${decision.rejection.detail}`)
  return decision
}
