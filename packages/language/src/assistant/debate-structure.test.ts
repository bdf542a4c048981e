import { describe, expect, it } from 'vitest'
import { structureAnswer, structureOf } from './debate-structure.ts'

describe('how a sentence argues', () => {
  it.each([
    { text: 'If the fees are high, talent depends on the wallet', kind: 'condition', because: 'it says if' },
    { text: 'zoos are useless because children learn more from films', kind: 'reason', because: 'it says why' },
    { text: 'look at Germany, they took the fees away', kind: 'case', because: 'it names a place' },
    {
      text: 'banks can send the money but they are afraid of fines',
      kind: 'contrast',
      because: 'its second half is the point',
    },
    { text: 'why should the law stop at the border?', kind: 'question', because: 'it asks' },
    { text: 'that is unfair', kind: undefined, because: 'it merely states something' },
  ])('$text: $because', ({ text, kind }) => {
    expect(structureOf(text)?.kind).toBe(kind)
  })

  it.each([
    { text: 'Jesse Owens came to Berlin in 1936', one: 'Jesse Owens', because: 'two capitals are a name' },
    { text: 'About Qatar the whole world was talking', one: 'Qatar', because: 'a preposition is no part of a name' },
    { text: 'Tired people have accidents', one: undefined, because: 'any sentence begins with a capital' },
  ])('names the case “$one” in “$text”: $because', ({ text, one }) => {
    expect(structureOf(text)?.one).toBe(one)
  })

  it('is taken up in its own words, with persons turned round', () => {
    const structure = structureOf('if my country pays, your country must pay too')
    const answer = structure === undefined ? undefined : structureAnswer(structure, '', 0)
    expect(answer).toContain('your country pays')
    expect(answer).toContain('my country must pay too')
  })

  it('is not answered in one way twice', () => {
    const structure = structureOf('look at Germany')
    const answers: string[] = []
    for (let said = ''; structure !== undefined && answers.length < 9; said = answers.join(' ')) {
      const answer = structureAnswer(structure, said, 0)
      if (answer === undefined) break
      answers.push(answer)
    }
    expect(answers.length).toBe(4)
    expect(new Set(answers).size).toBe(4)
  })
})
