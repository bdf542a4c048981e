export { isPackedTooFar, PACKED_MAX_ENTRIES } from './packed-limits.ts'
export { readPages } from './read-pages.ts'
export { type DocumentReading, decodedText, delimiterOf, keptText, textKindOf } from './read-text.ts'
export { plainWordText, wordText } from './word-text.ts'
