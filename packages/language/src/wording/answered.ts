import type { Answer, Change, DraftSupport } from '@placard/engine'
import { touching } from './asides.ts'
import { isPutSo } from './asked-how.ts'
import { acceptedBeside, hasSpokenFor, hasStoodWith, opposedClause, ownSince, standingYes } from './deeds.ts'
import { against, inFavour } from './grounds.ts'
import { needed } from './needs.ts'
import { isSame, leading, type Occasion } from './occasion.ts'
import type { Past } from './past.ts'
import { isNamedBy } from './understood.ts'

/** An answer with what its words depend on: who asked, and what the speaker knows of the session. */
interface Answering extends Answer {
  readonly issue: number
  readonly asker: string | undefined
  readonly past: Past
}

type Answered = { readonly [To in Answer['to']]: (answering: Answering) => Occasion }

const VERDICT = { yes: 'yes', no: 'no', 'only-if': 'only-if', 'not-yet': 'open', undisclosed: 'open' } as const
const SUPPORT: Readonly<Record<DraftSupport, 'join' | 'vote'>> = { sponsor: 'join', sign: 'join', vote: 'vote' }
const VIEWS = {
  yes: 'agree',
  no: 'disagree',
  'only-if': 'disagree',
  'not-yet': 'no-view',
  undisclosed: 'no-view',
} as const

/** One row per topic of an answer; the compiler checks that none is missing. */
const ANSWERS: Answered = {
  need: needed,
  accept: (answering) =>
    isPutSo('judgement', answering.asker, answering.past.view) ? judged(answering) : accepted(answering),
  price: priced,
  'give-up': givenUp,
  reasons: ({ verdict, change, asker, past }) => {
    const isFor = verdict === 'yes'
    if (isFor && hasNamedPrice(change, past) && isPutSo('why-against', asker, past.view))
      return { situation: 'why-priced', option: change, ...inFavour(change) }
    const isMistaken = isPutSo(isFor ? 'why-against' : 'why-for', asker, past.view)
    const situation = `${isMistaken ? 'why-after-all' : 'why'}-${isFor ? 'for' : 'against'}`
    return { situation, option: change, ...(isFor ? inFavour(change) : against(change)) }
  },
  draft: supported,
  company: ({ company, change, past }) => {
    if (company === undefined) return { situation: 'company-alone', ...inFavour(change) }
    const shown = company.filter((id) => hasStoodWith(id, change, past))
    const situation = shown.length > 0 ? 'company' : 'company-hoped'
    return { situation, option: change, names: shown.length > 0 ? shown : company, ...inFavour(change) }
  },
  view: ({ verdict, change, other }) => ({
    situation: VIEWS[verdict],
    ...(verdict === 'not-yet' ? {} : inFavour(change)),
    ...(other === undefined || verdict === 'not-yet'
      ? {}
      : { beside: { situation: `${VIEWS[verdict]}-on`, option: other } }),
  }),
  promise: ({ promise, change }) => ({ situation: `reminded-${promise ?? 'none'}`, option: change }),
}

/** The occasion of an answer to `asker`. */
export function answered(answer: Answer, issue: number, asker: string | undefined, past: Past): Occasion {
  const answering = { ...answer, issue, asker, past }
  return touching(answering, besideOffer(answering, ANSWERS[answer.to](answering)))
}

/** What is said of an offer that a question made for a yes: it was needless, it was enough, or it was not. */
function besideOffer({ to, verdict, change, inReturn }: Answering, occasion: Occasion): Occasion {
  if (inReturn === undefined) return occasion
  if (verdict === 'no' || verdict === 'only-if')
    return { ...occasion, before: { situation: 'offer-not-enough', other: inReturn, before: occasion.before } }
  if (verdict !== 'yes') return occasion
  const isOld = occasion.at !== undefined
  const situation = to === 'give-up' ? 'give-up-free' : isOld ? undefined : 'accept-yes-for'
  return situation === undefined ? occasion : { ...occasion, situation, option: change, other: inReturn }
}

/** Whether the seat has named a price for an option, and its word on it was not a plain yes since. */
function hasNamedPrice(change: Change | undefined, { own }: Past): boolean {
  const told = own.findLast(
    ({ act }) =>
      act.kind === 'explain' &&
      (act.answer?.to === 'accept' || act.answer?.to === 'price') &&
      act.answer.change !== undefined &&
      change !== undefined &&
      isSame(act.answer.change, change),
  )
  return told?.act.kind === 'explain' && told.act.answer?.verdict === 'only-if'
}

function accepted(answering: Answering): Occasion {
  const { verdict, change, other, past } = answering
  const about = { option: change, other }
  const ACCEPT = {
    yes: () => agreed('accept', answering) ?? { situation: 'accept-yes', ...about, ...inFavour(change) },
    no: () => ({ situation: 'accept-no', ...about, ...against(change) }),
    'only-if': () => conditional('accept-only-if', change, other, past),
    'not-yet': () => ({ situation: 'accept-not-yet', ...about }),
    undisclosed: () => ({ situation: 'will-not-say', ...about }),
  } as const
  return ACCEPT[verdict]()
}

