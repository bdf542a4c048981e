import {
  type CampaignState,
  type Command,
  type Due,
  decide,
  dice,
  drawFrom,
  due,
  nextDueAt,
  type SessionEvent,
  type SessionPlan,
  viewFor,
} from '@placard/engine'
import { Notebook } from './notebook.ts'
import type { Policy } from './policy.ts'

/**
 * Minimum interval between two initiatives of a simulated player, in session time: a person reads, thinks and types.
 */
const INITIATIVE_MS = 40_000
/** Wall clock at which every simulated session opens. */
const OPENED_AT = 1_700_000_000_000
/** Retry delay when a due item had no effect. */
const WAIT_MS = 250
/** Placeholder text of an act: an act without text takes no floor, and its speaker would be called again. */
const WORDS = 'Thank you, Chair.'
/** Loop guard: a session that takes more steps than this does not end, which is a bug. */
const MOST_STEPS = 100_000

/** A simulated session. */
export interface Played {
  readonly state: CampaignState
  /** Its log; empty when it was not kept. */
  readonly events: readonly SessionEvent[]
  readonly commands: number
  readonly refused: number
}

interface Seated {
  readonly seat: string
  readonly policy: Policy
  readonly seed: number
  /** Whether the events are kept, by default true; saves memory where only the final state is needed. */
  readonly keepsLog?: boolean
  /** Whether also placards, declarations and ballots have words, as when a session is read aloud; by default not. */
  readonly isAloud?: boolean
}

/**
 * Simulates a session to its end without waiting: session time jumps to whatever is due next. All speeches have the
 * same text.
 */
export function playSession(
  plan: SessionPlan,
  { seat, policy, seed, keepsLog = true, isAloud = false }: Seated,
): Played {
  const opened = decide(undefined, { kind: 'OpenSession', plan }, { now: OPENED_AT })
  if (!opened.ok) throw new Error(opened.rejection.detail)
  const throws = dice(drawFrom(seed, 'policy'))
  const notes = new Notebook()
  const events: SessionEvent[] = keepsLog ? [...opened.events] : []
  let state = opened.state
  let [now, lastInitiativeAt, commands, refused] = [OPENED_AT, 0, 0, 0]

  function take(command: Command): boolean {
    const decision = decide(state, command, { now })
    commands += 1
    if (!decision.ok) {
      refused += 1
      return false
    }
    state = decision.state
    if (keepsLog) for (const event of decision.events) events.push(event)
    return decision.events.length > 0
  }

  function lookUp(): void {
    if (state.closingOfferUntil !== undefined && policy.closesEarly !== undefined) {
      take({ kind: 'AnswerClosingOffer', seat, close: policy.closesEarly })
      return
    }
    const at = now - OPENED_AT
    const isFree = !state.floor.vote && !isOthersTurn(state, seat) && at - lastInitiativeAt >= INITIATIVE_MS
    if (!policy.answer || (!isFree && !isAsked(state, seat))) return
    const view = viewFor(state, seat)
    const answer = policy.answer({ view, notes, dice: throws })
    if (answer) take({ kind: 'TakeAct', seat, act: answer, words: WORDS, origin: 'person' })
    if (answer || !isFree) return
    const act = policy.initiative?.({ view, notes, dice: throws })
    lastInitiativeAt = at
    if (act) take({ kind: 'TakeAct', seat, act, words: WORDS, origin: 'person' })
  }

  for (let step = 0; state.status !== 'concluded'; step++) {
    if (step > MOST_STEPS) throw new Error(`playSession: session ${plan.sessionId} does not end`)
    now = Math.max(now, nextDueAt(state) ?? now)
    const [first] = due(state, now)
    if (!first || !take(commandFor(first, isAloud))) now += WAIT_MS
    if (state.status === 'active') lookUp()
  }
  return { state, events, commands, refused }
}

function commandFor(first: Due, isAloud: boolean): Command {
  if (first.kind === 'clock') return { kind: 'AdvanceClock' }
  const words = first.spoken || isAloud ? WORDS : ''
  return { kind: 'TakeAct', seat: first.seat, act: first.act, words, origin: first.origin }
}

/** Whether the chair of a caucus has called another delegation. */
function isOthersTurn({ floor }: CampaignState, seat: string): boolean {
  const called = floor.order?.caucus?.turn?.seat
  return called !== undefined && called !== seat
}

/** Whether a reply of a seat is due: a ballot, a placard, a second or an answer to an offer. */
function isAsked({ floor, proposals, offers }: CampaignState, seat: string): boolean {
  const { vote, motion } = floor
  if (vote?.manner === 'roll-call') return vote.order[vote.ballots.length] === seat
  if (vote) return !vote.ballots.some((ballot) => ballot.seat === seat)
  if (motion && !motion.secondedBy && motion.by !== seat) return true
  for (let index = 0; index < offers.length; index++) {
    const offer = offers[index]
    if (offer?.status === 'open' && offer.to === seat) return true
  }
  for (let index = 0; index < proposals.length; index++) {
    const proposal = proposals[index]
    if (proposal?.status === 'open' && proposal.by !== seat && !proposal.reactions[seat]) return true
  }
  return false
}
