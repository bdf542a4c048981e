import { describe, expect, it } from 'vitest'
import { fingerprintOf, listOf, listText, markRead, NO_SENTENCES, unreadIn } from './sentence-list.ts'
import { sentencesIn } from './sentences-in.ts'

const MODULE = `
import { other } from './other.ts'
type Kind = 'open' | 'closed'
export const words = {
  title: 'The floor',
  'speak-on': "Speak on",
  left: (name: string, seconds: number) => \`\${name} has \${seconds} s left\`,
  many: (kind: Kind, count: number) => (kind === 'open' ? 'Open' : \`\${count.toFixed(0)} closed\`),
  mark: '…',
} as const
`

describe('the list of sentences', () => {
  it('has what a module shows with its place, without keys, types, imports and compared values', () => {
    expect(sentencesIn(MODULE)).toEqual([
      { place: 'words.title', text: 'The floor' },
      { place: 'words.speak-on', text: 'Speak on' },
      { place: 'words.left', text: '{name} has {seconds} s left' },
      { place: 'words.many', text: 'Open' },
      { place: 'words.many 2', text: '{…} closed' },
    ])
  })

  it('keeps the mark of a sentence that stays the same, and none of one that was changed', () => {
    const before = {
      'a.en.ts': [
        { place: 'one', text: 'Stays' },
        { place: 'two', text: 'Is changed' },
      ],
    }
    const read = markRead(listOf(before, NO_SENTENCES), { by: 'second reader', date: '2026-11-27' })
    expect(unreadIn(read)).toEqual([])
    const after = {
      'a.en.ts': [
        { place: 'moved', text: 'Stays' },
        { place: 'two', text: 'Was changed' },
      ],
    }
    const list = listOf(after, read)
    expect(unreadIn(list)).toEqual(['a.en.ts two: Was changed'])
    expect(list.modules['a.en.ts']?.[0]).toEqual({
      place: 'moved',
      text: 'Stays',
      fingerprint: fingerprintOf('Stays'),
      reading: 0,
    })
  })

  it('is written a sentence a line, and read back as it was', () => {
    const list = markRead(listOf({ 'a.en.ts': [{ place: 'one', text: 'Says “yes”' }] }, NO_SENTENCES), {
      by: 'second reader',
      date: '2026-11-27',
    })
    expect(JSON.parse(listText(list))).toEqual(list)
  })
})
