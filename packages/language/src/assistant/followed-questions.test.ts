import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { talkedWith } from './testing/talked.ts'

const talked = talkedWith(shippedKnowledge)

describe('the words of a motion or a point', () => {
  it.each([
    {
      says: ['what is the difference between a mod and an unmod', 'ok how do i actually say it to the chair'],
      has: '“Motion for a fifteen-minute unmoderated caucus',
      because: 'they are those of the motion that was told of, and not what the chair does',
    },
    {
      says: ['what is a moderated caucus', 'how do i ask for it'],
      has: '“Motion for a ten-minute moderated caucus',
      because: 'asking for it is moving it',
    },
    {
      says: ['what is a point of order', 'what is a point of personal privilege', 'how do i say it. the words'],
      has: '“Point of personal privilege:',
      because: 'what was told of last is meant',
    },
  ])('$says: $because', async ({ says, has }) => {
    expect((await talked(...says)).text).toContain(has)
  })
})

it.each([
  {
    says: ['what is a right of reply', 'how do i ask for it'],
    because: 'asking the chair asks nothing of the assistant',
  },
  {
    says: ['what is the difference between a mod and an unmod', 'and when should i ask for which'],
    because: 'nobody is spoken to',
  },
])('$says is not told what the assistant can do: $because', async ({ says }) => {
  expect((await talked(...says)).text).not.toContain('without a language model')
})

describe('the difference of two matters', () => {
  it.each([
    {
      asks: 'which is the difference between point of order and point of personal privilege',
      has: ['**Point of order.**', '**Point of personal privilege.**'],
      because: 'each has an entry of its own',
    },
    {
      asks: 'tell me about the motion to adjourn the debate in comparison with the motion to suspend the meeting',
      has: ['**Adjourning the debate.**', '**Suspending the meeting.**'],
      because: 'a comparison asks for both',
    },
    {
      asks: 'what is the difference between a mod and an unmod',
      has: ['| Moderated | Unmoderated |'],
      because: 'an entry is on both',
    },
    {
      asks: 'what is the difference between a sponsor and a signatory',
      has: ['A **sponsor** wrote', 'A **signatory** only wants'],
      because: 'one entry tells of both',
    },
  ])('$asks: $because', async ({ asks, has }) => {
    const { text } = await talked(asks)
    for (const part of has) expect(text).toContain(part)
  })
})
