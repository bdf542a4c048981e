import { describe, expect, it } from 'vitest'
import { shapesIn } from './shapes.ts'

const shapes = (text: string) => shapesIn(text.split(' '))

describe('the shape of a clause', () => {
  it.each([
    {
      one: 'we would be sorry to lose @topic',
      other: 'we would hate to miss @topic',
      areSame: false,
      because: '"miss" takes nothing out by itself',
    },
    {
      one: 'we would be sorry to lose @topic',
      other: 'we are ashamed to drop @topic',
      areSame: true,
      because: 'each has a word of blame before a verb of taking out',
    },
    {
      one: '@topic is good',
      other: '@topic is not good',
      areSame: false,
      because: 'a denial is part of it',
    },
    {
      one: '@topic @topic is good',
      other: '@topic is good',
      areSame: true,
      because: 'a name is one, however long',
    },
  ])('of "$one" and "$other" is the same: $areSame, because $because', ({ one, other, areSame }) => {
    expect(shapes(one).join() === shapes(other).join()).toBe(areSame)
  })

  it('ends with its clause', () => {
    expect(shapes('@topic is good but we refuse')).toEqual(['T+', 'IR'])
  })

  it('has no more than twenty-four letters, however long the clause', () => {
    expect(shapes('not '.repeat(400).trim())).toEqual(['N'.repeat(24)])
  })
})
