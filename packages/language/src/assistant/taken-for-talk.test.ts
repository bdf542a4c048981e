import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { talkedWith } from './testing/talked.ts'

const talked = talkedWith(shippedKnowledge)

describe('what a text is about', () => {
  it.each([
    {
      says: ['country brief for South Africa on trade', '5 quiz questions on the topic'],
      has: '**Quiz on trade disputes and tariffs**',
      because: 'the topic is that of the conversation, and not its country',
    },
    {
      says: ['quiz on climate finance', 'ok do one for the human rights council instead'],
      has: '**Quiz on human rights council**',
      because: 'that something takes the place of another is no part of its name',
    },
    {
      says: ['quiz on climate finance', 'where are the answers?'],
      has: '**Answers**',
      because: 'they are those of the quiz',
    },
    {
      says: ['closing speech for France on nuclear weapons', 'the other side. like what would Mexico say back'],
      has: '**Reply for Mexico on nuclear disarmament**',
      because: 'whom it is for is not lost to a change that was understood',
    },
    {
      says: ['speech for South Korea on cyber', 'what if i get asked about north korean hackers'],
      has: 'Questions you may be asked on cyber norms',
      because: 'the user is asked, and not whom the question names',
    },
    {
      says: [
        'write me a crisis note, i am the health minister in a pandemic and i want to secretly get vaccines from abroad',
      ],
      has: '**What we want.** To get vaccines from abroad.',
      because: 'a note says what its writer wants done',
    },
  ])('$says: $because', async ({ says, has }) => {
    expect((await talked(...says)).text).toContain(has)
  })
})

it('does not argue about a motion that was taken back', async () => {
  const said = 'Motion: this house would lower the voting threshold for... never mind. what is the weather in Bologna'
  expect((await talked(said)).form).toBe('admits')
})

it('answers a reply that its argument was too soft with another one', async () => {
  const { text } = await talked('argue that voting at 16 is wrong', 'Too soft. Again.')
  expect(text).not.toContain('You said')
})
