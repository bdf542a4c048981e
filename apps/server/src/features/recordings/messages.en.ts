/** Sentences about recordings. */
export const recordingMessages = {
  tooYoung: 'Recordings are not kept for people under 16, or whose age was never asked.',
  limited: 'You have limited the use of sensitive information, so recordings are not kept. Turn that off first.',
} as const
