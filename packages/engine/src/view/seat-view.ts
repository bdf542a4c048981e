import type { Act, ActKind } from '../model/acts/act.ts'
import { SPEECHES } from '../model/acts/act-facts.ts'
import { utilityOf } from '../model/committee/issue.ts'
import type { Seat, SeatId, SeatSecrets } from '../model/committee/seat.ts'
import { tensionLevel } from '../model/committee/tension.ts'
import type { Draft } from '../model/floor/draft.ts'
import { draftOfRecord, leadingDraft, seatIndexOf, signaturesNeeded, statusQuo } from '../model/session/lookup.ts'
import type { CampaignState, OpenCrisis } from '../model/session/state.ts'
import { checkAct } from '../rules/acts/check.ts'
import { forecastFor } from '../rules/crises/chance.ts'
import { regardFor } from '../rules/crises/drawing.ts'
import { type LegalProcedure, legalProcedure } from '../rules/procedure/legal-procedure.ts'
import { turnHolder } from '../rules/procedure/turns.ts'
import { procedureInView } from './procedure-view.ts'
import { inHundredths, relationsInView, relationWord } from './relations.ts'
import type { ClockInView, CrisisInView, LegalActs, PublicView, SeatInView, SeatView } from './view.ts'

/**
 * The session as one seat may see it: the only way out of the engine. Everything public and the seat's own secrets;
 * other seats' secrets only once the session is concluded, when all are revealed.
 * @throws {RangeError} for a seat that is not in the session: callers check who holds what first.
 */
export function viewFor(state: CampaignState, you: SeatId): SeatView {
  const index = seatIndexOf(state, you)
  const seat = state.seats[index]
  if (!seat) throw new RangeError(`viewFor: no seat ${you}`)
  const { table } = seat.secrets
  const text = draftOfRecord(state)?.deal ?? statusQuo(state)
  return {
    ...publicPart(state, index),
    you,
    own: {
      ...seat.secrets,
      capital: state.capital[index] ?? 0,
      utilityOfText: utilityOf(table, text),
      statusQuo: utilityOf(table, statusQuo(state)),
    },
    legal: legalActs(state, you),
    answered: state.answered?.[you],
    revealed: state.status === 'concluded' ? revealedSecrets(state) : undefined,
  }
}

/** The public view of the session (press gallery): no secrets, no own seat. Anything in it may be published. */
export function publicViewOf(state: CampaignState): PublicView {
  return publicPart(state, -1)
}

function revealedSecrets(state: CampaignState): Readonly<Record<SeatId, SeatSecrets>> {
  return Object.fromEntries(state.seats.map((seat) => [seat.id, seat.secrets]))
}

function publicPart(state: CampaignState, viewer: number): PublicView {
  const draft = draftOfRecord(state)
  const chooser = state.seats[viewer]?.id
  const forecast = chooser === undefined ? undefined : forecastFor(state, chooser)
  const { sessionId, campaignId, title, theme, difficulty, majority, status, seq, issues, floor } = state
  return {
    schemaVersion: state.schemaVersion,
    sessionId,
    campaignId,
    title,
    theme,
    difficulty,
    majority,
    status,
    seq,
    issues,
    seats: state.seats.map((seat, index) => seatInView(state, seat, index, viewer, draft)),
    clock: clockInView(state),
    speaker: speakerOf(state),
    speakersList: floor.speakersList,
    motion: floor.motion,
    vote: floor.vote,
    votes: floor.votes,
    drafts: state.drafts,
    leadingDraft: leadingDraft(state)?.id,
    signaturesNeeded: signaturesNeeded(state),
    proposals: state.proposals,
    offers: state.offers,
    commitments: state.commitments,
    tension: { ...state.tension, level: tensionLevel(state.tension.value) },
    relations: relationsInView(state.relations),
    crisis: state.crisis && crisisInView(state.crisis, forecast),
    crisesClosed: state.crisesClosed.map((crisis) => crisisInView(crisis, forecast)),
    agreementScore: agreementScore(state, draft),
    relationsScore: Math.round(5 + 5 * regardFor(state, viewer)),
    autonomousActs: state.autonomousActs,
    closingOfferUntil: state.closingOfferUntil,
    conclusion: state.conclusion,
    // last, because members after a spread are added to the view one by one, which is slower
    ...procedureInView(state),
  }
}

/** The seat that has the floor: in a moderated caucus the one the chair has called, else the last speaker. */
function speakerOf(state: CampaignState): SeatId | undefined {
  return turnHolder(state) ?? state.floor.speaker
}

function seatInView(
  state: CampaignState,
  seat: Seat,
  index: number,
  viewer: number,
  draft: Draft | undefined,
): SeatInView {
  const relation = index === viewer ? 0 : inHundredths(state.relations[index]?.[viewer] ?? 0)
  const { id, country, countryName, flag, blocs, delegate, positions, isPermanentMember, credibility, mood } = seat
  return {
    id,
    country,
    countryName,
    flag,
    blocs,
    holder: seat.holder.kind,
    isYou: index === viewer,
    delegate,
    positions,
    isPermanentMember,
    credibility,
    mood,
    lastStatement: seat.lastStatement,
    stance: draft?.declared[id] ?? 'undecided',
    relation,
    relationWord: relationWord(relation),
    hasFloor: speakerOf(state) === id,
    isOnList: state.floor.speakersList.includes(id),
  }
}

