import type { Act, ActKind } from '../../model/acts/act.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { hasAdoptedText } from '../../rules/conclusion/score.ts'
import type { Debrief, DebriefProgress, Expectation } from '../view.ts'
import { otherActs } from './better-acts.ts'
import type { PersonInput } from './inputs.ts'
import { playOn } from './play-on.ts'
import { outcomeQualityOf } from './quality.ts'

type TurningPoint = Debrief['turningPoints'][number]

/** Limit of reported turning points. */
const KEPT = 3
/** Acts for which the counterfactual is simulated, and how many of those are examined closely. */
const SCREENED = 6
const CLOSELY = 4
/** Random seeds per counterfactual. */
const DRAWS = 3
/** Further replays of an act that is examined closely, besides the one that screened it. */
const REPLAYS_CLOSELY = 2 * DRAWS - 1
/** Indifference threshold: a smaller difference of the result does not count. */
const NOTICED = 0.005
/** Event budget of all replays, which bounds a debrief's time; a count, so that it is the same on every machine. */
const EVENTS_PLAYED = 22_000

/** Priority of acts: changes of the text and its support come before speeches; kinds left out here have no effect. */
const WEIGHT: Readonly<Partial<Record<ActKind, number>>> = {
  propose: 3,
  concede: 3,
  trade: 3,
  accept: 3,
  choose: 3,
  vote: 3,
  motion: 3,
  sponsor: 2,
  sign: 2,
  withdraw: 2,
  promise: 2,
  threaten: 2,
  decline: 2,
  second: 2,
  react: 1,
  declare: 1,
}

/**
 * The acts of a seat that changed the expected result most, by counterfactual simulation: the session is forked before
 * the act, the act is left out, and the session is simulated to its end (see `playOn`). Both variants use the same few
 * random seeds, so that chance alone makes no turning point. Better alternatives are found in the same way, by trying
 * others in its place.
 * @param inputs all people's inputs, in order.
 * @returns the turning points at the end; before it, yields the progress after each replay.
 */
export function* turningPoints(
  inputs: readonly PersonInput[],
  you: SeatId,
  result: Expectation,
): Generator<DebriefProgress, readonly TurningPoint[]> {
  const trials = new Trials(inputs, you)
  const chosen = candidates(inputs, you)
  trials.expect(chosen.length + Math.min(CLOSELY, chosen.length) * REPLAYS_CLOSELY)
  yield trials.progress
  const screened: { readonly input: PersonInput; readonly shift: number }[] = []
  for (const input of chosen) {
    const without = yield* trials.play(input, undefined, 1)
    screened.push({ input, shift: Math.abs(worthOf(without) - worthOf([result])) })
  }
  screened.sort((a, b) => b.shift - a.shift || a.input.seq - b.input.seq)
  const points: Found[] = []
  for (const { input } of screened.slice(0, CLOSELY)) points.push(...(yield* pointOf(trials, input)))
  return yield* withBetter(trials, points)
}

/** The most important points in chronological order, each with its best alternative. */
function* withBetter(trials: Trials, points: readonly Found[]): Generator<DebriefProgress, readonly TurningPoint[]> {
  const kept = points
    .toSorted((a, b) => shiftOf(b) - shiftOf(a))
    .slice(0, KEPT)
    .map((point) => ({ point, others: otherActs(point.input) }))
  trials.expect(kept.reduce((count, { others }) => count + others.length * DRAWS, 0))
  const told: TurningPoint[] = []
  for (const { point, others } of kept) {
    const { input: _, ...shown } = point
    told.push({ ...shown, better: yield* betterThan(trials, point, others) })
  }
  return told.sort((a, b) => a.seq - b.seq)
}

type Found = Omit<TurningPoint, 'better'> & { readonly input: PersonInput }

function* pointOf(trials: Trials, input: PersonInput): Generator<DebriefProgress, readonly Found[]> {
  if (!input.act || trials.isSpent) return []
  const made = mean(yield* trials.play(input, input.act, DRAWS))
  const silent = mean(yield* trials.play(input, undefined, DRAWS))
  const point = { input, seq: input.seq, at: input.at, act: input.act, made, silent, draws: DRAWS }
  return shiftOf(point) < NOTICED ? [] : [point]
}

function shiftOf({ made, silent }: Pick<TurningPoint, 'made' | 'silent'>): number {
  return Math.abs(worthOf([made]) - worthOf([silent]))
}

