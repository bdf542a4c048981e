import type { RollCallsFile } from './deriveRollCalls.ts'
import type { StancesFile } from './types.ts'

/**
 * The file's text: a readable head, then one line a country, so that a new derivation shows as changed lines and the browser
 * still loads it small. The same value always gives the same bytes; no date of today, no path, nothing of the machine.
 */
export function serialiseStances({ countries, ...head }: StancesFile): string {
  const lines = Object.entries(countries).map(
    ([iso3, stance]) => `    ${JSON.stringify(iso3)}: ${JSON.stringify(stance)}`,
  )
  const open = JSON.stringify(head, null, 2).slice(0, -'\n}'.length)
  return `${open},\n  "countries": {\n${lines.join(',\n')}\n  }\n}\n`
}

/** As above, one line a roll call. */
export function serialiseRollCalls({ members, rollCalls, ...head }: RollCallsFile): string {
  const open = JSON.stringify(head, null, 2).slice(0, -'\n}'.length)
  const lines = rollCalls.map((rollCall) => `    ${JSON.stringify(rollCall)}`)
  return `${open},\n  "members": ${JSON.stringify(members)},\n  "rollCalls": [\n${lines.join(',\n')}\n  ]\n}\n`
}
