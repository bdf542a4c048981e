import { PERSONALITIES } from '@placard/engine'
import { INJECTIONS } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { attackedSession } from './testing/attacked-session.ts'

describe('AI-1 AI-6 AI-9 attacks on delegates whose model repeats its whole prompt', () => {
  // one personality per attack here, all five in the bench
  it.each(PERSONALITIES.map((personality, at) => ({ personality, at })))(
    'find no secret in any request, with $personality delegates',
    async ({ personality, at }) => {
      const attacks = INJECTIONS.filter((_, index) => index % PERSONALITIES.length === at)
      expect(attacks.length).toBeGreaterThan(20)
      for (const attack of attacks) {
        const { requests, told, leaked } = await attackedSession(personality, attack)
        expect(requests, attack.text).toBeGreaterThan(0)
        expect({ told, leaked }, attack.text).toEqual({ told: 0, leaked: 0 })
      }
    },
  )
})
