import type { Act, ActKind } from '../acts/act.ts'
import { checkAct } from '../acts/check.ts'
import { forecastFor } from '../crises/chance.ts'
import { utilityOf } from '../issues/issue.ts'
import { SPEECHES, turnHolder } from '../procedure/turns.ts'
import type { Seat, SeatId, SeatSecrets } from '../seats/seat.ts'
import { draftOfRecord, leadingDraft, seatIndexOf, signaturesNeeded, statusQuo } from '../session/lookup.ts'
import type { CampaignState, OpenCrisis } from '../session/state.ts'
import { tensionLevel } from '../tension/tension.ts'
import { legalMotions, legalPoints, procedureInView } from './procedure-view.ts'
import type { ClockInView, CrisisInView, LegalActs, PublicView, RelationWord, SeatInView, SeatView } from './view.ts'
import { RELATION_WORDS } from './view.ts'

/** The word for a relation of −1…1: five equal bands. */
export function relationWord(relation: number): RelationWord {
  const band = Math.min(4, Math.max(0, Math.floor(((relation + 1) / 2) * 5)))
  return RELATION_WORDS[band] ?? 'neutral'
}

/**
 * The session as one seat may see it: the only way out of the engine. Everything public, the seat's own secrets, and
 * nobody else's until the session is concluded, when all are revealed.
 *
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
    revealed: state.status === 'concluded' ? revealedSecrets(state) : undefined,
  }
}

/** The session as the press gallery sees it: nobody's secrets, no seat of its own. What may be said aloud is in here. */
export function publicViewOf(state: CampaignState): PublicView {
  return publicPart(state, -1)
}

function revealedSecrets(state: CampaignState): Readonly<Record<SeatId, SeatSecrets>> {
  return Object.fromEntries(state.seats.map((seat) => [seat.id, seat.secrets]))
}

function publicPart(state: CampaignState, viewer: number): PublicView {
  const { sessionId, campaignId, title, theme, difficulty, majority, status, seq, issues, floor } = state
  return {
    schemaVersion: state.schemaVersion,
    sessionId,
    campaignId,
    title,
    theme,
    difficulty,
    majority,
    ...procedureInView(state),
    status,
    seq,
    issues,
    seats: state.seats.map((seat, index) => seatInView(state, seat, index, viewer)),
    clock: clockInView(state),
    speaker: floor.speaker,
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
    relations: state.relations.map((row) => row.map((value) => Math.round(value * 100) / 100)),
    crisis: state.crisis && crisisInView(state, state.crisis, viewer),
    crisesClosed: state.crisesClosed.map((crisis) => crisisInView(state, crisis, viewer)),
    ...scores(state, viewer),
    autonomousActs: state.autonomousActs,
    closingOfferUntil: state.closingOfferUntil,
    conclusion: state.conclusion,
  }
}

function seatInView(state: CampaignState, seat: Seat, index: number, viewer: number): SeatInView {
  const relation = index === viewer ? 0 : Math.round((state.relations[index]?.[viewer] ?? 0) * 100) / 100
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
    stance: draftOfRecord(state)?.declared[id] ?? 'undecided',
    relation,
    relationWord: relationWord(relation),
    hasFloor: state.floor.speaker === id,
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

function crisisInView(state: CampaignState, crisis: OpenCrisis, viewer: number): CrisisInView {
  const { card, openedAt, deadlineAt, description, status, answer } = crisis
  const chooser = state.seats[viewer]?.id
  const forecast = chooser === undefined ? undefined : forecastFor(state, chooser)
  return {
    id: card.id,
    title: card.title,
    description,
    category: card.category,
    urgency: card.urgency,
    keyFacts: card.keyFacts,
    stakeholders: card.stakeholders,
    possibleOutcomes: card.possibleOutcomes,
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

/** The header's two scores: publicly declared yes of all seats, and the others' mean regard for the viewer, both 0…10. */
function scores(state: CampaignState, viewer: number): { agreementScore: number; relationsScore: number } {
  const declared = Object.values(draftOfRecord(state)?.declared ?? {})
  const favour = declared.filter((stance) => stance === 'favour').length
  const regards = state.relations.flatMap((row, index) => (index === viewer ? [] : [row[viewer] ?? 0]))
  const mean = regards.reduce((sum, value) => sum + value, 0) / Math.max(1, regards.length)
  return {
    agreementScore: Math.round((10 * favour) / state.seats.length),
    relationsScore: Math.round(5 + 5 * mean),
  }
}

/** One act of each kind that refers to what lies on the floor, to ask the rules about. */
function probes(state: CampaignState, you: SeatId): readonly Act[] {
  const draft = leadingDraft(state)
  const proposal = state.proposals.findLast(({ status, by }) => status === 'open' && by !== you)
  const offer = state.offers.findLast(({ status, to }) => status === 'open' && to === you)
  const choice = state.crisis?.card.choices.reduce((a, b) => (b.diplomaticCost < a.diplomaticCost ? b : a))
  const about = draft?.id
  return [
    ...(state.procedure ? [] : [{ kind: 'motion', motion: 'vote' } as const]),
    { kind: 'second' },
    { kind: 'request-floor' },
    { kind: 'yield' },
    { kind: 'vote', choice: 'for' },
    ...(about === undefined
      ? []
      : ([
          { kind: 'declare', draft: about, stance: 'favour' },
          { kind: 'sponsor', draft: about },
          { kind: 'sign', draft: about },
          { kind: 'withdraw', draft: about },
        ] as const)),
    ...(proposal ? ([{ kind: 'react', proposal: proposal.id, reaction: 'welcome' }] as const) : []),
    ...(offer
      ? ([
          { kind: 'accept', offer: offer.id },
          { kind: 'decline', offer: offer.id },
        ] as const)
      : []),
    ...(choice ? ([{ kind: 'choose', choice: choice.id }] as const) : []),
  ]
}

/** Speech is in order whenever no vote runs and no other delegation has been called; an inquiry besides. */
function spokenActs(state: CampaignState, you: SeatId, mayInquire: boolean): readonly ActKind[] {
  const holder = turnHolder(state)
  const inquiry = mayInquire ? (['point'] as const) : []
  if (holder !== undefined && holder !== you) return inquiry
  return SPEECHES.flatMap((kind) => (kind === 'remark' ? [...inquiry, kind] : [kind]))
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
  const motions = legalMotions(state, you)
  const points = legalPoints(state, you)
  const raised = motions?.includes('vote') ? (['motion'] as const) : []
  const kinds = [...raised, ...probes(state, you).flatMap((act) => (checkAct(state, you, act) ? [] : [act.kind]))]
  return {
    kinds: silencedBy ? kinds : [...spokenActs(state, you, points?.includes('inquiry') !== false), ...kinds],
    silencedBy,
    yourTurnToVote: kinds.includes('vote'),
    ...(motions && points ? { motions, points } : {}),
  }
}
