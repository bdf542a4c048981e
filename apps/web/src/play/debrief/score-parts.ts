import type { SeatView } from '@placard/contract'
import { agreementTerm } from '@placard/engine'
import { lastDecision } from '../room/room.ts'
import { scoreMessages } from './messages.en.ts'

/** One part of a score, in thousandths. */
export interface ScorePart {
  readonly id: 'base' | 'phases' | 'acts' | 'tension' | 'agreement'
  readonly name: string
  readonly points: number
  readonly why: string
}

export interface ScoreAccount {
  readonly parts: readonly ScorePart[]
  readonly total: number
  /** Time ran out without an adopted text: the score is fixed, and the parts do not add up to it. */
  readonly isForced: boolean
}

const BASE = 500
const PER_PHASE = 100
const PER_ACT = 50
const ACTS_COUNTED = 4
const BREAKING = -100
const SCALE = 1000

/** Breaks a concluded session's score down into its parts. Undefined while the session continues. */
export function accountFor(view: SeatView): ScoreAccount | undefined {
  if (!view.conclusion) return undefined
  const { parts: texts } = scoreMessages
  const total = Math.round(view.conclusion.score * SCALE)
  const finished = view.clock.phases.filter(({ status }) => status === 'done').length
  const isBreaking = view.tension.level === 'breaking'
  const known: ScorePart[] = [
    { id: 'base', name: texts.base.name, points: BASE, why: texts.base.why() },
    { id: 'phases', name: texts.phases.name, points: PER_PHASE * finished, why: texts.phases.why(finished) },
    {
      id: 'acts',
      name: texts.acts.name,
      points: PER_ACT * Math.min(ACTS_COUNTED, view.autonomousActs),
      why: texts.acts.why(view.autonomousActs),
    },
    { id: 'tension', name: texts.tension.name, points: isBreaking ? BREAKING : 0, why: texts.tension.why(isBreaking) },
  ]
  const before = known.reduce((sum, part) => sum + part.points, 0)
  return {
    parts: [...known, agreementPart(view, total, before)],
    total,
    isForced: view.conclusion.forced,
  }
}

/** The agreement term is the remainder of the score: its caps depend on acts that the view does not count. */
function agreementPart(view: SeatView, total: number, before: number): ScorePart {
  const { agreement: texts, parts } = scoreMessages
  const found = agreementIn(view)
  const uncapped = Math.round(agreementTerm(found))
  const isClamped = total === 0 || total === SCALE
  const points = view.conclusion?.forced === true || isClamped ? uncapped : total - before
  const why = [found === undefined ? texts.none : agreementWords(view, found)]
  if (points < uncapped) why.push(view.own.utilityOfText <= view.own.reservation ? texts.loss : texts.silence)
  if (isClamped && before + uncapped !== total) why.push(texts.clamped)
  return { id: 'agreement', name: parts.agreement.name, points, why: why.join(' ') }
}

type Agreement = NonNullable<Parameters<typeof agreementTerm>[0]>

function agreementIn(view: SeatView): Agreement | undefined {
  const result = lastDecision(view.votes)?.result
  if (!result || result.for + result.against === 0) return undefined
  return { seats: view.seats.length, favour: result.for, required: result.required, carried: result.carried }
}

function agreementWords(view: SeatView, { carried, favour, required, seats }: Agreement): string {
  const { agreement: texts } = scoreMessages
  const decision = lastDecision(view.votes)
  if (decision?.question.kind === 'consensus') return texts.unopposed
  if (decision?.result?.vetoedBy.length !== 0) return texts.vetoed
  if (!carried) return texts.lost(favour, required)
  return favour === seats ? texts.unanimous : texts.carried(favour, seats, required)
}
