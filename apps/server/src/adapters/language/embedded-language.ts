import type { SpeechPort, UnderstandingPort } from '@placard/application'
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import { phrases } from '@placard/content/phrases/phrases.ts'
import { createEmbeddedSpeech, createEmbeddedUnderstanding } from '@placard/language'

/** Reads what people say without a model. */
export function embeddedUnderstanding(): UnderstandingPort {
  return createEmbeddedUnderstanding(countries)
}

/** Words what delegates do without a model. */
export function embeddedSpeech(): SpeechPort {
  return createEmbeddedSpeech(phrases)
}
