import '../../../test-setup.ts'
import { describe, expect, it } from 'vitest'
import { keptValues } from '../../../client/storage/storage.ts'
import { dayHintOf, dueWarning, untilReset } from './day-words.ts'

describe('the words of the day', () => {
  it.each([
    { usedWords: 2400, limit: 3000, hint: undefined, because: 'the hint comes above 80 %, not at it' },
    { usedWords: 2401, limit: 3000, hint: { left: 599, limit: 3000, isNearlyOut: false }, because: 'little is left' },
    { usedWords: 2851, limit: 3000, hint: { left: 149, limit: 3000, isNearlyOut: true }, because: 'the dot is due' },
    { usedWords: 3200, limit: 3000, hint: { left: 0, limit: 3000, isNearlyOut: true }, because: 'an answer ran over' },
    { usedWords: 9000, limit: null, hint: undefined, because: 'nothing limits' },
  ])('$usedWords of $limit: $because', ({ usedWords, limit, hint }) => {
    expect(dayHintOf({ usedWords, limit })).toEqual(hint)
  })

  it('come anew in whole hours and minutes', () => {
    expect(untilReset('2026-01-06T00:00:00.000Z', Date.parse('2026-01-05T21:29:30Z'))).toEqual({
      hours: 2,
      minutes: 31,
    })
    expect(untilReset('2026-01-06T00:00:00.000Z', Date.parse('2026-01-07T00:00:00Z'))).toEqual({ hours: 0, minutes: 0 })
  })

  it('are warned of once a day, each warning, each person', () => {
    const values = keptValues(() => window.localStorage)
    const due = (warningLevel: 'none' | 'early' | 'final' | 'exceeded', day = 6, owner = 'amina') =>
      dueWarning({ warningLevel, resetsAt: `2026-01-0${day}T00:00:00.000Z` }, values, owner)
    expect([due('none'), due('early'), due('early'), due('exceeded'), due('final')]).toEqual([
      undefined,
      'early',
      undefined,
      'exceeded',
      undefined,
    ])
    expect([due('early', 7), due('early', 7, 'bodil')]).toEqual(['early', 'early'])
  })
})
