import { crossesRedLine, reactionTo } from '../../bargaining/acceptance.ts'
import { targetAt } from '../../bargaining/aspiration.ts'
import type { Play } from '../../bargaining/play.ts'
import { bestProposal } from '../../bargaining/proposal.ts'
import { consents, reactionToSettled } from '../../bargaining/settling.ts'
import type { Standing } from '../../bargaining/standing.ts'
import type { Reaction, Stance } from '../../model/acts/act.ts'
import { applyChanges, type Change, type Deal, utilityOf } from '../../model/committee/issue.ts'
import type { SeatEstimate } from '../../model/session/state.ts'
import type { Party } from './game.ts'

/** Public information: the text, the time, and the estimates of all parties. */
export interface Room {
  readonly text: Deal
  /** Elapsed share of the rounds, 0…1. */
  readonly timeRatio: number
  readonly estimates: readonly SeatEstimate[]
  /** Texts already proposed. */
  readonly put: readonly Deal[]
}

/**
 * A party's agent. Its scores stay inside: it outputs proposals, one of three reactions, stances, consents and ballots,
 * never a number.
 */
export interface Negotiator {
  /** Its opening deal: the best for itself. */
  opening(): Deal
  /** Changes it proposes; undefined when it has nothing better. */
  propose(room: Room): readonly Change[] | undefined
  /** Its reaction to changes while the text does not yet satisfy every party. */
  react(room: Room, changes: readonly Change[]): Reaction
  /** Its reaction to changes once the text leaves every party a surplus. */
  reactToSettled(room: Room, changes: readonly Change[]): Reaction
  /** Whether it consents to changes. */
  consents(room: Room, changes: readonly Change[]): boolean
  /** Its current stance on a whole text. */
  stance(room: Room, text: Deal): Stance
  /** Its ballot on the final text. */
  votesFor(text: Deal): boolean
}

/** A greedy party never accepts less than this share of its maximal gain, also in the vote. */
const GREED_RATIO = 0.9
const ROUNDING = 1e-9

interface Own {
  readonly table: readonly (readonly number[])[]
  readonly reservation: number
  readonly best: number
  readonly redLines: readonly Change[]
}

/** The party's scores on a scale where the span from its worst to its best deal is 1. */
function ownScores({ scores, threshold }: Party): Own {
  let best = 0
  let worst = 0
  for (const row of scores) {
    best += Math.max(...row)
    worst += Math.min(...row)
  }
  const span = best > worst ? best - worst : 1
  return {
    table: scores.map((row) => row.map((score) => score / span)),
    reservation: threshold / span,
    best: best / span,
    redLines: [],
  }
}

function bestDeal({ table }: Own): Deal {
  return table.map((row) => row.indexOf(Math.max(...row)))
}

/** Creates a party's agent; only this closure can read the party's scores. */
export function negotiatorFor(party: Party, seat: number, seats: number, play: Play, isGreedy: boolean): Negotiator {
  const own = ownScores(party)
  const asked = isGreedy ? own.reservation + GREED_RATIO * (own.best - own.reservation) : own.reservation
  const secrets: Own = { ...own, reservation: asked }
  const surplus = (text: Deal): number => utilityOf(own.table, text) - asked
  const standing = ({ text, timeRatio, estimates }: Room): Standing => {
    return { seat, secrets, text, estimates, timeRatio, play, needed: seats }
  }
  return {
    opening: () => bestDeal(own),
    propose: (room) => bestProposal(standing(room), { avoid: room.put })?.changes,
    react: (room, changes) => reactionTo(standing(room), changes),
    reactToSettled: ({ text }, changes) => reactionToSettled(surplus(text), surplus(applyChanges(text, changes))),
    consents: ({ text }, changes) => consents(surplus(text), surplus(applyChanges(text, changes))),
    stance: ({ timeRatio }, text) => {
      if (crossesRedLine(secrets, text) || surplus(text) <= ROUNDING) return 'against'
      const held = targetAt(asked, own.best, timeRatio, play.beta)
      return utilityOf(own.table, text) >= held ? 'favour' : 'undecided'
    },
    votesFor: (text) => surplus(text) >= -ROUNDING,
  }
}
