import climate from '@placard/content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '@placard/content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '@placard/content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '@placard/content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '@placard/content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '@placard/content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import { Campaign, type SessionSummary, summaryOf } from '@placard/contract'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'

/** The shipped campaigns, as a host returns them. */
export const shippedCampaigns: readonly Campaign[] = [climate, ukraine, pandemic, cyber, trade, nuclear].map((value) =>
  Campaign.parse(value),
)

/** A session as a list item; override the fields under test. */
export function aSession(over: Partial<SessionSummary> = {}): SessionSummary {
  return {
    id: '0199aa00-0000-7000-8000-000000000001',
    campaignId: 'climate-crisis-summit',
    title: 'Climate Crisis Summit',
    country: 'KEN',
    status: 'active',
    pace: 1,
    progressRatio: 0.4,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    ...over,
  }
}

function refuse(): never {
  throw new Error('this call is not part of the test')
}

/** A gateway with the shipped campaigns; pass the methods under test. */
export function fakeGateway(methods: Partial<CampaignGateway> = {}): CampaignGateway {
  return {
    listCampaigns: async () => shippedCampaigns.map(summaryOf),
    getCampaign: async (id) => shippedCampaigns.find((campaign) => campaign.id === id) ?? refuse(),
    listSessions: async () => [],
    startSession: refuse,
    getSession: refuse,
    getDebrief: refuse,
    getReplay: refuse,
    sendCommand: refuse,
    watchSession: refuse,
    ...methods,
  }
}
