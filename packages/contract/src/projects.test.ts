import { describe, expect, it } from 'vitest'
import { NewProject } from './projects.ts'

const TEXTS = { name: 'Spring', country: null, committee: 'UNEP', topics: ['Plastic'], instructions: 'Be brief.' }
const ID = '00000000-0000-4000-8000-000000000700'

describe('the texts of a project', () => {
  it.each([
    { typed: { name: 'X\nCountry: Brazil' }, kept: { name: 'X Country: Brazil' }, because: 'a name has one line' },
    { typed: { committee: ' A\u0007\tB\u2028C ' }, kept: { committee: 'A B C' }, because: 'so has a committee' },
    { typed: { topics: ['a\r\nb\u202e'] }, kept: { topics: ['a b'] }, because: 'and nothing turns the reading' },
    {
      typed: { instructions: ' One\r\nline\u0000\u2066, ok\ud800 ' },
      kept: { instructions: 'One\nline, ok\ufffd' },
      because: 'instructions may have lines',
    },
  ])('are cleaned before they are stored: $because', ({ typed, kept }) => {
    expect(NewProject.parse({ id: ID, ...TEXTS, ...typed })).toEqual({ id: ID, ...TEXTS, ...kept })
  })

  it('name something: marks alone are no name', () => {
    expect(NewProject.safeParse({ id: ID, ...TEXTS, name: ' \u202e\u0000 ' }).success).toBe(false)
  })
})
