import { describe, expect, it } from 'vitest'
import type { SpeechConfiguration } from '../config/voice-configuration.ts'
import { voiceCheck } from './voice-check.ts'

const GEMINI = { provider: 'gemini', model: 'a-model' } as const
const EMBEDDED = { provider: 'embedded' } as const

describe('the check of the voices', () => {
  it.each([
    { speakers: [EMBEDDED], away: [], status: 'operational', because: 'the voices of the product are there' },
    { speakers: [GEMINI, EMBEDDED], away: ['gemini'], status: 'degraded_performance', because: 'another steps in' },
    { speakers: [GEMINI], away: ['gemini'], status: undefined, because: 'nobody is left' },
    {
      speakers: [GEMINI, EMBEDDED],
      away: ['gemini'],
      gone: ['gemini'],
      status: 'operational',
      because: 'a withdrawn one is not missed',
    },
    { speakers: [GEMINI], away: [], gone: ['gemini'], status: undefined, because: 'the only one is withdrawn' },
  ])('says $status when $because', async ({ speakers, away, gone = [], status }) => {
    const probe = async ({ provider }: SpeechConfiguration) => {
      if (away.some((name) => name === provider)) throw new Error('away')
    }
    const check = voiceCheck(speakers, async () => new Set(gone), probe)
    const found = await check.check().catch(() => undefined)
    expect(found?.status).toBe(status)
  })
})
