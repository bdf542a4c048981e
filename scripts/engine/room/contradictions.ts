import type { Change } from '@placard/engine'
import { type Fault, faultIn, type Heard, hasTurned, isSame, spokenTime } from './heard.ts'
import type { SpokenSession } from './spoken-session.ts'

/** Words by which a delegation names one matter as the most important. */
const FIRST =
  /matters most|before everything else|the heart of the matter|what would move us|first concern|nothing on this agenda touches|most to lose|\bput .{3,80} first\b|what we must bring home|brings us here|that, more than anything|care about most|at the top|the weight we give|most at stake|\bfirst, and there|will decide our vote|above all else|most important/

/** Two sayings of one seat that cannot both hold: an option taken up and refused, or two matters that come first. */
export function contradictionsIn(session: SpokenSession, heard: readonly Heard[]): readonly Fault[] {
  return session.seats.flatMap(({ id }) => {
    const own = heard.filter(({ saying }) => saying.seat === id)
    return [...sidesChanged(session, own), ...accepted(own), ...twoFirst(session, own), ...twoWishes(session, own)]
  })
}

/** Of an answer or a placard only the option that it is about counts; it is named first, or is what a refusal is due to. */
function about({ options, side, saying: { act } }: Heard): readonly Change[] {
  if (side === 'against' && act.kind === 'react' && act.over !== undefined) return [act.over]
  return side === 'for' || side === 'against' ? options.slice(0, 1) : []
}

function sidesChanged(session: SpokenSession, own: readonly Heard[]): readonly Fault[] {
  return own.flatMap((later, index) =>
    about(later).flatMap((change) => {
      const earlier = own
        .slice(0, index)
        .findLast((one) => one.side !== later.side && about(one).some((other) => isSame(other, change)))
      if (earlier === undefined || hasTurned(session, earlier.saying.seq, later.saying.seq)) return []
      return [faultIn('sides changed', later.saying, `${spokenTime(earlier.saying.at)}: ${earlier.saying.words}`)]
    }),
  )
}

/** Speeches against what the seat said that it accepts, whatever has happened since: it would have to say what changed. */
function accepted(own: readonly Heard[]): readonly Fault[] {
  return own.flatMap((later, index) => {
    const { act } = later.saying
    if (act.kind !== 'oppose') return []
    const earlier = own
      .slice(0, index)
      .findLast((one) => isAcceptance(one) && about(one).some((change) => isSame(change, act.change)))
    if (earlier === undefined) return []
    return [
      faultIn('against what it accepts', later.saying, `${spokenTime(earlier.saying.at)}: ${earlier.saying.words}`),
    ]
  })
}

function isAcceptance({ saying, side }: Heard): boolean {
  const { act } = saying
  return side === 'for' && act.kind === 'explain' && (act.answer?.to === 'accept' || act.answer?.to === 'price')
}

/** The issue that a speech names as the most important one. */
function firstMatter({ text }: Heard, { issues, book }: SpokenSession): number | undefined {
  if (!FIRST.test(text)) return undefined
  const [sentence = ''] = text.split(/(?<=[.?!])\s+/).filter((one) => FIRST.test(one))
  const named = issues.findIndex(({ id, title }) =>
    [book?.issues[id]?.noun, title].some((name) => name !== undefined && sentence.includes(name.toLowerCase())),
  )
  return named < 0 ? undefined : named
}

function twoFirst(session: SpokenSession, own: readonly Heard[]): readonly Fault[] {
  const named = own.flatMap((one) => {
    const issue = firstMatter(one, session)
    return issue === undefined ? [] : [{ ...one, issue }]
  })
  return named.slice(1).flatMap((later, index) => {
    const before = named[index]
    if (before === undefined || before.issue === later.issue) return []
    const between = session.events.slice(before.saying.seq, later.saying.seq)
    const hasNews = between.some(
      (event) => event.kind === 'crisis-opened' || (event.kind === 'clause-changed' && event.issue === before.issue),
    )
    if (hasNews) return []
    return [faultIn('two matters come first', later.saying, `${spokenTime(before.saying.at)}: ${before.saying.words}`)]
  })
}

/** Acts that say what a delegation wants in the text, not what it would settle for. */
const WISHES: ReadonlySet<string> = new Set(['support', 'threaten', 'explain'])

/** Two options of one issue that a seat wants, one after the other, without a reason to. */
function twoWishes(session: SpokenSession, own: readonly Heard[]): readonly Fault[] {
  const wishes = own.flatMap((one) => {
    const { act } = one.saying
    const isWish =
      WISHES.has(act.kind) && (act.kind !== 'explain' || act.answer === undefined || act.answer.to === 'need')
    const isStated = one.side === 'for' || (act.kind === 'explain' && act.answer === undefined)
    const [change] = one.options
    return isWish && isStated && change !== undefined ? [{ ...one, change }] : []
  })
  return wishes.flatMap((later, index) => {
    const earlier = wishes.slice(0, index).findLast(({ change }) => change.issue === later.change.issue)
    if (earlier === undefined || isSame(earlier.change, later.change)) return []
    if (hasTurned(session, earlier.saying.seq, later.saying.seq)) return []
    return [faultIn('two wishes', later.saying, `${spokenTime(earlier.saying.at)}: ${earlier.saying.words}`)]
  })
}
