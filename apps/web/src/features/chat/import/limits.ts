/** Largest file of text that is read, and most that a zip may hold of conversations, in bytes. */
export const IMPORT_MAX_BYTES = 100_000_000
/** Most nodes of a conversation that are looked at, those without words included. */
export const IMPORT_MAX_NODES = 100_000
/** Longest message that comes in whole, in UTF-16 code units; what is longer is cut. */
export const IMPORT_MAX_TEXT = 200_000
/** Most of a conversation's texts together, in UTF-16 code units: a call has at most ten million bytes. */
export const IMPORT_MAX_TEXTS = 3_000_000
