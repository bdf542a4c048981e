import { describe, expect, it } from 'vitest'
import type { SpeakableLine } from '../../room/voice/speakable-lines.ts'
import { firstSentence, linesAfter } from './waiting-lines.ts'

const TEXT = 'We hear the islands. Now let them hear us. We can go no further.'

function lines(marks: string, from = 1): readonly SpeakableLine[] {
  return [...marks].map((mark, at) => ({
    seq: from + at,
    by: mark === 'R' ? 'chair' : 'nor',
    text: TEXT,
    isToYou: mark === 'y',
    isSilent: mark === 's',
    isRollCall: mark === 'R',
  }))
}

/** Each line by its position: whole, or in its first sentence. */
const said = (left: readonly SpeakableLine[]) =>
  left.map(({ seq, text }) => `${seq}${text === TEXT ? '' : ' short'}`).join(', ')

describe('lines that wait to be spoken', () => {
  it.each([
    { waiting: '', arrived: 'a', left: '1', because: 'nothing overtakes the only line' },
    { waiting: 'a', arrived: 'a', left: '1 short, 2', because: 'the newest stays whole, the one before is shortened' },
    { waiting: 'aa', arrived: 'a', left: '2 short, 3', because: 'of an older one the caption stands' },
    { waiting: '', arrived: 'aaaaaa', left: '5 short, 6', because: 'a room that caught up does not jabber' },
    { waiting: 'ya', arrived: 'aa', left: '1 short, 3 short, 4', because: 'what is said to the player is not skipped' },
    { waiting: 'aa', arrived: 's', left: '2 short', because: 'the player’s own line overtakes without a sound' },
    { waiting: 'aay', arrived: 'R', left: '4', because: 'a roll call ends all that was to be said' },
    { waiting: 'aR', arrived: 'aa', left: '2, 3 short, 4', because: 'the chair’s call itself is said whole' },
    { waiting: 'a', arrived: '', left: '1', because: 'nothing has happened' },
  ])('$waiting and then $arrived: $left, $because', ({ waiting, arrived, left }) => {
    expect(said(linesAfter(lines(waiting), lines(arrived, waiting.length + 1)))).toBe(left)
  })

  it('stay short once shortened, however often others arrive', () => {
    const once = linesAfter(lines('a'), lines('a', 2))
    expect(said(linesAfter(once, []))).toBe('1 short, 2')
  })
})

describe('the first sentence of a text', () => {
  it.each([
    { text: TEXT, first: 'We hear the islands.', because: 'it ends at the first stop' },
    {
      text: 'We offer 1.5 billion. Who follows?',
      first: 'We offer 1.5 billion.',
      because: 'a decimal point is no stop',
    },
    { text: 'No stop at all', first: 'No stop at all', because: 'it is the only one' },
    { text: '', first: '', because: 'there is nothing' },
  ])('$text: $first, $because', ({ text, first }) => {
    expect(firstSentence(text)).toBe(first)
  })
})
