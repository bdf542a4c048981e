import { planSession } from '@placard/application'
import type { Act } from '@placard/engine'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from '../../scripts/engine/content.ts'
import { playSession } from '../../scripts/engine/play-session.ts'
import { POLICIES } from '../../scripts/engine/policies.ts'
import type { Policy, Table } from '../../scripts/engine/policy.ts'
import { sampled } from '../figure.ts'
import type { Row } from './row.ts'

const SESSIONS = 3_000
/** Number of bins of equal width over 0…1. */
const BINS = 10

/** A choice in a crisis: the probability shown before it, and the drawn outcome. */
interface Answer {
  readonly shown: number
  readonly succeeded: boolean
}

/**
 * Calibration of the shown probability. The forecast uses public facts alone and is rounded to 5 %; the draw uses the
 * actual gains of the text's supporters, so that the two can differ.
 */
export const row: Row = {
  number: 12,
  claim: 'calibrated',
  measure: async (options) => {
    const sessions = sampled(SESSIONS, options, 60)
    const answers = Array.from({ length: sessions }, (_, at) => answersOf(at + 1)).flat()
    const bins = binned(answers)
    const error = bins.reduce((sum, { count, gap }) => sum + (count / answers.length) * Math.abs(gap), 0)
    const sample = `${answers.length} answers, ${sessions} sessions of all campaigns, seeds 1–${sessions}`
    return [
      {
        name: 'expected calibration error of shown chances',
        value: error,
        unit: '',
        limit: { atMost: 0.05 },
        sample,
        reference: `shown/drawn (answers) by bin: ${bins.map(wordsOf).join(', ')}`,
      },
      { name: 'bins with answers', value: bins.length, unit: `of ${BINS}`, sample: `bins of ${1 / BINS}` },
    ]
  },
}

/** Plays with each policy in turn, but answers crises with a random affordable choice instead of the likeliest. */
function answersOf(seed: number): readonly Answer[] {
  const ids = shippedCampaignIds()
  const campaign = shippedCampaign(ids[seed % ids.length] ?? '')
  if (campaign === undefined) throw new Error('no such campaign')
  const people = [{ userId: 'policy', name: 'Policy' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: `seed-${seed}`, seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  const seat = planned.plan.seats.find(({ holder }) => holder.kind === 'person')?.country.toLowerCase() ?? ''
  const policies = Object.values(POLICIES)
  const policy = policies[Math.floor(seed / ids.length) % policies.length]
  if (policy === undefined) throw new Error('no policy')
  const { events } = playSession(planned.plan, { seat, policy: answeringCrises(policy), seed })
  return events.flatMap((event) =>
    event.kind === 'crisis-answered' ? [{ shown: event.chanceRatio, succeeded: event.succeeded }] : [],
  )
}

function answeringCrises(policy: Policy): Policy {
  return {
    ...policy,
    answer: policy.answer ?? (() => undefined),
    initiative: (table) => anyAnswer(table) ?? policy.initiative?.(table),
  }
}

function anyAnswer({ view, dice }: Table): Act | undefined {
  if (!view.legal.kinds.includes('choose')) return undefined
  const affordable = view.crisis?.choices.filter(({ diplomaticCost }) => diplomaticCost <= view.own.capital) ?? []
  const choice = dice.pick(affordable)
  return choice && { kind: 'choose', choice: choice.id }
}

interface Bin {
  readonly count: number
  readonly shown: number
  readonly drawn: number
  readonly gap: number
}

function binned(answers: readonly Answer[]): readonly Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const inside = answers.filter(({ shown }) => Math.min(BINS - 1, Math.floor(shown * BINS + 1e-9)) === bin)
    const shown = inside.reduce((sum, answer) => sum + answer.shown, 0) / Math.max(1, inside.length)
    const drawn = inside.filter(({ succeeded }) => succeeded).length / Math.max(1, inside.length)
    return { count: inside.length, shown, drawn, gap: drawn - shown }
  }).filter(({ count }) => count > 0)
}

function wordsOf({ count, shown, drawn }: Bin): string {
  return `${shown.toFixed(2)}/${drawn.toFixed(2)} (${count})`
}
