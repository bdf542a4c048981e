import { describe, expect, it } from 'vitest'
import { aCapture, settled } from './testing/a-capture.ts'

describe('a turn', () => {
  it('that is cut short is heard by the host, though whoever asked for it hears whole ones and answers them', async () => {
    const answered: unknown[] = []
    const capture = aCapture({
      async hearsItself(recording) {
        answered.push(recording)
        return { text: 'Answered.', confidence: 1, provider: 'gemini', isCommandsOnly: false }
      },
    })
    await settled()
    capture.source.hear(500, 0.0005, true)
    capture.source.hear(1_500, 0.2)
    capture.hide()
    await settled()
    await capture.pass(0)
    await capture.over
    expect([answered, capture.heard]).toEqual([[], ['Point of order.']])
  })
})
