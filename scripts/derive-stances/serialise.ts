import type { RollCallsFile } from './deriveRollCalls.ts'
import type { StancesFile } from './types.ts'

/**
 * The file's text: a readable head, then one line per country, so that a new derivation gives a readable diff and the
 * file stays small for the browser. Deterministic: the same value always gives the same bytes, without the current
 * date, a path or anything else of the machine.
 */
export function serialiseStances({ countries, ...head }: StancesFile): string {
  const lines = Object.entries(countries).map(
    ([iso3, stance]) => `    ${JSON.stringify(iso3)}: ${JSON.stringify(stance)}`,
  )
  const open = JSON.stringify(head, null, 2).slice(0, -'\n}'.length)
  return `${open},\n  "countries": {\n${lines.join(',\n')}\n  }\n}\n`
}

/** As above, one line per roll call. */
export function serialiseRollCalls({ members, rollCalls, ...head }: RollCallsFile): string {
  const open = JSON.stringify(head, null, 2).slice(0, -'\n}'.length)
  const lines = rollCalls.map((rollCall) => `    ${JSON.stringify(rollCall)}`)
  return `${open},\n  "members": ${JSON.stringify(members)},\n  "rollCalls": [\n${lines.join(',\n')}\n  ]\n}\n`
}
