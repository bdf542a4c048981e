import { expect, it } from 'vitest'
import { voteSumAnswer, voteSumIn } from './vote-sum.ts'

it.each([
  { text: '60 yes 50 no 80 abstain', says: 'Yes, by a simple majority', because: 'abstentions are no votes' },
  { text: '20 in favour and 20 against', says: 'is a tie', because: 'a tie does not carry' },
  { text: 'if the vote is 9 to 12, does it pass', says: 'No, it fails', because: 'the first figure is in favour' },
])('$text: $because', ({ text, says }) => {
  const sum = voteSumIn(text)
  expect(sum === undefined ? '' : voteSumAnswer(sum).text).toContain(says)
})

it.each(['what is resolution 377', 'a speech of 60 to 90 seconds'])('finds no count in “%s”', (text) => {
  expect(voteSumIn(text)).toBeUndefined()
})
