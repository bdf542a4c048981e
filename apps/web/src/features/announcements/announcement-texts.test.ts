import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { relativeAge } from './relative-age.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the age of an announcement', () => {
  it.each([
    { ms: 0, age: 'Just now', because: 'it was written this moment' },
    { ms: -5 * MINUTE, age: 'Just now', because: 'the clocks of page and server differ' },
    { ms: 59 * MINUTE, age: 'Just now', because: 'no hour has passed' },
    { ms: HOUR, age: '1 hour ago', because: 'one is not plural' },
    { ms: 2 * HOUR - 1, age: '1 hour ago', because: 'hours are whole' },
    { ms: 23 * HOUR, age: '23 hours ago', because: 'under 24 hours it is hours' },
    { ms: 24 * HOUR - 1, age: '23 hours ago', because: '24 hours have not passed' },
    { ms: 24 * HOUR, age: '1 day ago', because: 'from 24 hours it is days' },
    { ms: 47 * HOUR, age: '1 day ago', because: 'days are whole' },
    { ms: 48 * HOUR, age: '2 days ago', because: 'two days have passed' },
    { ms: 168 * HOUR - 1, age: '6 days ago', because: 'under 168 hours it is days' },
    { ms: 168 * HOUR, age: '14 Nov 2026', because: 'from 168 hours it is the date' },
    { ms: 400 * 24 * HOUR, age: '17 Oct 2025', because: 'the year is part of the date' },
  ])('after $ms ms is “$age”: $because', ({ ms, age }) => {
    expect(relativeAge(new Date(NOW.getTime() - ms), NOW)).toBe(age)
  })
})

describe('the excerpt of a long content', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

  it.each([
    { content: '', because: 'there is nothing to cut' },
    { content: 'x'.repeat(120), because: '120 characters are not over 120' },
    { content: '😀'.repeat(120), because: 'characters are counted, not code units' },
    { content: '👩‍👩‍👧‍👦'.repeat(120), because: 'a family is one character' },
  ])('is not needed: $because', ({ content }) => {
    expect(excerptOf(content)).toBeUndefined()
  })

  it('ends after a whole word, without what joined it to the next', () => {
    const content = `${words(17)}, and this goes on`
    const excerpt = excerptOf(content) ?? ''
    expect(excerpt).toMatch(/word16, and this…$/)
    expect([...excerpt].length).toBeLessThanOrEqual(121)
    expect(content.startsWith(excerpt.slice(0, -1))).toBe(true)
  })

  it('keeps a word that ends exactly at the limit', () => {
    const content = `${'a'.repeat(60)} ${'b'.repeat(59)} c`
    expect(excerptOf(content)).toBe(`${'a'.repeat(60)} ${'b'.repeat(59)}…`)
  })

  it('cuts a word that never ends at the limit, between whole characters', () => {
    expect(excerptOf('😀'.repeat(121))).toBe(`${'😀'.repeat(120)}…`)
    expect(excerptOf(`go ${'👩‍👩‍👧‍👦'.repeat(130)}`)).toBe(`go ${'👩‍👩‍👧‍👦'.repeat(117)}…`)
    expect(excerptOf('e\u0301'.repeat(121))?.isWellFormed()).toBe(true)
  })
})
