import { engineOf, type TranscriptEntry } from '@placard/contract'
import { madeByWords, modelText } from './engine-text.en.ts'

/** The model named by a signature in the log; undefined for lines without a model. */
export function signatureText(signature: string | undefined): string | undefined {
  const engine = engineOf(signature)
  return engine && modelText(engine)
}

/** Whether a model worded any of these lines: then every line shows its engine. */
export function isSigned(entries: readonly Pick<TranscriptEntry, 'wordedBy'>[]): boolean {
  return entries.some(({ wordedBy }) => engineOf(wordedBy) !== undefined)
}

/** The engine that worded a delegate's speech, in a session with a model; undefined for other lines. */
export function wordingText({ kind, origin, wordedBy }: TranscriptEntry): string | undefined {
  if (kind !== 'speech' || origin === 'person') return undefined
  return signatureText(wordedBy) ?? madeByWords.builtIn
}
