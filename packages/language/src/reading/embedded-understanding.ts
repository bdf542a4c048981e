import type { AgendaTerms, UnderstandingPort } from '@placard/application'
import type { Issue } from '@placard/engine'
import { type AgendaIndex, indexAgenda } from './agenda.ts'
import { loadReadingModel } from './model/classify.ts'
import { gazetteerOf, type NamesOfStates } from './names.ts'
import { readText } from './readings.ts'

/** The embedded reader's name in its readings. */
const EMBEDDED = 'embedded'

/** Caches the index of each agenda while its object lives; a view with other options for it gets a new one. */
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
 * Reads text into acts without a language model: names, act by phrase grammar and a small trained model, issue and
 * option by weighted terms. Deterministic: the same text and view give the same readings. `states` is
 * `content/countries/countries.json`; pass the same `agenda` object for all texts of a session, then a text of 4,000
 * characters takes a few milliseconds. The model begins to load at once, so that the first text need not wait.
 */
export function createEmbeddedUnderstanding(states: NamesOfStates): UnderstandingPort {
  const gazetteer = gazetteerOf(states)
  const indexOf = keptIndexes()
  // a failed load is retried by the next text, which reports the error
  loadReadingModel().catch(() => undefined)
  return {
    async understand({ text, view, agenda }, signal) {
      signal?.throwIfAborted()
      const model = await loadReadingModel()
      const { isUndo, ...read } = readText(text, view, indexOf(view.issues, agenda), gazetteer, model)
      return { ...read, readBy: EMBEDDED, ...(isUndo ? { isUndo } : {}) }
    },
  }
}
