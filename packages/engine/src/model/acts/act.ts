import type { Change } from '../committee/issue.ts'
import type { SeatId } from '../committee/seat.ts'
import type { ProcedureTerm } from './terms.ts'

/** A seat's reaction to a proposed change of the text; seats never reveal numbers, only one of these three. */
export const REACTIONS = ['welcome', 'live-with', 'cannot-accept'] as const
export type Reaction = (typeof REACTIONS)[number]

/** A seat's declared position on a draft as a whole. */
export const STANCES = ['favour', 'against', 'undecided'] as const
export type Stance = (typeof STANCES)[number]

/** Most changes of one proposal, each of another issue. */
export const CHANGES_MOST = 3

/** Choices of a ballot. */
export const CHOICES = ['for', 'against', 'abstain'] as const
export type Choice = (typeof CHOICES)[number]

/**
 * Motions a seat may raise, if the session's pack has them. `vote` closes the debate and puts the draft to the vote.
 */
export const MOTIONS = [
  'vote',
  'appeal',
  'suspend',
  'unmoderated-caucus',
  'moderated-caucus',
  'adjourn-meeting',
  'adjourn-debate',
  'limit-time',
  'close-list',
  'reopen-list',
  'important-question',
  'division',
  'roll-call',
  'consensus',
  'reconsider',
  'straw-poll',
] as const
export type MotionKind = (typeof MOTIONS)[number]

/** Points and requests; the chair rules on them at once and the debate continues. */
export const POINTS = [
  'order',
  'privilege',
  'inquiry',
  'information',
  'right-of-reply',
  'explanation-of-vote',
  'present-and-voting',
  'for-the-motion',
  'against-the-motion',
] as const
export type PointKind = (typeof POINTS)[number]

/** Topics of a question to a delegation. */
export const QUESTION_TOPICS = ['need', 'accept', 'give-up', 'reasons', 'price', 'draft', 'company'] as const
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

/** What a remark is about, where the words of the answer depend on it. */
export const REMARK_TOPICS = ['crisis', 'thanks'] as const

/** Ways to stand behind a draft that a question may ask for. */
export const DRAFT_SUPPORT = ['sponsor', 'sign', 'vote'] as const
export type DraftSupport = (typeof DRAFT_SUPPORT)[number]

/**
 * Content of a question. `change` is the option asked about, `inReturn` what the asker would accept for it, `support`
 * what is asked for the leading draft.
 */
export interface Asked {
  readonly topic: QuestionTopic
  readonly change?: Change
  readonly inReturn?: Change
  readonly support?: DraftSupport
}

