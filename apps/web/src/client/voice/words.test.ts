import { describe, expect, it } from 'vitest'
import { captionAt, wordAtPlace, wordAtRatio } from './words.ts'

const SAID = 'Thank you, chair. The floor is open.'

describe('the word that is being said', () => {
  it.each([
    { ratio: 0, word: 0, because: 'it begins' },
    { ratio: 0.25, word: 1, because: 'the comma holds the voice back' },
    { ratio: 0.5, word: 2, because: 'the end of a sentence holds it back longer' },
    { ratio: 1, word: 6, because: 'it ends' },
  ])('is $word at $ratio of the time, because $because', ({ ratio, word }) => {
    expect(wordAtRatio(SAID, ratio)).toBe(word)
  })

  it('is the one that holds the place which a browser names', () => {
    expect([0, 6, 8, 11, 99].map((place) => wordAtPlace(SAID, place))).toEqual([0, 1, 1, 2, 6])
  })
})

describe('a caption', () => {
  const words = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ')

  it.each([
    { wordAt: 0, before: '', word: 'word0', last: 'word11', because: 'it shows twelve words' },
    { wordAt: 11, before: 'word0 ', word: 'word11', last: 'word11', because: 'it stays until they are said' },
    { wordAt: 12, before: '', word: 'word12', last: 'word23', because: 'then come the next twelve' },
    { wordAt: 29, before: 'word24 ', word: 'word29', last: 'word29', because: 'and what is left' },
    { wordAt: -1, before: '', word: '', last: 'word11', because: 'nothing was said yet' },
  ])('at word $wordAt, because $because', ({ wordAt, before, word, last }) => {
    const caption = captionAt(words, wordAt)
    const whole = caption.before + caption.word + caption.after
    expect(caption.before.startsWith(before)).toBe(true)
    expect(caption.word).toBe(word)
    expect(whole.split(' ').at(-1)).toBe(last)
  })
})
