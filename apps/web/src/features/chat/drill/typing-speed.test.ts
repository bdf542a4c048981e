import { describe, expect, it } from 'vitest'
import { keptValues } from '../../../client/storage/storage.ts'
import { typingSpeedOf } from './typing-speed.ts'

const fresh = () =>
  typingSpeedOf(
    keptValues(() => {
      throw new Error('denied')
    }),
    'amina',
  )

describe('the typing speed of a person', () => {
  it('is the usual one before anything was typed', () => {
    expect(fresh().current()).toBe(40)
    expect(fresh().measured()).toBeUndefined()
  })

  it.each([
    { words: 60, seconds: 120, speed: 30, because: 'sixty words in two minutes' },
    { words: 195, seconds: 12, speed: 40, because: 'nobody types that fast: it was pasted' },
    { words: 12, seconds: 60, speed: 40, because: 'a dozen words say nothing' },
    { words: 20, seconds: 600, speed: 10, because: 'two words a minute were a pause for thought' },
  ])('is $speed after $words words in $seconds s: $because', ({ words, seconds, speed }) => {
    const typing = fresh()
    typing.learn(words, seconds)
    expect(typing.current()).toBe(speed)
  })

  it('follows what was typed lately', () => {
    const typing = fresh()
    for (let speech = 0; speech < 5; speech += 1) typing.learn(120, 240)
    for (let speech = 0; speech < 20; speech += 1) typing.learn(240, 240)
    expect(typing.current()).toBeGreaterThan(50)
  })

  it('is what the person set, whatever was measured', () => {
    const typing = fresh()
    typing.choose(25)
    typing.learn(240, 240)
    expect(typing.current()).toBe(25)
    expect(typing.measured()).toBe(60)
  })

  it('stays within what a drill can be set to', () => {
    const typing = fresh()
    typing.choose(900)
    expect(typing.current()).toBe(130)
  })
})
