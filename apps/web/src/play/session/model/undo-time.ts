/** How long a reading can be undone (ms), unless the session moves on before. */
export const UNDO_MS = 5_000
