import { type Act, applyChanges, type Change, type Deal, requiredVotes, type SeatView } from '@placard/engine'
import { bestPackage, betterBy, question } from './competent.ts'
import { crosses, leading, offerToMe, singleChanges, textOf, unmet, worth } from './in-view.ts'
import type { Notebook } from './notebook.ts'
import type { Policy, Table } from './policy.ts'

/** Baseline: does nothing, which a score must never reward. */
const silent: Policy = { closesEarly: undefined }

/** Proposes what others' public positions suggest, signs, seconds and moves to the vote. */
const cooperative: Policy = {
  closesEarly: true,
  answer({ view }) {
    return (
      ballot(view, view.own.reservation) ??
      reply(view, view.own.reservation) ??
      meet(view, view.own.reservation) ??
      (view.legal.kinds.includes('second') ? { kind: 'second' } : undefined)
    )
  },
  initiative({ view }) {
    return support(view, view.own.reservation) ?? moveToVote(view) ?? answerCrisis(view) ?? bridge(view)
  },
}

/** Wants its own best text, concedes nothing and signs little. */
const stubborn: Policy = {
  closesEarly: true,
  answer({ view }) {
    const asks = nearBest(view)
    return ballot(view, asks) ?? reply(view, asks) ?? meet(view, asks)
  },
  initiative({ view }) {
    return support(view, nearBest(view)) ?? demand(view)
  },
}

/**
 * Proposes, and puts to the vote, only what is best for itself: every proposal is a demand; it declines every offer,
 * and votes against every text, below nine tenths of its maximal gain.
 */
const greedy: Policy = {
  closesEarly: true,
  answer({ view }) {
    const asks = greedyAsk(view)
    return ballot(view, asks) ?? reply(view, asks) ?? meet(view, asks)
  },
  initiative({ view }) {
    const asks = greedyAsk(view)
    return worth(view) >= asks ? (support(view, asks) ?? moveToVote(view)) : demand(view)
  },
}

/**
 * Plays well with the information it has: models the others by their acts, proposes packages that more of the room can
 * carry and that leave no seat far behind, concedes no further than its reservation, answers crises, and calls the vote
 * when nothing better is in sight. Against the hardest opponents it defends the text against changes that would make it
 * worse for the room.
 */
const competent: Policy = {
  closesEarly: true,
  answer({ view, notes }) {
    notes.read(view)
    const asks = view.own.reservation
    return (
      ballot(view, asks) ??
      reply(view, asks) ??
      (view.difficulty === 'expert' ? guard(view, notes) : undefined) ??
      meet(view, asks) ??
      (view.legal.kinds.includes('second') && isReadyToVote(view) ? { kind: 'second' } : undefined)
    )
  },
  initiative({ view, notes }) {
    notes.read(view)
    return support(view, view.own.reservation) ?? answerCrisis(view) ?? workOn(view, notes)
  },
}

/** Improves the text; calls the vote, or asks, when nothing better is in sight. */
function workOn(view: SeatView, notes: Notebook): Act | undefined {
  const changes = bestPackage(view, notes)
  if (changes) return { kind: 'propose', changes }
  return (isReadyToVote(view) ? moveToVote(view) : undefined) ?? question(view, notes)
}

/** Reacts to a proposal by its effect on the room's prospects as much as on its own. */
function guard(view: SeatView, notes: Notebook): Act | undefined {
  const proposal = unmet(view)
  if (!proposal) return undefined
  const [before, after] = [worth(view), worth(view, proposal.changes)]
  const isBarred = after < view.own.reservation || crosses(view, applyChanges(textOf(view), proposal.changes))
  const gain = betterBy(view, notes, proposal.changes)
  const isWorse = (isBarred && after < before) || gain < -GUARDED
  return {
    kind: 'react',
    proposal: proposal.id,
    reaction: isWorse ? 'cannot-accept' : gain > 0 ? 'welcome' : 'live-with',
  }
}

/** Tolerated loss of the text's appeal. */
const GUARDED = 0.01

