import { crisisIn } from '@placard/language'
import { expect, it } from 'vitest'
import { helpTongueOf } from './help-tongue.ts'

it.each([
  ['en-US', 'I want to kill myself', 'en', 'the page and the words are English'],
  ['en-US', 'Quiero morir', 'es', 'the page has its first language, the words have another'],
  ['fr-FR', 'I want to kill myself', 'fr', 'the page was set to French'],
  ['ar-EG', 'Je veux mourir', 'ar', 'the page was set to Arabic'],
  ['sw-KE', 'I want to kill myself', 'en', 'there is no text in Swahili'],
  ['constructor', 'Хочу умереть', 'ru', 'a setting may hold anything'],
])('on a page in %s, help after “%s” is in %s: %s', (language, words, tongue) => {
  const spoken = crisisIn(words)
  expect(spoken && helpTongueOf(language, spoken)).toBe(tongue)
})
