import type { SeatView, SessionCommand } from '@placard/contract'
import { type Act, applyChanges, utilityOf } from '@placard/engine'

/** Session time between two of a delegate's autonomous acts. */
const PATIENCE_MS = 70_000

/**
 * A simulated person who bargains towards the middle, signs an acceptable draft and moves to the vote when the room
 * agrees.
 */
export function aDelegate(): (view: SeatView) => SessionCommand | undefined {
  let actedAt = 0
  return (view) => {
    if (view.closingOfferUntil !== undefined) return { kind: 'answer-closing', close: true }
    const answer = answerIn(view)
    if (answer) return { kind: 'act', act: answer }
    if (view.clock.elapsedMs - actedAt < PATIENCE_MS) return undefined
    const act = moveIn(view)
    if (!act) return undefined
    actedAt = view.clock.elapsedMs
    return { kind: 'act', act }
  }
}

function worthOf(view: SeatView, changes: { issue: number; option: number }[] = []): number {
  const text = view.drafts.find(({ id }) => id === view.leadingDraft)?.deal ?? view.issues.map(() => 0)
  return utilityOf(view.own.table, applyChanges(text, changes))
}

function answerIn(view: SeatView): Act | undefined {
  if (view.legal.yourTurnToVote) {
    const isWelcome = view.vote?.question.kind === 'motion' || worthOf(view) >= view.own.reservation
    return { kind: 'vote', choice: isWelcome ? 'for' : 'against' }
  }
  const offer = view.offers.find(({ to, status }) => to === view.you && status === 'open')
  if (offer) {
    const isFair = worthOf(view, [offer.give, offer.take]) >= worthOf(view)
    return { kind: isFair ? 'accept' : 'decline', offer: offer.id }
  }
  const unmet = view.proposals.find(
    ({ by, status, reactions }) => status === 'open' && by !== view.you && reactions[view.you] === undefined,
  )
  if (!unmet) return undefined
  const after = worthOf(view, unmet.changes)
  const reaction = after >= worthOf(view) ? 'welcome' : after >= view.own.reservation ? 'live-with' : 'cannot-accept'
  return { kind: 'react', proposal: unmet.id, reaction }
}

function moveIn(view: SeatView): Act | undefined {
  const { kinds } = view.legal
  const draft = view.drafts.find(({ id }) => id === view.leadingDraft)
  const favour = Object.values(draft?.declared ?? {}).filter((stance) => stance === 'favour').length
  if (kinds.includes('second')) return { kind: 'second' }
  if (kinds.includes('motion') && favour * 3 >= view.seats.length * 2) return { kind: 'motion', motion: 'vote' }
  if (draft && kinds.includes('sign') && worthOf(view) >= view.own.reservation) return { kind: 'sign', draft: draft.id }
  const choice = view.crisis?.choices.find(({ diplomaticCost }) => diplomaticCost <= view.own.capital)
  if (choice && kinds.includes('choose')) return { kind: 'choose', choice: choice.id }
  return kinds.includes('propose') ? bridge(view) : undefined
}

/**
 * The change that the others' public positions favour most, among those that leave this seat above its reservation
 * value.
 */
function bridge(view: SeatView): Act | undefined {
  const text = view.drafts.find(({ id }) => id === view.leadingDraft)?.deal ?? view.issues.map(() => 0)
  const distance = (issue: number, option: number) =>
    view.seats.reduce((sum, { positions }) => {
      const place = view.issues[issue]?.options[option]?.position ?? 0
      return sum + Math.abs(place - (positions[issue] ?? 0))
    }, 0)
  const changes = view.issues.flatMap(({ options }, issue) =>
    options.map((_, option) => ({
      issue,
      option,
      nearer: distance(issue, text[issue] ?? 0) - distance(issue, option),
    })),
  )
  const [best] = changes
    .filter(({ issue, option, nearer }) => nearer > 0 && worthOf(view, [{ issue, option }]) >= view.own.reservation)
    .sort((one, other) => other.nearer - one.nearer)
  return best && { kind: 'propose', changes: [{ issue: best.issue, option: best.option }] }
}
