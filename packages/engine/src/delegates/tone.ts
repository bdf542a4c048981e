import type { Act, Stance } from '../model/acts/act.ts'
import type { Change } from '../model/committee/issue.ts'
import type { Seat, SeatId } from '../model/committee/seat.ts'
import { isDelegate, leadingDraft, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState } from '../model/session/state.ts'
import { progressRatio } from '../model/session/time.ts'
import type { Dice } from '../primitives/random/random.ts'
import { leastLikedClause, wantedChange, weightiestIssue } from './interests.ts'
import { playAt } from './ranks.ts'

/** Before this share of the session a delegate warns; after it, it threatens. */
const THREATS_FROM_RATIO = 0.35

/**
 * A delegate's speech to the room when it does not change the text: its personality decides the tone, the text the
 * subject. A delegate that is content puts pressure only on seats that still oppose the text.
 */
export function toneAct(state: CampaignState, seat: Seat, index: number, stance: Stance, throws: Dice): Act {
  const play = playAt(state, index)
  const text = leadingDraft(state)?.deal ?? statusQuo(state)
  const rival = rivalOf(state, index)
  const isPressed = rival && (stance !== 'favour' || leadingDraft(state)?.declared[rival] !== 'favour')
  if (isPressed && throws.chance(play.threatRatio)) return pressure(state, seat, rival, stance)
  if (throws.chance(play.courtesyRatio)) {
    return { kind: stance === 'favour' ? 'reassure' : 'appeal', ...addressed(throws.chance(0.6) ? rival : undefined) }
  }
  if (rival && throws.chance(play.candourRatio)) {
    return { kind: 'question', issue: weightiestIssue(seat, text), target: rival }
  }
  return speechOn(state, seat, text, throws.chance(play.franknessRatio))
}

function addressed(target: SeatId | undefined): { readonly target?: SeatId } {
  return target === undefined ? {} : { target }
}

function pressure(state: CampaignState, seat: Seat, rival: SeatId, stance: Stance): Act {
  const change = wantedChange(seat, weightiestIssue(seat, leadingDraft(state)?.deal ?? statusQuo(state)))
  const hasThreatened = state.commitments.some(({ by, kind }) => by === seat.id && kind === 'threat')
  if (stance === 'against' && !hasThreatened && progressRatio(state) > THREATS_FROM_RATIO) {
    return { kind: 'threaten', target: rival, change }
  }
  return { kind: 'warn', target: rival, issue: change.issue }
}

/**
 * A speech against a clause it dislikes, when the delegate is frank and there is one; else for a clause it wants. Nobody
 * speaks against what they proposed themselves.
 */
function speechOn(state: CampaignState, seat: Seat, text: readonly number[], isFrank: boolean): Act {
  const worst = isFrank ? leastLikedClause(seat, text) : undefined
  if (worst && !hasProposed(state, seat.id, worst)) return { kind: 'oppose', change: worst }
  return { kind: 'support', change: wantedChange(seat, weightiestIssue(seat, text)) }
}

function hasProposed({ proposals }: CampaignState, seat: SeatId, { issue, option }: Change): boolean {
  return proposals.some(
    ({ by, partner, changes }) =>
      (by === seat || partner === seat) && changes.some((change) => change.issue === issue && change.option === option),
  )
}

/** The other delegation whose public positions are furthest away; seats held by people included. */
function rivalOf(state: CampaignState, index: number): SeatId | undefined {
  const own = state.seats[index]?.positions ?? []
  let rival: Seat | undefined
  let furthest = -1
  for (let other = 0; other < state.seats.length; other++) {
    const seat = state.seats[other]
    if (!seat || other === index) continue
    let distance = 0
    for (let issue = 0; issue < seat.positions.length; issue++) {
      distance += Math.abs((seat.positions[issue] ?? 0) - (own[issue] ?? 0))
    }
    const weighed = distance + (isDelegate(seat) ? 0 : 0.5)
    if (weighed > furthest) {
      furthest = weighed
      rival = seat
    }
  }
  return rival?.id
}
