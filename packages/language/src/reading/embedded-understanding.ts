import type { AgendaTerms, UnderstandingPort } from '@placard/application'
import type { Issue } from '@placard/engine'
import { type AgendaIndex, indexAgenda } from './agenda.ts'
import { loadActModel } from './model/classify.ts'
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
 * Reads words into acts without a language model: names, act by phrase grammar and a small trained table, issue and
 * option by weighted terms. The same text and view always give the same readings. `states` is
 * `content/countries/countries.json`; hand over the same `agenda` object for a session's texts, then a text of 4,000
 * characters takes a few milliseconds. The table begins to load at once, so that the first text need not wait.
 */
export function createEmbeddedUnderstanding(states: NamesOfStates): UnderstandingPort {
  const gazetteer = gazetteerOf(states)
  const indexOf = keptIndexes()
  // a text read after a load that failed asks again, and then says why
  loadActModel().catch(() => undefined)
  return {
    async understand({ text, view, agenda }, signal) {
      signal?.throwIfAborted()
      const model = await loadActModel()
      return { readings: readText(text, view, indexOf(view.issues, agenda), gazetteer, model), readBy: EMBEDDED }
    },
  }
}
