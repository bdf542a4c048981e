import { describe, expect, it } from 'vitest'
import type { Turn } from './conversation-file.ts'
import { played, sharesLine } from './converse.ts'
import { type Judged, judge } from './judge.ts'

const turn = (more: Partial<Turn>): Turn => ({ says: '', want: '', form: 'explanation', names: [], ...more })
const told = (text: string, form: Judged['form'] = 'explanation'): Judged => ({ text, form })
const before = told('The veto is a vote. It stops a text.')

describe('the judge of an answer', () => {
  it.each([
    { of: turn({ names: [['VETO', 'block']] }), is: told('A veto.'), mark: 'good', because: 'case does not count' },
    { of: turn({ names: [['nine'], ['five']] }), is: told('Nine.'), mark: 'wrong', because: 'each group counts' },
    { of: turn({ not: ['['] }), is: told('A [hole].'), mark: 'wrong', because: 'holes are no text' },
    { of: turn({}), is: told('Vote.', 'list'), mark: 'wrong', because: 'a list is another form' },
    { of: turn({ alsoFine: ['list'] }), is: told('Vote.', 'list'), mark: 'good', because: 'a list is fine too' },
    { of: turn({}), is: told('I do not know.', 'admits'), mark: 'partly', because: 'honest is not wrong' },
    { of: turn({}), is: told('Which one?', 'question-back'), mark: 'partly', because: 'asking is not wrong' },
    {
      of: turn({ length: { than: 'shorter' } }),
      is: told('A veto stops it.'),
      mark: 'good',
      because: 'it is shorter',
    },
    { of: turn({ length: { than: 'longer' } }), is: told('Short.'), mark: 'wrong', because: 'it is not longer' },
    { of: turn({ length: { words: [2, 3] } }), is: told('One two three.'), mark: 'good', because: 'it is in bounds' },
    { of: turn({ length: { words: [4, 9] } }), is: told('One two three.'), mark: 'wrong', because: 'it is too short' },
    { of: turn({ new: true }), is: before, mark: 'wrong', because: 'it repeats' },
    { of: turn({ new: true }), is: told('Something else is said.'), mark: 'good', because: 'it is new' },
  ])('finds $mark: $because', ({ of, is, mark }) => {
    expect(judge(of, is, before).mark).toBe(mark)
  })
})

it('plays a conversation with the answers given before', async () => {
  const file = {
    hand: 'x',
    persona: '',
    conversations: [{ id: 'x01', kind: 'follow-ups', turns: [turn({ says: 'a' }), turn({ says: 'b', new: true })] }],
  }
  const turns = await played(file, async (said) => told(said.map(({ text }) => text).join('')))
  expect(turns.map(({ answer }) => answer.text)).toEqual(['a', 'aab'])
  expect(sharesLine('x', turns)).toContain('100.0 % good')
})
