import { chairRequests } from '@placard/voice'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SpeechOrder } from '../../ports/speech.ts'
import { SpeechAhead } from './speech-ahead.ts'

const orderOf = (text: string): SpeechOrder => ({
  text,
  voiceId: 'leda',
  language: 'en-US',
  speed: 1,
  style: 'professional',
  isWithoutServices: false,
})

function ahead({ fails = false, quietMs = 1 } = {}) {
  let now = 0
  const spoken: string[] = []
  const waiting: (() => void)[] = []
  const made = new SpeechAhead({
    async speak({ text }) {
      spoken.push(text)
      await new Promise<void>((resolve) => waiting.push(resolve))
      if (fails) throw new Error('no time')
    },
    now: () => now,
    quietMs,
  })
  onTestFinished(async () => {
    const ended = made.close()
    for (const end of waiting.splice(0)) end()
    await ended
  })
  return {
    made,
    spoken,
    pass: (ms: number) => {
      now += ms
    },
    ends() {
      for (const end of waiting.splice(0)) end()
    },
  }
}

describe('texts that are spoken ahead', () => {
  it('are spoken one at a time, and once', async () => {
    const { made, spoken, ends } = ahead()
    for (let time = 0; time < 3; time++) made.prepare([orderOf('one'), orderOf('two')])
    await expect.poll(() => spoken).toEqual(['one'])
    ends()
    await expect.poll(() => spoken).toEqual(['one', 'two'])
    ends()
    await Promise.resolve()
    made.prepare([orderOf('one')])
    expect(spoken).toEqual(['one', 'two'])
  })

  it('wait while somebody wants to hear something', async () => {
    const { made, spoken, pass } = ahead({ quietMs: 20 })
    made.asked()
    made.prepare([orderOf('one')])
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(spoken).toEqual([])
    pass(20)
    await expect.poll(() => spoken).toEqual(['one'])
  })

  it('are left where one fails, and tried when it is asked for them again', async () => {
    const { made, spoken, ends } = ahead({ fails: true })
    made.prepare([orderOf('one'), orderOf('two')])
    await expect.poll(() => spoken).toEqual(['one'])
    ends()
    await expect
      .poll(() => {
        made.prepare([orderOf('one')])
        return spoken
      })
      .toEqual(['one', 'one'])
  })

  it('end with the server', async () => {
    const { made, spoken } = ahead({ quietMs: 60_000 })
    made.asked()
    made.prepare([orderOf('one')])
    await made.close()
    expect(spoken).toEqual([])
  })
})

describe('the chair’s fixed lines', () => {
  it('are few and short, in one voice', () => {
    const requests = chairRequests()
    expect(requests.length).toBeGreaterThan(20)
    expect(requests.length).toBeLessThan(50)
    expect(Math.max(...requests.map(({ text }) => text.length))).toBeLessThan(120)
    expect(new Set(requests.map(({ voiceId }) => voiceId)).size).toBe(1)
  })
})
