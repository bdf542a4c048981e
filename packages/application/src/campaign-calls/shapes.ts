import { type Character, Crisis, type SeatView } from '@placard/contract'
import type { CharacterFacts, CommitteeFacts } from '../ports/campaign-words.ts'

type SeatInView = SeatView['seats'][number]
type CrisisInView = NonNullable<SeatView['crisis']>

/**
 * A seat as a character of the wire, from what the caller's seat may see; only the caller's own seat has its agenda.
 */
export function characterOf(view: SeatView, seat: SeatInView): Character {
  const { id, countryName, country, delegate, lastStatement, credibility, mood, hasFloor, isYou } = seat
  const { name, title, faction, motivations, personality, colour } = delegate
  return {
    id,
    name,
    title,
    country: countryName,
    countryCode: country,
    color: colour,
    personality,
    voiceId: null,
    lastStatement,
    faction,
    motivations: [...motivations],
    ...(isYou ? { secretAgenda: view.own.agenda } : {}),
    relationships: relationshipsOf(view, seat),
    credibility,
    currentMood: mood,
    speaking: hasFloor,
    profileImage: null,
  }
}

/**
 * The public facts of a character, for a model: fields are listed one by one, so that an agenda is never among them.
 */
export function factsOf({ id, title, country, faction, personality, motivations }: Character): CharacterFacts {
  return { id, title, country, faction, personality, motivations }
}

/** The public facts of the committee, for a model. */
export function committeeOf({ title, theme }: SeatView): CommitteeFacts {
  return { title, theme }
}

function relationshipsOf(view: SeatView, { id }: SeatInView): Record<string, number> {
  const row = view.relations[view.seats.findIndex((seat) => seat.id === id)] ?? []
  return Object.fromEntries(
    view.seats.flatMap((other, index) => (other.id === id ? [] : [[other.id, row[index] ?? 0] as const])),
  )
}

const STATUS = { open: 'active', answered: 'answered', lapsed: 'lapsed' } as const
const MINUTE_MS = 60_000

/** A crisis of the engine in its wire shape: probabilities in per cent, durations in minutes of session time. */
export function wireCrisis(view: SeatView, crisis: CrisisInView): Crisis {
  const { id, title, description, category, urgency, keyFacts, stakeholders, possibleOutcomes, status } = crisis
  const leftMs = status === 'open' ? Math.max(0, crisis.deadlineAt - view.clock.elapsedMs) : 0
  return Crisis.parse({
    id,
    title,
    description,
    category,
    urgency,
    keyFacts,
    timeRemaining: Math.round((leftMs / MINUTE_MS) * 10) / 10,
    stakeholders,
    possibleOutcomes,
    playerChoices: crisis.choices.map(({ successChanceRatio, ...choice }) => ({
      ...choice,
      successChance: percentOf(successChanceRatio),
      chanceKind: 'forecast',
    })),
    status: STATUS[status],
  })
}

/** A ratio as a whole percentage. */
export function percentOf(ratio: number): number {
  return Math.round(ratio * 100)
}
