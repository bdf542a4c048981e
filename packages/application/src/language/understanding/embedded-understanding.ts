import type { UnderstandingPort } from '../../ports/language.ts'
import { gazetteerOf, type NamesOfStates } from './names.ts'
import { readText } from './readings.ts'

/** The name under which the embedded reader signs its readings. */
export const EMBEDDED = 'embedded'

/**
 * Reads words into acts without a model: names, act by phrase grammar, issue and option by weighted terms. The same
 * text and view always give the same readings. `states` is `content/countries/countries.json`.
 */
export function createEmbeddedUnderstanding(states: NamesOfStates): UnderstandingPort {
  const gazetteer = gazetteerOf(states)
  return {
    async understand({ text, view, agenda }, signal) {
      signal?.throwIfAborted()
      return { readings: readText(text, view, agenda, gazetteer), readBy: EMBEDDED }
    },
  }
}