/** Verdicts of an answer. `undisclosed`: the delegation declines to say. */
export const VERDICTS = ['yes', 'no', 'only-if', 'not-yet', 'undisclosed'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What an answer is to: a question, a view, a reminder of a promise, or a remark without a matter. */
export const ANSWERED = [...QUESTION_TOPICS, 'view', 'promise'] as const
export type Answered = (typeof ANSWERED)[number]

/** What became of a promise that a delegation was reminded of. */
export const PROMISE_STANDINGS = ['open', 'kept', 'broken', 'none'] as const
export type PromiseStanding = (typeof PROMISE_STANDINGS)[number]

/**
 * An answer as the engine decides it; the wording adds the reasons. `change` is what it is about, `other` the condition
 * of "only if", or of a view what the speaker was against, `company` the delegations that stand with the speaker.
 */
export interface Answer {
  readonly to: Answered
  readonly verdict: Verdict
  readonly change?: Change
  readonly other?: Change
  /** What the asker offered for it. */
  readonly inReturn?: Change
  readonly support?: DraftSupport
  readonly company?: readonly SeatId[]
  /** Of an answer to a reminder: what became of the promise; `none` when there was none. */
  readonly promise?: PromiseStanding
  /** Of a condition for a vote or a name: the delegation is bound by it. Absent in logs older than the field. */
  readonly isTerm?: boolean
  /** The same delegation asked the same before. */
  readonly isRepeated?: boolean
  /** Session ms at which the same delegation was last answered on the same option. */
  readonly since?: number
}

/** Direction of a stated view on an issue: towards its far-reaching end, or towards the status quo. */
export const LEANINGS = ['further', 'less-far'] as const
export type Leaning = (typeof LEANINGS)[number]

/** Parameters of a motion besides its kind. */
export interface MotionTerms {
  readonly minutes?: number | undefined
  readonly seconds?: number | undefined
  readonly issue?: number | undefined
  readonly change?: Change | undefined
}

/**
 * A formal act: what a seat does on the floor, whether typed by a person or chosen by an AI delegate. `issue` and
 * `option` are indexes into the campaign's agenda; `offer`, `proposal`, `draft`, `motion` are ids from the view.
 */
export type Act =
  /** Speaks for an option, without moving the text. `replyTo` is the kind of act it answers, as in the acts below. */
  | { readonly kind: 'support'; readonly change: Change; readonly target?: SeatId; readonly replyTo?: ActKind }
  /** Speaks against an option, without moving the text. */
  | { readonly kind: 'oppose'; readonly change: Change; readonly target?: SeatId; readonly replyTo?: ActKind }
  /** Asks a delegation, or the floor at large; without `asked`, what would move it. */
  | { readonly kind: 'question'; readonly issue?: number; readonly target?: SeatId; readonly asked?: Asked }
  /** Asks for goodwill or movement. */
  | { readonly kind: 'appeal'; readonly issue?: number; readonly target?: SeatId; readonly replyTo?: ActKind }
  | { readonly kind: 'reassure'; readonly issue?: number; readonly target?: SeatId; readonly replyTo?: ActKind }
  | { readonly kind: 'warn'; readonly issue?: number; readonly target?: SeatId; readonly replyTo?: ActKind }
  | { readonly kind: 'apologise'; readonly target?: SeatId }
  /**
   * States a position on an issue: a view with its direction (`leaning`), or the answer to a question. With neither,
   * which issue matters most to the seat.
   */
  | {
      readonly kind: 'explain'
      readonly issue: number
      readonly target?: SeatId
      readonly leaning?: Leaning
      readonly answer?: Answer
    }
  /** Reminds a seat of a promise it made; without `change`, of its last one. */
  | { readonly kind: 'remind'; readonly target: SeatId; readonly change?: Change }
  /** Words that the chair calls to order. */
  | { readonly kind: 'insult'; readonly target?: SeatId }
  /** Proposes one to three changes to the leading draft; with no draft on the floor it introduces one. */
  | { readonly kind: 'propose'; readonly changes: readonly Change[] }
  /** A proposal that makes a concession: towards the others, away from the speaker's own position. */
  | { readonly kind: 'concede'; readonly changes: readonly Change[]; readonly target?: SeatId }
  /** "If you accept `take`, we accept `give`": a private-in-substance, public-in-form offer to one seat. */
  | { readonly kind: 'trade'; readonly target: SeatId; readonly give: Change; readonly take: Change }
  | { readonly kind: 'accept'; readonly offer: string }
  | { readonly kind: 'decline'; readonly offer: string }
  /** A promise to support a change (or, with none, the leading draft) when it is voted on. */
  | { readonly kind: 'promise'; readonly target: SeatId; readonly change?: Change }
  /** A threat to vote against unless the change is made (or, with none, unless the text moves). */
  | { readonly kind: 'threaten'; readonly target?: SeatId; readonly change?: Change }
  /** Reacts to a proposal: the show of placards after each proposed change. `over` is the change that a refusal is due to. */
  | { readonly kind: 'react'; readonly proposal: string; readonly reaction: Reaction; readonly over?: Change }
  /** Declares the seat's stance on the draft as a whole. */
  | { readonly kind: 'declare'; readonly draft: string; readonly stance: Stance }
  | { readonly kind: 'sponsor'; readonly draft: string }
  | { readonly kind: 'sign'; readonly draft: string }
  | { readonly kind: 'withdraw'; readonly draft: string }
  /**
   * `minutes` of a caucus or suspension, `seconds` per speech, `issue` that a caucus is about or a division separates,
   * `change` that a straw poll asks about (with none, the leading draft).
   */
  | ({ readonly kind: 'motion'; readonly motion: MotionKind } & MotionTerms)
  /** `term` of an inquiry: what the chair is asked to explain. */
  | { readonly kind: 'point'; readonly point: PointKind; readonly term?: ProcedureTerm }
  | { readonly kind: 'second' }
  /** Asks for the floor: joins the speakers list. */
  | { readonly kind: 'request-floor' }
  /** Gives up the floor, or the place on the speakers list. */
  | { readonly kind: 'yield' }
  | { readonly kind: 'vote'; readonly choice: Choice }
  | { readonly kind: 'choose'; readonly choice: string }
  /** Text without a formal meaning: a greeting, thanks, a remark. Counts as presence and courtesy only. */
  | {
      readonly kind: 'remark'
      readonly target?: SeatId
      readonly replyTo?: ActKind
      readonly about?: (typeof REMARK_TOPICS)[number]
    }

const KINDS = [
  'support',
  'oppose',
  'question',
  'appeal',
  'reassure',
  'warn',
  'apologise',
  'explain',
  'remind',
  'insult',
  'propose',
  'concede',
  'trade',
  'accept',
  'decline',
  'promise',
  'threaten',
  'react',
  'declare',
  'sponsor',
  'sign',
  'withdraw',
  'motion',
  'point',
  'second',
  'request-floor',
  'yield',
  'vote',
  'choose',
  'remark',
] as const

/** Kinds of acts. Listed before the union, whose acts name the kind that they answer. */
export type ActKind = (typeof KINDS)[number]

/** Kinds that are listed and not in the union, or the reverse: there must be none, or `ACT_KINDS` does not compile. */
type Unlisted = Exclude<Act['kind'], ActKind> | Exclude<ActKind, Act['kind']>

/** The kinds of act, in the order of the union. */
export const ACT_KINDS: [Unlisted] extends [never] ? typeof KINDS : never = KINDS

/** The act of a kind. */
export type ActOf<Kind extends ActKind> = Extract<Act, { readonly kind: Kind }>
