import type { AgendaTerms } from '@placard/application'
import type { Campaign } from '@placard/contract'
import type { Issue, SeatInView, SeatView } from '@placard/engine'
import type { CountryNames } from './names.ts'

/** The terms of a campaign's agenda, by the engine's indexes. */
export function agendaTermsOf(campaign: Campaign): AgendaTerms {
  return {
    issues: campaign.issues.map(({ terms, options }) => ({
      terms,
      options: options.map((option) => ({ terms: option.terms })),
    })),
  }
}

function issuesOf(campaign: Campaign): readonly Issue[] {
  return campaign.issues.map(({ id, title, question, options }) => ({
    id,
    title,
    question,
    options: options.map(({ id, label, clause, position }) => ({ id, label, clause, position })),
  }))
}

function seatOf(country: CountryNames, campaign: Campaign, isYou: boolean): SeatInView {
  const authored = campaign.seats.find((seat) => seat.country === country.iso3)
  return {
    id: country.iso3.toLowerCase(),
    country: country.iso3,
    countryName: country.name,
    flag: '',
    blocs: country.blocs,
    holder: isYou ? 'person' : 'delegate',
    isYou,
    delegate: {
      name: authored?.delegateName ?? country.name,
      title: authored?.delegateTitle ?? 'Delegate',
      faction: authored?.faction ?? '',
      motivations: authored?.motivations ?? [],
      personality: authored?.personality ?? 'balanced',
      temperament: authored?.temperament ?? 'diplomatic',
      colour: '#175d45',
    },
    positions: campaign.issues.map(() => 0),
    isPermanentMember: country.blocs.includes('P5'),
    credibility: 50,
    mood: 'calm',
    lastStatement: '',
    stance: 'undecided',
    relation: 0,
    relationWord: 'neutral',
    hasFloor: false,
    isOnList: false,
  }
}

const CLOCK: SeatView['clock'] = {
  durationMs: 1,
  elapsedMs: 0,
  remainingMs: 1,
  progressRatio: 0,
  pace: 1,
  asOf: 0,
  running: false,
  phases: [],
  phaseIndex: 0,
}

/** A draft with the first option of every issue that is not the status quo. */
function openDraft(campaign: Campaign, sponsor: string): SeatView['drafts'][number] {
  const deal = campaign.issues.map(() => 1)
  return {
    id: 'draft-1',
    number: 1,
    deal,
    sponsors: [sponsor],
    signatories: [],
    declared: {},
    marks: [],
    status: 'open',
  }
}

function openCrisis(campaign: Campaign): SeatView['crisis'] {
  const card = campaign.crises[0]
  if (card === undefined) return undefined
  const { id, title, description, category, urgency, keyFacts, stakeholders, possibleOutcomes } = card
  const choices = card.choices.map((choice) => ({
    id: choice.id,
    text: choice.text,
    type: choice.type,
    consequences: choice.consequences,
    diplomaticCost: choice.diplomaticCost,
    successChanceRatio: choice.baseChanceRatio,
  }))
  const about = { id, title, description, category, urgency, keyFacts, stakeholders, possibleOutcomes }
  return { ...about, openedAt: 0, deadlineAt: 1, status: 'open', choices, answer: undefined }
}

/** A neutral floor: a draft, a proposal and an offer by the first seat, so that every kind of answer has an object. */
function floorOf(
  campaign: Campaign,
  by: string,
  you: string,
): Pick<SeatView, 'drafts' | 'leadingDraft' | 'proposals' | 'offers'> {
  const last = campaign.issues.length - 1
  const put = { issue: last, option: 2 }
  return {
    drafts: [openDraft(campaign, by)],
    leadingDraft: 'draft-1',
    proposals: [
      {
        id: 'proposal-1',
        draft: 'draft-1',
        by,
        partner: undefined,
        changes: [put],
        at: 0,
        reactions: {},
        status: 'open',
      },
    ],
    offers: [{ id: 'offer-1', by, to: you, give: { issue: 0, option: 2 }, take: put, at: 0, status: 'open' }],
  }
}

/**
 * A view of a campaign's opening for reading single texts outside a session: every seat is taken, the viewer is Kenya
 * (or the first country without a seat), a draft, a proposal, an offer and the opening crisis are on the floor, and no
 * vote is open. All secrets are empty.
 */
export function neutralView(campaign: Campaign, countries: readonly CountryNames[]): SeatView {
  const seated = new Set(campaign.seats.map(({ country }) => country))
  const free = countries.filter(({ iso3 }) => !seated.has(iso3))
  const speaker = free.find(({ iso3 }) => iso3 === 'KEN') ?? free[0]
  const you = speaker?.iso3.toLowerCase() ?? ''
  const inRoom = countries.filter((country) => country === speaker || seated.has(country.iso3))
  const first = campaign.seats[0]?.country.toLowerCase() ?? ''
  return {
    schemaVersion: 1,
    answered: undefined,
    sessionId: '',
    campaignId: campaign.id,
    title: campaign.title,
    theme: campaign.theme,
    difficulty: campaign.difficulty,
    majority: campaign.procedure.majority,
    status: 'active',
    seq: 0,
    you,
    issues: issuesOf(campaign),
    seats: inRoom.map((country) => seatOf(country, campaign, country === speaker)),
    clock: CLOCK,
    speaker: undefined,
    speakersList: [],
    motion: undefined,
    vote: undefined,
    votes: [],
    ...floorOf(campaign, first, you),
    signaturesNeeded: 2,
    commitments: [],
    tension: { value: 30, causes: [], level: 'watchful' },
    relations: inRoom.map(() => inRoom.map(() => 0)),
    crisis: openCrisis(campaign),
    crisesClosed: [],
    own: { table: [], reservation: 0, best: 1, redLines: [], agenda: '', capital: 100, utilityOfText: 0, statusQuo: 0 },
    agreementScore: 0,
    relationsScore: 5,
    autonomousActs: 0,
    closingOfferUntil: undefined,
    legal: { kinds: [], silencedBy: undefined, yourTurnToVote: false },
    conclusion: undefined,
    revealed: undefined,
  }
}
