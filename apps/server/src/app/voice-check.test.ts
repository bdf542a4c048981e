import { describe, expect, it } from 'vitest'
import type { VoiceConfiguration } from '../config/voice-configuration.ts'
import { voiceCheck } from './voice-check.ts'

const GEMINI = { provider: 'gemini', model: 'a-model' } as const
const EMBEDDED = { provider: 'embedded' } as const

interface Row extends VoiceConfiguration {
  readonly away?: readonly string[]
  readonly gone?: readonly string[]
  readonly status: string | undefined
  readonly because: string
}

describe('the check of those who speak and hear', () => {
  it.each<Row>([
    {
      speech: [EMBEDDED],
      hearing: [EMBEDDED],
      status: 'operational',
      because: 'the programs of the product are there',
    },
    {
      speech: [GEMINI, EMBEDDED],
      hearing: [EMBEDDED],
      away: ['speaking gemini'],
      status: 'degraded_performance',
      because: 'another speaks in its place',
    },
    {
      speech: [EMBEDDED],
      hearing: [GEMINI, EMBEDDED],
      away: ['hearing gemini'],
      status: 'degraded_performance',
      because: 'another hears in its place',
    },
    {
      speech: [EMBEDDED],
      hearing: [GEMINI],
      away: ['hearing gemini'],
      status: 'partial_outage',
      because: 'nobody is left to hear',
    },
    {
      speech: [GEMINI],
      hearing: [EMBEDDED],
      away: ['speaking gemini'],
      status: 'partial_outage',
      because: 'nobody is left to speak',
    },
    {
      speech: [GEMINI],
      hearing: [GEMINI],
      away: ['speaking gemini', 'hearing gemini'],
      status: undefined,
      because: 'nobody is left at all',
    },
    { speech: [EMBEDDED], hearing: [], status: 'operational', because: 'hearing is not set up' },
    {
      speech: [GEMINI, EMBEDDED],
      hearing: [EMBEDDED],
      away: ['speaking gemini'],
      gone: ['gemini'],
      status: 'operational',
      because: 'a withdrawn one is not missed',
    },
    {
      speech: [EMBEDDED],
      hearing: [EMBEDDED],
      live: GEMINI,
      away: ['talking gemini'],
      status: 'degraded_performance',
      because: 'others hold the conversations',
    },
    {
      speech: [EMBEDDED],
      hearing: [EMBEDDED],
      live: GEMINI,
      gone: ['gemini'],
      away: ['talking gemini'],
      status: 'operational',
      because: 'nobody misses a withdrawn one',
    },
    { speech: [GEMINI], hearing: [], gone: ['gemini'], status: undefined, because: 'the only one is withdrawn' },
  ])('says $status when $because', async ({ speech, hearing, live, away = [], gone = [], status }) => {
    const probeAs =
      (work: string) =>
      async ({ provider }: { readonly provider: string }) => {
        if (away.includes(`${work} ${provider}`)) throw new Error('away')
      }
    const probes = { speech: probeAs('speaking'), hearing: probeAs('hearing'), live: probeAs('talking') }
    const check = voiceCheck({ speech, hearing, live }, async () => new Set(gone), probes)
    const found = await check.check().catch(() => undefined)
    expect(found?.status).toBe(status)
  })
})
