import type { Act } from '../../model/acts/act.ts'
import { ACT_FACTS, needsFloor } from '../../model/acts/act-facts.ts'
import { changesOf } from '../../model/acts/changes.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Rejection } from '../../model/session/command.ts'
import { seatIndexOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { reject } from '../command-context.ts'
import { turnHolder } from '../procedure/turns.ts'
import { checkRule } from './act-rules.ts'
import { checkConduct } from './conduct.ts'

/**
 * Validates an act for this seat now: undefined when it is in order, else the rejection. People and AI delegates are
 * checked alike.
 */
export function checkAct(state: CampaignState, seat: SeatId, act: Act): Rejection | undefined {
  const facts = ACT_FACTS[act.kind]
  if (seatIndexOf(state, seat) < 0) return reject('unknown-seat', `no seat ${seat} in this session`)
  if (state.floor.vote && !facts.isInOrderDuringVote) {
    return reject('voting-in-progress', 'no speech interrupts a vote once it has begun')
  }
  const barred = checkConduct(state, seat, act)
  if (barred) return barred
  if (!facts.hasReferences) return checkTurn(state, seat, act) ?? checkRule(state, seat, act.kind, act)
  return (
    checkReferences(state, seat, act) ??
    checkTurn(state, seat, act) ??
    checkTopic(state, act) ??
    checkRule(state, seat, act.kind, act)
  )
}

/** Every issue, option and seat that an act refers to must exist. */
function checkReferences(state: CampaignState, seat: SeatId, act: Act): Rejection | undefined {
  if ('target' in act && act.target !== undefined) {
    if (seatIndexOf(state, act.target) < 0) return reject('unknown-seat', `no seat ${act.target} in this session`)
    if (act.target === seat) return reject('offer-to-self', 'an act is addressed to another seat')
  }
  if ('issue' in act && act.issue !== undefined && !state.issues[act.issue]) {
    return reject('unknown-issue', `no issue ${act.issue} on the agenda`)
  }
  for (const change of changesOf(act)) {
    const issue = state.issues[change.issue]
    if (!issue) return reject('unknown-issue', `no issue ${change.issue} on the agenda`)
    if (!issue.options[change.option]) return reject('unknown-option', `no option ${change.option} of ${issue.id}`)
  }
  return undefined
}

/** In a moderated caucus only the seat that the chair has called may speak; the others raise their placards. */
function checkTurn(state: CampaignState, seat: SeatId, act: Act): Rejection | undefined {
  const holder = turnHolder(state)
  if (holder === undefined || holder === seat || !needsFloor(act)) return undefined
  return reject('not-recognised', `the chair has called ${holder}`)
}

/** In a moderated caucus on an issue only acts on that issue are in order. */
function checkTopic(state: CampaignState, act: Act): Rejection | undefined {
  const topic = state.floor.order?.caucus?.issue
  if (topic === undefined) return undefined
  const named = [
    ...changesOf(act).map(({ issue }) => issue),
    ...('issue' in act && act.issue !== undefined ? [act.issue] : []),
  ]
  const isAside = named.length === 0 || act.kind === 'motion' || act.kind === 'accept' || named.includes(topic)
  return isAside ? undefined : reject('off-the-topic', `the caucus is on issue ${topic}`)
}