/** Chooses a random legal act. */
const randomLegal: Policy = {
  closesEarly: undefined,
  answer: (table) => (table.view.legal.yourTurnToVote ? randomAct(table, ['vote']) : undefined),
  initiative: (table) => randomAct(table, table.view.legal.kinds),
}

export const POLICIES: Readonly<Record<string, Policy>> = {
  silent,
  cooperative,
  stubborn,
  greedy,
  competent,
  'random-legal': randomLegal,
}

function nearBest(view: SeatView): number {
  return view.own.reservation + 0.8 * (view.own.best - view.own.reservation)
}

function greedyAsk(view: SeatView): number {
  return view.own.reservation + 0.9 * (view.own.best - view.own.reservation)
}

/** Whether every seat is in favour, or enough are and little time is left. */
function isReadyToVote({ seats, majority, clock }: SeatView): boolean {
  const favour = seats.filter(({ stance }) => stance === 'favour').length
  const isEnough = favour >= requiredVotes(majority, seats.length, seats.length)
  return favour === seats.length || (isEnough && clock.progressRatio > 0.75)
}

function ballot(view: SeatView, asks: number): Act | undefined {
  if (!view.legal.yourTurnToVote) return undefined
  const { vote } = view
  if (vote?.question.kind === 'motion') return { kind: 'vote', choice: 'for' }
  if (vote?.question.kind === 'amendment') {
    const { proposal: id } = vote.question
    const changes = view.proposals.find((proposal) => proposal.id === id)?.changes ?? []
    return { kind: 'vote', choice: worth(view, changes) > worth(view) ? 'for' : 'against' }
  }
  return { kind: 'vote', choice: worth(view) >= asks && !crosses(view, textOf(view)) ? 'for' : 'against' }
}

function reply(view: SeatView, asks: number): Act | undefined {
  const offer = offerToMe(view)
  if (!offer) return undefined
  const changes = [offer.give, offer.take]
  const isFair =
    worth(view, changes) >= Math.min(asks, worth(view)) && !crosses(view, applyChanges(textOf(view), changes))
  return { kind: isFair ? 'accept' : 'decline', offer: offer.id }
}

function meet(view: SeatView, asks: number): Act | undefined {
  const proposal = unmet(view)
  if (!proposal) return undefined
  const before = worth(view)
  const after = worth(view, proposal.changes)
  const isBarred = crosses(view, applyChanges(textOf(view), proposal.changes))
  const reaction = isBarred
    ? 'cannot-accept'
    : after >= before
      ? 'welcome'
      : after >= asks
        ? 'live-with'
        : 'cannot-accept'
  return { kind: 'react', proposal: proposal.id, reaction }
}

function support(view: SeatView, asks: number): Act | undefined {
  const draft = leading(view)
  if (!draft || worth(view) < asks || crosses(view, draft.deal)) return undefined
  if (view.legal.kinds.includes('sign')) return { kind: 'sign', draft: draft.id }
  return draft.declared[view.you] === 'favour' ? undefined : { kind: 'declare', draft: draft.id, stance: 'favour' }
}

/** Moves to the vote once enough others are in favour. */
function moveToVote(view: SeatView): Act | undefined {
  const favour = Object.values(leading(view)?.declared ?? {}).filter((stance) => stance === 'favour').length
  const isReady = view.legal.kinds.includes('motion') && favour * 3 >= view.seats.length * 2
  return isReady ? { kind: 'motion', motion: 'vote' } : undefined
}

function answerCrisis(view: SeatView): Act | undefined {
  if (!view.legal.kinds.includes('choose')) return undefined
  const affordable = view.crisis?.choices.filter(({ diplomaticCost }) => diplomaticCost <= view.own.capital) ?? []
  const [best] = [...affordable].sort((a, b) => b.successChanceRatio - a.successChanceRatio)
  return best && { kind: 'choose', choice: best.id }
}