/** A yes to what the seat proposed itself, or has said yes to before. */
function agreed(kind: 'accept' | 'price', { change, since, past }: Answering): Occasion | undefined {
  if (change === undefined) return undefined
  const own = ownSince(change, past)
  if (own !== undefined) return { situation: `${kind}-own`, option: change, at: own.at, ...inFavour(change) }
  const yes = standingYes(change, past)
  return yes && { situation: `${kind}-again`, option: change, at: yes.at ?? since, ...inFavour(change) }
}

/** Whoever would accept it anyway names no price, and says so; whoever accepted it once says what came with it. */
function priced(answering: Answering): Occasion {
  const { verdict, change, other, past } = answering
  if (verdict === 'no') {
    const beside = change && acceptedBeside(change, past)
    const situation = beside === undefined ? 'price-none' : 'price-package'
    return { situation, option: change, other: beside, ...against(change) }
  }
  if (verdict === 'only-if') return conditional('price', change, other, past)
  if (verdict !== 'yes') return accepted(answering)
  return agreed('price', answering) ?? { situation: 'price-nothing', option: change, ...inFavour(change) }
}

/**
 * Whoever would give up something that the question did not call by its name asks back, and says no yes to another thing.
 * A condition names what it is for.
 */
function givenUp(answering: Answering): Occasion {
  const { change, asker, past, verdict } = answering
  const isClear = change === undefined || verdict !== 'yes' || isNamedBy(asker, change, past.view)
  return isClear ? givingUp(answering) : { situation: 'ask-which', option: change }
}

function givingUp({ verdict, change, other, past }: Answering): Occasion {
  if (verdict === 'only-if') return conditional('give-up-only-if', change, other, past)
  if (verdict !== 'yes')
    return { situation: verdict === 'no' ? 'give-up-no' : 'will-not-say', option: change, ...inFavour(change) }
  const isHeld = change !== undefined && (ownSince(change, past) !== undefined || hasSpokenFor(change, past))
  return { situation: isHeld ? 'give-up-yes' : 'give-up-not-ours', option: change }
}

/**
 * An answer with a condition. A clause that has to go is named as what has to go: the status quo that would take its
 * place is no clause that anybody writes in.
 */
function conditional(
  situation: string,
  option: Change | undefined,
  other: Change | undefined,
  { view }: Past,
): Occasion {
  const now = other && leading(view)?.deal[other.issue]
  if (other?.option !== 0 || !now) return { situation, option, other, ...inFavour(other) }
  const clause = { issue: other.issue, option: now }
  return { situation: `${situation}-out`, option, other: clause, ...against(clause) }
}

/** What a delegation thinks of an option, when it is asked for a judgement. */
function judged({ verdict, change, other, past }: Answering): Occasion {
  const about = { option: change, other }
  if (verdict === 'yes') return { situation: 'judge-for', ...about, ...inFavour(change) }
  if (verdict === 'no') return { situation: 'judge-against', ...about, ...against(change) }
  return verdict === 'only-if'
    ? { ...conditional('judge-only-if', change, other, past), ...against(change) }
    : { situation: 'judge-open', ...about, ...inFavour(change) }
}

function supported({ verdict, other, support, past }: Answering): Occasion {
  const kind = SUPPORT[support ?? 'vote']
  const how = VERDICT[verdict]
  if (how === 'yes') return { situation: `${kind}-${nameOn(support, past) ?? 'yes'}` }
  const worst = opposedClause(past, other?.issue)
  if (how !== 'only-if') {
    if (how === 'no' && kind === 'vote' && worst !== undefined)
      return { situation: 'against-over', option: worst, ...against(worst) }
    return { situation: how === 'open' ? 'vote-open' : `${kind}-no` }
  }
  const { situation, other: clause, ground } = conditional(`${kind}-only-if`, undefined, other, past)
  const isSeveral = kind === 'vote' && worst !== undefined
  const several = situation.endsWith('-out') ? 'first-of-all-out' : 'first-of-all'
  const beside = isSeveral ? { situation: 'still-against', option: worst } : undefined
  return {
    situation: isSeveral ? several : situation,
    option: clause,
    beside,
    ...(ground === undefined ? {} : { ground }),
  }
}

/** What a seat that is asked for its name or its vote has put under the leading draft already. */
function nameOn(support: DraftSupport | undefined, { seat, view }: Past): 'already' | 'signed' | undefined {
  const draft = leading(view)
  if (draft?.sponsors.includes(seat.id)) return 'already'
  if (!draft?.signatories.includes(seat.id)) return undefined
  return support === 'sign' ? 'already' : 'signed'
}
