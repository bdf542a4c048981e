import { parseArgs } from 'node:util'
import { planSession } from '@placard/application'
import { dice, drawFrom, PERSONALITIES, type Personality, type SessionPlan } from '@placard/engine'
import { behavioursOf } from './behaviour.ts'
import { centroidsOf, type Example, nearestMode } from './centroids.ts'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from './content.ts'
import { playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'

const USAGE = 'engine -- personalities [--seeds N] [--first SEED]'
const SEEDS = 100

/**
 * Classifies modes by behaviour alone: simulates sessions in which every delegate's mode is drawn, trains the centroids
 * on the first half of the seeds, and predicts the modes of the second half.
 */
export function personalitiesCommand(args: string[]): number {
  const order = readOptions(args)
  if (typeof order === 'string') {
    console.error(`personalities: ${order}\nUsage: ${USAGE}`)
    return 2
  }
  const { seeds, first } = order
  const half = Math.ceil(seeds / 2)
  const centroids = centroidsOf(examplesOf(first, half))
  const heldOut = examplesOf(first + half, seeds - half)
  const named = heldOut.map(({ mode, behaviour }) => ({ mode, named: nearestMode(centroids, behaviour) }))
  const share = (of: typeof named) => of.filter((one) => one.named === one.mode).length / Math.max(1, of.length)
  const report = {
    learnedFromSeeds: [first, first + half - 1],
    heldOutSeeds: [first + half, first + seeds - 1],
    campaigns: shippedCampaignIds().length,
    delegates: named.length,
    namedRatio: rounded(share(named)),
    byMode: Object.fromEntries(
      PERSONALITIES.map((mode) => {
        const own = named.filter((one) => one.mode === mode)
        const as = PERSONALITIES.map((other) => [other, own.filter((one) => one.named === other).length] as const)
        return [mode, { namedRatio: rounded(share(own)), named: Object.fromEntries(as) }]
      }),
    ),
    centroids: Object.fromEntries(
      [...centroids.means].map(([mode, means]) => [
        mode,
        Object.fromEntries(centroids.features.map((feature, at) => [feature, rounded(means[at] ?? 0)])),
      ]),
    ),
  }
  console.log(JSON.stringify(report, null, 2))
  return 0
}

function readOptions(args: string[]): { seeds: number; first: number } | string {
  try {
    const { values } = parseArgs({ args, options: { seeds: { type: 'string' }, first: { type: 'string' } } })
    const seeds = Number(values.seeds ?? SEEDS)
    const first = Number(values.first ?? '1')
    if (!Number.isInteger(seeds) || seeds < 2)
      return '--seeds is a whole number of 2 or more: half of them are held out'
    if (!Number.isInteger(first) || first < 0) return '--first is a whole number of 0 or more'
    return { seeds, first }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function examplesOf(first: number, seeds: number): readonly Example<Personality>[] {
  const policy = POLICIES['cooperative']
  if (!policy) throw new Error('personalities: nobody plays the person')
  return shippedCampaignIds().flatMap((id) =>
    Array.from({ length: seeds }, (_, at) => first + at).flatMap((seed) => {
      const plan = mixedPlan(id, seed)
      const seat = plan.seats.find(({ holder }) => holder.kind === 'person')?.country.toLowerCase() ?? ''
      const behaviours = behavioursOf(playSession(plan, { seat, policy, seed }).events)
      return plan.seats.flatMap(({ country, holder, delegate }) => {
        const behaviour = behaviours.get(country.toLowerCase())
        return holder.kind === 'person' || !behaviour ? [] : [{ mode: delegate.personality, behaviour }]
      })
    }),
  )
}

/** A campaign's plan with a random mode for each seat, so that neither country nor room reveals a mode. */
function mixedPlan(id: string, seed: number): SessionPlan {
  const campaign = shippedCampaign(id)
  if (!campaign) throw new Error(`personalities: no campaign ${id}`)
  const people = [{ userId: 'policy', name: 'Policy' }]
  const request = { campaign, world: shippedWorld, sessionId: `seed-${seed}`, seed, pace: 1, people }
  const planned = planSession(request)
  if (!planned.ok) throw new Error(`personalities: ${planned.rejection}`)
  const drawn = dice(drawFrom(seed, `modes of ${id}`))
  const seats = planned.plan.seats.map((seat) => {
    return { ...seat, delegate: { ...seat.delegate, personality: drawn.pick(PERSONALITIES) ?? 'balanced' } }
  })
  return { ...planned.plan, seats }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
