import { expect, it } from 'vitest'
import { askedIn } from './asked.ts'

it.each([
  {
    text: 'hi! what is quorum? my committee is next week',
    asked: 'what is quorum?',
    because: 'what is told around a question is none of it',
  },
  {
    text: 'explain the veto, i have a test',
    asked: 'explain the veto',
    because: 'a reason after a comma is told as well',
  },
  {
    text: 'I teach the NPT. What are its pillars?',
    asked: 'I teach the NPT. What are its pillars?',
    because: 'the question points to what was told',
  },
  { text: 'veto power', asked: 'veto power', because: 'with nothing told apart, all of it asks' },
])('$text: $because', ({ text, asked }) => {
  expect(askedIn(text).asked).toBe(asked)
})