/** By how much a change brings the text closer to the others' public positions. */
function liked(view: SeatView, text: Deal, { issue, option }: Change): number {
  const options = view.issues[issue]?.options ?? []
  const before = options[text[issue] ?? 0]?.position ?? 0
  const after = options[option]?.position ?? 0
  let sum = 0
  for (let index = 0; index < view.seats.length; index++) {
    const seat = view.seats[index]
    if (!seat || seat.isYou) continue
    const wish = seat.positions[issue] ?? 0
    sum = sum + Math.abs(before - wish) - Math.abs(after - wish)
  }
  return sum
}

/** The change most liked by others that leaves this seat at or above its reservation. */
function bridge(view: SeatView): Act | undefined {
  const spare = Math.max(0, worth(view) - view.own.reservation)
  const text = textOf(view)
  return best(view, (change, gain) => (gain < -spare ? Number.NEGATIVE_INFINITY : liked(view, text, change) + 2 * gain))
}

/** The change by which this seat gains most. */
function demand(view: SeatView): Act | undefined {
  return best(view, (_, gain) => gain)
}

/** Proposes the single change of greatest value that crosses no red line; `gain` is in the seat's own utility. */
function best(view: SeatView, worthOf: (change: Change, gain: number) => number): Act | undefined {
  const text = textOf(view)
  let chosen: Change | undefined
  let most = 0.001
  const { table, redLines } = view.own
  for (let issue = 0; issue < table.length; issue++) {
    const scores = table[issue] ?? []
    const before = text[issue] ?? 0
    for (let option = 0; option < scores.length; option++) {
      if (option === before) continue
      const change = { issue, option }
      const value = worthOf(change, (scores[option] ?? 0) - (scores[before] ?? 0))
      if (value <= most || redLines.some((line) => line.issue === issue && line.option === option)) continue
      chosen = change
      most = value
    }
  }
  return chosen && { kind: 'propose', changes: [chosen] }
}

function randomAct({ view, dice }: Table, kinds: SeatView['legal']['kinds']): Act | undefined {
  const others = view.seats.filter(({ isYou }) => !isYou).map(({ id }) => id)
  const target = dice.pick(others) ?? ''
  const change = dice.pick(singleChanges(view)) ?? { issue: 0, option: 0 }
  const other = dice.pick(singleChanges(view).filter(({ issue }) => issue !== change.issue)) ?? change
  const draft = view.leadingDraft ?? ''
  const all: readonly Act[] = [
    { kind: 'support', change },
    { kind: 'oppose', change },
    { kind: 'question', target },
    { kind: 'appeal', target },
    { kind: 'reassure', target },
    { kind: 'warn', target },
    { kind: 'apologise', target },
    { kind: 'explain', issue: change.issue },
    { kind: 'propose', changes: [change] },
    { kind: 'concede', changes: [change] },
    { kind: 'trade', target, give: change, take: other },
    { kind: 'accept', offer: offerToMe(view)?.id ?? '' },
    { kind: 'decline', offer: offerToMe(view)?.id ?? '' },
    { kind: 'promise', target, change },
    { kind: 'threaten', target, change },
    {
      kind: 'react',
      proposal: unmet(view)?.id ?? '',
      reaction: dice.pick(['welcome', 'live-with', 'cannot-accept'] as const) ?? 'welcome',
    },
    { kind: 'declare', draft, stance: dice.pick(['favour', 'against', 'undecided'] as const) ?? 'undecided' },
    { kind: 'sponsor', draft },
    { kind: 'sign', draft },
    { kind: 'withdraw', draft },
    { kind: 'motion', motion: 'vote' },
    { kind: 'second' },
    { kind: 'request-floor' },
    { kind: 'yield' },
    { kind: 'vote', choice: dice.pick(['for', 'against', 'abstain'] as const) ?? 'abstain' },
    { kind: 'choose', choice: dice.pick(view.crisis?.choices ?? [])?.id ?? '' },
    { kind: 'remark', target },
  ]
  return dice.pick(all.filter(({ kind }) => kinds.includes(kind)))
}
