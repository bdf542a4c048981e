import {
  ACT_KINDS,
  type ActKind,
  ANSWERED,
  CHANGES_MOST,
  CHOICES,
  DRAFT_SUPPORT,
  type Act as EngineAct,
  LEANINGS,
  MOTIONS,
  POINTS,
  PROCEDURE_TERMS,
  PROMISE_STANDINGS,
  QUESTION_TOPICS,
  REACTIONS,
  REMARK_TOPICS,
  STANCES,
  VERDICTS,
} from '@placard/engine/lists'
import * as z from 'zod/mini'

const index = z.int().check(z.gte(0), z.lte(15))
/** A seat's id: its country's ISO alpha-3 code in lower case. */
export const SeatCode = z.string().check(z.regex(/^[a-z]{3}$/))
/** Author of a change: a seat, or the chair with its single text. */
export const Mover = z.string().check(z.regex(/^(?:[a-z]{3}|chair)$/))
const reference = z.string().check(z.minLength(1), z.maxLength(64))

/** One issue settled by one option, both by their index on the agenda. */
export const Change = z.strictObject({ issue: index, option: index })
const target = z.exactOptional(SeatCode)
const issue = z.exactOptional(index)
const changes = z.array(Change).check(z.minLength(1), z.maxLength(CHANGES_MOST))

const change = z.exactOptional(Change)
const support = z.exactOptional(z.enum(DRAFT_SUPPORT))
const asked = z.exactOptional(z.strictObject({ topic: z.enum(QUESTION_TOPICS), change, inReturn: change, support }))
const answer = z.exactOptional(
  z.strictObject({
    to: z.enum(ANSWERED),
    verdict: z.enum(VERDICTS),
    change,
    other: change,
    support,
    company: z.exactOptional(z.array(SeatCode).check(z.maxLength(16))),
    promise: z.exactOptional(z.enum(PROMISE_STANDINGS)),
    isTerm: z.exactOptional(z.boolean()),
    isRepeated: z.exactOptional(z.boolean()),
    since: z.exactOptional(z.int().check(z.gte(0))),
  }),
)
const replyTo = z.exactOptional(z.enum(ACT_KINDS))

const schema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('support'), change: Change, target, replyTo }),
  z.strictObject({ kind: z.literal('oppose'), change: Change, target, replyTo }),
  z.strictObject({ kind: z.literal('question'), issue, target, asked }),
  z.strictObject({ kind: z.literal('appeal'), issue, target, replyTo }),
  z.strictObject({ kind: z.literal('reassure'), issue, target, replyTo }),
  z.strictObject({ kind: z.literal('warn'), issue, target, replyTo }),
  z.strictObject({ kind: z.literal('apologise'), target }),
  z.strictObject({
    kind: z.literal('explain'),
    issue: index,
    target,
    leaning: z.exactOptional(z.enum(LEANINGS)),
    answer,
  }),
  z.strictObject({ kind: z.literal('remind'), target: SeatCode, change }),
  z.strictObject({ kind: z.literal('insult'), target }),
  z.strictObject({ kind: z.literal('propose'), changes }),
  z.strictObject({ kind: z.literal('concede'), changes, target }),
  z.strictObject({ kind: z.literal('trade'), target: SeatCode, give: Change, take: Change }),
  z.strictObject({ kind: z.literal('accept'), offer: reference }),
  z.strictObject({ kind: z.literal('decline'), offer: reference }),
  z.strictObject({ kind: z.literal('promise'), target: SeatCode, change }),
  z.strictObject({ kind: z.literal('threaten'), target, change }),
  z.strictObject({
    kind: z.literal('react'),
    proposal: reference,
    reaction: z.enum(REACTIONS),
    over: change,
  }),
  z.strictObject({ kind: z.literal('declare'), draft: reference, stance: z.enum(STANCES) }),
  z.strictObject({ kind: z.literal('sponsor'), draft: reference }),
  z.strictObject({ kind: z.literal('sign'), draft: reference }),
  z.strictObject({ kind: z.literal('withdraw'), draft: reference }),
  z.strictObject({
    kind: z.literal('motion'),
    motion: z.enum(MOTIONS),
    minutes: z.exactOptional(z.int().check(z.gte(1), z.lte(30))),
    seconds: z.exactOptional(z.int().check(z.gte(10), z.lte(600))),
    issue,
    change,
  }),
  z.strictObject({
    kind: z.literal('point'),
    point: z.enum(POINTS),
    term: z.exactOptional(z.enum(PROCEDURE_TERMS)),
  }),
  z.strictObject({ kind: z.literal('second') }),
  z.strictObject({ kind: z.literal('request-floor') }),
  z.strictObject({ kind: z.literal('yield') }),
  z.strictObject({ kind: z.literal('vote'), choice: z.enum(CHOICES) }),
  z.strictObject({ kind: z.literal('choose'), choice: reference }),
  z.strictObject({ kind: z.literal('remark'), target, replyTo, about: z.exactOptional(z.enum(REMARK_TOPICS)) }),
])
/** Kinds missing from the schema: there must be none, or `Act` does not compile. */
type Missing = Exclude<ActKind, z.infer<typeof schema>['kind']>

/** A formal act of the engine: the same shape whether typed, spoken, clicked or chosen by an AI delegate. */
export const Act: z.ZodMiniType<[Missing] extends [never] ? EngineAct : never> = schema
