import type {
  AiCharacters,
  AutonomousAnswer,
  Character,
  ChoiceAnswer,
  GeneratedCrisis,
  PlayerCharacter,
  PlayerInputAnswer,
  SentCharacter,
} from '@placard/contract'
import { drawFrom } from '@placard/engine'
import { colourOf } from '../catalogue/seat-plan.ts'
import { campaignCallMessages } from './messages.en.ts'

/**
 * Fallback answers of the campaign calls, for when the engine fails. Each is marked as a fallback and says what can be
 * done; docs/decisions/0056-campaign-calls.md says when they are used.
 */
const { notices, placeholder } = campaignCallMessages

/** Countries of placeholder players; real players come from any of the 193 member states. */
const PLACEHOLDER_COUNTRIES = [
  { code: 'USA', name: 'United States' },
  { code: 'GBR', name: 'United Kingdom' },
  { code: 'FRA', name: 'France' },
  { code: 'DEU', name: 'Germany' },
  { code: 'CAN', name: 'Canada' },
  { code: 'AUS', name: 'Australia' },
] as const
const PLACEHOLDER_TITLES = ['Ambassador', 'Minister', 'Secretary', 'Representative', 'Delegate'] as const

const PLAYER_CREDIBILITY = 100
const DELEGATE_CREDIBILITY = 75
/** Default number of placeholder delegates: the fewest of any campaign. */
const FEWEST_DELEGATES = 6
const CRISIS_MINUTES = 30
const DIALOGUE_COST = 10
const DIALOGUE_CHANCE = 70

/**
 * Placeholder for a player whose character could not be made: one of six countries and one of five titles, chosen by
 * the seed.
 */
export function placeholderPlayer(name: string, seed: number): PlayerCharacter {
  const country = drawn(PLACEHOLDER_COUNTRIES, seed, 'placeholder country')
  return {
    ...blank(),
    id: country.code.toLowerCase(),
    name,
    title: drawn(PLACEHOLDER_TITLES, seed, 'placeholder title'),
    country: country.name,
    countryCode: country.code,
    color: colourOf(0),
    credibility: PLAYER_CREDIBILITY,
    fallback: true,
    notice: notices.playerCharacter,
    seed,
  }
}

/** The fields with the same text in both kinds of placeholder. */
type Blank = Omit<Character, 'id' | 'name' | 'title' | 'country' | 'countryCode' | 'color' | 'credibility'>

function blank(): Blank {
  return {
    personality: 'balanced',
    voiceId: null,
    lastStatement: '',
    faction: placeholder.faction,
    motivations: [],
    relationships: {},
    currentMood: 'calm',
    speaking: false,
    profileImage: null,
  }
}

function drawn<Item>(list: readonly Item[], seed: number, what: string): Item {
  const item = list[drawFrom(seed, what) % list.length]
  if (item === undefined) throw new RangeError(`drawn: no ${what}`)
  return item
}

/**
 * Placeholders for delegates that could not be made: one for each named character, under its name, in the colour of its
 * place.
 */
export function placeholderDelegates(named: readonly SentCharacter[] = []): AiCharacters {
  const wanted: readonly SentCharacter[] =
    named.length > 0 ? named : Array.from({ length: FEWEST_DELEGATES }, () => ({}))
  return { characters: wanted.map(placeholderDelegate), fallback: true, notice: notices.aiCharacters }
}

function placeholderDelegate({ id, name, title, country, countryCode }: SentCharacter, index: number): Character {
  return {
    ...blank(),
    id: id ?? `placeholder-${index + 1}`,
    name: name ?? placeholder.delegate(index + 1),
    title: title ?? placeholder.delegateTitle,
    country: country ?? placeholder.country,
    countryCode: countryCode ?? UNKNOWN_COUNTRY,
    color: colourOf(index),
    credibility: DELEGATE_CREDIBILITY,
  }
}

/** ISO 3166 reserves XXA to XZZ for private use; passports use XXX for no country. */
const UNKNOWN_COUNTRY = 'XXX'

/** Placeholder for a crisis that could not be read. Its single probability is an estimate, not computed. */
export function placeholderCrisis(): GeneratedCrisis {
  const { title, description, choice, consequences } = placeholder.crisis
  return {
    id: 'placeholder',
    title,
    description,
    category: 'political',
    urgency: 'high',
    keyFacts: [],
    timeRemaining: CRISIS_MINUTES,
    stakeholders: [],
    possibleOutcomes: [],
    playerChoices: [
      {
        id: 'dialogue',
        text: choice,
        type: 'diplomatic',
        consequences,
        diplomaticCost: DIALOGUE_COST,
        successChance: DIALOGUE_CHANCE,
        chanceKind: 'estimate',
      },
    ],
    status: 'active',
    fallback: true,
    notice: notices.crisis,
  }
}

/** Fallback: no delegate replied. */
export function unansweredInput(): PlayerInputAnswer {
  return {
    characterResponses: [],
    crisisUpdate: null,
    outcome: 'failed',
    readings: [],
    pending: 0,
    fallback: true,
    notice: notices.playerInput,
  }
}

/** Fallback: a choice with unknown effects. */
export function unknownConsequence(): ChoiceAnswer {
  return {
    consequences: [placeholder.consequence],
    outcomeModifier: 0,
    relationshipChanges: {},
    fallback: true,
    notice: notices.choice,
  }
}

/** Fallback: no autonomous act is known. */
export function nothingAutonomous(): AutonomousAnswer {
  return { content: null, fallback: true, notice: notices.autonomous }
}
