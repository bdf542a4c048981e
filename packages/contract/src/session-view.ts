import { ACT_KINDS, DIFFICULTIES, MOTIONS, PERSONALITIES, POINTS, TEMPERAMENTS } from '@placard/engine/lists'
import * as z from 'zod/mini'
import { Change, Mover, SeatCode } from './act.ts'
import { ChairView, MotionView, ProcedureView } from './procedure-view.ts'

/**
 * The session as one seat may see it. The engine's `SeatView` has the same shape (a test compares the two). The schema
 * is strict, which makes it the last safeguard against leaks: a member that is not named here cannot reach a page.
 */
const deal = z.array(z.number())
const scores = z.array(z.array(z.number()))
const stance = z.enum(['favour', 'against', 'undecided'])
const reaction = z.enum(['welcome', 'live-with', 'cannot-accept'])
const choice = z.enum(['for', 'against', 'abstain'])
const majority = z.enum(['simple', 'two-thirds', 'security-council'])
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.union([schema, z.undefined()]))

const IssueView = z.strictObject({
  id: z.string(),
  title: z.string(),
  question: z.string(),
  options: z.array(z.strictObject({ id: z.string(), label: z.string(), clause: z.string(), position: z.number() })),
})

const SeatInView = z.strictObject({
  id: SeatCode,
  country: z.string(),
  countryName: z.string(),
  flag: z.string(),
  blocs: z.array(z.string()),
  holder: z.enum(['delegate', 'person']),
  isYou: z.boolean(),
  delegate: z.strictObject({
    name: z.string(),
    title: z.string(),
    faction: z.string(),
    motivations: z.array(z.string()),
    personality: z.enum(PERSONALITIES),
    temperament: z.enum(TEMPERAMENTS),
    colour: z.string(),
  }),
  positions: z.array(z.number()),
  isPermanentMember: z.boolean(),
  credibility: z.number(),
  mood: z.enum(['confident', 'calm', 'wary', 'frustrated', 'angry']),
  lastStatement: z.string(),
  stance,
  relation: z.number(),
  relationWord: z.enum(['hostile', 'cool', 'neutral', 'warm', 'allied']),
  hasFloor: z.boolean(),
  isOnList: z.boolean(),
})

const PhaseView = z.strictObject({
  id: z.enum(['opening', 'negotiation', 'resolution']),
  status: z.enum(['done', 'current', 'ahead']),
  minMs: z.number(),
  maxMs: z.number(),
})

const ClockView = z.strictObject({
  durationMs: z.number(),
  elapsedMs: z.number(),
  remainingMs: z.number(),
  progressRatio: z.number(),
  pace: z.number(),
  asOf: z.number(),
  running: z.boolean(),
  phases: z.array(PhaseView),
  phaseIndex: z.number(),
})

const VoteResult = z.strictObject({
  for: z.number(),
  against: z.number(),
  abstain: z.number(),
  required: z.number(),
  carried: z.boolean(),
  vetoedBy: z.array(SeatCode),
})

const VoteView = z.strictObject({
  id: z.string(),
  question: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('motion'), motion: z.string() }),
    z.strictObject({ kind: z.literal('amendment'), proposal: z.string() }),
    z.strictObject({ kind: z.literal('draft'), draft: z.string() }),
    z.strictObject({ kind: z.literal('part'), draft: z.string(), issue: z.number() }),
    z.strictObject({ kind: z.literal('consensus'), draft: z.string() }),
    z.strictObject({ kind: z.literal('straw-poll'), draft: optional(z.string()), change: optional(Change) }),
  ]),
  manner: z.enum(['roll-call', 'placards']),
  majority,
  order: z.array(SeatCode),
  ballots: z.array(z.strictObject({ seat: SeatCode, choice, absent: z.optional(z.literal(true)) })),
  openedAt: z.number(),
  deadlineAt: z.number(),
  result: optional(VoteResult),
})

const DraftView = z.strictObject({
  id: z.string(),
  number: z.number(),
  deal,
  sponsors: z.array(SeatCode),
  signatories: z.array(SeatCode),
  declared: z.record(SeatCode, stance),
  sidesAt: z.optional(z.record(SeatCode, z.number())),
  marks: z.array(
    z.strictObject({ issue: z.number(), before: z.number(), after: z.number(), by: Mover, at: z.number() }),
  ),
  status: z.enum(['open', 'adopted', 'rejected', 'adjourned']),
})

