import type { SessionEvent } from '../model/session/event.ts'
import { restored } from '../model/session/restorable.ts'
import type { CampaignState } from '../model/session/state.ts'
import { advanceClock, enterPhase, pausedClock, resumedClock } from './evolve-clock.ts'
import { answerCrisis, changeCapital, lapseCrisis, openCrisis, shiftStakes, updateCrisis } from './evolve-crisis.ts'
import {
  castBallot,
  changeCredibility,
  changeRegard,
  changeTension,
  closeVote,
  debateMotion,
  openVote,
  raiseMotion,
  secondMotion,
  settleMotion,
  takeAct,
} from './evolve-floor.ts'
import { changeOrder, giveFloor, openCaucus, rulePoint, withOrder } from './evolve-order.ts'
import {
  changeClause,
  changeSupport,
  declareStance,
  introduceDraft,
  makeCommitment,
  makeOffer,
  meetProposal,
  putProposal,
  reopenDraft,
  settleCommitment,
  settleDraft,
  settleOffer,
  settleProposal,
} from './evolve-text.ts'
import { settleMoods } from './mood.ts'

/**
 * Reducer: applies one event to the state. The only way a session changes. Total and pure; the new state's log position
 * is one higher. `session-opened` carries the initial state.
 * @throws {RangeError} when the first event is not `session-opened`.
 */
export function evolve(state: CampaignState | undefined, event: SessionEvent): CampaignState {
  if (event.kind === 'session-opened') return { ...event.state, seq: 1 }
  if (!state) throw new RangeError(`evolve: the log starts with ${event.kind}, not with session-opened`)
  const seq = state.seq + 1
  const next = fold(state, event)
  if (next === state) return { ...state, seq }
  // the fold's result is not shared yet, so it need not be copied
  number(next, seq)
  return next
}

function number(state: { seq: number }, seq: number): void {
  state.seq = seq
}

/** The state after a whole log (event sourcing). */
export function replay(events: readonly SessionEvent[]): CampaignState {
  let state: CampaignState | undefined
  for (const event of events) state = evolve(state, event)
  if (!state) throw new RangeError('replay: an empty log holds no session')
  return state
}

function fold(state: CampaignState, event: Exclude<SessionEvent, { kind: 'session-opened' }>): CampaignState {
  switch (event.kind) {
    case 'clock-advanced':
      return event.cycle ? settleMoods(advanceClock(state, event)) : advanceClock(state, event)
    case 'phase-entered':
      return enterPhase(state, event)
    case 'closing-offered':
      return { ...state, closingOfferUntil: event.until }
    case 'closing-answered':
      return { ...state, closingOfferUntil: undefined, closingRefused: !event.close }
    case 'session-paused':
      return pausedClock(state, event)
    case 'session-resumed':
      return resumedClock(state, event)
    case 'pace-changed':
      return { ...state, clock: { ...state.clock, pace: event.pace, tickedAt: event.now } }
    case 'session-concluded':
      return { ...state, status: 'concluded', conclusion: event.conclusion, owed: [], closingOfferUntil: undefined }
    case 'act-withdrawn':
      return restored(state, event.before)
    case 'draft-introduced':
      return introduceDraft(state, event)
    case 'proposal-put':
      return putProposal(state, event)
    case 'proposal-met':
      return meetProposal(state, event)
    case 'proposal-settled':
      return settleProposal(state, event)
    case 'clause-changed':
      return changeClause(state, event)
    case 'stance-declared':
      return declareStance(state, event)
    case 'support-changed':
      return changeSupport(state, event)
    case 'offer-made':
      return makeOffer(state, event)
    case 'offer-settled':
      return settleOffer(state, event)
    case 'commitment-made':
      return makeCommitment(state, event)
    case 'commitment-settled':
      return settleCommitment(state, event)
    case 'draft-settled':
      return settleDraft(state, event)
    case 'draft-reopened':
      return reopenDraft(state, event)
    default:
      return foldFloor(state, event)
  }
}

type TextOrLife =
  | 'session-opened'
  | 'clock-advanced'
  | 'phase-entered'
  | 'closing-offered'
  | 'closing-answered'
  | 'session-paused'
  | 'session-resumed'
  | 'pace-changed'
  | 'session-concluded'
  | 'act-withdrawn'
  | 'draft-introduced'
  | 'proposal-put'
  | 'proposal-met'
  | 'proposal-settled'
  | 'clause-changed'
  | 'stance-declared'
  | 'support-changed'
  | 'offer-made'
  | 'offer-settled'
  | 'commitment-made'
  | 'commitment-settled'
  | 'draft-settled'
  | 'draft-reopened'

function foldFloor(state: CampaignState, event: Exclude<SessionEvent, { kind: TextOrLife }>): CampaignState {
  switch (event.kind) {
    case 'act-taken':
      return takeAct(state, event)
    case 'regard-changed':
      return changeRegard(state, event)
    case 'tension-changed':
      return changeTension(state, event)
    case 'credibility-changed':
      return changeCredibility(state, event)
    case 'speakers-list-changed':
      return { ...state, floor: { ...state.floor, speakersList: event.list } }
    case 'replies-owed':
      return { ...state, owed: [...state.owed, ...event.owed] }
    case 'replies-dropped':
      return { ...state, owed: event.kept }
    case 'motion-raised':
      return raiseMotion(state, event)
    case 'point-ruled':
      return rulePoint(state, event)
    case 'motion-debate-opened':
    case 'motion-debated':
      return debateMotion(state, event)
    case 'caucus-opened':
      return openCaucus(state, event)
    case 'caucus-closed':
      return withOrder(state, { caucus: undefined })
    case 'floor-given':
      return giveFloor(state, event)
    case 'time-called':
      return state
    case 'order-changed':
      return changeOrder(state, event)
    case 'motion-seconded':
      return secondMotion(state, event)
    case 'motion-settled':
      return settleMotion(state, event)
    case 'vote-opened':
      return openVote(state, event)
    case 'ballot-cast':
      return castBallot(state, event)
    case 'vote-closed':
      return closeVote(state, event)
    case 'crisis-opened':
      return openCrisis(state, event)
    case 'crisis-updated':
      return updateCrisis(state, event)
    case 'crisis-answered':
      return answerCrisis(state, event)
    case 'crisis-lapsed':
      return lapseCrisis(state)
    case 'capital-changed':
      return changeCapital(state, event)
    case 'stakes-changed':
      return shiftStakes(state, event)
  }
}
