/** The words of a language beside English, as its file brings them: the exports of all twins, by the ids that the build gives. */
export type Pack = { readonly language: string; readonly words: Readonly<Record<string, unknown>> }

declare global {
  /** Set by `public/before-paint.js` before any of the page's code runs; not there in English, and not in workers. */
  var placardWords: Pack | undefined
}

/** Whether there is a twin. That it has the type of its English original is the compiler's to say, by `Translation`. */
function isTwin<English>(english: English, twin: unknown): twin is English {
  return typeof twin === typeof english
}

/**
 * The twin of an export of an English module in the language of the page, or the export itself where the page has none. The
 * build writes the calls (`vite/words-plugin.ts`); no module calls this itself.
 */
export function wordsOf<English>(id: string, english: English): English {
  const twin = globalThis.placardWords?.words[id]
  return isTwin(english, twin) ? twin : english
}
