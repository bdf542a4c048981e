import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { talkedWith } from './testing/talked.ts'

const talked = talkedWith(shippedKnowledge)

describe('a text that hardly is what was asked for', () => {
  it('is held back, and what may be meant is offered as messages', async () => {
    const { form, text, suggestions } = await talked(
      'write a reply speech for France on climate finance',
      'What did the Paris Agreement say about finance, which article?',
    )
    expect(form).toBe('question-back')
    expect(text).toMatch(/^I am not sure what you would like me to do/)
    expect(suggestions.length).toBeGreaterThan(0)
  })

  it('is no text to be changed, and what was written before still is', async () => {
    const asked = [
      'write a reply speech for France on climate finance',
      'What did the Paris Agreement say about finance, which article?',
    ]
    expect((await talked(...asked, 'shorter')).text).toMatch(/^\*\*Reply for France on climate finance/)
  })

  it.each([
    { says: ['write a speech for Kenya on climate finance', 'shorter'], because: 'a change that was made' },
    { says: ['write a speech on roofs for football stadiums'], because: 'an outline that says that it is one' },
    { says: ['compare Brazil and India', 'and with France?'], because: 'a state that took the place of another' },
  ])('$because is given', async ({ says }) => {
    expect((await talked(...says)).form).not.toBe('question-back')
  })
})

it('a country that is told before the topic is kept, and the topic is asked for', async () => {
  const said = ['I need a speech', 'I am Egypt'] as const
  expect(await talked(...said)).toMatchObject({
    form: 'question-back',
    text: 'Happy to help: on what topic should Egypt speak?',
  })
  expect((await talked(...said, 'nuclear weapons')).text).toMatch(
    /^\*\*Opening speech for Egypt on nuclear disarmament/,
  )
})
