import { type Character, Crisis, type SeatView } from '@placard/contract'
import type { CharacterFacts, CommitteeFacts } from '../ports/campaign-words.ts'

type SeatInView = SeatView['seats'][number]
type CrisisInView = NonNullable<SeatView['crisis']>

/** A seat as a character of the specification, from what the caller's own seat may see; the agenda only of that seat. */
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

/** A character as it may be shown to a model: what everybody sees, word by word taken out, so that an agenda is never in it. */
export function factsOf({ id, title, country, faction, personality, motivations }: Character): CharacterFacts {
  return { id, title, country, faction, personality, motivations }
}

/** The committee as it may be shown to a model. */
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

/** A crisis of the engine as one of the specification: chances in per cent, time in minutes of the session. */
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

/** A share as whole per cent. */
export function percentOf(ratio: number): number {
  return Math.round(ratio * 100)
}
