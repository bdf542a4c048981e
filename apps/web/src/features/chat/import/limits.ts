/** Maximum size of a text file, and of the unpacked conversations of a zip, in bytes. */
export const IMPORT_MAX_BYTES = 100_000_000
/** Maximum number of nodes parsed per conversation, including those without text. */
export const IMPORT_MAX_NODES = 100_000
/** Maximum length of a message, in UTF-16 code units; longer ones are truncated. */
export const IMPORT_MAX_TEXT = 200_000
/** Maximum length of a conversation's texts together, in UTF-16 code units: a request has at most ten million bytes. */
export const IMPORT_MAX_TEXTS = 3_000_000
