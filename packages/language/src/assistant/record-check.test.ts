import { describe, expect, it } from 'vitest'
import type { ComputedPassage } from './passages.ts'
import { recordNotesOn, recordNoteText } from './record-check.ts'

const TABLE: ComputedPassage = {
  title: 'France and Brazil',
  text: [
    '**France and Brazil** cast the same ballot in **57 %** of the 848 recorded votes in which both voted. In 101 of them one voted in favour and the other against.',
    '| Issue | Same ballot | Votes |\n|---|---|---|\n| Human rights | 48 % | 190 |',
    '- **7 December 2017**, Nuclear disarmament verification (resolution 72/50): France voted against, Brazil voted in favour.',
  ].join('\n\n'),
  source: { kind: 'roll-call', id: 'all', title: 'Votes' },
  claims: [
    { kind: 'agreement', countries: ['France', 'Brazil'], shared: 848, ratio: 0.57 },
    { kind: 'ballot', country: 'France', title: 'Nuclear disarmament verification', ballot: 'against' },
    { kind: 'ballot', country: 'Brazil', title: 'Nuclear disarmament verification', ballot: 'for' },
  ],
}
const SHARE =
  'The record says that France and Brazil cast the same ballot in 57 % of 848 recorded votes (2010 to 2019).'
const COUNT = 'The record says 848 recorded votes in which both France and Brazil cast a ballot (2010 to 2019).'
const FRANCE = 'The record says that France voted against on “Nuclear disarmament verification”.'

describe('an answer checked against the record', () => {
  it.each([
    { because: 'another share', answer: 'They agree in about 80 % of all votes [1].', notes: [SHARE] },
    { because: 'another share in words', answer: 'They vote the same way 71 per cent of the time.', notes: [SHARE] },
    { because: 'another number of votes', answer: 'In **1,203 roll calls** both voted.', notes: [COUNT] },
    {
      because: 'another ballot',
      answer: 'France voted in favour of nuclear disarmament verification.',
      notes: [FRANCE],
    },
    { because: 'the share of the table', answer: 'They cast the same ballot in 57 % of 848 votes.', notes: [] },
    { because: 'a rounded share', answer: 'They agree in roughly 58 % of votes.', notes: [] },
    { because: 'the share of a topic', answer: 'On human rights they agree in only 48 %.', notes: [] },
    { because: 'a share of something else', answer: 'Brazil cut deforestation by 80 %.', notes: [] },
    { because: 'a year', answer: 'In 2016 recorded votes on disarmament were split.', notes: [] },
    { because: 'the tally of one vote', answer: 'It passed with 126 recorded votes in favour.', notes: [] },
    { because: 'a few votes', answer: 'I looked at 3 votes.', notes: [] },
    {
      because: 'the right ballot',
      answer: 'On nuclear disarmament verification, France voted against.',
      notes: [],
    },
    {
      because: 'both ballots in one sentence',
      answer: 'On nuclear disarmament verification Brazil voted in favour while France voted against.',
      notes: [],
    },
    { because: 'another vote', answer: 'France voted in favour of the Paris Agreement.', notes: [] },
    { because: 'no statement', answer: 'It depends on the issue.', notes: [] },
  ])('says what the record says of $because', ({ answer, notes }) => {
    expect(recordNotesOn(answer, [TABLE])).toEqual(notes)
  })

  it('has nothing to say where nothing was computed', () => {
    expect(recordNotesOn('They agree in 80 % of 1,203 roll calls.', [])).toEqual([])
    expect(recordNoteText([])).toBe('')
    expect(recordNoteText([SHARE])).toBe(`> **Checked against the record:** ${SHARE}`)
  })
})
