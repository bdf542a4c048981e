import { readdirSync, readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import { type Ballot, dice, drawSecrets, tallyVote, utilityOf } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countriesFile from '../../../../content/countries/countries.json' with { type: 'json' }
import stancesFile from '../../../../content/stances/stances.json' with { type: 'json' }
import { planSession } from './plan-session.ts'
import type { World } from './world.ts'

const world: World = { countries: countriesFile.countries, stances: stancesFile.countries }
const folder = new URL('../../../../content/campaigns/', import.meta.url)
const campaigns = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => Campaign.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))

/** Each seed seats another country for the player and draws other secrets. */
const SEEDS = 40
/** Of the seeds, the share in which the deal must carry. */
const MOST = 0.9

function expectedDealOf({ issues, expectedDeal }: Campaign): readonly number[] {
  return issues.map(({ id, options }) => {
    const chosen = expectedDeal?.options.find(({ issue }) => issue === id)?.option
    return options.findIndex((option) => option.id === chosen)
  })
}

/** Whether the deal carries when every seat votes for what beats its walk-away point and crosses none of its red lines. */
function carries(campaign: Campaign, deal: readonly number[], seed: number): boolean {
  const people = [{ userId: 'p1', name: 'A. Delegate' }]
  const planned = planSession({ campaign, world, sessionId: 's1', seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  const drawn = drawSecrets(planned.plan, dice(seed))
  if (!drawn.ok) throw new Error(drawn.rejection)
  const { seats, majority } = planned.plan
  const ballots = seats.map(({ country }, index): Ballot => {
    const secrets = drawn.seats[index]
    if (!secrets) throw new Error(`no secrets for ${country}`)
    const isBarred = secrets.redLines.some(({ issue, option }) => deal[issue] === option)
    const choice = !isBarred && utilityOf(secrets.table, deal) >= secrets.reservation ? 'for' : 'against'
    return { seat: country, choice }
  })
  const vetoHolders = majority === 'security-council' ? seats.filter((seat) => seat.isPermanentMember) : []
  const electorate = { seats: seats.length, vetoHolders: vetoHolders.map(({ country }) => country) }
  return tallyVote(ballots, majority, electorate).carried
}

describe('the expected deal of a shipped campaign', () => {
  it.each(campaigns)('$id can be reached with most drawn committees', (campaign) => {
    const deal = expectedDealOf(campaign)
    const carried = Array.from({ length: SEEDS }, (_, at) => carries(campaign, deal, at + 1)).filter(Boolean)
    expect(carried.length / SEEDS).toBeGreaterThanOrEqual(MOST)
  })

  it.each(campaigns)('$id is not had for nothing: the status quo never carries', (campaign) => {
    const statusQuo = campaign.issues.map(() => 0)
    const carried = Array.from({ length: SEEDS }, (_, at) => carries(campaign, statusQuo, at + 1)).filter(Boolean)
    expect(carried).toEqual([])
  })
})
