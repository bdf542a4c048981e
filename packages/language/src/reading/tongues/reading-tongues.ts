import type { SeatView } from '@placard/engine'
import { mayBeForeign } from '../../text/foreign-hints.ts'
import type { NamesOfStates } from '../names.ts'
import type { RenderedText } from './rendered-text.ts'
import type { LoadTongue } from './tables.ts'

type Rendering = typeof import('./rendering.ts')

/** A text in a language that nobody in the room understands. */
export const OTHER_TONGUE = 'other-tongue'

/** A text as the reader reads it, and the way back to the words it was said in. */
export interface InEnglish extends RenderedText {
  /** The words that parts of the rendering stand for; together they are the whole text. */
  readonly originalParts: (parts: readonly string[]) => readonly string[]
}

const noTables = () => Promise.reject(new Error('no tables of other languages'))

/**
 * Renders texts in French and Spanish in English; undefined for a text in English. What renders them is loaded with the
 * first such text, the tables of each language once for each campaign; a failed load is retried. Without
 * `load` both are languages that nobody in the room understands.
 */
export function createTongues(states: NamesOfStates, load: LoadTongue | undefined) {
  let loading: Promise<ReturnType<Rendering['lexiconsOf']>> | undefined
  const lexicons = () => {
    loading ??= import('./rendering.ts')
      .then(({ lexiconsOf }) => lexiconsOf(states, load ?? noTables))
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }
  return async (text: string, view: SeatView): Promise<InEnglish | typeof OTHER_TONGUE | undefined> => {
    if (!mayBeForeign(text)) return undefined
    const { heardIn, lexiconIn, renderText, originalParts } = await lexicons()
    const { sentences, tongues, isOther } = heardIn(text)
    if (isOther) return OTHER_TONGUE
    if (load === undefined && tongues.length > 0) return OTHER_TONGUE
    if (tongues.length === 0) return undefined
    const ready = await Promise.all(tongues.map(async (tongue) => [tongue, await lexiconIn(tongue, view)] as const))
    const rendered = renderText(sentences, Object.fromEntries(ready))
    return { ...rendered, originalParts: (parts) => originalParts(text, rendered, parts) }
  }
}