const ProposalView = z.strictObject({
  id: z.string(),
  draft: z.string(),
  by: Mover,
  partner: optional(SeatCode),
  changes: z.array(Change),
  at: z.number(),
  reactions: z.record(SeatCode, reaction),
  metAt: z.optional(z.record(SeatCode, z.number())),
  status: z.enum(['open', 'adopted', 'contested', 'lapsed']),
})

const OfferView = z.strictObject({
  id: z.string(),
  by: SeatCode,
  to: SeatCode,
  give: Change,
  take: Change,
  at: z.number(),
  status: z.enum(['open', 'accepted', 'declined', 'lapsed']),
})

const CommitmentView = z.strictObject({
  id: z.string(),
  kind: z.enum(['promise', 'threat']),
  by: SeatCode,
  to: optional(SeatCode),
  change: optional(Change),
  at: z.number(),
  status: z.enum(['open', 'kept', 'broken']),
  settledAt: optional(z.number()),
})

const CrisisView = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  urgency: z.enum(['low', 'medium', 'high', 'critical']),
  keyFacts: z.array(z.string()),
  stakeholders: z.array(z.string()),
  possibleOutcomes: z.array(z.string()),
  issue: z.exactOptional(z.number()),
  openedAt: z.number(),
  deadlineAt: z.number(),
  status: z.enum(['open', 'answered', 'lapsed']),
  choices: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      type: z.string(),
      consequences: z.string(),
      diplomaticCost: z.number(),
      successChanceRatio: z.number(),
    }),
  ),
  answer: optional(
    z.strictObject({ seat: SeatCode, choice: z.string(), chanceRatio: z.number(), succeeded: z.boolean() }),
  ),
})

const Secrets = {
  table: scores,
  reservation: z.number(),
  best: z.number(),
  redLines: z.array(Change),
  agenda: z.string(),
}

const Conclusion = z.strictObject({
  type: z.enum(['diplomatic_success', 'partial_resolution', 'stalemate', 'time_expired', 'crisis_escalation']),
  score: z.number(),
  outcomes: z.array(z.string()),
  forced: z.boolean(),
  at: z.number(),
})

export const SeatView = z.strictObject({
  schemaVersion: z.number(),
  sessionId: z.string(),
  campaignId: z.string(),
  title: z.string(),
  theme: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  majority,
  procedure: z.optional(ProcedureView),
  chair: z.optional(ChairView),
  status: z.enum(['active', 'paused', 'concluded']),
  seq: z.number(),
  you: SeatCode,
  issues: z.array(IssueView),
  seats: z.array(SeatInView),
  clock: ClockView,
  speaker: optional(SeatCode),
  answered: optional(z.strictObject({ by: SeatCode, at: z.number(), change: optional(Change) })),
  speakersList: z.array(SeatCode),
  motion: optional(MotionView),
  vote: optional(VoteView),
  votes: z.array(VoteView),
  drafts: z.array(DraftView),
  leadingDraft: optional(z.string()),
  signaturesNeeded: z.number(),
  proposals: z.array(ProposalView),
  offers: z.array(OfferView),
  commitments: z.array(CommitmentView),
  tension: z.strictObject({
    value: z.number(),
    level: z.enum(['calm', 'watchful', 'strained', 'high', 'breaking']),
    causes: z.array(
      z.strictObject({
        code: z.string(),
        delta: z.number(),
        at: z.number(),
        seat: optional(SeatCode),
        target: optional(SeatCode),
      }),
    ),
  }),
  relations: scores,
  crisis: optional(CrisisView),
  crisesClosed: z.array(CrisisView),
  own: z.strictObject({ ...Secrets, capital: z.number(), utilityOfText: z.number(), statusQuo: z.number() }),
  agreementScore: z.number(),
  relationsScore: z.number(),
  autonomousActs: z.number(),
  closingOfferUntil: optional(z.number()),
  legal: z.strictObject({
    kinds: z.array(z.enum(ACT_KINDS)),
    silencedBy: optional(z.enum(['voting', 'paused', 'concluded'])),
    yourTurnToVote: z.boolean(),
    motions: z.optional(z.array(z.enum(MOTIONS))),
    points: z.optional(z.array(z.enum(POINTS))),
  }),
  conclusion: optional(Conclusion),
  revealed: optional(z.record(SeatCode, z.strictObject(Secrets))),
})
export type SeatView = z.infer<typeof SeatView>
