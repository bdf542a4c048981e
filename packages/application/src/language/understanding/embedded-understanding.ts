import type { Issue } from '@placard/engine'
import type { AgendaTerms, UnderstandingPort } from '../../ports/language.ts'
import { type AgendaIndex, indexAgenda } from './agenda.ts'
import { gazetteerOf, type NamesOfStates } from './names.ts'
import { readText } from './readings.ts'

/** The name under which the embedded reader signs its readings. */
const EMBEDDED = 'embedded'

/** Keeps the index of each agenda while its object lives; a view with other options for it gets a fresh one. */
function keptIndexes(): (issues: readonly Issue[], agenda: AgendaTerms) => AgendaIndex {
  const kept = new WeakMap<AgendaTerms, { readonly labels: string; readonly index: AgendaIndex }>()
  return (issues, agenda) => {
    const labels = JSON.stringify(issues.map(({ options }) => options.map(({ label }) => label)))
    const before = kept.get(agenda)
    if (before?.labels === labels) return before.index
    const index = indexAgenda(issues, agenda)
    kept.set(agenda, { labels, index })
    return index
  }
}

/**
 * Reads words into acts without a model: names, act by phrase grammar, issue and option by weighted terms. The same
 * text and view always give the same readings. `states` is `content/countries/countries.json`; hand over the same
 * `agenda` object for a session's texts, then a text of 4,000 characters takes a few milliseconds.
 */
export function createEmbeddedUnderstanding(states: NamesOfStates): UnderstandingPort {
  const gazetteer = gazetteerOf(states)
  const indexOf = keptIndexes()
  return {
    async understand({ text, view, agenda }, signal) {
      signal?.throwIfAborted()
      return { readings: readText(text, view, indexOf(view.issues, agenda), gazetteer), readBy: EMBEDDED }
    },
  }
}
