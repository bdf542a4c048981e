import { describe, expect, it } from 'vitest'
import { clauseValuesIn } from './evaluations.ts'

describe('what the words of a clause say of their matter', () => {
  it.each([
    { text: 'the @topic is a relief', value: 1, negatives: 0, because: 'praise' },
    { text: 'the @topic is a disaster', value: -1, negatives: 1, because: 'blame' },
    { text: 'the @topic is not a solution', value: -1, negatives: 1, because: 'praise denied' },
    { text: 'the @topic is anything but', value: 0, negatives: 1, because: '"but" ends the clause' },
    { text: 'the @topic is not a disaster', value: 1, negatives: 2, because: 'blame denied' },
    { text: 'we see no harm in the @topic', value: 1, negatives: 2, because: 'harm denied' },
    { text: 'we meet at noon', value: 0, negatives: 0, because: 'neither' },
  ])('is $value with $negatives negative words in "$text": $because', ({ text, value, negatives }) => {
    expect(clauseValuesIn(text.split(' '))[0]).toMatchObject({ value, negatives })
  })

  it('is told by clause, with what each is about and whose it is', () => {
    expect(clauseValuesIn('the @topic , we think , and you'.split(' '))).toMatchObject([
      { isOnAgenda: true, isOurs: false },
      { isOnAgenda: false, isOurs: true },
      { isOnAgenda: false, isOurs: false },
    ])
  })
})
