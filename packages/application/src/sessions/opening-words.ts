import type { Campaign } from '@placard/contract'
import { type CampaignState, type SeatId, seatOf } from '@placard/engine'
import { catalogueMessages } from '../catalogue/messages.en.ts'
import type { Catalogue } from '../ports/host.ts'

/** Adds a sentence to a delegate's line; undefined for none. */
export type Addition = (state: CampaignState, seat: SeatId) => Promise<string | undefined>

/**
 * The fact, with its source, that an AI delegate cites in its first line of the opening phase; from the campaign's
 * current version in the catalogue. The log position selects the fact.
 */
export function openingFacts(catalogue: Catalogue): Addition {
  return async (state, seat) => {
    const speaker = seatOf(state, seat)
    const isOpening = state.clock.phaseIndex === 0 && speaker.lastStatement === '' && speaker.holder.kind === 'delegate'
    const campaign = isOpening ? await catalogue.get(state.campaignId) : undefined
    const facts = campaign ? partOf(campaign, state, speaker.country)?.openingFacts : undefined
    const chosen = facts?.[state.seq % facts.length]
    if (!chosen) return undefined
    const phrase = catalogueMessages.openingFact[state.seq % catalogueMessages.openingFact.length]
    return phrase?.(chosen.fact, chosen.source.title, chosen.source.year)
  }
}

/**
 * The part written for a country, or the part that it took over as an alternate because a person plays the authored
 * country.
 */
function partOf({ seats }: Campaign, state: CampaignState, country: string): Campaign['seats'][number] | undefined {
  const own = seats.find((seat) => seat.country === country)
  if (own) return own
  const people = state.seats.filter(({ holder }) => holder.kind === 'person').map((seat) => seat.country)
  return seats.find((seat) => people.includes(seat.country) && seat.alternates.includes(country))
}
