import type { Reading, SpeechPort, UnderstandingPort } from '@placard/application'

/** Reads every text as the readings given, best first; without any as a plain remark. */
export function fakeUnderstanding(...readings: readonly Reading[]): UnderstandingPort {
  const remark: Reading = { act: { kind: 'remark' }, confidence: 1 }
  return { understand: async () => ({ readings: readings.length > 0 ? readings : [remark], readBy: 'fake' }) }
}

/** Words every act by naming it. */
export function fakeSpeech(): SpeechPort {
  return {
    word: async ({ act, seat, variety }) => ({ words: `${seat} says ${act.kind} (${variety})`, wordedBy: 'fake' }),
  }
}
