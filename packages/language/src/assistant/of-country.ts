import { termsOf } from '../text/terms.ts'
import { knowledgeIn } from './read-knowledge.ts'
import type { Conversation, Intent } from './request.ts'
import type { Named } from './states.ts'
import { refersBack } from './thread.ts'

/** A country named in a question that refers back: its position on the topic of the conversation. */
export function positionIn(text: string, named: Named, before: Conversation | undefined): Intent | undefined {
  const [country, second] = named.countries
  const topic = before?.topic
  if (country === undefined || second !== undefined || topic === undefined) return undefined
  const own = termsOf(named.rest).filter((term) => !OF_POSITIONS.has(term))
  return own.length === 0 && refersBack(text) ? { kind: 'stance', country, topic } : undefined
}

/** "Who votes like them", "how did they vote on water": the record of the country of the conversation. */
export function ofCountryIn(text: string, named: Named, before: Conversation | undefined): Intent | undefined {
  const country = before?.country
  if (country === undefined || named.countries.length > 0 || !POINTS_TO_COUNTRY.test(text)) return undefined
  const asked = knowledgeIn(text, { ...named, countries: [country] })
  return asked.kind === 'neighbours' || asked.kind === 'votes' || (asked.kind === 'country' && asked.about !== 'all')
    ? asked
    : undefined
}

const POINTS_TO_COUNTRY =
  /\b(?:they|them|their|it|its|my (?:country|delegation|state|allies|friends|bloc|group)|we|our)\b/i

const OF_POSITIONS = new Set(
  termsOf(
    'say says think thinks talking talk want wants position stance view views should stand care react respond respond support oppose feel back reply answer',
  ),
)
