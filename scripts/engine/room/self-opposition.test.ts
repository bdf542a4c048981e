import { describe, expect, it } from 'vitest'
import { saysWhy } from './self-opposition.ts'

describe('a speech against what the speaker proposed itself', () => {
  it.each([
    {
      text: 'We have said yes to the fund. What we cannot take is a ban. The answer is no.',
      because: 'the ban is named',
    },
    {
      text: 'We have spoken for corridors. With a reminder of the law added, we cannot agree.',
      because: 'it comes with more',
    },
    { text: 'Alone, this would only cost us a recovery fund. So Brazil has to say no.', because: 'its price is named' },
    {
      text: 'Then we got a year of restraint into the text, and we are not giving it up.',
      because: 'a better one is there',
    },
    {
      text: 'We have weighed the two once more, and we choose talks. Our answer is no.',
      because: 'it names the other',
    },
    { text: 'Here we should give up safeguards for all and get nothing. No.', because: 'its price is named' },
    { text: 'Since then we have got what we need.', because: 'something changed' },
  ])('has said why: $because', ({ text }) => {
    expect(saysWhy(text)).toBe(true)
  })

  it.each([
    'We cannot support this as it is. One state holds more than forty tonnes of plutonium.',
    'The answer is no. We said so with regret, and well before noon.',
    'We are not giving an inch. No.',
    'That one is wide, friends, and we shall not chase it.',
  ])('has not: %s', (text) => {
    expect(saysWhy(text)).toBe(false)
  })
})
