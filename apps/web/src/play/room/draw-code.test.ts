import { describe, expect, it } from 'vitest'
import { drawCode, readDrawCode } from './draw-code.ts'

const SALT = '5f0c91d2a3b4c5d6e7f8091a2b3c4d5e'

describe('a typed draw', () => {
  it.each([
    { text: '', read: { ok: true, draw: undefined }, because: 'the host draws one' },
    {
      text: ' 42 ',
      read: { ok: true, draw: { seed: 42 } },
      because: 'spaces are not counted, older draws have no salt',
    },
    { text: '4294967295', read: { ok: true, draw: { seed: 4_294_967_295 } }, because: 'it is the largest seed' },
    { text: `42-${SALT}`, read: { ok: true, draw: { seed: 42, salt: SALT } }, because: 'it is a debrief’s' },
    { text: `42-${SALT.toUpperCase()}`, read: { ok: true, draw: { seed: 42, salt: SALT } }, because: 'case is none' },
    { text: '4294967296', read: { ok: false }, because: 'a seed has 32 bits' },
    { text: '-1', read: { ok: false }, because: 'seeds are not negative' },
    { text: `42-${SALT.slice(1)}`, read: { ok: false }, because: 'a digit of the salt is missing' },
    { text: SALT, read: { ok: false }, because: 'the seed is missing' },
  ])('“$text” is read as $read, $because', ({ text, read }) => {
    expect(readDrawCode(text)).toEqual(read)
  })

  it.each([{ seed: 0 }, { seed: 7, salt: SALT }])('reads back as it was written: %o', (draw) => {
    expect(readDrawCode(drawCode(draw))).toEqual({ ok: true, draw })
  })
})
