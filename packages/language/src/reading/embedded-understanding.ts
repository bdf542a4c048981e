import type { AgendaTerms, UnderstandingPort } from '@placard/application'
import type { Issue } from '@placard/engine'
import { type AgendaIndex, indexAgenda } from './agenda.ts'
import { loadReadingModel } from './model/classify.ts'
import { gazetteerOf, type NamesOfStates } from './names.ts'
import type { TextRead } from './readings.ts'
import { createTongues, type InEnglish, OTHER_TONGUE } from './tongues/reading-tongues.ts'
import type { LoadTongue } from './tongues/tables.ts'

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

type Read = Omit<TextRead, 'isUndo'>

/** The rules of the reader and its weights: both come beside the code that a host starts with. */
async function loadReader() {
  const { readText, unlikely } = await import('./readings.ts')
  return { model: await loadReadingModel(), readText, unlikely }
}

/** The acts of a text with the words it was said in. */
function withOriginal(read: Read, { originalParts }: InEnglish): Read {
  if (read.parts === undefined) return read
  const texts = originalParts(read.parts.map(({ text }) => text))
  return { ...read, parts: read.parts.map((part, at) => ({ ...part, text: texts[at] ?? part.text })) }
}

/**
 * Reads text into acts without a language model: names, act by phrase grammar and a small trained model, issue and
 * option by weighted terms. Deterministic: the same text and view give the same readings. `states` is
 * `content/countries/countries.json`; pass the same `agenda` object for all texts of a session, then a text of 4,000
 * characters takes a few milliseconds. Rules and model begin to load at once, so that the first text need not wait.
 *
 * `loadTongue` gives the tables of French and Spanish, when a text needs them; without it both are told to be beyond the
 * room.
 */
export function createEmbeddedUnderstanding(states: NamesOfStates, loadTongue?: LoadTongue): UnderstandingPort {
  const rendered = createTongues(states, loadTongue)
  const gazetteer = gazetteerOf(states)
  const indexOf = keptIndexes()
  // a failed load is retried by the next text, which reports the error
  for (const begun of [loadReadingModel(), loadReader()]) begun.catch(() => undefined)
  return {
    async understand({ text, view, agenda }, signal) {
      signal?.throwIfAborted()
      const { model, readText, unlikely } = await loadReader()
      const inEnglish = await rendered(text, view)
      signal?.throwIfAborted()
      const index = indexOf(view.issues, agenda)
      const said = inEnglish === undefined || inEnglish === OTHER_TONGUE ? text : inEnglish.english
      const { isUndo, ...read } = readText(said, view, index, gazetteer, model)
      if (inEnglish === OTHER_TONGUE) {
        return { readings: read.readings.map(unlikely), beyond: 'other-language', readBy: EMBEDDED }
      }
      const ofOriginal = inEnglish === undefined ? read : withOriginal(read, inEnglish)
      return { ...ofOriginal, readBy: EMBEDDED, ...(isUndo ? { isUndo } : {}) }
    },
  }
}
