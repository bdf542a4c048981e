import type { Act, ActKind } from '../acts/act.ts'
import { hasAdoptedText } from '../clock/score.ts'
import type { SeatId } from '../seats/seat.ts'
import type { CampaignState } from '../session/state.ts'
import type { Debrief, Expectation } from '../view/view.ts'
import { otherActs } from './better-acts.ts'
import type { Deed } from './deeds.ts'
import { playOn } from './play-on.ts'
import { outcomeQualityOf } from './quality.ts'

type TurningPoint = Debrief['turningPoints'][number]

/** Turning points told. */
const KEPT = 3
/** Acts tried without, and how many of those are looked at closely. */
const SCREENED = 6
const CLOSELY = 4
/** Throws of the dice each course is played with. */
const DRAWS = 3
/** A difference of the result below this is no difference. */
const NOTICED = 0.005
/** Events played in all at most, so that a debrief takes no longer than it may: a budget that is the same everywhere. */
const EVENTS_PLAYED = 22_000

/** What moves the text and its support comes before what is only said; acts left out here move nothing. */
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
 * The acts of a seat that changed the expected result most: the session is forked before the act, the act is left out,
 * and everybody plays on to the end (see `playOn`). Each course is played with the same few throws of the dice with the
 * act and without it, so that chance alone makes no moment. Better lines are found in the same way, by trying others in
 * its place.
 *
 * @param deeds everything people did, in order.
 */
export function turningPoints(deeds: readonly Deed[], you: SeatId, result: Expectation): readonly TurningPoint[] {
  const trials = new Trials(deeds, you)
  const screened = candidates(deeds, you)
    .map((deed) => ({ deed, shift: Math.abs(worthOf(trials.play(deed, undefined, 1)) - worthOf([result])) }))
    .sort((a, b) => b.shift - a.shift || a.deed.seq - b.deed.seq)
  return screened
    .slice(0, CLOSELY)
    .flatMap(({ deed }) => pointOf(trials, deed))
    .sort((a, b) => shiftOf(b) - shiftOf(a))
    .slice(0, KEPT)
    .map((point) => ({ ...point, better: betterThan(trials, point) }))
    .sort((a, b) => a.seq - b.seq)
    .map(({ deed: _, ...point }) => point)
}

type Found = Omit<TurningPoint, 'better'> & { readonly deed: Deed }

function pointOf(trials: Trials, deed: Deed): readonly Found[] {
  if (!deed.act || trials.isSpent) return []
  const made = mean(trials.play(deed, deed.act, DRAWS))
  const silent = mean(trials.play(deed, undefined, DRAWS))
  const point = { deed, seq: deed.seq, at: deed.at, act: deed.act, made, silent, draws: DRAWS }
  return shiftOf(point) < NOTICED ? [] : [point]
}

function shiftOf({ made, silent }: Pick<TurningPoint, 'made' | 'silent'>): number {
  return Math.abs(worthOf([made]) - worthOf([silent]))
}

/** The best of the other acts that beats both the act and silence; undefined when none of those tried does. */
function betterThan(trials: Trials, { deed, made, silent }: Found): TurningPoint['better'] {
  let best: TurningPoint['better']
  let most = Math.max(worthOf([made]), worthOf([silent])) + NOTICED
  for (const act of otherActs(deed)) {
    if (trials.isSpent) break
    const expected = mean(trials.play(deed, act, DRAWS))
    if (worthOf([expected]) <= most) continue
    most = worthOf([expected])
    best = { act, expected }
  }
  return best
}

/** The acts of a seat worth trying without: the weightiest, spread over the session where there are too many. */
function candidates(deeds: readonly Deed[], you: SeatId): readonly Deed[] {
  const own = deeds.filter(({ seat, act }) => seat === you && act !== undefined)
  const chosen: Deed[] = []
  for (const weight of [3, 2, 1, 0]) {
    const alike = own.filter(({ act }) => (act ? (WEIGHT[act.kind] ?? 0) : -1) === weight)
    const room = SCREENED - chosen.length
    const stride = Math.max(1, alike.length / Math.max(1, room))
    for (let at = 0; at < alike.length && chosen.length < SCREENED; at += stride) {
      const deed = alike[Math.floor(at)]
      if (deed) chosen.push(deed)
    }
  }
  return chosen
}

/** Courses of the session that did not happen, played and remembered; counts what they cost. */
class Trials {
  private readonly known = new Map<string, Expectation>()
  private readonly deeds: readonly Deed[]
  private readonly you: SeatId
  private left = EVENTS_PLAYED

  constructor(deeds: readonly Deed[], you: SeatId) {
    this.deeds = deeds
    this.you = you
  }

  get isSpent(): boolean {
    return this.left <= 0
  }

  /** Ends of the session with another act in the place of a deed, or with none, for the first few draws. */
  play(deed: Deed, act: Act | undefined, draws: number): readonly Expectation[] {
    return Array.from({ length: draws }, (_, index) => this.end(deed, act, index + 1))
  }

  private end(deed: Deed, act: Act | undefined, draw: number): Expectation {
    const name = JSON.stringify([deed.seq, act ?? null, draw])
    const known = this.known.get(name)
    if (known) return known
    const { state, events } = playOn(deed.before, deed.at, this.scriptWith(deed, act), draw)
    this.left -= events
    const end = expectationOf(state, this.you)
    this.known.set(name, end)
    return end
  }

  private scriptWith(deed: Deed, act: Act | undefined): readonly Deed[] {
    const later = this.deeds.filter(({ seq }) => seq > deed.seq)
    // A vote left out is the placard of somebody who is not there: it counts as an abstention.
    const instead = act ?? (deed.act?.kind === 'vote' ? ({ kind: 'vote', choice: 'abstain' } as const) : undefined)
    return instead ? [{ ...deed, act: instead }, ...later] : later
  }
}

/** What the end of a session is worth to a seat. */
export function expectationOf(state: CampaignState, you: SeatId): Expectation {
  return {
    score: state.conclusion?.score ?? 0,
    quality: outcomeQualityOf(state, you).total,
    adoptedRatio: hasAdoptedText(state) ? 1 : 0,
  }
}

/** Score and quality count alike: the one rewards an agreement, the other what is in it. */
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
