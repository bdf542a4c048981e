import { CLAIMS } from './claims.ts'
import { missingClaims, unknownNumbers } from './numbers.ts'
import { QUOTED } from './quoted.ts'
import { TEXTS } from './texts.ts'

/** What is wrong with a text: claims that it says otherwise, quotations it no longer has, numbers that come from nowhere. */
export function findingsOf(name: string, text: string) {
  const claims = CLAIMS[name] ?? []
  const quoted = Object.entries(QUOTED).find(([one]) => one === name)?.[1] ?? []
  return {
    saidOtherwise: missingClaims(text, claims),
    noLongerQuoted: missingClaims(text, quoted),
    fromNowhere: unknownNumbers(text, [...claims, ...quoted]),
  }
}

/** Claims and quotations of texts that do not exist. */
export function strayClaims(): readonly string[] {
  return [...Object.keys(CLAIMS), ...Object.keys(QUOTED)].filter((name) => !Object.hasOwn(TEXTS, name))
}
