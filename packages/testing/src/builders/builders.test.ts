import { Campaign } from '@placard/contract'
import { decide } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import { aCampaign } from './campaign.ts'
import { aSessionPlan } from './session.ts'

describe('the builders', () => {
  it('make a campaign the contract accepts', () => {
    expect(Campaign.safeParse(aCampaign()).error).toBeUndefined()
  })

  it('make a plan the engine opens', () => {
    expect(decide(undefined, { kind: 'OpenSession', plan: aSessionPlan() }, { now: 0 })).toMatchObject({ ok: true })
  })
})
