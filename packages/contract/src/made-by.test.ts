import { describe, expect, it } from 'vitest'
import type { AnswerEngine } from './chat.ts'
import { BUILT_IN, engineOf, madeBy } from './made-by.ts'

const ENGINES: readonly AnswerEngine[] = [
  { rung: 'gemini', model: 'gemini-flash-latest', place: 'cloud', promptVersion: 'speech-1' },
  { rung: 'openai-compatible', model: 'org/model:8b@q4', place: 'own-server', promptVersion: 'speech-1' },
  { rung: 'anthropic', model: 'claude-x', place: 'cloud', promptVersion: 'reading-2' },
]

describe('how what a model made is signed', () => {
  it.each(ENGINES)('says of $rung which model it was, where, and by which prompt', (engine) => {
    expect(engineOf(madeBy(engine))).toEqual(engine)
  })

  it.each([undefined, '', BUILT_IN, 'person', 'gemini', 'nobody model speech-1', 'embedded x y'])(
    'names no engine for %j',
    (signature) => {
      expect(engineOf(signature)).toBeUndefined()
    },
  )

  it('signs what no model made with one word', () => {
    expect(madeBy({ rung: 'embedded', model: '', place: 'built-in', promptVersion: 'x' })).toBe(BUILT_IN)
  })
})
