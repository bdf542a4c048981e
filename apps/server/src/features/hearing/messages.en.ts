/** What callers read when nobody could hear them. */
export const hearingMessages = {
  busy: 'Many people are speaking at the moment. Please say it again in a few seconds.',
  unavailable: 'Nobody could listen just now. Please try again, or type instead.',
  notSound: 'The request body must be a recording: WebM, MP4, Ogg or WAV.',
} as const
