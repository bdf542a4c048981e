/** A language beside English, as its file brings it: what twins export, by the short ids that the build gives them. */
export type Pack = { readonly language: string; readonly words: Readonly<Record<string, unknown>> }

declare global {
  /** Set by `public/before-paint.js` before any of the page's code runs; not there in English, and not in workers. */
  var placardWords: Pack | undefined
}

/** The compiler holds each twin to the type of its English original (`Translation`); here only whether there is one. */
function isTwin<English>(english: English, twin: unknown): twin is English {
  return typeof twin === typeof english
}

/**
 * An export of an English module, or its twin in the language of the page. The build writes the calls
 * (`vite/words-plugin.ts`): no module asks for its words itself.
 */
export function wordsOf<English>(id: string, english: English): English {
  const twin = globalThis.placardWords?.words[id]
  return isTwin(english, twin) ? twin : english
}
