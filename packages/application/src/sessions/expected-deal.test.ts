import type { Campaign } from '@placard/contract'
import { utilityOf } from '@placard/engine'
import { aCampaign, aCatalogue, aSessionHost, driveSession } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const BARGAIN = 'Each side takes the far end of what the other fears least.'

function aSettledCampaign(choose: (ids: readonly string[]) => string | undefined): Campaign {
  const campaign = aCampaign({ durationMinutes: 10 })
  const options = campaign.issues.map((issue) => ({
    issue: issue.id,
    option: choose(issue.options.map(({ id }) => id)) ?? 'an-option-of-old',
  }))
  return { ...campaign, expectedDeal: { options, bargain: BARGAIN } }
}

async function played(campaign: Campaign) {
  const { host, clock } = aSessionHost({ catalogue: aCatalogue(campaign) })
  const input = { campaignId: campaign.id, country: 'EEE', draw: { seed: 3 } }
  const started = await host.startSession({ input, person: { userId: 'ada', name: 'Ada' } })
  if (!started.ok) throw new Error('not started')
  const ended = await driveSession({ host, clock, sessionId: started.value.session.id, userId: 'ada' })
  return { started: started.value, ended }
}

describe('the settlement the authors expect', () => {
  it('is told once a session is over, and placed by what its seats had at stake', async () => {
    const { started, ended } = await played(aSettledCampaign((ids) => ids.at(-1)))
    expect(JSON.stringify(started)).not.toContain(BARGAIN)
    const { revealed = {}, you, issues } = ended.view
    const deal = issues.map(({ options }) => options.length - 1)
    const worth = ([, { table }]: [string, (typeof revealed)[string]]) => utilityOf(table, deal)
    const others = Object.entries(revealed).filter(([seat]) => seat !== you)
    const { expected } = ended.debrief ?? {}
    expect(expected).toMatchObject({ deal, bargain: BARGAIN })
    expect(expected?.own).toBeCloseTo(utilityOf(revealed[you]?.table ?? [], deal))
    expect(expected?.others).toBeCloseTo(others.map(worth).reduce((sum, value) => sum + value, 0) / others.length)
  })

  it('is left out when the campaign has another agenda by now', async () => {
    const { ended } = await played(aSettledCampaign(() => undefined))
    expect(ended.debrief?.expected).toBeUndefined()
    expect(ended.debrief?.nash).toBeDefined()
  })
})
