import { ballotOf } from '../../delegates/ballots.ts'
import type { Act } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { Command } from '../../model/session/command.ts'
import { isDelegate } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { sessionTimeAt, wallTimeAt } from '../../model/session/time.ts'
import { drawFrom } from '../../primitives/random/random.ts'
import { checkAct } from '../../rules/acts/check.ts'
import { decide } from '../../session/decide.ts'
import { due, nextDueAt } from '../../session/due.ts'
import { actElsewhere, ballotOn, type Deed } from './deeds.ts'

/** A deed that is not in order at its time may still be done this much later, in session ms. */
const PATIENCE_MS = 30_000
/** Stands for what is said aloud: nothing depends on the words, but whether there are any decides what the log holds. */
const SPOKEN = '…'
/** Wait when nothing came of what was due, in ms of the wall clock. */
const WAIT_MS = 250
/** A session that takes more steps than this does not end: a bug. */
const MOST_STEPS = 50_000

/** A session played on from a fork in its log. */
export interface PlayedOn {
  readonly state: CampaignState
  /** Log position at the end less that at the fork: what the playing cost. */
  readonly events: number
}

/**
 * Plays a session on from a fork to its end. Delegates and the chair play as ever. People do what they did, at the
 * time they did it, as far as it is still in order; they vote as they voted, and by their interests where they had no
 * such vote. Nobody does anything else for them.
 *
 * @param script what the people did from the fork on, in order.
 * @param draw which throw of the dice, 0 as they lay: the same fork, script and draw give the same end.
 */
export function playOn(from: CampaignState, at: number, script: readonly Deed[], draw: number): PlayedOn {
  const rng = draw === 0 ? from.rng : drawFrom(from.rng, `draw ${draw}`)
  const course = new Course({ ...from, rng }, at, script)
  for (let steps = 0; course.state.status === 'active'; steps++) {
    if (steps > MOST_STEPS) throw new Error('playOn: the session does not end')
    course.step()
  }
  return { state: course.state, events: course.state.seq - from.seq }
}

class Course {
  state: CampaignState
  private now: number
  private readonly ballots: readonly Deed[]
  private readonly people: readonly SeatId[]
  private waiting: readonly Deed[]

  constructor(state: CampaignState, at: number, script: readonly Deed[]) {
    this.state = state
    this.now = wallTimeAt(state, at)
    this.ballots = script.filter(({ act }) => act?.kind === 'vote')
    this.waiting = script.filter(({ act }) => act?.kind !== 'vote')
    this.people = state.seats.filter((seat) => !isDelegate(seat)).map(({ id }) => id)
  }

  /** One thing: a ballot asked for, else what is due, as a host does it before it hears anybody, else a deed. */
  step(): void {
    if (this.castBallot() || this.doDue() || this.doDeed()) return
    const nextAt = Math.min(nextDueAt(this.state) ?? this.now, this.nextDeedAt())
    this.now = nextAt > this.now ? nextAt : this.now + WAIT_MS
  }

  private doDue(): boolean {
    const [first] = due(this.state, this.now)
    if (first?.kind !== 'act') return first !== undefined && this.take({ kind: 'AdvanceClock' })
    const { seat, act, origin, spoken } = first
    return this.take({ kind: 'TakeAct', seat, act, words: spoken ? SPOKEN : '', origin })
  }

  /** A person whose turn it is in a vote. */
  private castBallot(): boolean {
    const vote = ballotOn(this.state)
    if (!vote) return false
    return this.people.some((seat) => {
      const meant = this.ballots.find((deed) => deed.seat === seat && isSameBallot(ballotOn(deed.before), vote))?.act
      const act = meant ?? { kind: 'vote', choice: ballotOf(this.state, seat) }
      return this.takeInOrder(seat, act)
    })
  }

  /** What a person did at about this time; what has been out of order too long is left out. */
  private doDeed(): boolean {
    const at = sessionTimeAt(this.state, this.now)
    const done = this.waiting.find((deed) => deed.at <= at && this.redo(deed))
    const kept = this.waiting.filter((deed) => deed !== done && deed.at + PATIENCE_MS > at)
    this.waiting = kept
    return done !== undefined
  }

  private redo(deed: Deed): boolean {
    if (deed.close !== undefined) {
      const { seat, close } = deed
      return this.take({ kind: 'AnswerClosingOffer', seat, close })
    }
    const act = actElsewhere(deed, this.state)
    return act !== undefined && this.takeInOrder(deed.seat, act)
  }

  private nextDeedAt(): number {
    const at = sessionTimeAt(this.state, this.now)
    const next = this.waiting.find((deed) => deed.at > at)
    return next ? wallTimeAt(this.state, next.at) : Infinity
  }

  private takeInOrder(seat: SeatId, act: Act): boolean {
    if (checkAct(this.state, seat, act)) return false
    return this.take({ kind: 'TakeAct', seat, act, words: SPOKEN, origin: 'person' })
  }

  private take(command: Command): boolean {
    const decision = decide(this.state, command, { now: this.now })
    if (!decision.ok) return false
    this.state = decision.state
    return decision.events.length > 0
  }
}

function isSameBallot(one: ReturnType<typeof ballotOn>, other: ReturnType<typeof ballotOn>): boolean {
  return one?.kind === other?.kind && one?.nth === other?.nth
}
