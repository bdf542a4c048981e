import type { AnswerFault, ServiceTrouble } from '@placard/contract'
import { ModelProviderError } from '@placard/language/models'
import { ProbeError } from '../adapters/model-providers/requests.ts'

/** How deep libraries wrap the error of a connection. */
const MOST_CAUSES = 5
/** What Node says when a name has no address, and when nobody could be asked for one. */
const UNKNOWN_NAME: readonly unknown[] = ['ENOTFOUND', 'EAI_AGAIN']

function troubleOfFault(fault: AnswerFault): ServiceTrouble | undefined {
  return fault === 'quota' || fault === 'rate-limited' ? fault : undefined
}

/** What the error of a provider says about why it does not answer; undefined where it says no more than that. */
export function troubleOf(error: unknown): ServiceTrouble | undefined {
  let at: unknown = error
  for (let depth = 0; depth < MOST_CAUSES && at instanceof Error; depth += 1) {
    const known = at instanceof ProbeError || at instanceof ModelProviderError ? troubleOfFault(at.fault) : undefined
    if (known !== undefined) return known
    if ('code' in at && UNKNOWN_NAME.includes(at.code)) return 'unknown-name'
    at = at.cause
  }
  return undefined
}
