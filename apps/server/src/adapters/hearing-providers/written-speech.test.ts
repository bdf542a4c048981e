import { expect, it } from 'vitest'
import { CLIMATE_ROOM } from './testing/recordings.ts'
import { writtenSpeech } from './written-speech.ts'

it.each([
  { words: 'i think that i agree', text: 'I think that I agree', because: 'a sentence begins with a capital' },
  { words: 'let us ask china', text: 'Let us ask China', because: 'delegations are names, and "us" is a word' },
  {
    words: 'we thank the marshall islands and the chinamen',
    text: 'We thank the Marshall Islands and the chinamen',
    because: 'a name is no part of another word',
  },
])('words become “$text”: $because', ({ words, text }) => {
  expect(writtenSpeech(words, CLIMATE_ROOM)).toBe(text)
})
