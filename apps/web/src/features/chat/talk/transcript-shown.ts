/** Messages that the transcript beside a conversation by voice shows, the newest. */
export const TRANSCRIPT_SHOWN = 5
