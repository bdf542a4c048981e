import { DATA_MAP } from '../../../apps/server/src/database/data-map.ts'
import climate from '../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cybersecurity from '../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import { recordedVotes } from '../../../content/roll-calls/roll-calls.ts'

const campaigns = [climate, cybersecurity, nuclear, pandemic, trade, ukraine]
const minutes = campaigns.map(({ durationMinutes }) => durationMinutes)
const choices = campaigns.flatMap(({ crises }) => crises.map((crisis) => crisis.choices.length))
const dates = recordedVotes.rollCalls.map(({ date }) => date).toSorted()

/** Least and most of some numbers. */
const rangeOf = (numbers: readonly number[]) => ({ least: Math.min(...numbers), most: Math.max(...numbers) })

/** Length of the shipped campaigns, in minutes. */
export const CAMPAIGN_MINUTES = rangeOf(minutes)
/** Answers that a crisis offers. */
export const CRISIS_CHOICES = rangeOf(choices)
/** Sessions of the General Assembly of the recorded votes. */
export const VOTE_SESSIONS = rangeOf(recordedVotes.rollCalls.map(({ session }) => session))
/** The first and the last day on which one was taken. */
export const VOTE_DAYS = { first: new Date(dates[0] ?? ''), last: new Date(dates.at(-1) ?? '') }

/** The time in the retention of a column of the data map: “13 months”. @throws {Error} where it states none. */
export function keptFor(table: string, column: string): string {
  const retention = DATA_MAP[table]?.[column]?.retention ?? ''
  const time = /(?:\d+|\p{L}+) (?:minutes|hours|days|weeks|months|year)/u.exec(retention)?.[0]
  if (time === undefined) throw new Error(`the data map states no time for ${table}.${column}: “${retention}”`)
  return time
}
