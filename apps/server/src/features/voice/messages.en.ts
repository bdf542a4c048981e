/** What callers read when no speech comes. The first two are the specified ones. */
export const voiceMessages = {
  noAudio: 'Failed to generate audio',
  noGeminiSpeech: 'Failed to generate speech with Gemini Native Audio',
  busy: 'Too many texts are waiting to be spoken. Please try again in a few seconds.',
  noLanguage: 'No voice on this server speaks this language.',
  twoVoices: 'A delegate has one voice.',
} as const
