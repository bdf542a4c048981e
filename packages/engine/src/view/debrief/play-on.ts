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
import { actElsewhere, ballotOn, type PersonInput } from './inputs.ts'

/** Time limit, in session ms, for retrying a input that is not in order at its time. */
const PATIENCE_MS = 30_000
/** Placeholder text of spoken acts: nothing depends on the text itself, only on whether there is one. */
const SPOKEN = '…'
/** Wait after a step without effect, in ms of the wall clock. */
const WAIT_MS = 250
/** Loop guard: a session that takes more steps than this does not end, which is a bug. */
const MOST_STEPS = 50_000

/** Result of simulating a session from a fork in its log. */
export interface PlayedOn {
  readonly state: CampaignState
  /** Number of events after the fork: the cost of the simulation. */
  readonly events: number
}

/**
 * Simulates a session from a fork to its end. AI delegates and the chair play as usual. People repeat their inputs at
 * their original times, as far as these are still in order; they vote as they voted, and by their interests where they
 * had no such vote. They do nothing else.
 * @param script the people's inputs after the fork, in order.
 * @param draw index of the random seed, 0 for the original: the same fork, script and draw give the same end.
 */
export function playOn(from: CampaignState, at: number, script: readonly PersonInput[], draw: number): PlayedOn {
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
  private readonly ballots: readonly PersonInput[]
  private readonly people: readonly SeatId[]
  private waiting: readonly PersonInput[]

  constructor(state: CampaignState, at: number, script: readonly PersonInput[]) {
    this.state = state
    this.now = wallTimeAt(state, at)
    this.ballots = script.filter(({ act }) => act?.kind === 'vote')
    this.waiting = script.filter(({ act }) => act?.kind !== 'vote')
    this.people = state.seats.filter((seat) => !isDelegate(seat)).map(({ id }) => id)
  }

  /** One step: a ballot due from a person, else what is due, as a host does it before it takes input, else a input. */
  step(): void {
    if (this.castBallot() || this.doDue() || this.repeatInput()) return
    const nextAt = Math.min(nextDueAt(this.state) ?? this.now, this.nextInputAt())
    this.now = nextAt > this.now ? nextAt : this.now + WAIT_MS
  }

  private doDue(): boolean {
    const [first] = due(this.state, this.now)
    if (first?.kind !== 'act') return first !== undefined && this.take({ kind: 'AdvanceClock' })
    const { seat, act, origin, spoken } = first
    return this.take({ kind: 'TakeAct', seat, act, words: spoken ? SPOKEN : '', origin })
  }

  /** Casts the ballot of a person whose turn it is. */
  private castBallot(): boolean {
    const vote = ballotOn(this.state)
    if (!vote) return false
    return this.people.some((seat) => {
      const meant = this.ballots.find((input) => input.seat === seat && isSameBallot(ballotOn(input.before), vote))?.act
      const act = meant ?? { kind: 'vote', choice: ballotOf(this.state, seat) }
      return this.takeInOrder(seat, act)
    })
  }

  /** Repeats the input of about this time; one that has been out of order too long is skipped. */
  private repeatInput(): boolean {
    const at = sessionTimeAt(this.state, this.now)
    const done = this.waiting.find((input) => input.at <= at && this.redo(input))
    const kept = this.waiting.filter((input) => input !== done && input.at + PATIENCE_MS > at)
    this.waiting = kept
    return done !== undefined
  }

  private redo(input: PersonInput): boolean {
    if (input.close !== undefined) {
      const { seat, close } = input
      return this.take({ kind: 'AnswerClosingOffer', seat, close })
    }
    const act = actElsewhere(input, this.state)
    return act !== undefined && this.takeInOrder(input.seat, act)
  }

  private nextInputAt(): number {
    const at = sessionTimeAt(this.state, this.now)
    const next = this.waiting.find((input) => input.at > at)
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
