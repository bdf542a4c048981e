import type { CrisisCard } from '../model/committee/crisis.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { EventOf } from '../model/session/event.ts'
import { seatIndexOf } from '../model/session/lookup.ts'
import type { CampaignState, OpenCrisis } from '../model/session/state.ts'

/** The open crisis made from its card. */
export function crisisFrom(card: CrisisCard, openedAt: number, deadlineAt: number): OpenCrisis {
  return {
    card,
    openedAt,
    deadlineAt,
    description: card.description,
    updatesTold: 0,
    status: 'open',
    answer: undefined,
  }
}

/** Removes the card from the deck; a crisis that was still open moves to the closed ones. */
export function openCrisis(state: CampaignState, event: EventOf<'crisis-opened'>): CampaignState {
  const card = state.deck.find((candidate) => candidate.id === event.card)
  if (!card) return state
  return {
    ...state,
    deck: state.deck.filter((candidate) => candidate.id !== card.id),
    crisis: crisisFrom(card, event.at, event.deadlineAt),
    crisesClosed: state.crisis ? [...state.crisesClosed, state.crisis] : state.crisesClosed,
    clock: { ...state.clock, lastCrisisUpdateAt: event.at },
  }
}

export function updateCrisis(state: CampaignState, event: EventOf<'crisis-updated'>): CampaignState {
  if (!state.crisis) return state
  const crisis = { ...state.crisis, description: event.description, updatesTold: state.crisis.updatesTold + 1 }
  return { ...state, crisis, clock: { ...state.clock, lastCrisisUpdateAt: event.at } }
}

export function answerCrisis(state: CampaignState, event: EventOf<'crisis-answered'>): CampaignState {
  if (!state.crisis) return state
  const { seat, choice, chanceRatio, succeeded, at } = event
  const answered = {
    ...state.crisis,
    status: 'answered',
    answer: { seat, choice, chanceRatio, succeeded, at },
  } as const
  return { ...changeCapital(state, event), crisis: answered }
}

/** Sets the capital that a seat has left. */
export function changeCapital(
  state: CampaignState,
  { seat, capital: left }: { readonly seat: SeatId; readonly capital: number },
): CampaignState {
  const index = seatIndexOf(state, seat)
  return { ...state, capital: state.capital.map((capital, place) => (place === index ? left : capital)) }
}

export function lapseCrisis(state: CampaignState): CampaignState {
  return state.crisis ? { ...state, crisis: { ...state.crisis, status: 'lapsed' } } : state
}

/** New scores for every seat after a crisis changed an issue's weight; reservations stay the same. */
export function shiftStakes(state: CampaignState, event: EventOf<'stakes-changed'>): CampaignState {
  const seats = state.seats.map((seat, index) => ({
    ...seat,
    secrets: {
      ...seat.secrets,
      table: event.tables[index] ?? seat.secrets.table,
      best: event.best[index] ?? seat.secrets.best,
    },
  }))
  return { ...state, seats }
}
