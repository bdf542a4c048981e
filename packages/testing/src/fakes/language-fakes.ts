import type { CampaignWordsPort, Reading, SentimentPort, SpeechPort, UnderstandingPort } from '@placard/application'
import type { AnswerEngine } from '@placard/contract'

/** Fake reader: returns the given readings for every text, best first; without any, a plain remark. */
export function fakeUnderstanding(...readings: readonly Reading[]): UnderstandingPort {
  const remark: Reading = { act: { kind: 'remark' }, confidence: 1 }
  return { understand: async () => ({ readings: readings.length > 0 ? readings : [remark], readBy: 'fake' }) }
}

/** Fake speech: words every act by naming it. */
export function fakeSpeech(): SpeechPort {
  return {
    word: async ({ act, seat, variety }) => ({ words: `${seat} says ${act.kind} (${variety})`, wordedBy: 'fake' }),
  }
}

const FAKE_ENGINE: AnswerEngine = { rung: 'embedded', model: '', place: 'built-in', promptVersion: 'fake' }

/** Fake wording: returns every text unchanged. */
export function fakeCampaignWords(): CampaignWordsPort {
  const engine = FAKE_ENGINE
  return {
    playerCharacter: async ({ character }) => ({ words: character.motivations, engine }),
    aiCharacters: async ({ characters }) => ({
      words: new Map(characters.map(({ id, motivations }) => [id, motivations])),
      engine,
    }),
    crisis: async ({ description }) => ({ words: description, engine }),
    choice: async ({ consequences }) => ({ words: consequences, engine }),
    autonomous: async ({ impact }) => ({ words: impact, engine }),
  }
}

/** Fake sentiment: every text is neutral. */
export function fakeSentiment(): SentimentPort {
  return { sentimentOf: async () => ({ sentiment: 'neutral', confidence: 0.5, engine: FAKE_ENGINE }) }
}