function clockInView(state: CampaignState): ClockInView {
  const { durationMs, elapsedMs, pace, tickedAt, phases, phaseIndex } = state.clock
  return {
    durationMs,
    elapsedMs,
    remainingMs: Math.max(0, durationMs - elapsedMs),
    progressRatio: Math.min(1, elapsedMs / durationMs),
    pace,
    asOf: tickedAt,
    running: state.status === 'active',
    phases: phases.map(({ id, minMs, maxMs, endedAt }, index) => ({
      id,
      minMs,
      maxMs,
      status: endedAt !== undefined ? 'done' : index === phaseIndex ? 'current' : 'ahead',
    })),
    phaseIndex,
  }
}

function crisisInView(crisis: OpenCrisis, forecast: ReturnType<typeof forecastFor> | undefined): CrisisInView {
  const { card, openedAt, deadlineAt, description, status, answer } = crisis
  return {
    id: card.id,
    title: card.title,
    description,
    category: card.category,
    urgency: card.urgency,
    keyFacts: card.keyFacts,
    stakeholders: card.stakeholders,
    possibleOutcomes: card.possibleOutcomes,
    ...(card.effect.issue === undefined ? {} : { issue: card.effect.issue }),
    openedAt,
    deadlineAt,
    status,
    choices: card.choices.map((choice) => ({
      id: choice.id,
      text: choice.text,
      type: choice.type,
      consequences: choice.consequences,
      diplomaticCost: choice.diplomaticCost,
      successChanceRatio: forecast?.(choice) ?? choice.baseChanceRatio,
    })),
    answer: answer && {
      seat: answer.seat,
      choice: answer.choice,
      chanceRatio: answer.chanceRatio,
      succeeded: answer.succeeded,
    },
  }
}

/** The header's first score: share of seats publicly in favour, 0…10. */
function agreementScore({ seats }: CampaignState, draft: Draft | undefined): number {
  let favour = 0
  if (draft) for (const { id } of seats) if (draft.declared[id] === 'favour') favour++
  return Math.round((10 * favour) / seats.length)
}

/** Kinds of acts that refer to objects on the floor and are in order: the rules check one example of each. */
function kindsOnTheFloor(state: CampaignState, you: SeatId): ActKind[] {
  const about = leadingDraft(state)?.id
  const proposal = state.proposals.findLast(({ status, by }) => status === 'open' && by !== you)
  const offer = state.offers.findLast(({ status, to }) => status === 'open' && to === you)
  const choice = state.crisis?.card.choices.reduce((a, b) => (b.diplomaticCost < a.diplomaticCost ? b : a))
  const kinds: ActKind[] = []
  const ask = (act: Act): void => {
    if (!checkAct(state, you, act)) kinds.push(act.kind)
  }
  if (!state.procedure) ask({ kind: 'motion', motion: 'vote' })
  for (const act of WITHOUT_REFERENCE) ask(act)
  if (about !== undefined) {
    ask({ kind: 'declare', draft: about, stance: 'favour' })
    ask({ kind: 'sponsor', draft: about })
    ask({ kind: 'sign', draft: about })
    ask({ kind: 'withdraw', draft: about })
  }
  if (proposal) ask({ kind: 'react', proposal: proposal.id, reaction: 'welcome' })
  if (offer) {
    ask({ kind: 'accept', offer: offer.id })
    ask({ kind: 'decline', offer: offer.id })
  }
  if (choice) ask({ kind: 'choose', choice: choice.id })
  return kinds
}

const WITHOUT_REFERENCE: readonly Act[] = [
  { kind: 'second' },
  { kind: 'request-floor' },
  { kind: 'yield' },
  { kind: 'vote', choice: 'for' },
]

const SPEECHES_AND_INQUIRY = SPEECHES.flatMap((kind) => (kind === 'remark' ? (['point', kind] as const) : [kind]))

/** Speech is in order whenever no vote runs and no other delegation has been called; so is an inquiry, if allowed. */
function spokenActs(state: CampaignState, you: SeatId, mayInquire: boolean): readonly ActKind[] {
  const holder = turnHolder(state)
  if (holder !== undefined && holder !== you) return mayInquire ? ['point'] : []
  return mayInquire ? SPEECHES_AND_INQUIRY : SPEECHES
}

function legalActs(state: CampaignState, you: SeatId): LegalActs {
  const isOver = state.status === 'concluded'
  const silencedBy = isOver
    ? 'concluded'
    : state.status === 'paused'
      ? 'paused'
      : state.floor.vote
        ? 'voting'
        : undefined
  if (isOver || state.status === 'paused') return { kinds: [], silencedBy, yourTurnToVote: false }
  const inOrder = legalProcedure(state, you)
  const kinds = kindsOnTheFloor(state, you)
  if (inOrder?.mayMove('vote')) kinds.unshift('motion')
  const mayInquire = inOrder === undefined || inOrder.mayRaise('inquiry')
  const legal = {
    kinds: silencedBy ? kinds : [...spokenActs(state, you, mayInquire), ...kinds],
    silencedBy,
    yourTurnToVote: kinds.includes('vote'),
  } as const
  return inOrder ? withProcedure(legal, inOrder) : legal
}

/** Adds the lists of motions and points as lazy getters. */
function withProcedure({ kinds, silencedBy, yourTurnToVote }: LegalActs, inOrder: LegalProcedure): LegalActs {
  let motions: LegalActs['motions']
  let points: LegalActs['points']
  return {
    kinds,
    silencedBy,
    yourTurnToVote,
    get motions() {
      motions ??= inOrder.motions()
      return motions
    },
    get points() {
      points ??= inOrder.points()
      return points
    },
  }
}
