import { engineOf, type TranscriptEntry } from '@placard/contract'
import { madeByWords, modelText } from './engine-text.en.ts'

/** The model that a signature (`wordedBy`) names, and where it runs; undefined for the built-in phrases and for none. */
export function signatureText(signature: string | undefined): string | undefined {
  const engine = engineOf(signature)
  return engine && modelText(engine)
}

/** Whether a model worded any of these lines: only then is it said of each who worded it. */
export function isSigned(entries: readonly Pick<TranscriptEntry, 'wordedBy'>[]): boolean {
  return entries.some(({ wordedBy }) => engineOf(wordedBy) !== undefined)
}

/**
 * The engine that worded a speech: a model, or the built-in phrases. Undefined for what a person said, and for lines that
 * are no speech.
 */
export function wordingText({ kind, origin, wordedBy }: TranscriptEntry): string | undefined {
  if (kind !== 'speech' || origin === 'person') return undefined
  return signatureText(wordedBy) ?? madeByWords.builtIn
}
