/** Sentences about recordings. */
export const hearingMessages = {
  /** What a recording is called among the uses of a month. */
  use: 'Something you said',
} as const
