import { VOICES, voiceOf } from '@placard/voice'
import { describe, expect, it } from 'vitest'
import { afterGiving, CHAIR, type SeatToHear, voicesOf } from './room-voices.ts'

const seat = (id: string, name: string, isYou = false): SeatToHear => ({
  id,
  holder: isYou ? 'person' : 'delegate',
  isYou,
  delegate: { name, temperament: 'idealistic' },
})

const ROOM = [
  seat('ken', 'Ada Otieno', true),
  seat('usa', 'Carolyn Whitfield'),
  seat('deu', 'Matthias Brandauer'),
  seat('chn', 'Ye Xiulan'),
  seat('bwa', 'Tshepo Keoagile'),
]

const idsOf = (voices: ReturnType<typeof voicesOf>) => [...voices.values()].map(({ id }) => id)

describe('the voices of a room', () => {
  it.each([
    { id: 'usa', gender: 'female', because: 'her first name says so' },
    { id: 'deu', gender: 'male', because: 'his first name says so' },
    { id: 'chn', gender: 'female', because: 'the family name stands first, and the whole name is looked up' },
  ])('$id speaks with a $gender voice: $because', ({ id, gender }) => {
    expect(voicesOf(ROOM, [], undefined).get(id)?.gender).toBe(gender)
  })

  it('are those of the chair and of every other delegate, no two alike, at the largest table too', () => {
    const large = Array.from({ length: 16 }, (_, at) => seat(`s${at}`, `Nobody ${at}`, at === 0))
    const voices = voicesOf(large, [], { seat: 's0', voiceId: 'leda' })
    expect([...voices.keys()].sort()).toEqual([CHAIR, ...large.map(({ id }) => id)].sort())
    expect(new Set(idsOf(voices)).size).toBe(17)
  })

  it('have none for the player where their own speeches are not spoken', () => {
    expect(voicesOf(ROOM, [], undefined).has('ken')).toBe(false)
  })

  it('are those that the user gave; all others stay as they were', () => {
    const before = voicesOf(ROOM, [], undefined)
    const free = VOICES.find(({ id }) => !idsOf(before).includes(id))
    const after = voicesOf(ROOM, [{ characterId: 'deu', voiceId: free?.id ?? '' }], undefined)
    expect(after.get('deu')).toBe(free)
    for (const id of [CHAIR, 'usa', 'chn', 'bwa']) expect(after.get(id)).toBe(before.get(id))
  })

  it.each([CHAIR, 'usa'])('never give the player’s own voice to another: %s is dealt a new one, nobody else', (id) => {
    const before = voicesOf(ROOM, [], undefined)
    const voiceId = before.get(id)?.id ?? ''
    const after = voicesOf(ROOM, [], { seat: 'ken', voiceId })
    expect(after.get('ken')?.id).toBe(voiceId)
    expect(after.get(id)?.id).not.toBe(voiceId)
    expect(new Set(idsOf(after)).size).toBe(6)
    for (const other of [CHAIR, 'usa', 'deu', 'chn', 'bwa'].filter((one) => one !== id))
      expect(after.get(other)).toBe(before.get(other))
  })

  it('do not know a voice that is no longer there, and take the default one', () => {
    expect(voicesOf(ROOM, [{ characterId: 'usa', voiceId: 'gone' }], undefined).get('usa')?.id).toBe('leda')
  })
})

describe('giving a delegate a voice', () => {
  const voices = voicesOf(ROOM, [], undefined)

  it('that is free changes nobody else', () => {
    const free = VOICES.find(({ id }) => !idsOf(voices).includes(id)) ?? voiceOf('')
    expect(afterGiving(voices, 'usa', free)).toEqual({ changed: new Map([['usa', free]]), exchangedWith: undefined })
  })

  it('that another has exchanges the two', () => {
    const theirs = voices.get('chn') ?? voiceOf('')
    const { changed, exchangedWith } = afterGiving(voices, 'usa', theirs)
    expect(exchangedWith).toBe('chn')
    expect(changed).toEqual(
      new Map([
        ['usa', theirs],
        ['chn', voices.get('usa')],
      ]),
    )
  })

  it('that they have already changes nothing', () => {
    const own = voices.get('usa') ?? voiceOf('')
    expect(afterGiving(voices, 'usa', own)).toEqual({ changed: new Map([['usa', own]]), exchangedWith: undefined })
  })
})
