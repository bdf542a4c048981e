import { utilityOf } from '../../model/committee/issue.ts'
import { tensionLevel } from '../../model/committee/tension.ts'
import type { Vote } from '../../model/floor/vote.ts'
import { draftOf, draftOfRecord } from '../../model/session/lookup.ts'
import type { CampaignState, ResolutionType } from '../../model/session/state.ts'
import { requiredVotes } from '../counting/tally.ts'

/** Lowest score of each resolution type, in thousandths; below the last one the session ends in an escalation. */
export const TYPE_FROM = { diplomatic_success: 900, partial_resolution: 700, stalemate: 400 } as const
/**
 * The parts of the score, in thousandths: where it begins; for each finished phase; for each act of AI delegates of
 * their own accord, and how many of those count; off at the top level of tension; the agreement when the text just
 * carries, just fails, or nothing was voted on; and the most it can be when no person made a substantive act
 * (inactivity cannot succeed) or the text leaves a player at or below its reservation (BATNA).
 */
export const SCORE = {
  start: 500,
  phase: 100,
  act: 50,
  actsMost: 4,
  strain: 100,
  carriedLeast: -200,
  failedMost: -310,
  noAgreement: -600,
  silenceCap: -310,
  lossCap: -110,
} as const

/** Agreement of the committee: of `seats` members `favour` are in favour and `required` would carry. */
export interface Agreement {
  readonly seats: number
  readonly favour: number
  readonly required: number
  readonly carried: boolean
}

/** The agreement term A in thousandths, before the upper bounds. */
export function agreementTerm(agreement: Agreement | undefined): number {
  if (!agreement) return SCORE.noAgreement
  const { seats, favour, required, carried } = agreement
  if (!carried) return SCORE.noAgreement + (SCORE.failedMost - SCORE.noAgreement) * Math.min(1, favour / required)
  return favour >= seats ? 0 : (SCORE.carriedLeast * (seats - favour)) / (seats - required)
}

/**
 * The session's current score, in thousandths 0…1000: `S = 500 + 100 × finished phases + 50 × min(4, autonomous acts) +
 * A − T`.
 */
export function sessionScore(state: CampaignState): number {
  const finished = state.clock.phases.filter((phase) => phase.endedAt !== undefined).length
  const strain = tensionLevel(state.tension.value) === 'breaking' ? SCORE.strain : 0
  const acts = SCORE.act * Math.min(SCORE.actsMost, state.autonomousActs)
  const sum = SCORE.start + SCORE.phase * finished + acts + cappedTerm(state) - strain
  return Math.max(0, Math.min(1000, Math.round(sum)))
}

function cappedTerm(state: CampaignState): number {
  let term = agreementTerm(agreementOf(state))
  if (state.personActs === 0) term = Math.min(term, SCORE.silenceCap)
  const deal = draftOfRecord(state)?.deal
  const isLost = state.seats.some(
    ({ holder, secrets }) =>
      holder.kind === 'person' && (!deal || utilityOf(secrets.table, deal) <= secrets.reservation),
  )
  return isLost ? Math.min(term, SCORE.lossCap) : term
}

/**
 * Agreement by the last vote of substance, or before any by the public positions on the leading draft; undefined with
 * nothing cast.
 */
export function agreementOf(state: CampaignState): Agreement | undefined {
  const seats = state.seats.length
  const vote = lastDecision(state)
  if (vote?.result) {
    const { for: favour, against, required, carried } = vote.result
    return favour + against === 0 ? undefined : { seats, favour, required, carried }
  }
  const declared = Object.values(draftOfRecord(state)?.declared ?? {})
  const favour = declared.filter((stance) => stance === 'favour').length
  const cast = favour + declared.filter((stance) => stance === 'against').length
  if (cast === 0) return undefined
  const required = requiredVotes(state.majority, cast, seats)
  return { seats, favour, required, carried: favour >= required }
}

/** The resolution type of a score in thousandths; below 400 it is `crisis_escalation` unless time ran out. */
export function resolutionTypeOf(score: number, isTimeOut: boolean): ResolutionType {
  if (score >= TYPE_FROM.diplomatic_success) return 'diplomatic_success'
  if (score >= TYPE_FROM.partial_resolution) return 'partial_resolution'
  if (score >= TYPE_FROM.stalemate) return 'stalemate'
  return isTimeOut ? 'time_expired' : 'crisis_escalation'
}

/** Whether the last vote of substance adopted a text. */
export function hasAdoptedText(state: CampaignState): boolean {
  const question = lastDecision(state)?.question
  const isDecided = question?.kind === 'draft' || question?.kind === 'consensus'
  return isDecided && draftOf(state, question.draft)?.status === 'adopted'
}

/** The last vote on a draft as a whole, including adoption by consensus. */
function lastDecision(state: CampaignState): Vote | undefined {
  return state.floor.votes.findLast(
    ({ question, result }) => question.kind === 'draft' || (question.kind === 'consensus' && result?.carried),
  )
}
