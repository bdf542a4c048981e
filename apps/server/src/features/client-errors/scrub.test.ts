import { growthOf } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { scrubbed } from './scrub.ts'

const JWT = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg'

describe('what gets into the log of a text somebody else wrote', () => {
  it.each([
    { text: `refused: Bearer ${JWT}`, left: 'refused: Bearer [token]', because: 'a header carries the access token' },
    { text: `got ${JWT} back`, left: 'got [token] back', because: 'a token is one without its header too' },
    {
      text: 'at /reset-password#token=aB3dE5',
      left: 'at /reset-password#token=[secret]',
      because: 'links carry secrets',
    },
    { text: '{"password":"hunter2"}', left: '{"password":"[secret]"}', because: 'a form may stand in a message' },
    { text: 'no account amina@example.org here', left: 'no account [address] here', because: 'people are named by it' },
    { text: 'GET https://a.example/x?q=words#part', left: 'GET https://a.example/x', because: 'queries carry words' },
    { text: 'session 6f2b1a52-7d57-4a4e-9c39-0a5a7e3f7a11', left: 'session [id]', because: 'ids name people’s things' },
    { text: 'key_live sk_live12345678', left: 'key_live [key]', because: 'payment keys look like this' },
    {
      text: 'Unexpected "we propose a goal of 300 billion"',
      left: 'Unexpected "[text]"',
      because: 'what is quoted may be what a person said',
    },
    { text: 'aGVsbG8gd29ybGQgMTIzNDU2Nzg5MA==', left: '[token]', because: 'long words with digits are no words' },
    { text: 'one\u0000two\u202ethree', left: 'one two three', because: 'nothing invisible belongs into a log' },
    { text: "Cannot read properties of undefined (reading 'seats')", left: undefined, because: 'it is only code' },
    {
      text: '    at speak (/assets/SessionScreen-B7xQ2k1Z.js:12:3400)',
      left: undefined,
      because: 'it is only a place',
    },
  ])('$text: $because', ({ text, left }) => {
    expect(scrubbed(text)).toBe(left ?? text)
  })

  it.each(['a', '@', 'a@', 'a@b.', '"', '“', '+', '1a+', '=:', 'token ', 'Bearer ', 'eyJ', 'sk_', ' '])(
    'takes time in proportion to its length, also of “%s” again and again (VA-11)',
    (piece) => {
      expect(growthOf(scrubbed, piece.repeat(40_000 / piece.length))).toBeLessThan(1.5)
    },
  )
})
