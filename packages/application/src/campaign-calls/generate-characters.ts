import type { AiCharacters, PlayerCharacter, SeatView, SentCharacter } from '@placard/contract'
import { decide } from '@placard/engine'
import { planSession } from '../catalogue/plan-session.ts'
import type { World } from '../catalogue/world.ts'
import type { SessionDependencies } from '../sessions/dependencies.ts'
import { done, invalid, type Outcome, refused } from '../sessions/problem.ts'
import { wireView } from '../sessions/shapes.ts'
import { type CampaignCallDependencies, fallingBack } from './dependencies.ts'
import { placeholderDelegates, placeholderPlayer } from './fallbacks.ts'
import { characterOf, committeeOf, factsOf } from './shapes.ts'

/** The caller, as a participant of the imagined session. */
interface Person {
  readonly userId: string
  readonly name: string
}

export interface PlayerCharacterRequest {
  readonly person: Person
  readonly scenarioId: string
  /** ISO alpha-3, upper case; by default the seed draws one of the member states. */
  readonly country?: string | undefined
  /** A uint32; random by default. */
  readonly seed?: number | undefined
}

/**
 * The character of a person: the seat that a session of that campaign, country and seed would give them. Refused:
 * `not-found` for an unknown campaign, `validation-failed` for an unknown country, `command-rejected` for a seed that
 * makes no playable session.
 */
export async function generatePlayerCharacter(
  calls: CampaignCallDependencies,
  { person, scenarioId, country, seed = calls.dependencies.ids.seed() }: PlayerCharacterRequest,
): Promise<Outcome<PlayerCharacter>> {
  return fallingBack(
    calls,
    { name: 'generate-player-character' },
    async () => {
      const imagined = await imaginedView(calls.dependencies, { person, scenarioId, country, seed })
      if (!imagined.ok) return imagined
      const view = imagined.value
      const own = view.seats.find(({ isYou }) => isYou)
      if (!own) throw new RangeError('generatePlayerCharacter: the person holds no seat')
      const character = characterOf(view, own)
      const worded = await calls.words.playerCharacter(
        { ...committeeOf(view), character: factsOf(character) },
        person.userId,
      )
      return done({ ...character, motivations: [...worded.words], seed, fallback: false, engine: worded.engine })
    },
    () => placeholderPlayer(person.name, seed),
  )
}

export interface AiCharactersRequest {
  readonly person: Person
  readonly scenarioId: string
  /** The player, whose country decides which delegates sit opposite: by its code, else by its name. */
  readonly playerCharacter: SentCharacter
  /** Used for the fallback only. */
  readonly characters?: readonly SentCharacter[] | undefined
}

/** Any seed gives the same answer, as secrets are not part of it. */
const ANY_SEED = 1

/**
 * The AI delegates that a campaign seats opposite a player of that country, without secrets. Refusals as in
 * `generatePlayerCharacter`.
 */
export async function generateAiCharacters(
  calls: CampaignCallDependencies,
  { person, scenarioId, playerCharacter, characters }: AiCharactersRequest,
): Promise<Outcome<AiCharacters>> {
  return fallingBack(
    calls,
    { name: 'generate-ai-characters' },
    async () => {
      const country = countryOfCharacter(calls.dependencies.world, playerCharacter)
      if (country === undefined) return invalid('playerCharacter.countryCode', 'unknown-country')
      const imagined = await imaginedView(calls.dependencies, { person, scenarioId, country, seed: ANY_SEED })
      if (!imagined.ok) return imagined
      const view = imagined.value
      const delegates = view.seats.filter(({ holder }) => holder === 'delegate')
      const made = delegates.map((seat) => characterOf(view, seat))
      const asked = { ...committeeOf(view), characters: made.map(factsOf) }
      const { words, engine } = await calls.words.aiCharacters(asked, person.userId)
      const reworded = made.map((one) => ({ ...one, motivations: [...(words.get(one.id) ?? one.motivations)] }))
      return done({ characters: reworded, fallback: false, engine })
    },
    () => placeholderDelegates(characters),
  )
}

function countryOfCharacter({ countries }: World, { countryCode, country }: SentCharacter): string | undefined {
  if (countryCode !== undefined) return countries.find(({ iso3 }) => iso3 === countryCode)?.iso3
  return countries.find(({ name }) => name === country)?.iso3
}

interface Imagined {
  readonly person: Person
  readonly scenarioId: string
  readonly country: string | undefined
  readonly seed: number
}

/**
 * The view that the player of a new session would have at its opening; the engine decides it, and nothing is stored.
 */
async function imaginedView(
  { catalogue, world, ids, clock }: SessionDependencies,
  { person, scenarioId, country, seed }: Imagined,
): Promise<Outcome<SeatView>> {
  const campaign = await catalogue.get(scenarioId)
  if (!campaign) return refused('not-found')
  const people = [{ ...person, country }]
  const planned = planSession({ campaign, world, sessionId: ids.sessionId(), seed, pace: 1, people })
  if (!planned.ok) return invalid('country', planned.rejection)
  const decision = decide(undefined, { kind: 'OpenSession', plan: planned.plan }, { now: clock.now() })
  if (!decision.ok) return refused('command-rejected', { rejection: decision.rejection })
  const seat = decision.state.seats.find(({ holder }) => holder.kind === 'person')
  if (!seat) throw new RangeError('imaginedView: the person holds no seat')
  return done(wireView(decision.state, seat.id))
}
