import { setImmediate as nextTurn } from 'node:timers/promises'
import { createModelSpeech } from '@placard/language/models'
import { describe, expect, it } from 'vitest'
import { runnerSaying } from '../language-model/testing/scripted-providers.ts'

describe('lines that are foreseen', () => {
  it('cannot crash the server: an error in working them out is reported', async () => {
    const failures: unknown[] = []
    const speech = createModelSpeech({
      tasks: runnerSaying('{}'),
      embedded: { word: async () => ({ words: 'So be it.', wordedBy: 'embedded' }) },
      now: () => 0,
      defer: setImmediate,
      onFailure: (error) => failures.push(error),
    })
    const mistake = new Error('a mistake')
    speech.foresee?.({
      sessionId: 's',
      userId: 'ada',
      lines: () => {
        throw mistake
      },
    })
    expect(failures).toEqual([])
    await nextTurn()
    expect(failures).toEqual([mistake])
  })
})
