import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { readerOf } from './testing/reader.ts'

const read = readerOf({ countries, campaigns: [climate] })

describe('asking the chair what a term means', () => {
  it.each([
    { text: 'What is a point of order?', term: 'point-of-order' },
    { text: 'Chair, what does straw poll mean?', term: 'straw-poll' },
    { text: 'what’s an unmod', term: 'unmoderated-caucus' },
    { text: 'Could you explain what a moderated caucus is, please?', term: 'moderated-caucus' },
    { text: 'How does yielding work here?', term: 'yield' },
    { text: 'Sorry, what is meant by present and voting?', term: 'present-and-voting' },
    { text: 'What do sponsors do?', term: 'sponsor' },
    { text: 'Can you remind us what a signatory is?', term: 'signatory' },
    { text: 'When can I use a right of reply?', term: 'right-of-reply' },
    { text: 'I don’t understand what division of the question means.', term: 'division' },
    { text: 'What does it mean to adjourn?', term: undefined },
    { text: 'Hello everybody. What is a quorum?', term: 'quorum' },
  ])('$text', async ({ text, term }) => {
    const act = (await read(climate.id, text))[0]?.act
    if (term === undefined) expect(act).not.toMatchObject({ term: expect.anything() })
    else expect(act).toEqual({ kind: 'point', point: 'inquiry', term })
  })

  it.each([
    'What is climate finance?',
    'I raise a point of order!',
    'We move for a moderated caucus on climate finance.',
    'Germany, will you sponsor the draft?',
    'What is your position on the draft resolution?',
    'We would like to yield the floor.',
    'How do we get to a consensus on finance?',
    'What amendment would you accept?',
    'Second!',
  ])('is not: %s', async (text) => {
    expect((await read(climate.id, text))[0]?.act).not.toMatchObject({ term: expect.anything() })
  })
})

describe('asking the chair what is in order', () => {
  it.each([
    'Chair, which motions are in order?',
    'what can i do now',
    'Which motions may we raise at this point?',
    'Madam Chair, what is in order now?',
    'Could you tell us what motions are possible?',
    'What are my options?',
  ])('%s', async (text) => {
    expect((await read(climate.id, text))[0]?.act).toEqual({ kind: 'point', point: 'inquiry' })
  })

  it.each([
    'Germany, what can you do for the islands?',
    'What can we offer Saudi Arabia for its support of the fund?',
    'Which motions has China raised against us?',
  ])('is not: %s', async (text) => {
    expect((await read(climate.id, text))[0]?.act).not.toMatchObject({ kind: 'point', point: 'inquiry' })
  })
})
