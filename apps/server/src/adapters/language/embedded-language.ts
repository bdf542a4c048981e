import type { SpeechPort, UnderstandingPort } from '@placard/application'
import { argumentBook } from '@placard/content/arguments/books.ts'
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import { tongueTables } from '@placard/content/languages/tables.ts'
import { phrases } from '@placard/content/phrases/phrases.ts'
import { createEmbeddedSpeech, createEmbeddedUnderstanding } from '@placard/language'

/** The built-in reader of what people say; needs no model. */
export function embeddedUnderstanding(): UnderstandingPort {
  return createEmbeddedUnderstanding(countries, tongueTables)
}

/** The built-in wording of delegates' acts; needs no model. */
export function embeddedSpeech(): SpeechPort {
  return createEmbeddedSpeech(phrases, argumentBook)
}