/** The best alternative that beats both the act and silence; undefined when none of those tried does. */
function* betterThan(
  trials: Trials,
  { input, made, silent }: Found,
  others: readonly Act[],
): Generator<DebriefProgress, TurningPoint['better']> {
  let best: TurningPoint['better']
  let most = Math.max(worthOf([made]), worthOf([silent])) + NOTICED
  for (const act of others) {
    if (trials.isSpent) break
    const expected = mean(yield* trials.play(input, act, DRAWS))
    if (worthOf([expected]) <= most) continue
    most = worthOf([expected])
    best = { act, expected }
  }
  return best
}

/**
 * The acts of a seat worth simulating without: those of highest priority, spread over the session if there are too
 * many.
 */
function candidates(inputs: readonly PersonInput[], you: SeatId): readonly PersonInput[] {
  const own = inputs.filter(({ seat, act }) => seat === you && act !== undefined)
  const chosen: PersonInput[] = []
  for (const weight of [3, 2, 1, 0]) {
    const alike = own.filter(({ act }) => (act ? (WEIGHT[act.kind] ?? 0) : -1) === weight)
    const room = SCREENED - chosen.length
    const stride = Math.max(1, alike.length / Math.max(1, room))
    for (let at = 0; at < alike.length && chosen.length < SCREENED; at += stride) {
      const input = alike[Math.floor(at)]
      if (input) chosen.push(input)
    }
  }
  return chosen
}

/** Memoised counterfactual replays of the session; counts their cost. */
class Trials {
  private readonly known = new Map<string, Expectation>()
  private readonly inputs: readonly PersonInput[]
  private readonly you: SeatId
  private left = EVENTS_PLAYED
  private replayed = 0
  private replays = 0

  constructor(inputs: readonly PersonInput[], you: SeatId) {
    this.inputs = inputs
    this.you = you
  }

  get isSpent(): boolean {
    return this.left <= 0
  }

  get progress(): DebriefProgress {
    return { replayed: this.replayed, replays: this.replays }
  }

  /** Adds replays to the expected total of the progress. */
  expect(courses: number): void {
    this.replays = this.replayed + courses
  }

  /**
   * Expected results of the session with another act in place of a input, or with none, for the first few seeds. Yields
   * the progress after each replay.
   */
  *play(input: PersonInput, act: Act | undefined, draws: number): Generator<DebriefProgress, readonly Expectation[]> {
    const ends: Expectation[] = []
    for (let draw = 1; draw <= draws; draw++) {
      const name = JSON.stringify([input.seq, act ?? null, draw])
      const known = this.known.get(name)
      const end = known ?? this.end(input, act, draw)
      ends.push(end)
      if (known) continue
      this.known.set(name, end)
      this.replayed += 1
      this.replays = Math.max(this.replays, this.replayed)
      yield this.progress
    }
    return ends
  }

  private end(input: PersonInput, act: Act | undefined, draw: number): Expectation {
    const { state, events } = playOn(input.before, input.at, this.scriptWith(input, act), draw)
    this.left -= events
    return expectationOf(state, this.you)
  }

  private scriptWith(input: PersonInput, act: Act | undefined): readonly PersonInput[] {
    const later = this.inputs.filter(({ seq }) => seq > input.seq)
    // a vote left out is the placard of an absent seat: it counts as an abstention
    const instead = act ?? (input.act?.kind === 'vote' ? ({ kind: 'vote', choice: 'abstain' } as const) : undefined)
    return instead ? [{ ...input, act: instead }, ...later] : later
  }
}

/** Value of a session's end for a seat. */
export function expectationOf(state: CampaignState, you: SeatId): Expectation {
  return {
    score: state.conclusion?.score ?? 0,
    quality: outcomeQualityOf(state, you).total,
    adoptedRatio: hasAdoptedText(state) ? 1 : 0,
  }
}

/** Objective: score and quality count alike; the score rewards an agreement, the quality its content. */
function worthOf(ends: readonly Expectation[]): number {
  const { score, quality } = mean(ends)
  return (score + quality) / 2
}

function mean(ends: readonly Expectation[]): Expectation {
  const over = (value: (end: Expectation) => number) => ends.reduce((sum, end) => sum + value(end), 0) / ends.length
  return {
    score: over(({ score }) => score),
    quality: over(({ quality }) => quality),
    adoptedRatio: over(({ adoptedRatio }) => adoptedRatio),
  }
}
