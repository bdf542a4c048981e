import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { planSession } from '@placard/application'
import type { Campaign } from '@placard/contract'
import {
  DIFFICULTIES,
  type Difficulty,
  hasAdoptedText,
  outcomeQualityOf,
  PERSONALITIES,
  type Personality,
  RESOLUTION_TYPES,
  type ResolutionType,
  type SessionEvent,
  type SessionPlan,
} from '@placard/engine'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from './content.ts'
import { type Played, playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'
import type { Policy } from './policy.ts'

const USAGE = `engine -- simulate --campaign ID --seeds N [--first SEED] [--country CODE] [--policy NAME]
  [--difficulty LEVEL] [--tone MODE] [--record FILE]`

interface Options {
  readonly campaign: Campaign
  readonly country: string | undefined
  readonly policyName: string
  readonly policy: Policy
  readonly difficulty: Difficulty
  readonly tone: Personality | undefined
  readonly first: number
  readonly seeds: number
  readonly record: string | undefined
  /** Cache of plans, by country. */
  readonly plans: Map<string, SessionPlan>
}

/** Figures kept per session: a run of thousands must not keep thousands of logs in memory. */
interface Result {
  readonly seats: number
  readonly type: ResolutionType
  readonly score: number
  readonly isAdopted: boolean
  readonly quality: number
  /** Nash ratio of the adopted text; 0 without one. */
  readonly nashRatio: number
  readonly events: number
  readonly refused: number
}

/** Time spent on simulation; debriefs and reports do not count. */
interface Spent {
  wallMs: number
  cpuMs: number
}

/** Simulates sessions of a campaign to their ends and prints their results as JSON. */
export function simulateCommand(args: string[]): number {
  const options = readOptions(args)
  if (typeof options === 'string') {
    console.error(`${options}\nUsage: ${USAGE}`)
    return 2
  }
  const spent: Spent = { wallMs: 0, cpuMs: 0 }
  const results: Result[] = []
  for (let index = 0; index < options.seeds; index++) {
    const isRecorded = index === options.seeds - 1 && options.record !== undefined
    const { played, seat } = timed(spent, () => playOne(options, options.first + index, isRecorded))
    results.push(resultOf(played, seat))
    if (isRecorded && options.record !== undefined) writeFileSync(options.record, linesOf(played.events))
  }
  console.log(JSON.stringify(reportOf(options, results, spent), null, 2))
  return 0
}

function timed<Value>(spent: Spent, work: () => Value): Value {
  const cpu = process.cpuUsage()
  // CPU time is read outside of the wall time, because it is a system call
  const wall = performance.now()
  const value = work()
  spent.wallMs += performance.now() - wall
  const { user, system } = process.cpuUsage(cpu)
  spent.cpuMs += (user + system) / 1000
  return value
}

function linesOf(events: readonly SessionEvent[]): string {
  return `${events.map((event) => JSON.stringify(event)).join('\n')}\n`
}

function resultOf({ state, refused }: Played, seat: string): Result {
  const quality = outcomeQualityOf(state, seat)
  return {
    seats: state.seats.length,
    type: state.conclusion?.type ?? 'time_expired',
    score: state.conclusion?.score ?? 0,
    isAdopted: hasAdoptedText(state),
    quality: quality.total,
    nashRatio: quality.nashRatio,
    events: state.seq,
    refused,
  }
}

function readOptions(args: string[]): Options | string {
  const text = { type: 'string' } as const
  const run = { campaign: text, seeds: text, first: text, record: text }
  const options = { ...run, country: text, policy: text, difficulty: text, tone: text }
  let values: Partial<Record<keyof typeof options, string>>
  try {
    values = parseArgs({ args, options }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const campaign = shippedCampaign(values.campaign ?? '')
  if (!campaign) return `--campaign is one of: ${shippedCampaignIds().join(', ')}`
  const seeds = Number(values.seeds ?? '1')
  if (!Number.isInteger(seeds) || seeds < 1) return '--seeds is a whole number of 1 or more'
  const first = Number(values.first ?? '1')
  if (!Number.isInteger(first) || first < 0) return '--first is a whole number of 0 or more'
  const policyName = values.policy ?? 'cooperative'
  const policy = Object.hasOwn(POLICIES, policyName) ? POLICIES[policyName] : undefined
  if (!policy) return `--policy is one of: ${Object.keys(POLICIES).join(', ')}`
  const country = values.country?.toUpperCase()
  if (country !== undefined && !shippedWorld.countries.some(({ iso3 }) => iso3 === country)) {
    return '--country is the ISO alpha-3 code of a member state'
  }
  const difficulty = DIFFICULTIES.find((level) => level === (values.difficulty ?? campaign.difficulty))
  if (!difficulty) return `--difficulty is one of: ${DIFFICULTIES.join(', ')}`
  const tone = PERSONALITIES.find((mode) => mode === values.tone)
  if (!tone && values.tone !== undefined) return `--tone is one of: ${PERSONALITIES.join(', ')}`
  const { record } = values
  return { campaign, country, policyName, policy, difficulty, tone, first, seeds, record, plans: new Map() }
}

function playOne(options: Options, seed: number, isRecorded: boolean): { played: Played; seat: string } {
  const plan = planOf(options, seed)
  const seat = plan.seats.find(({ holder }) => holder.kind === 'person')?.country.toLowerCase() ?? ''
  return { played: playSession(plan, { seat, policy: options.policy, seed, keepsLog: isRecorded }), seat }
}

/** The plan of a seed. With a named country all seeds share one plan and differ in the engine's draws only. */
function planOf({ campaign, country, difficulty, tone, plans }: Options, seed: number): SessionPlan {
  const sessionId = `seed-${seed}`
  const before = country === undefined ? undefined : plans.get(country)
  if (before) return { ...before, seed, sessionId }
  const people = [{ userId: 'policy', name: 'Policy', country }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId, seed, pace: 1, people, difficulty, tone })
  if (!planned.ok) throw new Error(`simulate: ${planned.rejection}`)
  if (country !== undefined) plans.set(country, planned.plan)
  return planned.plan
}

function reportOf(options: Options, results: readonly Result[], spent: Spent) {
  const { campaign, country, policyName, difficulty, tone, first } = options
  const scores = results.map(({ score }) => score)
  const quality = results.map((result) => result.quality)
  const ratioOf = (isCounted: (result: Result) => boolean) => rounded(results.filter(isCounted).length / results.length)
  const counted = RESOLUTION_TYPES.map((name) => {
    const count = results.filter(({ type }) => type === name).length
    return [name, { count, ratio: rounded(count / results.length) }]
  })
  return {
    campaign: campaign.id,
    country: country ?? 'drawn',
    policy: policyName,
    difficulty,
    tone: tone ?? 'as authored',
    seats: results[0]?.seats ?? 0,
    firstSeed: first,
    seeds: results.length,
    results: Object.fromEntries(counted),
    adoptedRatio: ratioOf(({ isAdopted }) => isAdopted),
    successRatio: ratioOf(({ score }) => score >= 0.7),
    score: { median: rounded(median(scores)), mean: rounded(mean(scores)) },
    scoreMost: Math.max(...scores),
    outcomeQuality: spread(quality),
    adoptedNashRatio: nashOf(results),
    eventsPerSession: Math.round(mean(results.map(({ events }) => events))),
    refusedCommands: results.reduce((sum, { refused }) => sum + refused, 0),
    sessionsPerSecond: rounded(results.length / (spent.wallMs / 1000)),
    sessionsPerCpuSecond: rounded(results.length / (spent.cpuMs / 1000)),
  }
}

/** Distance of adopted texts from Nash's solution; `leavesAllRatio` is the share that leaves every seat a surplus. */
function nashOf(results: readonly Result[]) {
  const ratios = results.filter(({ isAdopted }) => isAdopted).map(({ nashRatio }) => nashRatio)
  const reached = ratios.filter((ratio) => ratio > 0)
  return {
    texts: ratios.length,
    median: rounded(median(ratios)),
    mean: rounded(mean(ratios)),
    leavesAllRatio: rounded(reached.length / Math.max(1, ratios.length)),
    medianOfThose: rounded(median(reached)),
  }
}

function spread(values: readonly number[]) {
  const centre = mean(values)
  const deviation = Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
  return { median: rounded(median(values)), mean: rounded(centre), deviation: rounded(deviation) }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
