import type { CampaignWordsPort, Reading, SentimentPort, SpeechPort, UnderstandingPort } from '@placard/application'
import type { AnswerEngine } from '@placard/contract'

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

const FAKE_ENGINE: AnswerEngine = { rung: 'embedded', model: '', place: 'built-in', promptVersion: 'fake' }

/** Says everything in the words it was given. */
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

/** Hears every text as neutral. */
export function fakeSentiment(): SentimentPort {
  return { sentimentOf: async () => ({ sentiment: 'neutral', confidence: 0.5, engine: FAKE_ENGINE }) }
}
