import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aScene, PLACE } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'

const flat = aScene().seats.map(() => aScene().seats.map(() => 0.1))

describe('regard', () => {
  const moved = (delta: number, courtesy = 0) =>
    after(aScene({ relations: flat }), { kind: 'regard-changed', from: 'fra', towards: 'ken', delta, courtesy })

  it('is one delegation’s for another, and nobody else’s', () => {
    const { relations } = moved(0.2)
    expect(relations[PLACE.fra]?.[PLACE.ken]).toBeCloseTo(0.3, 12)
    expect(relations.flat().filter((value) => value !== 0.1)).toHaveLength(1)
  })

  it.each([
    { delta: 5, value: 1, because: 'nobody can be thought of better than wholly well' },
    { delta: -5, value: -1, because: 'nor worse than wholly ill' },
  ])('moved by $delta is $value: $because', ({ delta, value }) => {
    expect(moved(delta).relations[PLACE.fra]?.[PLACE.ken]).toBe(value)
  })

  it.each([
    { courtesy: 0.04, credited: [0, 0, 0.04, 0, 0], because: 'fine words are counted for the one who spoke them' },
    { courtesy: 0, credited: [0, 0, 0, 0, 0], because: 'what is done and not said is not capped' },
  ])('with a courtesy of $courtesy counts it: $because', ({ courtesy, credited }) => {
    expect(moved(0.04, courtesy).courtesy).toEqual(credited)
  })

  it('of somebody who is not here moves nothing', () => {
    const scene = aScene({ relations: flat })
    for (const [from, towards] of [
      ['bra', 'ken'],
      ['ken', 'bra'],
    ] as const) {
      const state = after(scene, { kind: 'regard-changed', from, towards, delta: 0.5, courtesy: 0.1 })
      expect(state.relations).toEqual(flat)
    }
  })

  it('stays within −1…1 whatever is said, in whatever order', () => {
    const seat = fc.constantFrom('chn', 'fra', 'ken', 'mhl', 'usa')
    const change = fc.record({ from: seat, towards: seat, delta: fc.double({ min: -2, max: 2, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let state = aScene({ relations: flat })
        for (const one of changes) state = after(state, { kind: 'regard-changed', ...one, courtesy: 0 })
        for (const value of state.relations.flat()) expect(Math.abs(value)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })
})

describe('tension', () => {
  const strained = (value: number, delta: number) =>
    after(aScene({ tension: { value, causes: [] } }), {
      kind: 'tension-changed',
      code: 'threat',
      delta,
      seat: 'usa',
      target: 'ken',
    })

  it.each([
    { value: 20, delta: 6, moved: 26, because: 'a threat strains the room' },
    { value: 97, delta: 6, moved: 100, because: 'the gauge ends at a hundred' },
    { value: 1, delta: -2, moved: 0, because: 'a room is never calmer than calm' },
  ])('of $value moved by $delta is $moved: $because', ({ value, delta, moved }) => {
    expect(strained(value, delta).tension.value).toBe(moved)
  })

  it('says who caused it, and towards whom', () => {
    expect(strained(20, 6).tension.causes).toEqual([{ code: 'threat', delta: 6, at: 0, seat: 'usa', target: 'ken' }])
  })

  it('remembers its last eight causes, the newest last', () => {
    let state = aScene()
    for (let delta = 1; delta <= 11; delta++) {
      state = after(state, { kind: 'tension-changed', code: 'warning', delta, seat: undefined, target: undefined })
    }
    expect(state.tension.causes.map(({ delta }) => delta)).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  })
})

describe('credibility', () => {
  it('is the delegation’s own', () => {
    const { seats } = after(aScene(), { kind: 'credibility-changed', seat: 'usa', credibility: 60 })
    expect(seats.map(({ credibility }) => credibility)).toEqual([75, 75, 75, 75, 60])
  })

  it('of a stranger is nobody’s', () => {
    const { seats } = after(aScene(), { kind: 'credibility-changed', seat: 'bra', credibility: 0 })
    expect(seats.every(({ credibility }) => credibility === 75)).toBe(true)
  })
})

describe('what is owed', () => {
  const owed = (replyTo: number) =>
    ({ seat: 'usa', notBefore: 0, act: { kind: 'reassure' }, replyTo, spoken: true }) as const

  it('is added to what was owed before, and owed after it', () => {
    const state = after(aScene({ owed: [owed(1)] }), { kind: 'replies-owed', owed: [owed(2), owed(3)] })
    expect(state.owed.map(({ replyTo }) => replyTo)).toEqual([1, 2, 3])
  })

  it('is still the word on a crisis, when an insult of the same moment has been answered', () => {
    const word = { seat: 'usa', notBefore: 0, replyTo: 1, spoken: true } as const
    const crisis = { ...word, act: { kind: 'remark', about: 'crisis' } } as const
    const insult = { ...word, act: { kind: 'remark', target: 'ken', replyTo: 'insult' } } as const
    const said = { kind: 'act-taken', seat: 'usa', act: insult.act, words: 'No.', origin: 'reply' } as const
    expect(after(aScene({ owed: [crisis, insult] }), said).owed).toEqual([crisis])
  })

  it('is what is kept once the rest has gone out of order', () => {
    const state = after(aScene({ owed: [owed(1), owed(2)] }), { kind: 'replies-dropped', kept: [owed(2)] })
    expect(state.owed.map(({ replyTo }) => replyTo)).toEqual([2])
  })
})

describe('the speakers list', () => {
  it('is as the chair reads it out', () => {
    const state = after(aScene({ floor: { speakersList: ['usa'] } }), {
      kind: 'speakers-list-changed',
      list: ['ken', 'usa'],
    })
    expect(state.floor.speakersList).toEqual(['ken', 'usa'])
  })
})

describe('time called on a speech', () => {
  it('is told in the record and changes nothing else', () => {
    const scene = aScene()
    expect(after(scene, { kind: 'time-called', seat: 'usa' })).toEqual({ ...scene, seq: scene.seq + 1 })
  })
})
