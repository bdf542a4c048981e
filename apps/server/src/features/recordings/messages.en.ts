/** Sentences about recordings. */
export const recordingMessages = {
  tooYoung: 'Recordings are not kept for people under 16, or whose age was never asked.',
} as const
